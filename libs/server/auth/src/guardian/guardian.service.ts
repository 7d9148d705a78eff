import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@lyceum/contracts/ops';
import {
  authErrors,
  type CodeOnlyInput,
  codeOnlySchema,
  type EmailOnlyInput,
  emailOnlySchema,
  type GuardianAnswer,
} from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  DomainError,
  parseInput,
  PreparedQueries,
  RateLimits,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { callLimits } from '../accounts/call-limits';
import { MailPace } from '../accounts/mail-pace';
import { ConsentRequested, GuardianConsented, GuardianWithdrew } from '../auth.events';
import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';
import { SessionService } from '../sessions/session.service';
import { GuardianLink, type GuardianLinkContent } from './guardian-link';
import {
  consentAgainStatement,
  consentStatement,
  consentStateQuery,
  guardianOfQuery,
  withdrawStatement,
} from './guardian.statements';

type ConsentState = GuardianAnswer['data'];

const emailQuery = statement<{ email: string }>(
  'auth.email-of-child',
  'SELECT email FROM users WHERE id = $userId',
);

/** The consent of a guardian to the account of a child under 13 (checklist line 41), for which a guardian needs no account. */
@Injectable()
export class GuardianService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodeService,
    private readonly links: GuardianLink,
    private readonly sessions: SessionService,
    private readonly pace: MailPace,
    private readonly limits: RateLimits,
  ) {}

  /** Unlocks the account that the code was mailed for. @throws DomainError AUTH_LINK_NOT_VALID */
  async consent(input: CodeOnlyInput): Promise<void> {
    const { code } = parseInput(codeOnlySchema, input);
    await this.codes.judge(code, (tried) =>
      this.unitOfWork.run(async (transaction) => {
        const userId = await this.codes.use(transaction, tried, 'GUARDIAN_CONSENT');
        await transaction.count(consentStatement, { userId });
        recordConsent(transaction, userId);
      }),
    );
  }

  /** How the consent stands that a guardian's lasting link is about. @throws DomainError AUTH_LINK_NOT_VALID */
  async look(input: CodeOnlyInput): Promise<ConsentState> {
    const { code } = parseInput(codeOnlySchema, input);
    const { userId, guardianEmail } = this.links.read(code);
    const [row] = await this.queries.rows(consentStateQuery, { userId, guardianEmail });
    if (!row) throw new DomainError(authErrors.LINK_NOT_VALID);
    return { ...row, since: row.since.toISOString() };
  }

  /** The child whose guardian keeps this link, while their consent stands. @throws DomainError AUTH_LINK_NOT_VALID */
  async childOf(code: string): Promise<string> {
    const { userId } = this.links.read(code);
    const { state } = await this.look({ code });
    if (state !== 'GIVEN') throw new DomainError(authErrors.LINK_NOT_VALID);
    return userId;
  }

  /**
   * Withdraws the consent to this account, as `withdraw` does, in the name of a guardian who has an account; the caller
   * has checked that it was their consent. Changes nothing where none stands.
   */
  async withdrawAs(guardianId: string, userId: string): Promise<void> {
    const [child] = await this.queries.rows(guardianOfQuery, { userId });
    if (child?.guardianEmail)
      await this.endConsent({ userId, guardianEmail: child.guardianEmail }, guardianId);
  }

  /**
   * Withdraws the consent: the account is locked and its sessions end at once, nothing is deleted, and staff are told.
   * Doing it again changes nothing, nor does doing it once the child is 18.
   * @throws DomainError AUTH_LINK_NOT_VALID
   */
  async withdraw(input: CodeOnlyInput): Promise<ConsentState> {
    const { code } = parseInput(codeOnlySchema, input);
    const { userId, guardianEmail } = this.links.read(code);
    await this.endConsent({ userId, guardianEmail }, null);
    return this.look(input);
  }

  /**
   * Gives back a consent that was withdrawn. Doing it again changes nothing. Withdrawing is never limited; it needs a
   * consent first, so this bounds the mails of both.
   * @throws DomainError AUTH_LINK_NOT_VALID, COMMON_TOO_MANY_REQUESTS
   */
  async consentAgain(input: CodeOnlyInput): Promise<ConsentState> {
    const { code } = parseInput(codeOnlySchema, input);
    const { userId, guardianEmail } = this.links.read(code);
    await this.limits.consume('auth.consent-again', userId, callLimits.consentAgain);
    await this.unitOfWork.run(async (transaction) => {
      if ((await transaction.count(consentAgainStatement, { userId, guardianEmail })) > 0)
        recordConsent(transaction, userId);
    });
    return this.look(input);
  }

  private async endConsent(of: GuardianLinkContent, actorId: string | null): Promise<void> {
    const { userId } = of;
    await this.unitOfWork.run(async (transaction) => {
      if ((await transaction.count(withdrawStatement, { ...of })) === 0) return;
      await this.sessions.endAll(transaction, userId, 'CONSENT_NEEDED');
      transaction.raise(GuardianWithdrew, { userId });
      audit(transaction, 'user.guardianWithdraw', userId, actorId);
    });
    this.sessions.settled(userId);
  }

  /**
   * Writes to the guardian again, if the account of this e-mail waits for them; the caller is not told whether.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS within 60 seconds of the last one
   */
  async resend(input: EmailOnlyInput): Promise<void> {
    const { email } = parseInput(emailOnlySchema, input);
    await this.pace.assertDue('consent', email);
    await this.unitOfWork.run(async (transaction) => transaction.raise(ConsentRequested, { email }));
  }

  /** The same for somebody who has shown who they are. Within the pause it does nothing. */
  async remind(userId: string): Promise<void> {
    const [child] = await this.queries.rows(emailQuery, { userId });
    if (!child) return;
    await this.resend(child).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === commonErrors.TOO_MANY_REQUESTS.code)) throw error;
    });
  }
}

function recordConsent(transaction: Transaction, userId: string): void {
  transaction.raise(GuardianConsented, { userId });
  audit(transaction, 'user.guardianConsent', userId);
}

function audit(
  transaction: Transaction,
  action: AuditAction,
  userId: string,
  actorId: string | null = null,
): void {
  transaction.audit({
    actorId,
    action,
    targetType: 'user',
    targetId: userId,
    before: null,
    after: null,
  });
}
