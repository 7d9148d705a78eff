import { Injectable } from '@nestjs/common';
import {
  type CaseIdInput,
  caseIdSchema,
  type DecideCaseInput,
  decideCaseSchema,
  type DecideCasesInput,
  decideCasesSchema,
  type LiftBanInput,
  liftBanSchema,
  moderationErrors,
  type ShowReportedFileInput,
  showReportedFileSchema,
  type StaffCase,
  type UndoDecisionsInput,
  undoDecisionsSchema,
} from '@lyceum/contracts/moderation';
import type { BulkResult } from '@lyceum/contracts/ops';
import type { LinkedDocument } from '@lyceum/contracts/uploads';
import {
  type Actor,
  assertCan,
  bulk,
  DomainError,
  LeftAs,
  parseInput,
  PreparedQueries,
  type StatementRunner,
  type Transaction,
  UnitOfWork,
  WAS_SO,
} from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { Communities } from '../communities/communities';
import { DecisionService } from '../decisions/decision.service';
import { type CaseView, toCaseView } from '../decisions/case.view';
import { UndoService } from '../decisions/undo.service';
import { ModerationStatements } from '../moderation.statements';
import { ModerationTargets } from '../targets/moderation-targets';
import { toStaffCase } from './staff-case';

/** Staff who oversee all forums decide what waits in any of them, by the same rules as the forums' moderators. */
@Injectable()
export class StaffQueueService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly decisions: DecisionService,
    private readonly names: MentionNamesService,
    private readonly statements: ModerationStatements,
    private readonly targets: ModerationTargets,
    private readonly communities: Communities,
    private readonly undoing: UndoService,
  ) {}

  /** A case with everything a decision needs. @throws DomainError MODERATION_CASE_NOT_FOUND, also about the caller */
  async get(actor: Actor, input: CaseIdInput): Promise<StaffCase> {
    assertCan(actor, 'forum.oversee');
    const { caseId } = parseInput(caseIdSchema, input);
    return this.describe(this.queries, actor, await this.read(actor, caseId));
  }

  /**
   * Decides a case with everything that follows from it; the console's audit row is in the same transaction.
   * @throws what `DecisionService.decide` throws
   */
  async decide(actor: Actor, input: DecideCaseInput): Promise<StaffCase> {
    assertCan(actor, 'forum.oversee');
    const decision = parseInput(decideCaseSchema, input);
    return this.unitOfWork.run(async (transaction) =>
      this.describe(transaction, actor, await this.decideWithin(transaction, actor, decision)),
    );
  }

  /** The same decision about several, each by itself, of which nothing is read that nobody sees. @returns what became of each */
  decideMany(actor: Actor, input: DecideCasesInput): Promise<BulkResult[]> {
    assertCan(actor, 'forum.oversee');
    const { ids, ...decision } = parseInput(decideCasesSchema, input);
    return bulk(ids, async (caseId) => {
      const { revision } = await this.decideOnce(actor, { caseId, ...decision });
      return revision === null ? null : new LeftAs(revision);
    });
  }

  /** A decision the caller has made in the same words already is theirs: its answer was lost, and it is asked again. */
  private async decideOnce(actor: Actor, input: DecideCaseInput): Promise<CaseView> {
    try {
      return await this.unitOfWork.run((transaction) => this.decideWithin(transaction, actor, input));
    } catch (thrown) {
      if (!(thrown instanceof DomainError) || thrown.code !== moderationErrors.DECIDED_ALREADY.code)
        throw thrown;
      const view = await this.read(actor, input.caseId);
      const { decision } = view;
      const isSame =
        decision?.decidedBy?.id === actor.userId &&
        decision.action === input.action &&
        decision.reason === input.reason.toWellFormed();
      if (!isSame) throw thrown;
      return view;
    }
  }

  /** With its row in the audit log. */
  private async decideWithin(
    transaction: Transaction,
    actor: Actor,
    { caseId: id, ...decision }: DecideCaseInput,
  ): Promise<CaseView> {
    const banEndsAt = decision.banEndsAt ? new Date(decision.banEndsAt) : null;
    const view = await this.decisions.decideWithin(transaction, actor, { ...decision, banEndsAt, id });
    audit(transaction, actor, view, banEndsAt);
    return view;
  }

  /**
   * Lets the caller see or hear one file of what an open case is about, or of what is shown around it, which the audit log keeps; the link is theirs alone and
   * ends with the case.
   * @throws DomainError MODERATION_CASE_NOT_FOUND, MODERATION_CASE_CLOSED, MODERATION_FILE_GONE, also for a file of something else
   */
  async showFile(actor: Actor, input: ShowReportedFileInput): Promise<LinkedDocument> {
    assertCan(actor, 'forum.oversee');
    const { caseId, fileId } = parseInput(showReportedFileSchema, input);
    const { status, targetType, targetId } = await this.read(actor, caseId);
    if (status !== 'OPEN') throw new DomainError(moderationErrors.CASE_CLOSED);
    const link = await this.targets.find(targetType)?.showFile?.(actor, targetId, fileId);
    if (!link) throw new DomainError(moderationErrors.FILE_GONE);
    const target = { targetType: 'moderationCase', targetId: caseId } as const;
    const seen = { actorId: actor.userId, action: 'moderation.showFile', ...target } as const;
    // Nothing is shown of which the log does not know.
    await this.unitOfWork.run((transaction) => {
      transaction.audit({ ...seen, before: null, after: { fileId } });
      return Promise.resolve();
    });
    return link;
  }

  private async read(actor: Actor, caseId: string): Promise<CaseView> {
    const [row] = await this.queries.rows(this.statements.cases.byId, { caseId });
    if (!row || row.author.id === actor.userId) throw new DomainError(moderationErrors.CASE_NOT_FOUND);
    return toCaseView(actor, await this.names.forConsole(actor, row), 'ADMIN');
  }

  /** Takes the caller's own decisions back, each by itself; what waits already was so. @returns what became of each */
  undoMany(actor: Actor, input: UndoDecisionsInput): Promise<BulkResult[]> {
    assertCan(actor, 'forum.oversee');
    const { ids, asLeft } = parseInput(undoDecisionsSchema, input);
    return bulk(ids, (caseId) =>
      this.unitOfWork.run(async (transaction) => {
        const undone = await this.undoing.undoWithin(transaction, actor, caseId, asLeft);
        if (!undone) return WAS_SO;
        const target = { targetType: 'moderationCase', targetId: caseId } as const;
        const change = { before: { status: 'CLOSED', ...undone }, after: { status: 'OPEN' } };
        transaction.audit({ actorId: actor.userId, action: 'moderation.undo', ...target, ...change });
        return null;
      }),
    );
  }

  /**
   * Lifts a ban from any forum, with a reason that whom it shut out is told, and that the forum's log keeps; the console's,
   * from which nothing goes, does not. Nobody lifts their own.
   * @throws DomainError COMMUNITY_NOT_BANNED where it stands no more, COMMUNITY_NOT_ALLOWED
   */
  async liftBan(actor: Actor, input: LiftBanInput): Promise<void> {
    assertCan(actor, 'forum.oversee');
    const { banId, reason } = parseInput(liftBanSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const lifted = { banId, reason: reason.toWellFormed() };
      const { communityId, userId } = await this.communities.keeper.lift(transaction, actor, lifted);
      transaction.audit({
        actorId: actor.userId,
        action: 'moderation.liftBan',
        targetType: 'user',
        targetId: userId,
        before: { banId, communityId },
        after: null,
      });
    });
  }

  private async describe(source: StatementRunner, actor: Actor, view: CaseView): Promise<StaffCase> {
    const [place] = await source.rows(this.statements.cases.forum, { caseId: view.id });
    const target = this.targets.find(view.targetType);
    const path = (await target?.pathOf?.(source, view.targetId)) ?? null;
    const context = (await target?.contextOf?.(source, view.targetId)) ?? [];
    const files = (await target?.filesOf?.(source, view.targetId)) ?? [];
    const around = await Promise.all(context.map((row) => this.names.forConsole(actor, row)));
    const forum = place?.forum ?? null;
    const ban = forum && (await this.communities.keeper.banOf(source, forum.id, view.author.id));
    const canUndo = view.decision !== null && (await this.undoing.canUndo(source, actor, view.id));
    return toStaffCase(view, { forum, path, around, files, ban, canUndo });
  }
}

function audit(transaction: Transaction, actor: Actor, view: CaseView, banEndsAt: Date | null): void {
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
      ...(decision?.action === 'BAN' && { banEndsAt }),
    },
  });
}
