import { Injectable } from '@nestjs/common';
import { type HighlightAnswerInput, highlightAnswerSchema, threadErrors } from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { recordForumAudit, wasDoneBefore } from '../../access/forum-audit';
import { ReplyAccessService } from '../../replies/access/reply-access.service';
import type { ReplyAccess } from '../../replies/access/reply-policy';
import { AnswerHighlighted } from '../../replies/replies.events';
import { isEducatorOf, mayHighlightAnswers } from '../../threads/thread-policy';
import {
  highlightStatement,
  isStudentQuery,
  takeBackStatement,
} from '../../threads/thread-highlights.queries';

/** The one answer of a thread that stands beneath its text. */
@Injectable()
export class AnswerHighlightService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replies: ReplyAccessService,
  ) {}

  /**
   * Highlights an answer in place of another, or takes that back: Educators who teach the thread's author may, and who keeps
   * order in its forum. It is on record there; again changes nothing.
   * @throws DomainError POST_NOT_FOUND, POST_DELETED, THREAD_NOT_FOUND, THREAD_DELETED, THREAD_ANSWER_NOT_HIGHLIGHTABLE
   */
  async highlight(actor: Actor, input: HighlightAnswerInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { postId, highlighted } = parseInput(highlightAnswerSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const access = await this.replies.within(transaction, actor, { type: 'POST', id: postId });
      const { threadId, creatorId } = access;
      const [known] = await transaction.rows(isStudentQuery, { userId: actor.userId, creatorId });
      const isMyStudent = known?.isMyStudent ?? false;
      if (access.replyStatus !== 'VISIBLE' || !mayHighlightAnswers(actor, access, isMyStudent))
        throw new DomainError(threadErrors.ANSWER_NOT_HIGHLIGHTABLE);
      const changed = highlighted
        ? await transaction.count(highlightStatement, {
            threadId,
            postId,
            byEducator: isEducatorOf(actor, isMyStudent),
          })
        : await transaction.count(takeBackStatement, { threadId, postId });
      if (changed > 0) await this.record(transaction, actor, access, highlighted);
    });
  }

  private async record(
    transaction: Transaction,
    actor: Actor,
    { postId, threadId, communityId, authorId }: ReplyAccess,
    isHighlighted: boolean,
  ): Promise<void> {
    const isNews =
      isHighlighted &&
      !(await wasDoneBefore(transaction, 'ANSWER_HIGHLIGHTED', {
        subjectUserId: authorId,
        targetId: postId,
      }));
    transaction.raise(AnswerHighlighted, {
      replyType: 'POST',
      replyId: postId,
      postId,
      threadId,
      communityId,
      creatorId: authorId,
      highlightedBy: actor.userId,
      isNews,
    });
    await recordForumAudit(transaction, {
      communityId,
      actorId: actor.userId,
      subjectUserId: authorId,
      action: isHighlighted ? 'ANSWER_HIGHLIGHTED' : 'HIGHLIGHT_TAKEN_BACK',
      target: { type: 'POST', id: postId },
    });
  }
}
