import { Injectable } from '@nestjs/common';
import { moderationErrors } from '@lyceum/contracts/moderation';
import type { AsLeft } from '@lyceum/contracts/ops';
import {
  type Actor,
  assertAsLeft,
  DomainError,
  isUniqueViolation,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Communities } from '../communities/communities';
import { DecisionUndone } from '../moderation.events';
import { ModerationStatements } from '../moderation.statements';
import { ModerationTargets } from '../targets/moderation-targets';
import type { OpenCase } from './case.statements';
import {
  reopenStatement,
  reverseNoticesStatement,
  undoableAction,
  undoableStatement,
  undoableStayingStatement,
} from './undo.statements';

/** A decision that was taken back. */
interface Undone {
  readonly action: 'DISMISS' | 'REMOVE';
  readonly decidedAt: Date | null;
}

const reasonGiven = 'Taken back by who decided it';

/** Takes decisions back by which nothing is lost: dismissed waits again, and what was shown and removed is shown. */
@Injectable()
export class UndoService {
  constructor(
    private readonly communities: Communities,
    private readonly targets: ModerationTargets,
    private readonly statements: ModerationStatements,
  ) {}

  /** Whether the caller can take back what was decided about a case, as it stands now. */
  async canUndo(source: StatementRunner, { userId: actorId }: Actor, caseId: string): Promise<boolean> {
    const [found] = await source.rows(undoableStatement, { caseId, actorId });
    return found !== undefined && undoableAction(found) !== null;
  }

  /**
   * Within the transaction of who has checked the right. What was held back is not undone, as it was not shown, nor what
   * was appealed against, deleted or reported anew since; only who decided undoes.
   * @param asLeft which decisions are meant; without it, whichever stands
   * @returns what was undone; null where it waits
   * @throws DomainError MODERATION_CASE_NOT_FOUND, MODERATION_CANNOT_UNDO, OPS_CHANGED_SINCE
   */
  async undoWithin(
    transaction: Transaction,
    actor: Actor,
    caseId: string,
    asLeft?: AsLeft,
  ): Promise<Undone | null> {
    const [found] = await transaction.rows(this.statements.cases.toDecide, { caseId });
    if (!found || found.authorId === actor.userId) throw new DomainError(moderationErrors.CASE_NOT_FOUND);
    if (found.status === 'OPEN') return null;
    // Its content before the case, as by who decides.
    if (found.targetType !== 'USER')
      await this.targets.find(found.targetType)?.read(transaction, found.targetId);
    // Before it is asked whether it was appealed against: who appeals waits for that, and is refused then.
    await transaction.count(reverseNoticesStatement, { caseId });
    const { action, decidedAt } = await decisionToUndo(transaction, actor, caseId, asLeft);
    if (action === 'REMOVE') await this.show(transaction, found);
    await reopen(transaction, actor, { caseId, action });
    await this.communities.keeper.record(transaction, {
      communityId: found.communityId,
      actorId: actor.userId,
      action: action === 'REMOVE' ? 'CONTENT_RESTORED' : 'REPORT_REOPENED',
      subjectUserId: found.authorId,
      target: { type: found.targetType, id: found.targetId },
      reason: reasonGiven,
    });
    return { action, decidedAt };
  }

  private async show(transaction: Transaction, { targetType, targetId }: OpenCase): Promise<void> {
    const target = this.targets.get(targetType);
    await target.restore(transaction, targetId);
    const content = await target.read(transaction, targetId);
    // Its author has deleted it since.
    if (!content || content.isGone) throw new DomainError(moderationErrors.CANNOT_UNDO);
  }
}

async function decisionToUndo(
  transaction: Transaction,
  { userId: actorId }: Actor,
  caseId: string,
  asLeft: AsLeft | undefined,
): Promise<Undone> {
  const [found] = await transaction.rows(undoableStayingStatement, { caseId, actorId });
  if (!found) throw new DomainError(moderationErrors.CASE_NOT_FOUND);
  assertAsLeft(asLeft, caseId, found.revision);
  const action = undoableAction(found);
  if (!action) throw new DomainError(moderationErrors.CANNOT_UNDO);
  return { action, decidedAt: found.decidedAt };
}

async function reopen(
  transaction: Transaction,
  { userId: actorId }: Actor,
  { caseId, action }: { readonly caseId: string; readonly action: string },
): Promise<void> {
  const [reopened] = await transaction
    .rows(reopenStatement, { caseId, action, actorId })
    .catch((thrown: unknown) => {
      // Somebody has just reported it anew.
      throw isUniqueViolation(thrown) ? new DomainError(moderationErrors.CANNOT_UNDO) : thrown;
    });
  if (!reopened) throw new DomainError(moderationErrors.CANNOT_UNDO);
  transaction.raise(DecisionUndone, reopened);
}
