import { Injectable } from '@nestjs/common';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  type EmailOnlyInput,
  emailOnlySchema,
  type OneTimeLink,
  type ResetPasswordInput,
  resetPasswordSchema,
} from '@lyceum/contracts/auth';
import { parseInput, statement, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { assertUncommonPassword } from '../accounts/common-passwords';
import { MailPace } from '../accounts/mail-pace';
import { PasswordHasher } from '../accounts/password-hasher';
import { EmailConfirmed, PasswordReset, PasswordResetRequested } from '../auth.events';
import { LoginAttempts } from '../login-attempts/login-attempts';
import { OneTimeCodeService, type TriedCode } from '../one-time-codes/one-time-code.service';
import { SessionService } from '../sessions/session.service';

interface ResetAccount {
  email: string;
  wasConfirmed: boolean;
}

const resetStatement = statement<ResetAccount>(
  'auth.reset-password',
  `UPDATE users SET password_hash = $passwordHash, email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
       WHERE id = $userId RETURNING email, old.email_confirmed_at IS NOT NULL AS "wasConfirmed"`,
);

/** A new password by a link out of a mail (checklist line 40). Nobody is signed in, so there is no actor. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodeService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly pace: MailPace,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Sends a link, if there is such an account; the caller is not told whether.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS within 60 seconds of the last one
   */
  async request(input: EmailOnlyInput): Promise<void> {
    const { email } = parseInput(emailOnlySchema, input);
    await this.pace.assertDue('password-reset', email);
    await this.unitOfWork.run(async (transaction) => transaction.raise(PasswordResetRequested, { email }));
  }

  /** What a one-time link is for, without using it up (checklist line 7). @throws DomainError AUTH_LINK_NOT_VALID */
  async look(input: CodeOnlyInput): Promise<OneTimeLink> {
    const { code } = parseInput(codeOnlySchema, input);
    const { purpose, firstName, fullName, guardianEmail } = await this.codes.judge(code, (tried) =>
      this.codes.look(tried, ['PASSWORD_RESET', 'GUARDIAN_CONSENT']),
    );
    if (purpose === 'GUARDIAN_CONSENT')
      return { purpose, firstName, fullName, guardianEmail: guardianEmail ?? '' };
    return { purpose: 'PASSWORD_RESET', firstName };
  }

  /**
   * Sets the password, ends all sessions and takes back every delay of failed log-ins. Whoever reads the mail has also
   * shown that the e-mail is theirs. A refused password leaves the link alive.
   * @returns the account's e-mail
   * @throws DomainError AUTH_LINK_NOT_VALID, AUTH_PASSWORD_TOO_COMMON
   */
  async reset(input: ResetPasswordInput): Promise<string> {
    const { code, password } = parseInput(resetPasswordSchema, input);
    await assertUncommonPassword(password, 'password');
    return this.codes.judge(code, async (tried) => {
      // A hash is costly: nobody gets one made without a link.
      const { userId } = await this.codes.look(tried, ['PASSWORD_RESET']);
      const passwordHash = await this.hasher.hash(password);
      const email = await this.unitOfWork.run((transaction) => this.apply(transaction, tried, passwordHash));
      this.sessions.settled(userId);
      await this.attempts.forget(email);
      return email;
    });
  }

  private async apply(transaction: Transaction, code: TriedCode, passwordHash: string): Promise<string> {
    const userId = await this.codes.use(transaction, code, 'PASSWORD_RESET');
    const [changed] = await transaction.rows(resetStatement, { userId, passwordHash });
    const { email = '', wasConfirmed = true } = changed ?? {};
    await this.sessions.end(transaction, userId, 'PASSWORD_CHANGED');
    transaction.raise(PasswordReset, { userId });
    if (!wasConfirmed) transaction.raise(EmailConfirmed, { userId });
    transaction.audit({
      actorId: userId,
      action: 'user.resetPassword',
      targetType: 'user',
      targetId: userId,
      before: null,
      after: null,
    });
    return email;
  }
}
