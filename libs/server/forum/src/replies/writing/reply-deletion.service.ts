import { Injectable } from '@nestjs/common';
import {
  type OwnCommentInput,
  ownCommentSchema,
  type OwnPostInput,
  ownPostSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { recordForumAudit } from '../../access/forum-audit';
import { ReplyAccessService } from '../access/reply-access.service';
import { type ReplyKey, replyTypeTable } from '../reply-types';
import { ReplyDeleted } from '../replies.events';
import { changeReplyStatus } from './reply-status';

/** The end of posts and comments: 'Content deleted' stands in their place, and what answers them stays (checklist line 108). */
@Injectable()
export class ReplyDeletionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replies: ReplyAccessService,
  ) {}

  /** @throws DomainError POST_NOT_FOUND, POST_DELETED, POST_NOT_THE_AUTHOR, THREAD_NOT_FOUND, THREAD_DELETED */
  deletePost(actor: Actor, input: OwnPostInput): Promise<void> {
    const { postId } = parseInput(ownPostSchema, input);
    return this.deleteOwn(actor, { type: 'POST', id: postId });
  }

  /** @throws DomainError COMMENT_NOT_FOUND, COMMENT_DELETED, COMMENT_NOT_THE_AUTHOR, THREAD_NOT_FOUND, THREAD_DELETED */
  deleteComment(actor: Actor, input: OwnCommentInput): Promise<void> {
    const { commentId } = parseInput(ownCommentSchema, input);
    return this.deleteOwn(actor, { type: 'COMMENT', id: commentId });
  }

  /** Any post, by a SUPER_ADMIN, which is put on record (checklist line 109). @throws DomainError POST_NOT_FOUND, POST_DELETED */
  async deletePostAsAdmin(actor: Actor, input: OwnPostInput): Promise<void> {
    assertCan(actor, 'forum.deleteAnyPost');
    const { postId } = parseInput(ownPostSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const access = await this.replies.within(transaction, actor, { type: 'POST', id: postId });
      await remove(transaction, actor, { type: 'POST', id: postId });
      const { communityId, authorId } = access;
      await recordForumAudit(transaction, {
        communityId,
        actorId: actor.userId,
        action: 'POST_DELETED',
        subjectUserId: authorId,
        target: { type: 'POST', id: postId },
      });
    });
  }

  private deleteOwn(actor: Actor, key: ReplyKey): Promise<void> {
    assertCan(actor, 'forum.write');
    return this.unitOfWork.run(async (transaction) => {
      const access = await this.replies.within(transaction, actor, key);
      if (access.authorId !== actor.userId)
        throw new DomainError(replyTypeTable[key.type].errors.NOT_THE_AUTHOR);
      await remove(transaction, actor, key);
    });
  }
}

async function remove(transaction: Transaction, actor: Actor, key: ReplyKey): Promise<void> {
  const changed = await changeReplyStatus(transaction, key, 'DELETED', ['VISIBLE', 'HELD']);
  if (!changed) throw new DomainError(replyTypeTable[key.type].errors.DELETED);
  const { before: _, ...reply } = changed;
  transaction.raise(ReplyDeleted, { ...reply, deletedBy: actor.userId });
}
