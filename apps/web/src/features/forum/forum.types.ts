import type { CommunityParts } from '@lyceum/contracts/forum';
import type {
  ForumFieldsFragment,
  ForumMemberFieldsFragment,
  ForumPageQuery,
  PersonFieldsFragment,
} from '@lyceum/web-graphql';
import type { ThreadCardItem } from './thread-card/thread-card.types';

/** With all that is said of it; what it is for (`type`) is shown nowhere. */
export type Forum = ForumFieldsFragment & Record<Exclude<keyof CommunityParts, 'type'>, unknown>;

export type Person = PersonFieldsFragment;

/** A thread of a paged list. */
export interface ThreadRow extends ThreadCardItem {
  readonly cursor: string;
}

export type ForumPage = ForumPageQuery['getCommunityByName'];

export type Member = ForumMemberFieldsFragment;
