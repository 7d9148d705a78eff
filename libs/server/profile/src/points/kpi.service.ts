import { authErrors } from '@lyceum/contracts/auth';
import {
  type KpiRuleName,
  kpiRules,
  type ListKpiInput,
  listKpiSchema,
  profileErrors,
  profileLimits,
  type UpdateKpiInput,
  updateKpiSchema,
} from '@lyceum/contracts/profile';
import { ContactService, ContactStatements } from '@lyceum/friends';
import {
  type Actor,
  AllNoticeSubjects,
  assertCan,
  cutPage,
  decodeCursor,
  Deeds,
  DomainError,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { mostReachOf } from '../fields/field.policy';
import type { KpiModel, KpiPointsModel } from './kpi.model';
import { kpiQueries, ownKpi, provenDeeds } from './kpi.queries';
import { seenStatement } from './points.statements';

/** Points, and what earned each of them (checklist line 155). */
@Injectable()
export class KpiService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof kpiQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly deeds: Deeds,
    contact: ContactService,
    subjects: AllNoticeSubjects,
  ) {
    this.statements = new ContactStatements(contact, (own, asStaff) => kpiQueries(own, subjects, asStaff));
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /**
   * Somebody's points with what earned them; null where they are not for the caller. To others than their owner it tells
   * only what they may see anyway, of the latest `kpiShown`. @throws DomainError AUTH_USER_NOT_FOUND
   */
  async points(actor: Actor, input: ListKpiInput): Promise<KpiPointsModel | null> {
    assertCan(actor, 'profile.read');
    const { userId: otherId, cursor } = parseInput(listKpiSchema, input);
    const { kpi, first, later } = this.statements.of(actor);
    const values = { userId: actor.userId, otherId, mostReach: mostReachOf(actor) };
    const [earnedAt = null, afterId = null] = cursor ? decodeCursor(cursor) : [];
    const [[row], rows] = await Promise.all([
      this.queries.rows(kpi, values),
      cursor ? this.queries.rows(later, { ...values, earnedAt, afterId }) : this.queries.rows(first, values),
    ]);
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    if (!row.kpi) return null;
    const page = cutPage(rows, profileLimits.kpiPage, ({ sortValue, sortId }) => [sortValue, sortId]);
    return { ...row.kpi, points: page.rows, nextCursor: page.nextCursor };
  }

  /**
   * Claims what the caller did, of which an event has told: what it has not earned yet, within the rules, it does now, and never
   * again. PRE_KPI says instead that the points were seen. @throws DomainError PROFILE_KPI_UNPROVEN
   */
  async update(actor: Actor, input: UpdateKpiInput): Promise<KpiModel> {
    assertCan(actor, 'profile.write');
    const { interactionType, seen } = parseInput(updateKpiSchema, input);
    const { userId } = actor;
    if (interactionType === 'PRE_KPI')
      await this.queries.count(seenStatement, { userId, seen: seen ?? null });
    else await this.claim(userId, interactionType);
    const [kpi] = await this.queries.rows(ownKpi, { userId });
    if (!kpi) throw new DomainError(authErrors.USER_NOT_FOUND);
    return kpi;
  }

  /** Whoever listens to deeds is told of them again; nothing is new to those who knew. */
  private claim(userId: string, rule: KpiRuleName): Promise<void> {
    const { action, targets } = kpiRules[rule];
    return this.unitOfWork.run(async (transaction) => {
      const proven = await transaction.rows(provenDeeds, { userId, action, targets });
      if (proven.length === 0) throw new DomainError(profileErrors.KPI_UNPROVEN);
      for (const { otherId, ...deed } of proven.toReversed())
        this.deeds.done(transaction, { userId, action, ...deed, otherId: otherId ?? undefined });
    });
  }
}
