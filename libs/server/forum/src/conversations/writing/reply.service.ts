import { Injectable } from '@nestjs/common';
import {
  conversationErrors,
  type OwnConversationReplyInput,
  ownConversationReplySchema,
  type ReplyToConversationInput,
  replyToConversationSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { mayPost } from '../../access/forum-access';
import { readContent, type WrittenContent } from '../../texts/content';
import { firstStatus } from '../../threads/writing/review';
import { ConversationAccessService } from '../conversation-access.service';
import { ConversationReplied, ConversationReplyDeleted } from '../conversations.events';
import { ConversationListService } from '../lists/conversation-list.service';
import { changeReplyStatus } from './conversation-status';
import { repliedBeforeStatement, replyStatement } from './conversation-writing.statements';
import type { ConversationReplyModel } from '../lists/conversation.model';

/** What members answer to conversations (checklist line 82). */
@Injectable()
export class ConversationReplyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly conversations: ConversationAccessService,
    private readonly lists: ConversationListService,
  ) {}

  /**
   * Replies to what is shown, as a member of its forum; held as conversations are. Again with the same `clientKey`
   * answers the first one, if it says the same.
   * @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED, CONVERSATION_NOT_A_MEMBER,
   * CONVERSATION_POSTED_ALREADY, THREAD_CONTENT_BLANK
   */
  async reply(actor: Actor, input: ReplyToConversationInput): Promise<ConversationReplyModel> {
    assertCan(actor, 'forum.write');
    const draft = parseInput(replyToConversationSchema, input, 'input');
    const written = readContent(draft.content, false, actor.userId);
    const replyId = await this.unitOfWork.run((transaction) =>
      this.insert(transaction, actor, draft, written),
    );
    return this.lists.ownReply(actor, replyId);
  }

  /**
   * Its author takes a reply away; nothing of it is left.
   * @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED, CONVERSATION_NOT_THE_AUTHOR
   */
  async delete(actor: Actor, input: OwnConversationReplyInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { replyId } = parseInput(ownConversationReplySchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const access = await this.conversations.ofReplyWithin(transaction, actor, replyId);
      const { conversationId, communityId, creatorId } = access;
      if (creatorId !== actor.userId) throw new DomainError(conversationErrors.NOT_THE_AUTHOR);
      await changeReplyStatus(transaction, replyId, 'DELETED', ['VISIBLE', 'HELD']);
      transaction.raise(ConversationReplyDeleted, { replyId, conversationId, communityId, creatorId });
    });
  }

  private async insert(
    transaction: Transaction,
    actor: Actor,
    { conversationId, clientKey }: ReplyToConversationInput,
    { content, links }: WrittenContent,
  ): Promise<string> {
    const { userId: creatorId } = actor;
    const access = await this.conversations.within(transaction, actor, conversationId);
    const { communityId } = access;
    if (!mayPost(actor, access)) throw new DomainError(conversationErrors.NOT_A_MEMBER);
    if (access.status !== 'VISIBLE') throw new DomainError(conversationErrors.NOT_FOUND);
    const status = await firstStatus(transaction, actor, access, links);
    const given = { conversationId, creatorId, content, clientKey: clientKey ?? null };
    const [made] = await transaction.rows(replyStatement, { ...given, status });
    if (made) {
      const reply = { replyId: made.id, conversationId, communityId, creatorId, status };
      transaction.raise(ConversationReplied, reply);
      return made.id;
    }
    const [before] = await transaction.rows(repliedBeforeStatement, given);
    if (!before?.isSame) throw new DomainError(conversationErrors.POSTED_ALREADY);
    return before.id;
  }
}
