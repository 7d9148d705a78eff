import { Injectable } from '@nestjs/common';
import { type DecideReportInput, decideReportSchema, moderationErrors } from '@lyceum/contracts';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { mayAdminister, mayModerate, overseesForums } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import type { Placed } from '../../communities/paging';
import { MentionNamesService } from '../../replies/mentions/mention-names.service';
import { ContentModerated } from '../moderation.events';
import { caseStatement, closeCaseStatement, type OpenCase } from './decision.statements';
import { DecisionEffects } from './decision-effects';
import { actionsFor, isForAnother } from './moderation-policy';
import { caseByIdStatement, type CaseRow } from './queue.queries';
import { type CaseView, toCaseView } from './queue.views';

/** Moderators decide what is in their queue. */
@Injectable()
export class DecisionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: ForumAccessService,
    private readonly effects: DecisionEffects,
    private readonly names: MentionNamesService,
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
    const [found] = await transaction.manager.query<OpenCase[]>(caseStatement, [decision.id]);
    const isAdmin = found ? await this.standingOf(transaction, actor, found) : null;
    if (!found || isAdmin === null) throw new DomainError(moderationErrors.CASE_NOT_FOUND);
    if (found.status === 'CLOSED') throw new DomainError(moderationErrors.DECIDED_ALREADY);
    if (isForAnother(actor, found)) throw new DomainError(moderationErrors.OWN_DECISION);
    if (!actionsFor(found, isAdmin).includes(decision.action))
      throw new DomainError(moderationErrors.ACTION_NOT_ALLOWED);
    await this.effects.hold(transaction, found);
    await close(transaction, actor, found, decision);
    await this.effects.apply(transaction, actor, found, decision);
    const { id: caseId, communityId, targetType, targetId, authorId } = found;
    const what = { caseId, communityId, targetType, targetId, authorId };
    transaction.raise(ContentModerated, { ...what, action: decision.action, decidedBy: actor.userId });
    const [row] = await transaction.manager.query<[Placed<CaseRow>]>(caseByIdStatement, [caseId]);
    return toCaseView(actor, await this.names.intoOne(actor.userId, row), isAdmin);
  }

  /** @returns whether the caller runs the forum, which allows bans; null for who has no say there */
  private async standingOf(transaction: Transaction, actor: Actor, found: OpenCase): Promise<boolean | null> {
    if (found.authorId === actor.userId) return null;
    if (found.communityId === null) return overseesForums(actor) ? true : null;
    const access = await this.access.asIs(transaction, actor, found.communityId);
    return mayModerate(actor, access) ? mayAdminister(actor, access) : null;
  }
}

/** @throws DomainError MODERATION_DECIDED_ALREADY where somebody else was first, or the case has become another */
async function close(
  { manager }: Transaction,
  { userId }: Actor,
  { id, kind }: OpenCase,
  { action, reason }: DecideReportInput,
): Promise<void> {
  const values = [id, action, reason.toWellFormed(), userId, kind];
  const [, count] = (await manager.query(closeCaseStatement, values)) as [unknown, number];
  if (count === 0) throw new DomainError(moderationErrors.DECIDED_ALREADY);
}
