import type { ContentStatus } from '@lyceum/contracts';
import { type Actor, can, encodeCursor, type Placed, withCursor } from '@lyceum/kernel';
import type { UserSummary } from '../../people/user-summary';
import type { ConversationRow, ReplyRow } from './conversation.queries';

/** A reply as the caller sees it. */
export interface ConversationReplyView {
  id: string;
  createdAt: Date;
  creator: UserSummary;
  content: string;
  status: ContentStatus;
  /** The caller has reported it. */
  reported: boolean;
  deletable: boolean;
  cursor: string;
}

/** A conversation as the caller sees it (checklist line 82). */
export interface ConversationView {
  id: string;
  createdAt: Date;
  creator: UserSummary;
  community: ConversationRow['community'];
  content: string;
  status: ContentStatus;
  likesCnt: number;
  requestingUserHasLiked: boolean;
  repliesCnt: number;
  requestingUserHasReplied: boolean;
  /** The first two. */
  replies: ConversationReplyView[];
  deleted: boolean;
  /** The caller has reported it. */
  reported: boolean;
  deletable: boolean;
  canReplyTo: boolean;
  cursor: string;
}

export function toReplyView(actor: Actor, { sortValue, sortId, ...reply }: ReplyRow): ConversationReplyView {
  return {
    ...reply,
    createdAt: new Date(reply.createdAt),
    deletable: reply.creator.id === actor.userId,
    cursor: encodeCursor([sortValue, sortId]),
  };
}

export function toConversationView(actor: Actor, row: Placed<ConversationRow>): ConversationView {
  const { role, ...conversation } = withCursor(row);
  const deleted = row.status === 'REMOVED' || row.status === 'DELETED';
  return {
    ...conversation,
    replies: row.replies.map((reply) => toReplyView(actor, reply)),
    deleted,
    deletable: !deleted && row.creator.id === actor.userId,
    canReplyTo: row.status === 'VISIBLE' && role !== null && can(actor, 'forum.write'),
  };
}
