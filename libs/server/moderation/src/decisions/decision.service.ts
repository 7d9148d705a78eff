import { Injectable } from '@nestjs/common';
import { type DecideReportInput, decideReportSchema, moderationErrors } from '@lyceum/contracts/moderation';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { Communities } from '../communities/communities';
import type { Standing } from '../communities/community-keeper';
import { ContentModerated } from '../moderation.events';
import { ModerationStatements } from '../moderation.statements';
import type { OpenCase } from './case.statements';
import { closeCaseStatement } from './decision.statements';
import { DecisionEffects } from './decision-effects';
import { actionsFor, isForAnother } from './moderation-policy';
import { type CaseView, toCaseView } from './case.view';

/** Moderators decide what is in their queue. */
@Injectable()
export class DecisionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly communities: Communities,
    private readonly effects: DecisionEffects,
    private readonly names: MentionNamesService,
    private readonly statements: ModerationStatements,
  ) {}

  /**
   * Decides a case with everything that follows from it, in one transaction. Nobody decides about themselves, and of
   * moderators who decide at once one wins. An appeal is for somebody else than who decided, as long as there is one.
   * @throws DomainError MODERATION_CASE_NOT_FOUND, MODERATION_DECIDED_ALREADY, MODERATION_ACTION_NOT_ALLOWED,
   * MODERATION_OWN_DECISION, and what keeps somebody from being banned
   */
  async decide(actor: Actor, input: DecideReportInput): Promise<CaseView> {
    assertCan(actor, 'forum.write');
    const decision = parseInput(decideReportSchema, input);
    return this.unitOfWork.run((transaction) => this.decideWithin(transaction, actor, decision));
  }

  /** The same within a transaction of the caller's, who has checked the input. @throws like `decide` */
  async decideWithin(transaction: Transaction, actor: Actor, decision: DecideReportInput): Promise<CaseView> {
    assertCan(actor, 'forum.write');
    const { toDecide, byId } = this.statements.cases;
    const [found] = await transaction.rows(toDecide, { caseId: decision.id });
    const standing = found ? await this.standingOf(transaction, actor, found) : null;
    if (!found || standing === null) throw new DomainError(moderationErrors.CASE_NOT_FOUND);
    if (found.status === 'CLOSED') throw new DomainError(moderationErrors.DECIDED_ALREADY);
    if (isForAnother(actor, found)) throw new DomainError(moderationErrors.OWN_DECISION);
    if (!actionsFor(found, standing).includes(decision.action))
      throw new DomainError(moderationErrors.ACTION_NOT_ALLOWED);
    const { isHeld } = await this.effects.hold(transaction, found);
    const decided = await close(transaction, actor, { ...found, isHeld }, decision);
    await this.effects.apply(transaction, actor, found, decision);
    const { id: caseId, communityId, targetType, targetId, authorId } = found;
    const what = { caseId, communityId, targetType, targetId, authorId };
    transaction.raise(ContentModerated, {
      ...what,
      ...decided,
      action: decision.action,
      decidedBy: actor.userId,
    });
    const [row] = await transaction.rows(byId, { caseId });
    if (!row) throw new DomainError(moderationErrors.CASE_NOT_FOUND);
    return toCaseView(actor, await this.names.intoOne(actor.userId, row), standing);
  }

  /** Null for who has no say there, and about themselves nobody has. */
  private async standingOf(
    transaction: Transaction,
    actor: Actor,
    found: OpenCase,
  ): Promise<Standing | null> {
    if (found.authorId === actor.userId) return null;
    if (found.communityId === null) return can(actor, 'forum.oversee') ? 'ADMIN' : null;
    return this.communities.keeper.standingOf(transaction, actor, found.communityId);
  }
}

/** @throws DomainError MODERATION_DECIDED_ALREADY where somebody else was first, or the case has become another */
async function close(
  transaction: Transaction,
  { userId: decidedBy }: Actor,
  { id: caseId, kind, isHeld }: Pick<OpenCase, 'id' | 'kind'> & { readonly isHeld: boolean },
  { action, reason }: DecideReportInput,
): Promise<{ decision: string }> {
  const values = { caseId, action, reason: reason.toWellFormed(), decidedBy, kind, isHeld };
  const [closed] = await transaction.rows(closeCaseStatement, values);
  if (!closed) throw new DomainError(moderationErrors.DECIDED_ALREADY);
  return closed;
}
