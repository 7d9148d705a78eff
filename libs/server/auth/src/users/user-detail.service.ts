import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type EndUserSessionInput,
  endUserSessionSchema,
  type OneUserInput,
  oneUserSchema,
  type UserDetail,
} from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { accountQuery } from '../accounts/account.statements';
import { MailPace } from '../accounts/mail-pace';
import { PasswordResetRequested } from '../auth.events';
import { assertMayChangeRoles } from '../auth.policy';
import { SessionService } from '../sessions/session.service';
import { userDetailQuery, type UserDetailRow } from './user-detail.query';

/** One account as staff see it, and what they do to its sessions and its password. */
@Injectable()
export class UserDetailService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionService,
    private readonly pace: MailPace,
  ) {}

  /** Everything staff see of one account, with its open sessions. @throws DomainError AUTH_USER_NOT_FOUND */
  async get(actor: Actor, input: OneUserInput): Promise<UserDetail> {
    assertCan(actor, 'user.read');
    const { userId } = parseInput(oneUserSchema, input);
    const [row] = await this.queries.rows(userDetailQuery, { userId });
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    const sessions = await this.sessions.openSessionsOf(userId);
    return {
      ...toDetail(row),
      sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  }

  /**
   * Ends one session of somebody; their tab is told at once (checklist line 238).
   * @throws DomainError AUTH_ROLE_GUARDED for a session of somebody who can give roles, AUTH_USER_NOT_FOUND,
   * COMMON_NOT_FOUND when it is not theirs, or over
   */
  async endSession(actor: Actor, input: EndUserSessionInput): Promise<void> {
    assertCan(actor, 'user.suspend');
    const { userId, sessionId } = parseInput(endUserSessionSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [user] = await transaction.rows(accountQuery, { userId });
      if (!user) throw new DomainError(authErrors.USER_NOT_FOUND);
      if (actor.userId !== userId) assertMayChangeRoles(actor, user.roles, []);
      const ended = await this.sessions.end(transaction, userId, 'REVOKED', { only: sessionId });
      if (ended === 0) throw new DomainError(commonErrors.NOT_FOUND);
      transaction.audit({
        actorId: actor.userId,
        action: 'user.endSession',
        targetType: 'user',
        targetId: userId,
        before: { sessionId },
        after: null,
      });
    });
    this.sessions.settled(userId);
  }

  /**
   * Mails somebody a link to choose a new password, as if they had asked for it themselves (checklist lines 40, 238).
   * @throws DomainError AUTH_USER_NOT_FOUND, also for an erased account; COMMON_TOO_MANY_REQUESTS within 60 seconds of
   * the last such mail
   */
  async sendPasswordReset(actor: Actor, input: OneUserInput): Promise<void> {
    assertCan(actor, 'user.sendPasswordReset');
    const { userId } = parseInput(oneUserSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [user] = await transaction.rows(accountQuery, { userId });
      if (!user || user.erasedAt) throw new DomainError(authErrors.USER_NOT_FOUND);
      const { email } = user;
      await this.pace.assertDue('password-reset', email);
      transaction.raise(PasswordResetRequested, { email });
      transaction.audit({
        actorId: actor.userId,
        action: 'user.sendPasswordReset',
        targetType: 'user',
        targetId: userId,
        before: null,
        after: null,
      });
    });
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function toDetail({
  guardianEmail,
  guardianConsentedAt,
  guardianWithdrewAt,
  ...row
}: UserDetailRow): Omit<UserDetail, 'sessions'> {
  const consent = { consentedAt: iso(guardianConsentedAt), withdrewAt: iso(guardianWithdrewAt) };
  return {
    ...row,
    guardian: guardianEmail === null ? null : { email: guardianEmail, ...consent },
    createdAt: row.createdAt.toISOString(),
    emailConfirmedAt: iso(row.emailConfirmedAt),
    agreedTermsAt: iso(row.agreedTermsAt),
    suspendedAt: iso(row.suspendedAt),
    awaitsStaffSince: iso(row.awaitsStaffSince),
    deletesAt: iso(row.deletesAt),
    erasedAt: iso(row.erasedAt),
  };
}
