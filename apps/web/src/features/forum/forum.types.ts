import type {
  ForumFieldsFragment,
  ForumMemberFieldsFragment,
  ForumPageQuery,
  PersonFieldsFragment,
} from '@lyceum/web-graphql';
import type { ThreadCardItem } from './thread-card/thread-card.types';

export type Forum = ForumFieldsFragment;

export type Person = PersonFieldsFragment;

/** A thread of a paged list. */
export interface ThreadRow extends ThreadCardItem {
  readonly cursor: string;
}

export type ForumPage = ForumPageQuery['getCommunityByName'];

export type Member = ForumMemberFieldsFragment;
