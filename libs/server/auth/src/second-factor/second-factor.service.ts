import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type SecondFactorChallenge,
  type SecondFactorInput,
  type SecondFactorMethod,
  secondFactorSchema,
} from '@lyceum/contracts/auth';
import {
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  type StatementRunner,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import type { z } from 'zod';
import { passwordMark } from '../accounts/password-mark';
import type { ClientInfo } from '../sessions/client-info';
import { type OpenedSession, SessionService } from '../sessions/session.service';
import { type FirstFactor, SecondFactors } from '../sign-in/second-factors.port';
import { type ReadTicket, Tickets } from '../tickets/tickets';
import { useRecoveryCode } from './recovery-codes';
import { secondFactorTicket } from './second-factor.tickets';
import { TotpService } from './totp.service';
import { WayInGuard } from './way-in-guard';

/** A ticket that was read: whose sign-in is under way, and how it began. */
export type SignInUnderWay = ReadTicket<z.output<typeof secondFactorTicket.schema>>;

const totpPattern = /^\d{6}$/;

const factorsQuery = statement<Factors>(
  'auth.factors-of-user',
  `SELECT password_hash AS "passwordHash",
    EXISTS (SELECT FROM totp_factors WHERE user_id = u.id AND sealed_key IS NOT NULL) AS "hasTotp",
    EXISTS (SELECT FROM passkeys WHERE user_id = u.id) AS "hasPasskey",
    EXISTS (SELECT FROM recovery_codes WHERE user_id = u.id) AS "hasRecoveryCode"
  FROM users u WHERE id = $userId`,
);

interface Factors {
  passwordHash: string | null;
  hasTotp: boolean;
  hasPasskey: boolean;
  hasRecoveryCode: boolean;
}

/** The question after the first factor, and its answers. */
@Injectable()
export class SecondFactorService extends SecondFactors {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: Tickets,
    private readonly totp: TotpService,
    private readonly guard: WayInGuard,
    private readonly sessions: SessionService,
  ) {
    super();
  }

  /**
   * An authenticator app makes the question; a passkey then answers it too. A passkey alone makes none: it is a way
   * to sign in, and without recovery codes its loss would shut the owner out.
   */
  override async challenge(
    userId: string,
    { signInWay, keepLoggedIn, passwordMark: shownMark }: FirstFactor,
  ): Promise<SecondFactorChallenge | null> {
    const factors = await this.factorsOf(this.queries, userId);
    if (!factors?.hasTotp) return null;
    const ticket = this.tickets.issue(secondFactorTicket, {
      userId,
      signInWay,
      keepLoggedIn,
      passwordMark: shownMark ?? passwordMark(factors.passwordHash),
    });
    const methods: SecondFactorMethod[] = ['TOTP'];
    if (factors.hasPasskey) methods.push('PASSKEY');
    if (factors.hasRecoveryCode) methods.push('RECOVERY_CODE');
    return { ticket, methods };
  }

  /**
   * Answers with a code of the authenticator app or a recovery code. A wrong one leaves the ticket good.
   * @throws DomainError AUTH_SECOND_FACTOR_WRONG, AUTH_SIGN_IN_EXPIRED, COMMON_TOO_MANY_REQUESTS, AUTH_SUSPENDED
   */
  async redeem(input: SecondFactorInput, client: ClientInfo): Promise<OpenedSession> {
    const { ticket, code } = parseInput(secondFactorSchema, input);
    const underWay = this.read(ticket);
    const { userId } = underWay.content;
    const isTotp = totpPattern.test(code);
    return this.guard.tryCode(isTotp ? 'totpCode' : 'recoveryCode', userId, () =>
      this.finish(underWay, client, (transaction) =>
        isTotp ? this.totp.accept(transaction, userId, code) : useRecoveryCode(transaction, userId, code),
      ),
    );
  }

  /** @throws DomainError AUTH_SIGN_IN_EXPIRED for a ticket that is not ours or too old */
  read(ticket: string): SignInUnderWay {
    const underWay = this.tickets.read(secondFactorTicket, ticket);
    if (!underWay) throw new DomainError(authErrors.SIGN_IN_EXPIRED);
    return underWay;
  }

  /**
   * Uses up the ticket together with whatever `accept` takes, and begins the session.
   * @throws DomainError AUTH_SECOND_FACTOR_WRONG, AUTH_SIGN_IN_EXPIRED, AUTH_SUSPENDED
   */
  async finish(
    underWay: SignInUnderWay,
    client: ClientInfo,
    accept: (transaction: Transaction) => Promise<boolean>,
  ): Promise<OpenedSession> {
    const { userId, signInWay, keepLoggedIn, passwordMark: shownMark } = underWay.content;
    await this.unitOfWork.run(async (transaction) => {
      if (!(await accept(transaction))) throw new DomainError(authErrors.SECOND_FACTOR_WRONG);
      const factors = await this.factorsOf(transaction, userId);
      const isSame = factors && passwordMark(factors.passwordHash) === shownMark;
      if (!isSame || !(await this.tickets.spend(transaction, underWay)))
        throw new DomainError(authErrors.SIGN_IN_EXPIRED);
    });
    const session = { userId, signInWay, keepLoggedIn, client, passwordMark: shownMark };
    return this.sessions.open({ ...session, hasSecondFactor: true });
  }

  private async factorsOf(statements: StatementRunner, userId: string): Promise<Factors | undefined> {
    const [factors] = await statements.rows(factorsQuery, { userId });
    return factors;
  }
}
