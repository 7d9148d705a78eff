import { Injectable } from '@nestjs/common';
import {
  moderationErrors,
  type RemoveCommentInput,
  removeCommentSchema,
  type RemovePostInput,
  removePostSchema,
} from '@lyceum/contracts';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { mayRemove } from '../../replies/access/reply-policy';
import { ReplyAccessService } from '../../replies/access/reply-access.service';
import { type ReplyKey, replyTypeTable } from '../../replies/reply-types';
import { caseStatement, closeCaseStatement, type OpenCase } from '../decisions/decision.statements';
import { DecisionEffects } from '../decisions/decision-effects';
import { ContentModerated } from '../moderation.events';
import { openCaseStatement } from '../reports/report.statements';
import { ModerationTargets } from '../targets/moderation-targets';

/**
 * Who keeps order takes a post or comment away at sight, without a report before it (checklist line 109). It is a case
 * like any other, decided at once: its author learns the reason and may appeal.
 */
@Injectable()
export class RemovalService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replies: ReplyAccessService,
    private readonly targets: ModerationTargets,
    private readonly effects: DecisionEffects,
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
      const opened = await this.openCase(transaction, key);
      const values = [opened.id, 'REMOVE', reason.toWellFormed(), actor.userId, opened.kind];
      const [, count] = (await transaction.manager.query(closeCaseStatement, values)) as [unknown, number];
      if (count === 0) throw new DomainError(moderationErrors.DECIDED_ALREADY);
      await this.effects.apply(transaction, actor, opened, { id: opened.id, action: 'REMOVE', reason });
      const { id: caseId, communityId, targetType, targetId, authorId } = opened;
      const what = { caseId, communityId, targetType, targetId, authorId };
      transaction.raise(ContentModerated, { ...what, action: 'REMOVE', decidedBy: actor.userId });
    });
  }

  /** The open case of what is reported or held already, or one for this decision. */
  private async openCase(transaction: Transaction, { type, id }: ReplyKey): Promise<OpenCase> {
    const content = await this.targets.get(type).read(transaction, id);
    if (!content) throw new DomainError(replyTypeTable[type].errors.NOT_FOUND);
    const { communityId, authorId, title, preview } = content;
    const about = [type, id, communityId, authorId, title, preview];
    const [{ caseId }] = await transaction.manager.query<[{ caseId: string }]>(openCaseStatement, about);
    const [opened] = await transaction.manager.query<[OpenCase]>(caseStatement, [caseId]);
    return opened;
  }
}
