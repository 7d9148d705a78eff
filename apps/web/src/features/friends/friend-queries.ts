import {
  BlockedUsersDocument,
  FriendRequestsDocument,
  FriendsDocument,
  graphqlQueryOptions,
  send,
  SentFriendRequestsDocument,
  UserCardDocument,
  type UserCardPartsFragment,
} from '@lyceum/web-graphql';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

/** Somebody as the signed-in user sees them. */
export type PersonCard = UserCardPartsFragment;

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
  return infiniteQueryOptions({
    queryKey: ['graphql', 'People', me, list] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await send(documents[list], { userId: me, cursor: pageParam }, { signal })).people,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
  });
}

/** Has the lists of people ask again. */
export async function refreshPeople(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['graphql', 'People'] });
}
