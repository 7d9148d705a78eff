import {
  BlockedUsersDocument,
  FriendSuggestionsDocument,
  FriendRequestsDocument,
  FriendsDocument,
  graphqlPages,
  graphqlQueryOptions,
  ProfileDocument,
  refreshQueries,
  SentFriendRequestsDocument,
  UserCardDocument,
  type UserCardPartsFragment,
  type UserCardQuery,
} from '@lyceum/web-graphql';
import type { QueryClient } from '@tanstack/react-query';

/** Somebody as the signed-in user sees them. */
export type PersonCard = UserCardPartsFragment;

/** The same with what the two have in common. */
export type WholeCard = UserCardQuery['getUserCard'];

const documents = {
  friends: FriendsDocument,
  requests: FriendRequestsDocument,
  sent: SentFriendRequestsDocument,
  blocked: BlockedUsersDocument,
} as const;

/** The signed-in user's lists of people. */
export type PeopleList = keyof typeof documents;

/** `userId`'s card for `me`. */
export function cardQuery(userId: string, me: string) {
  return graphqlQueryOptions(UserCardDocument, { userId, requestingUser: me });
}

/** The pages of one of the lists, the latest first. */
export function peopleQuery(list: PeopleList, me: string) {
  return graphqlPages(documents[list], {
    variables: (cursor: string | null) => ({ userId: me, cursor }),
    page: ({ people }) => people,
    first: null,
    next: ({ nextCursor }) => nextCursor ?? null,
  });
}

/** People `me` may know; with a search, those of whose name a part begins so. */
export function suggestionsQuery(me: string, search: string) {
  return graphqlQueryOptions(FriendSuggestionsDocument, { userId: me, queryString: search || null });
}

/** Has the lists of people ask again, and profiles, which tell friends more. */
export function refreshPeople(queryClient: QueryClient): Promise<void> {
  return refreshQueries(queryClient, ProfileDocument, FriendSuggestionsDocument, ...Object.values(documents));
}
