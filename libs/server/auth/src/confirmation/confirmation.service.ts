import { Injectable } from '@nestjs/common';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  type EmailOnlyInput,
  emailOnlySchema,
} from '@lyceum/contracts/auth';
import { DomainError, parseInput, statement, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { passwordMark } from '../accounts/password-mark';
import { MailPace } from '../accounts/mail-pace';
import { ConfirmationRequested, EmailConfirmed } from '../auth.events';
import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';
import type { ClientInfo } from '../sessions/client-info';
import type { OpenedSession } from '../sessions/session.service';
import { Completion } from '../sign-in/completion';
import { Tickets } from '../tickets/tickets';
import { signUpTicket } from './sign-up.ticket';

/** Where a link was opened. */
interface ConfirmingBrowser {
  readonly client: ClientInfo;
  /** What its sign-up left there, if it signed up. */
  readonly signUp: string | null;
}

const confirmStatement = statement<{ passwordHash: string | null }>(
  'auth.confirm-email',
  `UPDATE users SET email_confirmed_at = now(), updated_at = now() WHERE id = $userId
   RETURNING password_hash AS "passwordHash"`,
);

/** Showing that an e-mail is one's own (checklist line 39). Nobody is signed in yet, so there is no actor. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodeService,
    private readonly pace: MailPace,
    private readonly tickets: Tickets,
    private readonly completion: Completion,
  ) {}

  /**
   * Confirms the account that the code was mailed for. In the browser that signed up, whoever opens the link has chosen
   * the password a moment ago, and need not type it again: they are signed in, unless a log-in would be refused or ask for more.
   * @returns the session; null where they log in by the form @throws DomainError AUTH_LINK_NOT_VALID
   */
  async confirm(input: CodeOnlyInput, { client, signUp }: ConfirmingBrowser): Promise<OpenedSession | null> {
    const { code } = parseInput(codeOnlySchema, input);
    const confirmed = await this.codes.judge(code, (tried) =>
      this.unitOfWork.run(async (transaction) => {
        const userId = await this.codes.use(transaction, tried, 'EMAIL_CONFIRMATION');
        const [account] = await transaction.rows(confirmStatement, { userId });
        transaction.raise(EmailConfirmed, { userId });
        const mark = passwordMark(account?.passwordHash ?? null);
        return { userId, mark, isSignUps: await this.isOf(transaction, signUp, mark) };
      }),
    );
    return confirmed.isSignUps ? this.signIn(confirmed.userId, confirmed.mark, client) : null;
  }

  /**
   * Sends the link again, if there is an account that waits for it; the caller is not told whether.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS within 60 seconds of the last one
   */
  async resend(input: EmailOnlyInput): Promise<void> {
    const { email } = parseInput(emailOnlySchema, input);
    await this.pace.assertDue('confirmation', email);
    await this.unitOfWork.run(async (transaction) => transaction.raise(ConfirmationRequested, { email }));
  }

  /** Whether the ticket is of the sign-up that chose this password. It is used up by that. */
  private async isOf(transaction: Transaction, signUp: string | null, mark: string): Promise<boolean> {
    const ticket = signUp === null ? null : this.tickets.read(signUpTicket, signUp);
    if (ticket?.content.passwordMark !== mark) return false;
    return this.tickets.spend(transaction, ticket);
  }

  /** The account is confirmed by now, whatever becomes of this. */
  private async signIn(userId: string, mark: string, client: ClientInfo): Promise<OpenedSession | null> {
    const factor = { signInWay: 'OWN', keepLoggedIn: false, passwordMark: mark } as const;
    try {
      const outcome = await this.completion.afterFirstFactor({ userId, client, ...factor });
      return 'session' in outcome ? outcome.session : null;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
