import { GuardianService, UserRolesChanged } from '@lyceum/auth';
import {
  type AcceptGuardianCodeInput,
  acceptGuardianCodeSchema,
  type AcceptGuardianConsentInput,
  acceptGuardianConsentSchema,
  guardiansErrors,
  type GuardianTieInput,
  guardianTieSchema,
  type KeepGuardianInput,
  keepGuardianSchema,
  shownGuardianCode,
} from '@lyceum/contracts/guardians';
import type { AuditAction } from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  Attempts,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { GuardianTied, GuardianTieEnded } from '../guardians.events';
import { guardianCodeHash, newGuardianCode } from './guardian-code';
import type { GuardianCodeModel, GuardianTieModel, MyGuardiansModel } from './tie.model';
import {
  dropCodeStatement,
  endStatement,
  giveRoleStatement,
  guardianQuery,
  guardiansQuery,
  hasStudentsQuery,
  keepStatement,
  makeCodeStatement,
  standingOfStudentQuery,
  studentsQuery,
  useCodeStatement,
  useConsentStatement,
} from './tie.statements';

/** Who is whose guardian: begun by the consent of both, ended by either. */
@Injectable()
export class TieService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly consents: GuardianService,
  ) {}

  /** Whom the caller looks after; nobody who is not there for others, or with whom there is a block. */
  async students(actor: Actor): Promise<GuardianTieModel[]> {
    assertCan(actor, 'guardian.read');
    return this.queries.rows(studentsQuery, { userId: actor.userId });
  }

  /** Whether there are any. */
  async hasStudents(userId: string): Promise<boolean> {
    const [row] = await this.queries.rows(hasStudentsQuery, { userId });
    return row?.hasStudents ?? false;
  }

  /** Who looks after the caller. */
  async guardians(actor: Actor): Promise<MyGuardiansModel> {
    assertCan(actor, 'guardian.read');
    const { userId } = actor;
    const [guardians, [standing]] = await Promise.all([
      this.queries.rows(guardiansQuery, { userId }),
      this.queries.rows(standingOfStudentQuery, { userId }),
    ]);
    const { mayMakeCode = false, mayKeep = false, codeExpiresAt = null } = standing ?? {};
    return { guardians, mayMakeCode, mayKeep, codeExpiresAt };
  }

  /**
   * Makes a code by which a grown-up becomes the caller's guardian. It holds for an hour and once; an earlier one does not
   * hold any more. @throws DomainError GUARDIANS_NO_CODE_AT_THIS_AGE, GUARDIANS_TOO_MANY_GUARDIANS
   */
  async makeCode(actor: Actor): Promise<GuardianCodeModel> {
    assertCan(actor, 'guardian.write');
    const code = newGuardianCode();
    const values = { userId: actor.userId, hash: guardianCodeHash(code) };
    const [made] = await this.unitOfWork.run((transaction) => transaction.rows(makeCodeStatement, values));
    if (!made?.isOfAgeForCodes) throw new DomainError(guardiansErrors.NO_CODE_AT_THIS_AGE);
    if (!made.expiresAt) throw new DomainError(guardiansErrors.TOO_MANY_GUARDIANS);
    return { code: shownGuardianCode(code), expiresAt: made.expiresAt };
  }

  /** The caller's code holds no more. Doing it again changes nothing. */
  async dropCode(actor: Actor): Promise<void> {
    assertCan(actor, 'guardian.write');
    await this.unitOfWork.run((transaction) =>
      transaction.count(dropCodeStatement, { userId: actor.userId }),
    );
  }

  /**
   * The caller becomes the guardian of whoever made the code, and gets the role. Who is not known to be of age learns nothing
   * about any code; wrong ones are counted (`guessLimits`).
   * @throws DomainError GUARDIANS_ADULTS_ONLY, GUARDIANS_TOO_MANY_STUDENTS, GUARDIANS_CODE_NOT_VALID, COMMON_TOO_MANY_REQUESTS
   */
  async acceptCode(actor: Actor, input: AcceptGuardianCodeInput): Promise<GuardianTieModel[]> {
    assertCan(actor, 'guardian.write');
    const { code } = parseInput(acceptGuardianCodeSchema, input);
    await this.assertMayGuard(actor);
    const attempt = await this.attempts.reserve('guardianCode', actor.userId);
    await this.unitOfWork.run(async (transaction) => {
      const values = { userId: actor.userId, hash: guardianCodeHash(code) };
      const [used] = await transaction.rows(useCodeStatement, values);
      if (!used) throw new DomainError(guardiansErrors.CODE_NOT_VALID);
      if (used.tieId !== null) await begin(transaction, actor, { ...used, tieId: used.tieId });
    });
    await attempt.giveBack();
    return this.students(actor);
  }

  /**
   * The caller has the mail of whoever consented to a child's account, and becomes their guardian here: one account, once.
   * @throws DomainError AUTH_LINK_NOT_VALID, GUARDIANS_ADULTS_ONLY, GUARDIANS_TOO_MANY_STUDENTS, GUARDIANS_CONSENT_USED
   */
  async acceptConsent(actor: Actor, input: AcceptGuardianConsentInput): Promise<GuardianTieModel[]> {
    assertCan(actor, 'guardian.write');
    const { code } = parseInput(acceptGuardianConsentSchema, input);
    await this.assertMayGuard(actor);
    const studentId = await this.consents.childOf(code);
    const before = await this.students(actor);
    if (before.some(({ person }) => person.id === studentId)) return before;
    await this.unitOfWork.run(async (transaction) => {
      const [tied] = await transaction.rows(useConsentStatement, { userId: actor.userId, studentId });
      if (!tied) throw new DomainError(guardiansErrors.CONSENT_USED);
      await begin(transaction, actor, { ...tied, studentId });
    });
    return this.students(actor);
  }

  /** Either of the two ends it, at once. @throws DomainError GUARDIANS_TIE_NOT_FOUND */
  async end(actor: Actor, input: GuardianTieInput): Promise<string> {
    assertCan(actor, 'guardian.write');
    const { tieId } = parseInput(guardianTieSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [tie] = await transaction.rows(endStatement, { tieId, userId: actor.userId });
      if (!tie) throw new DomainError(guardiansErrors.TIE_NOT_FOUND);
      transaction.raise(GuardianTieEnded, { ...tie, endedBy: actor.userId });
      const { guardianId } = tie;
      audit(transaction, actor, 'guardian.end', tie.studentId, { before: { guardianId }, after: null });
    });
    return tieId;
  }

  /**
   * The caller, from 17 on, says whether a guardian stays when they are 18.
   * @throws DomainError GUARDIANS_TIE_NOT_FOUND, GUARDIANS_NOT_YET_CHOSEN
   */
  async keep(actor: Actor, input: KeepGuardianInput): Promise<MyGuardiansModel> {
    assertCan(actor, 'guardian.write');
    const { tieId, keeps } = parseInput(keepGuardianSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [tie] = await transaction.rows(keepStatement, { tieId, keeps, userId: actor.userId });
      if (!tie) throw new DomainError(guardiansErrors.TIE_NOT_FOUND);
      if (!tie.mayKeep) throw new DomainError(guardiansErrors.NOT_YET_CHOSEN);
      audit(transaction, actor, 'guardian.keep', actor.userId, { before: null, after: { keeps } });
    });
    return this.guardians(actor);
  }

  private async assertMayGuard({ userId }: Actor): Promise<void> {
    const [guardian] = await this.queries.rows(guardianQuery, { userId });
    if (!guardian?.isOfAge) throw new DomainError(guardiansErrors.ADULTS_ONLY);
    if (!guardian.hasRoom) throw new DomainError(guardiansErrors.TOO_MANY_STUDENTS);
  }
}

/** Other roles stay; the role itself opens nothing, the tie does. */
async function begin(
  transaction: Transaction,
  actor: Actor,
  { tieId, studentId }: { tieId: string; studentId: string },
): Promise<void> {
  const { userId } = actor;
  transaction.raise(GuardianTied, { tieId, studentId, guardianId: userId });
  audit(transaction, actor, 'guardian.begin', studentId, { before: null, after: { guardianId: userId } });
  const [changed] = await transaction.rows(giveRoleStatement, { userId });
  if (!changed) return;
  const { before, after } = changed;
  transaction.raise(UserRolesChanged, { userId, roles: after, previousRoles: before, changedBy: userId });
}

function audit(
  transaction: Transaction,
  { userId: actorId }: Actor,
  action: AuditAction,
  targetId: string,
  change: { before: object | null; after: object | null },
): void {
  transaction.audit({ actorId, action, targetType: 'user', targetId, ...change });
}
