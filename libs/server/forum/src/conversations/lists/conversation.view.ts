import { type Actor, can, encodeCursor, type Placed, withCursor } from '@lyceum/kernel';
import type { ConversationRow, FirstReplyRow, ReplyRow } from './conversation.queries';
import type { ConversationModel, ConversationReplyModel } from './conversation.model';

export function toReplyView(
  actor: Actor,
  { sortValue, sortId, ...reply }: ReplyRow | FirstReplyRow,
): ConversationReplyModel {
  return {
    ...reply,
    createdAt: new Date(reply.createdAt),
    deletable: reply.creator.id === actor.userId,
    cursor: encodeCursor([sortValue, sortId]),
  };
}

export function toConversationView(actor: Actor, row: Placed<ConversationRow>): ConversationModel {
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
