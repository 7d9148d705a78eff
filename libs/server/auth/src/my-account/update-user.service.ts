import { Injectable } from '@nestjs/common';
import {
  authErrors,
  guardianFault,
  nameSchema,
  needsGuardian,
  type UpdateUserInput,
  updateUserSchema,
} from '@lyceum/contracts/auth';
import { commonErrors, type InputIssue } from '@lyceum/contracts/common';
import { type Actor, DomainError, parseInput, Schools, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { ConsentLock } from '../guardian/consent-lock';
import { SessionService } from '../sessions/session.service';
import { recordRoleChoice } from '../about-you/role-choice';
import {
  holdAccountStatement,
  keepAnswersStatement,
  type KeptAnswers,
  type KnownAnswers,
  knownAnswersQuery,
} from './update-user.statements';

/** What somebody says of themselves once they are in (checklist lines 161–172). */
@Injectable()
export class UpdateUserService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly schools: Schools,
    private readonly consent: ConsentLock,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Keeps what is sent, all of it or nothing; the same sent twice is once. A birth date is kept where there is none, a role
   * where there is none: TEACHER makes a student whose application staff decide. With `nameConfirmed` nothing may be
   * missing. Who turns out to be under 13 is locked out until the guardian they name consents.
   * @throws DomainError COMMON_INVALID_INPUT, AUTH_BIRTH_DATE_STANDS, AUTH_ROLE_STANDS, AUTH_USER_NOT_FOUND, what
   * `Schools.enter` throws, and AUTH_GUARDIAN_CONSENT_NEEDED once it is kept
   */
  async update(actor: Actor, input: UpdateUserInput): Promise<void> {
    const said = parseInput(updateUserSchema, input);
    const { userId } = actor;
    const isChild = await this.unitOfWork.run(async (transaction) => {
      const known = await heldAnswers(transaction, userId);
      const guardianEmail = guardianNamed(said, known);
      assertSettled(said, known);
      const kept = await keep(transaction, said, guardianEmail, userId);
      if (said.school !== undefined)
        await this.schools.enter(transaction, { userId, schoolId: said.school, field: 'school' });
      if (said.nameConfirmed) await this.assertComplete(transaction, userId, known, kept);
      if (guardianEmail !== null) await this.consent.await(transaction, { userId, email: kept.email });
      return guardianEmail !== null;
    });
    this.sessions.settled(userId);
    if (isChild) throw new DomainError(authErrors.GUARDIAN_CONSENT_NEEDED);
  }

  /** @throws DomainError COMMON_INVALID_INPUT with an issue for each thing that nobody has said yet */
  private async assertComplete(
    transaction: Transaction,
    userId: string,
    { hasSocialSignIn }: KnownAnswers,
    kept: KeptAnswers,
  ): Promise<void> {
    const hasSchool = await this.schools.hasSchool(transaction, userId);
    const missing: (InputIssue | null)[] = [
      nameIssue('First', kept.firstName),
      nameIssue('Last', kept.lastName),
      hasSchool ? null : { path: 'school', message: 'Choose your school.' },
      kept.dateOfBirth ? null : { path: 'dob', message: 'Enter your date of birth.' },
      kept.country ? null : { path: 'country', message: 'Please select a valid value' },
      kept.after.length > 0 || !hasSocialSignIn
        ? null
        : { path: 'newRole', message: 'Choose one of the two.' },
    ];
    const issues = missing.filter((issue) => issue !== null);
    if (issues.length > 0) throw new DomainError(commonErrors.INVALID_INPUT, { issues });
  }
}

/** What is known, which stays so until the answer stands. */
async function heldAnswers(transaction: Transaction, userId: string): Promise<KnownAnswers> {
  await transaction.count(holdAccountStatement, { userId });
  const [known] = await transaction.rows(knownAnswersQuery, { userId });
  if (!known) throw new DomainError(authErrors.USER_NOT_FOUND);
  return known;
}

/** The guardian's address of a child who says now how old they are; null for anybody else. */
function guardianNamed({ dob, guardianEmail = '' }: UpdateUserInput, known: KnownAnswers): string | null {
  if (dob === undefined || known.dateOfBirth !== null || !needsGuardian(dob, new Date())) return null;
  const message = ['', ...known.emails].map((email) => guardianFault(guardianEmail, email)).find(Boolean);
  if (message)
    throw new DomainError(commonErrors.INVALID_INPUT, { issues: [{ path: 'guardianEmail', message }] });
  return guardianEmail;
}

/** Refuses to answer anew what stands; the same answer again, of another tab, is none. */
function assertSettled({ dob, newRole }: UpdateUserInput, known: KnownAnswers): void {
  const { dateOfBirth, roles, hasApplied } = known;
  if (dob !== undefined && dateOfBirth !== null && dob !== dateOfBirth)
    refuse('dob', authErrors.BIRTH_DATE_STANDS);
  if (newRole === undefined || roles.length === 0) return;
  const isSame = newRole === 'TEACHER' ? hasApplied : roles.includes('STUDENT') && !hasApplied;
  if (!isSame) refuse('newRole', authErrors.ROLE_STANDS);
}

function refuse(
  path: string,
  error: typeof authErrors.BIRTH_DATE_STANDS | typeof authErrors.ROLE_STANDS,
): never {
  throw new DomainError(error, { issues: [{ path, message: error.message }] });
}

async function keep(
  transaction: Transaction,
  { firstName, lastName, country, dob, nameConfirmed, newRole }: UpdateUserInput,
  guardianEmail: string | null,
  userId: string,
): Promise<KeptAnswers> {
  const [kept] = await transaction.rows(keepAnswersStatement, {
    userId,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    country: country ?? null,
    dateOfBirth: dob ?? null,
    guardianEmail,
    isConfirmed: nameConfirmed ?? false,
    hasChosen: newRole !== undefined,
  });
  if (!kept) throw new DomainError(authErrors.USER_NOT_FOUND);
  if (newRole) await recordRoleChoice(transaction, { ...kept, userId, role: newRole });
  return kept;
}

function nameIssue(label: 'First' | 'Last', name: string): InputIssue | null {
  const { error } = nameSchema(label).safeParse(name);
  return error ? { path: `${label.toLowerCase()}Name`, message: error.issues[0]?.message ?? '' } : null;
}
