import { Injectable } from '@nestjs/common';
import { needsGuardian, type SignUpInput, signUpSchema } from '@lyceum/contracts/auth';
import { parseInput, RateLimits, statement, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { callLimits } from '../accounts/call-limits';
import { assertUncommonPassword } from '../accounts/common-passwords';
import { MailPace } from '../accounts/mail-pace';
import { PasswordHasher } from '../accounts/password-hasher';
import { passwordMark } from '../accounts/password-mark';
import { SignUpReceived, UserSignedUp } from '../auth.events';
import { signUpTicket } from '../confirmation/sign-up.ticket';
import { applyAsTeacher } from '../about-you/role-choice';
import { isShutByStaff } from '../people.sql';
import { Tickets } from '../tickets/tickets';
import { type Beginning, ShutOuts } from './shut-outs';

/**
 * The unique index decides in the one statement: a new e-mail makes an account, a confirmed one is left alone. One that
 * nobody has confirmed yet holds nothing against who comes later, unless staff suspended it: it takes the names, and nothing else of either sign-up,
 * because of two who signed up with one e-mail, one may be a stranger who waits for the other to confirm, or names
 * himself as their guardian. Whoever reads the mail chooses the password, and says at the first log-in who they are, as
 * who comes over another service does (decision 19); older links die with the old password.
 */
const takeStatement = statement<{ id: string; isNew: boolean }>(
  'auth.take-sign-up',
  `INSERT INTO users (email, first_name, last_name, password_hash, date_of_birth, guardian_email, roles, name_confirmed,
    normalized_email, suspended_at, awaits_staff_since)
  VALUES ($email, $firstName, $lastName, $passwordHash, $dateOfBirth, $guardianEmail, '{STUDENT}', true, $normalizedEmail, $awaitsStaffSince, $awaitsStaffSince)
  ON CONFLICT (email) DO UPDATE SET
    first_name = excluded.first_name, last_name = excluded.last_name, password_hash = NULL,
    roles = '{}', date_of_birth = NULL, guardian_email = NULL,
    guardian_consented_at = NULL, guardian_withdrew_at = NULL, updated_at = now(),
    suspended_at = CASE WHEN ${isShutByStaff('users')} THEN users.suspended_at ELSE excluded.suspended_at END,
    awaits_staff_since = CASE WHEN ${isShutByStaff('users')} THEN NULL ELSE excluded.awaits_staff_since END
  WHERE users.email_confirmed_at IS NULL
  RETURNING id, xmax = 0 AS "isNew"`,
);

const forgetApplicationStatement = statement(
  'auth.forget-teacher-application',
  'DELETE FROM teacher_applications WHERE user_id = $userId',
);

/** Making an account. Nobody is signed in yet, so there is no actor. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly pace: MailPace,
    private readonly shutOuts: ShutOuts,
    private readonly tickets: Tickets,
  ) {}

  /**
   * Takes a sign-up (checklist line 41). What it does, answers and costs is the same whether or not there is an account
   * with this e-mail; a mail says the rest to the one who reads it. Another alias of a mailbox whose account is shut
   * out makes an account that waits for staff.
   * @returns what the browser keeps until its link is opened; good for nothing where the sign-up made no account
   * @throws DomainError AUTH_PASSWORD_TOO_COMMON, COMMON_TOO_MANY_REQUESTS
   */
  async signUp(input: SignUpInput): Promise<string> {
    const person = parseInput(signUpSchema, input);
    await assertUncommonPassword(person.password, 'password');
    await this.limits.consume('auth.sign-up-by-email', person.email, callLimits.signUp);
    await this.pace.sent('confirmation', person.email);
    const passwordHash = await this.hasher.hash(person.password);
    await this.unitOfWork.run(async (transaction) => {
      const beginning = await this.shutOuts.beginningOf(transaction, person.email);
      await take(transaction, person, passwordHash, beginning);
    });
    return this.tickets.issue(signUpTicket, { passwordMark: passwordMark(passwordHash) });
  }
}

async function take(
  transaction: Transaction,
  person: SignUpInput,
  passwordHash: string,
  { normalizedEmail, awaitsStaffSince }: Beginning,
): Promise<void> {
  const { email, firstName, lastName, dateOfBirth } = person;
  const guardianEmail = needsGuardian(dateOfBirth, new Date()) ? person.guardianEmail : null;
  const [taken] = await transaction.rows(takeStatement, {
    email,
    firstName,
    lastName,
    passwordHash,
    dateOfBirth,
    guardianEmail,
    normalizedEmail,
    awaitsStaffSince,
  });
  if (taken?.isNew) transaction.raise(UserSignedUp, { userId: taken.id });
  if (taken?.isNew && person.asEducator) await applyAsTeacher(transaction, taken.id);
  // The other sign-up may be a stranger's: they are asked again.
  if (taken?.isNew === false) await transaction.count(forgetApplicationStatement, { userId: taken.id });
  transaction.raise(SignUpReceived, { email });
}
