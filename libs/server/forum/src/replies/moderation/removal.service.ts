import { Injectable } from '@nestjs/common';
import {
  type RemoveCommentInput,
  removeCommentSchema,
  type RemovePostInput,
  removePostSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { RemovalService } from '@lyceum/moderation';
import { ReplyAccessService } from '../access/reply-access.service';
import { mayRemove } from '../access/reply-policy';
import { type ReplyKey, replyTypeTable } from '../reply-types';

/** Who keeps order takes a post or comment away at sight (checklist line 109). */
@Injectable()
export class ReplyRemovalService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replies: ReplyAccessService,
    private readonly removals: RemovalService,
  ) {}

  /** @throws DomainError POST_NOT_FOUND, POST_DELETED, POST_NOT_REMOVABLE, THREAD_NOT_FOUND, THREAD_DELETED */
  removePost(actor: Actor, input: RemovePostInput): Promise<void> {
    const { postId, reason } = parseInput(removePostSchema, input);
    return this.remove(actor, { type: 'POST', id: postId }, reason);
  }

  /** @throws DomainError COMMENT_NOT_FOUND, COMMENT_DELETED, COMMENT_NOT_REMOVABLE, THREAD_NOT_FOUND, THREAD_DELETED */
  removeComment(actor: Actor, input: RemoveCommentInput): Promise<void> {
    const { commentId, reason } = parseInput(removeCommentSchema, input);
    return this.remove(actor, { type: 'COMMENT', id: commentId }, reason);
  }

  private remove(actor: Actor, key: ReplyKey, reason: string): Promise<void> {
    assertCan(actor, 'forum.write');
    return this.unitOfWork.run(async (transaction) => {
      const access = await this.replies.within(transaction, actor, key);
      if (!mayRemove(actor, key.type, access, access))
        throw new DomainError(replyTypeTable[key.type].errors.NOT_REMOVABLE);
      await this.removals.removeWithin(transaction, actor, key, reason);
    });
  }
}
