import { Injectable } from '@nestjs/common';
import { commentErrors, type HighlightCommentInput, highlightCommentSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { mayHighlight } from '../../replies/access/reply-policy';
import { ReplyAccessService } from '../../replies/access/reply-access.service';
import { CommentHighlighted } from '../../replies/replies.events';
import { highlightStatement } from '../../replies/writing/reply-change.statements';
import { CommentListService } from '../lists/comment-list.service';
import type { CommentModel } from '../comment.model';

/** Comments that are worth a look, for all readers (checklist line 112). */
@Injectable()
export class HighlightService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replies: ReplyAccessService,
    private readonly lists: CommentListService,
  ) {}

  /**
   * Marks a comment, or no longer: teachers of its author do, and the forum's admins.
   * @throws DomainError COMMENT_NOT_FOUND, COMMENT_DELETED, COMMENT_NOT_HIGHLIGHTABLE, THREAD_NOT_FOUND, THREAD_DELETED
   */
  async highlight(actor: Actor, input: HighlightCommentInput): Promise<CommentModel> {
    assertCan(actor, 'forum.write');
    const { commentId, highlighted } = parseInput(highlightCommentSchema, input);
    const access = await this.unitOfWork.run(async (transaction) => {
      const found = await this.replies.within(transaction, actor, { type: 'COMMENT', id: commentId });
      if (!mayHighlight(actor, found, found)) throw new DomainError(commentErrors.NOT_HIGHLIGHTABLE);
      const changed = await transaction.count(highlightStatement, { commentId, highlighted });
      if (changed === 0) return found;
      const { postId, threadId, communityId, authorId: creatorId } = found;
      const ids = {
        replyType: 'COMMENT',
        replyId: commentId,
        postId,
        threadId,
        communityId,
        creatorId,
      } as const;
      transaction.raise(CommentHighlighted, {
        ...ids,
        highlightedBy: actor.userId,
        isHighlighted: highlighted,
      });
      return found;
    });
    return this.lists.one(actor, access);
  }
}
