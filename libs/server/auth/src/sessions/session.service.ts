import { Injectable } from '@nestjs/common';
import { authErrors, type SessionEndReason, type SignInWay, type SignOutInput } from '@lyceum/contracts/auth';
import { commonErrors, idSchema } from '@lyceum/contracts/common';
import {
  type Actor,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { assertMaySignIn } from '../accounts/account.policy';
import { type Account, accountQuery } from '../accounts/account.statements';
import { passwordMark } from '../accounts/password-mark';
import { unansweredBy } from '../accounts/unanswered.statements';
import { SessionsEnded, UserSignedIn, UserSignedOut } from '../auth.events';
import { IssuedSecrets } from '../tickets/issued-secrets';
import { Authority } from '../tokens/authority';
import { TokenService } from '../tokens/token.service';
import type { ClientInfo } from './client-info';
import { describeDevice } from './describe-device';
import { hashOf, type RefreshKey, refreshPurpose } from './refresh-key';
import type { MySessionModel } from './session.model';
import {
  activeStatement,
  endStatement,
  holderQuery,
  holdStatement,
  listQuery,
  openStatement,
  ownerQuery,
  rotateStatement,
} from './session.queries';

/** How a session comes about. */
export interface NewSession {
  readonly userId: string;
  readonly signInWay: SignInWay;
  readonly keepLoggedIn: boolean;
  readonly hasSecondFactor: boolean;
  readonly client: ClientInfo;
  /** Of the password that was shown; the session begins only if it still is the account's. */
  readonly passwordMark?: string;
}

/** What a browser gets: the token in the answer, the refresh key in its cookie. */
export interface OpenedSession {
  readonly token: string;
  readonly refreshKey: RefreshKey;
  readonly keepLoggedIn: boolean;
}

/** Sign-ins from their beginning to their end. */
@Injectable()
export class SessionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly tokens: TokenService,
    private readonly authority: Authority,
    private readonly secrets: IssuedSecrets,
  ) {}

  /**
   * Begins a session for somebody who has proved who they are; every way of signing in ends here.
   * @throws DomainError AUTH_SUSPENDED, AUTH_AWAITS_STAFF, AUTH_EMAIL_NOT_CONFIRMED, AUTH_GUARDIAN_CONSENT_NEEDED,
   * AUTH_CONSENT_WITHDRAWN, AUTH_ABOUT_YOU_NEEDED, AUTH_USER_NOT_FOUND,
   * AUTH_INVALID_CREDENTIALS when the password was replaced since it was shown
   */
  async open(session: NewSession): Promise<OpenedSession> {
    const { userId, signInWay, keepLoggedIn, hasSecondFactor, client } = session;
    return this.unitOfWork.run(async (transaction) => {
      const { user, sessionId } = await ownerOfNewSession(transaction, session);
      const secret = this.secrets.create(refreshPurpose(sessionId));
      await transaction.count(openStatement, {
        userId,
        signInWay,
        keepLoggedIn,
        hasSecondFactor,
        userAgent: client.userAgent,
        ipAddress: client.ipAddress,
        secretHash: hashOf(secret),
        sessionId,
      });
      transaction.raise(UserSignedIn, { userId, sessionId, signInWay, userAgent: client.userAgent });
      const token = await this.tokens.issue(user, sessionId);
      return { token, refreshKey: { sessionId, secret }, keepLoggedIn };
    });
  }

  /**
   * A new access token and the next refresh key. A key that was used before ends the session: somebody has a copy.
   * One that was never issued for it ends nothing. @throws DomainError AUTH_SESSION_EXPIRED
   */
  async refresh({ sessionId, secret }: RefreshKey): Promise<OpenedSession> {
    const next = this.secrets.create(refreshPurpose(sessionId));
    const opened = await this.unitOfWork.run(async (transaction) => {
      const hashes = { secretHash: hashOf(secret), nextHash: hashOf(next) };
      const [rotated] = await transaction.rows(rotateStatement, { sessionId, ...hashes });
      if (!rotated) {
        const isCopy = this.secrets.wasIssued(refreshPurpose(sessionId), secret);
        if (isCopy) await this.endReused(transaction, sessionId);
        return null;
      }
      const [user] = await transaction.rows(accountQuery, { userId: rotated.userId });
      if (!user) throw new DomainError(authErrors.SESSION_EXPIRED);
      const token = await this.tokens.issue(user, sessionId);
      return { token, refreshKey: { sessionId, secret: next }, keepLoggedIn: rotated.keepLoggedIn };
    });
    if (!opened) throw new DomainError(authErrors.SESSION_EXPIRED);
    return opened;
  }

  /** Ends the session of a refresh key or a token, and records the log-out event (checklist line 29). Twice is once. */
  async signOut(
    session: { userId: string; sessionId: string },
    event: SignOutInput,
    client: ClientInfo,
  ): Promise<void> {
    const { userId, sessionId } = session;
    await this.unitOfWork.run(async (transaction) => {
      const ended = await this.end(transaction, userId, event.reason, { only: sessionId });
      if (ended > 0)
        transaction.raise(UserSignedOut, { ...event, userId, sessionId, userAgent: client.userAgent });
    });
    this.authority.forget(userId);
  }

  /** Who a refresh key belongs to, while its session is open; null for keys that are not ours. */
  async ownerOf({ sessionId, secret }: RefreshKey): Promise<{ userId: string; sessionId: string } | null> {
    const [row] = await this.queries.rows(ownerQuery, { sessionId, hash: hashOf(secret) });
    return row ? { userId: row.userId, sessionId } : null;
  }

  /**
   * Ends sessions inside the caller's transaction: all of the user's, all `except` one, or `only` one. The tabs hear
   * of it once it commits; call `settled` then, so that this process knows at once.
   * @returns how many were ended
   */
  async end(
    transaction: Transaction,
    userId: string,
    reason: SessionEndReason,
    which: { only?: string; except?: string } = {},
  ): Promise<number> {
    const rows = await transaction.rows(endStatement, {
      userId,
      reason,
      only: which.only ?? null,
      except: which.except ?? null,
    });
    const sessionIds = rows.map(({ id }) => id);
    if (sessionIds.length > 0) transaction.raise(SessionsEnded, { userId, sessionIds, reason });
    return sessionIds.length;
  }

  /** Ends all sessions of a user inside the caller's transaction. @returns how many were ended */
  endAll(transaction: Transaction, userId: string, reason: SessionEndReason): Promise<number> {
    return this.end(transaction, userId, reason);
  }

  /** This process forgets what it knew of the user's sessions; others do within two seconds. */
  settled(userId: string): void {
    this.authority.forget(userId);
  }

  /** The session's user is there now (checklist line 157). */
  async noteActive(sessionId: string): Promise<void> {
    await this.queries.rows(activeStatement, { sessionId });
  }

  /** The caller's open sessions, the one last seen first. */
  async list(actor: Actor): Promise<MySessionModel[]> {
    const rows = await this.openSessionsOf(actor.userId);
    return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }));
  }

  /** Somebody's open sessions, the one last seen first. Whoever asks has checked who may know. */
  async openSessionsOf(userId: string): Promise<Omit<MySessionModel, 'isCurrent'>[]> {
    const rows = await this.queries.rows(listQuery, { userId });
    return rows.map(({ userAgent, ...row }) => ({ ...row, device: describeDevice(userAgent) }));
  }

  /** Ends one of the caller's own sessions. @throws DomainError COMMON_NOT_FOUND when it is not theirs, or over */
  async revoke(actor: Actor, id: string): Promise<void> {
    const sessionId = parseInput(idSchema, id, 'id');
    const ended = await this.unitOfWork.run((transaction) =>
      this.end(transaction, actor.userId, 'REVOKED', { only: sessionId }),
    );
    this.settled(actor.userId);
    if (ended === 0) throw new DomainError(commonErrors.NOT_FOUND);
  }

  /** Ends every session of the caller but the one that calls. @returns how many were ended */
  async revokeOthers(actor: Actor): Promise<number> {
    const ended = await this.unitOfWork.run((transaction) =>
      this.end(transaction, actor.userId, 'REVOKED', { except: actor.sessionId }),
    );
    this.settled(actor.userId);
    return ended;
  }

  private async endReused(transaction: Transaction, sessionId: string): Promise<void> {
    const [open] = await transaction.rows(holderQuery, { sessionId });
    if (!open) return;
    await this.end(transaction, open.userId, 'REUSED_TOKEN', { only: sessionId });
    this.authority.forget(open.userId);
  }
}

/**
 * Who signs in, as their row is now. Held until the session stands: whoever changes the password or shuts the account
 * out at this moment either comes first and is heeded here, or comes after and ends this session with the others.
 */
async function ownerOfNewSession(
  transaction: Transaction,
  { userId, passwordMark: shownMark }: NewSession,
): Promise<{ user: Account; sessionId: string }> {
  const [held] = await transaction.rows(holdStatement, { userId });
  const [user] = await transaction.rows(accountQuery, { userId });
  if (!held || !user) throw new DomainError(authErrors.USER_NOT_FOUND);
  if (shownMark !== undefined && shownMark !== passwordMark(held.passwordHash))
    throw new DomainError(authErrors.INVALID_CREDENTIALS);
  if (user.awaitsStaffSince) throw new DomainError(authErrors.AWAITS_STAFF);
  if (user.suspendedAt) throw new DomainError(authErrors.SUSPENDED);
  assertMaySignIn(user, new Date());
  const isAsked = user.roles.length === 0 || user.dateOfBirth === null;
  if (isAsked && (await unansweredBy(transaction, userId)))
    throw new DomainError(authErrors.ABOUT_YOU_NEEDED);
  return { user, sessionId: held.sessionId };
}
