import { Injectable } from '@nestjs/common';
import {
  conversationErrors,
  type CreateConversationInput,
  createConversationSchema,
  type OwnConversationInput,
  ownConversationSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { mayPost } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { readContent, type WrittenContent } from '../../texts/content';
import { firstStatus } from '../../threads/writing/review';
import { ConversationAccessService } from '../conversation-access.service';
import { ConversationCreated, ConversationDeleted } from '../conversations.events';
import { ConversationListService } from '../lists/conversation-list.service';
import { changeConversationStatus } from './conversation-status';
import { createStatement, madeBeforeStatement } from './conversation-writing.statements';
import type { ConversationModel } from '../lists/conversation.model';

/** Conversations from their first word to their end (checklist line 82). */
@Injectable()
export class ConversationWritingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly forums: ForumAccessService,
    private readonly conversations: ConversationAccessService,
    private readonly lists: ConversationListService,
  ) {}

  /**
   * Says something to a forum of the caller's, in plain text of 1 to 1,000 characters. What newcomers write first, and
   * what has many links, is HELD where the forum wants it. Again with the same `clientKey` answers the first one, if it
   * says the same.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER, CONVERSATION_NOT_A_MEMBER,
   * CONVERSATION_POSTED_ALREADY, THREAD_CONTENT_BLANK
   */
  async create(actor: Actor, input: CreateConversationInput): Promise<ConversationModel> {
    assertCan(actor, 'forum.write');
    const draft = parseInput(createConversationSchema, input, 'input');
    const written = readContent(draft.content, false, actor.userId);
    const conversationId = await this.unitOfWork.run((transaction) =>
      this.insert(transaction, actor, draft, written),
    );
    return this.lists.open(actor, { conversationId, userId: actor.userId });
  }

  /**
   * Its author takes it away: 'Content deleted' stands in its place, and the replies stay.
   * @returns what is left of it
   * @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED, CONVERSATION_NOT_THE_AUTHOR
   */
  async delete(actor: Actor, input: OwnConversationInput): Promise<ConversationModel> {
    assertCan(actor, 'forum.write');
    const { conversationId } = parseInput(ownConversationSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const { communityId, creatorId } = await this.conversations.within(transaction, actor, conversationId);
      if (creatorId !== actor.userId) throw new DomainError(conversationErrors.NOT_THE_AUTHOR);
      await changeConversationStatus(transaction, conversationId, 'DELETED', ['VISIBLE', 'HELD']);
      transaction.raise(ConversationDeleted, { conversationId, communityId, creatorId });
    });
    return this.lists.open(actor, { conversationId, userId: actor.userId });
  }

  private async insert(
    transaction: Transaction,
    actor: Actor,
    { communityId, clientKey }: CreateConversationInput,
    { content, links }: WrittenContent,
  ): Promise<string> {
    const { userId: creatorId } = actor;
    const access = await this.forums.within(transaction, actor, communityId);
    if (!mayPost(actor, access)) throw new DomainError(conversationErrors.NOT_A_MEMBER);
    const status = await firstStatus(transaction, actor, access, links);
    const given = { communityId, creatorId, content, clientKey: clientKey ?? null };
    const [made] = await transaction.rows(createStatement, { ...given, status });
    if (made) {
      transaction.raise(ConversationCreated, { conversationId: made.id, communityId, creatorId, status });
      return made.id;
    }
    const [before] = await transaction.rows(madeBeforeStatement, given);
    if (!before?.isSame) throw new DomainError(conversationErrors.POSTED_ALREADY);
    return before.id;
  }
}
