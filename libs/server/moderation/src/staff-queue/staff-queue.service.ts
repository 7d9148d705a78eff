import { Injectable } from '@nestjs/common';
import {
  type CaseIdInput,
  caseIdSchema,
  type DecideCaseInput,
  decideCaseSchema,
  type DecideCasesInput,
  decideCasesSchema,
  moderationErrors,
  type StaffCase,
} from '@lyceum/contracts/moderation';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  bulk,
  DomainError,
  ManagerStatements,
  parseInput,
  type Placed,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { MentionNamesService } from '@lyceum/mentions';
import { Communities } from '../communities/communities';
import type { CommunitySql } from '../communities/community-keeper';
import { DecisionService } from '../decisions/decision.service';
import { caseByIdStatement, type CaseRow } from '../decisions/queue.queries';
import { type CaseView, toCaseView } from '../decisions/queue.views';
import { ModerationTargets } from '../targets/moderation-targets';
import { caseForumStatement, toStaffCase } from './staff-case';

/** Staff who oversee all forums decide what waits in any of them, by the same rules as the forums' moderators. */
@Injectable()
export class StaffQueueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly decisions: DecisionService,
    private readonly names: MentionNamesService,
    private readonly communities: Communities,
    private readonly targets: ModerationTargets,
  ) {}

  /** A case with everything a decision needs. @throws DomainError MODERATION_CASE_NOT_FOUND, also about the caller */
  async get(actor: Actor, input: CaseIdInput): Promise<StaffCase> {
    assertCan(actor, 'forum.oversee');
    const { caseId } = parseInput(caseIdSchema, input);
    const { manager } = this.dataSource;
    const [row] = await manager.query<Placed<CaseRow>[]>(caseByIdStatement(this.sql), [caseId]);
    if (!row || row.author.id === actor.userId) throw new DomainError(moderationErrors.CASE_NOT_FOUND);
    const named = await this.names.forConsole(actor, row);
    return this.describe(manager, toCaseView(actor, named, 'ADMIN'));
  }

  /**
   * Decides a case with everything that follows from it; the console's audit row is in the same transaction.
   * @throws what `DecisionService.decide` throws
   */
  async decide(actor: Actor, input: DecideCaseInput): Promise<StaffCase> {
    assertCan(actor, 'forum.oversee');
    const { caseId, ...decision } = parseInput(decideCaseSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const banEndsAt = decision.banEndsAt ? new Date(decision.banEndsAt) : null;
      const view = await this.decisions.decideWithin(transaction, actor, {
        ...decision,
        banEndsAt,
        id: caseId,
      });
      audit(transaction, actor, view);
      return this.describe(transaction.manager, view);
    });
  }

  /** The same decision about several, each by itself. @returns what became of each */
  decideMany(actor: Actor, input: DecideCasesInput): Promise<BulkResult[]> {
    assertCan(actor, 'forum.oversee');
    const { ids, ...decision } = parseInput(decideCasesSchema, input);
    return bulk(ids, (caseId) => this.decide(actor, { caseId, ...decision }));
  }

  private get sql(): CommunitySql {
    return this.communities.keeper.sql;
  }

  private async describe(manager: EntityManager, view: CaseView): Promise<StaffCase> {
    const statement = caseForumStatement(this.sql);
    const [{ forum }] = await manager.query<[Pick<StaffCase, 'forum'>]>(statement, [view.id]);
    const target = this.targets.find(view.targetType);
    return toStaffCase(view, {
      forum,
      path: (await target?.pathOf?.(new ManagerStatements(manager), view.targetId)) ?? null,
    });
  }
}

function audit(transaction: Transaction, actor: Actor, view: CaseView): void {
  const { id, targetType, targetId, author, decision } = view;
  transaction.audit({
    actorId: actor.userId,
    action: 'moderation.decide',
    targetType: 'moderationCase',
    targetId: id,
    before: { status: 'OPEN' },
    after: {
      status: 'CLOSED',
      action: decision?.action,
      reason: decision?.reason,
      targetType,
      targetId,
      authorId: author.id,
    },
  });
}
