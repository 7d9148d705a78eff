import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { moderationErrors } from '@lyceum/contracts/moderation';
import { type Actor, DomainError, type Transaction } from '@lyceum/kernel';
import type { OpenCase } from '../decisions/case.statements';
import { closeCaseStatement } from '../decisions/decision.statements';
import { DecisionEffects } from '../decisions/decision-effects';
import { ContentModerated } from '../moderation.events';
import { ModerationStatements } from '../moderation.statements';
import { openCaseStatement } from '../reports/report.statements';
import type { TargetKey } from '../targets/moderation-target';
import { ModerationTargets } from '../targets/moderation-targets';

/**
 * Who keeps order takes something away at sight, without a report before it (checklist line 109). It is a case like any
 * other, decided at once: its author learns the reason and may appeal.
 */
@Injectable()
export class RemovalService {
  constructor(
    private readonly targets: ModerationTargets,
    private readonly statements: ModerationStatements,
    private readonly effects: DecisionEffects,
  ) {}

  /**
   * Takes it away. The caller's domain has checked the reason, and that they may.
   * @throws DomainError COMMON_NOT_FOUND, MODERATION_DECIDED_ALREADY
   */
  async removeWithin(
    transaction: Transaction,
    actor: Actor,
    target: TargetKey,
    reason: string,
  ): Promise<void> {
    const { opened, isHeld } = await this.openCase(transaction, target);
    const { id: caseId, kind, communityId, targetType, targetId, authorId } = opened;
    const decision = { action: 'REMOVE', decidedBy: actor.userId } as const;
    const values = { ...decision, caseId, kind, isHeld, reason: reason.toWellFormed() };
    const [closed] = await transaction.rows(closeCaseStatement, values);
    if (!closed) throw new DomainError(moderationErrors.DECIDED_ALREADY);
    await this.effects.apply(transaction, actor, opened, { id: caseId, action: 'REMOVE', reason });
    const what = { caseId, communityId, targetType, targetId, authorId };
    transaction.raise(ContentModerated, { ...what, ...closed, ...decision });
  }

  /** The open case of what is reported or held already, or one for this decision. */
  private async openCase(
    transaction: Transaction,
    { type, id }: TargetKey,
  ): Promise<{ opened: OpenCase; isHeld: boolean }> {
    const content = await this.targets.get(type).read(transaction, id);
    if (!content) throw new DomainError(commonErrors.NOT_FOUND);
    const { communityId, authorId, title, preview, isHeld } = content;
    const values = { type, id, communityId, authorId, title, preview };
    const [made] = await transaction.rows(openCaseStatement, values);
    const [opened] = made ? await transaction.rows(this.statements.cases.toDecide, made) : [];
    if (!opened) throw new DomainError(commonErrors.NOT_FOUND);
    return { opened, isHeld };
  }
}
