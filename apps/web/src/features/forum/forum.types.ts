import type { CommunityParts } from '@lyceum/contracts/forum';
import type {
  ForumFieldsFragment,
  ForumMemberFieldsFragment,
  ForumPageQuery,
  PersonFieldsFragment,
  ThreadCardFieldsFragment,
} from '@lyceum/web-graphql';

/** With all that is said of it; what it is for (`type`) is shown nowhere. */
export type Forum = ForumFieldsFragment & Record<Exclude<keyof CommunityParts, 'type'>, unknown>;

export type Person = PersonFieldsFragment;

/** A thread of a paged list. */
export type ThreadRow = ThreadCardFieldsFragment & {
  /** Of a teacher's student: nobody else has answered it for a day. */
  readonly isWaiting?: boolean;
};

export type ForumPage = ForumPageQuery['getCommunityByName'];

export type Member = ForumMemberFieldsFragment;
