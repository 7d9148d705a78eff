import { Injectable } from '@nestjs/common';
import {
  conversationErrors,
  conversationLimits,
  type GetConversationRepliesInput,
  getConversationRepliesSchema,
  type GetConversationsInput,
  getConversationsSchema,
  type OwnConversationInput,
  ownConversationSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, keysetOf, parseInput, PreparedQueries } from '@lyceum/kernel';
import { readerOf } from '../../access/forum-access';
import { conversationQuery, conversationsQuery, repliesQuery, replyQuery } from './conversation.queries';
import { toConversationView, toReplyView } from './conversation.view';
import type { ConversationModel, ConversationReplyModel } from './conversation.model';

/** What people read of conversations (checklist line 82); a page is one statement. */
@Injectable()
export class ConversationListService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Ten of what the caller's forums talk about, the latest first. */
  async list(actor: Actor, input: GetConversationsInput): Promise<ConversationModel[]> {
    assertCan(actor, 'forum.read');
    const { cursor } = parseInput(getConversationsSchema, input);
    const [after, afterId] = keysetOf(cursor);
    const rows = await this.queries.rows(conversationsQuery, {
      ...readerOf(actor),
      limit: conversationLimits.pageSize,
      after,
      afterId,
    });
    return rows.map((row) => toConversationView(actor, row));
  }

  /** One of them, also one that was deleted. @throws DomainError CONVERSATION_NOT_FOUND */
  async open(actor: Actor, input: OwnConversationInput): Promise<ConversationModel> {
    assertCan(actor, 'forum.read');
    const { conversationId } = parseInput(ownConversationSchema, input);
    const [row] = await this.queries.rows(conversationQuery, { ...readerOf(actor), conversationId });
    if (!row) throw new DomainError(conversationErrors.NOT_FOUND);
    return toConversationView(actor, row);
  }

  /** Fifty of a conversation's replies, the oldest first; none where the caller may not see it. */
  async replies(actor: Actor, input: GetConversationRepliesInput): Promise<ConversationReplyModel[]> {
    assertCan(actor, 'forum.read');
    const { conversationId, cursor } = parseInput(getConversationRepliesSchema, input);
    const [after, afterId] = keysetOf(cursor);
    const rows = await this.queries.rows(repliesQuery, {
      ...readerOf(actor),
      conversationId,
      limit: conversationLimits.replyPageSize,
      after,
      afterId,
    });
    return rows.map((row) => toReplyView(actor, row));
  }

  /** A reply of the caller's own. @throws DomainError CONVERSATION_NOT_FOUND */
  async ownReply(actor: Actor, replyId: string): Promise<ConversationReplyModel> {
    const [row] = await this.queries.rows(replyQuery, { userId: actor.userId, replyId });
    if (!row) throw new DomainError(conversationErrors.NOT_FOUND);
    return toReplyView(actor, row);
  }
}
