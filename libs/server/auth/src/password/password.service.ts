import { Injectable } from '@nestjs/common';
import { authErrors, type ChangePasswordInput, changePasswordSchema } from '@lyceum/contracts/auth';
import {
  type Actor,
  Attempts,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  UnitOfWork,
} from '@lyceum/kernel';
import { assertUncommonPassword } from '../accounts/common-passwords';
import { PasswordHasher } from '../accounts/password-hasher';
import { SessionService } from '../sessions/session.service';
import { TokenService } from '../tokens/token.service';

/** How fresh a sign-in must be where there is no password to ask for, in minutes. */
const recentSignInMinutes = 10;

/** Whose password is asked for, and in which session; outside of one, none is no answer. */
export type Whose = Pick<Actor, 'userId'> & Partial<Pick<Actor, 'sessionId'>>;

const hashQuery = statement<{ passwordHash: string | null }>(
  'auth.password-hash',
  'SELECT password_hash AS "passwordHash" FROM users WHERE id = $userId',
);

const recentQuery = statement(
  'auth.recent-sign-in',
  `SELECT FROM sessions WHERE id = $sessionId AND user_id = $userId AND created_at > now() - make_interval(mins => $minutes)`,
);

const changeStatement = statement(
  'auth.change-password',
  `UPDATE users SET password_hash = $passwordHash, updated_at = now()
         WHERE id = $userId AND password_hash IS NOT DISTINCT FROM $before`,
);

/** The password of somebody who is signed in. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly tokens: TokenService,
    private readonly attempts: Attempts,
  ) {}

  /**
   * Asks for the password again, before a way in is changed: a stolen token must not become a way to try out
   * passwords. An account without one passes with an empty text, for
   * ten minutes after logging in: a token somebody left behind must not be enough to take the account over.
   * @throws DomainError AUTH_PASSWORD_WRONG, AUTH_RECENT_SIGN_IN_NEEDED, COMMON_TOO_MANY_REQUESTS
   */
  async assertIs({ userId, sessionId }: Whose, password: string): Promise<void> {
    const attempt = await this.attempts.reserve('passwordAgain', userId);
    const passwordHash = await this.hashOf(userId);
    if (passwordHash === null && password === '') await this.assertRecent(userId, sessionId);
    else if (!(await this.hasher.matches(password, passwordHash)))
      throw new DomainError(authErrors.PASSWORD_WRONG);
    await attempt.giveBack();
  }

  /**
   * Replaces the caller's password, or sets the first one of a social account, and ends all their other sessions.
   * @returns an access token of the present session
   * @throws DomainError AUTH_PASSWORD_WRONG, AUTH_PASSWORD_TOO_COMMON, AUTH_RECENT_SIGN_IN_NEEDED, COMMON_TOO_MANY_REQUESTS
   */
  async change(actor: Actor, input: ChangePasswordInput): Promise<string> {
    const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
    const before = await this.hashOf(actor.userId);
    await this.assertIs(actor, currentPassword);
    await assertUncommonPassword(newPassword, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async (transaction) => {
      // Of two changes at once that both knew the old password, one wins.
      const { userId } = actor;
      const changed = await transaction.count(changeStatement, { userId, passwordHash, before });
      if (changed === 0) throw new DomainError(authErrors.PASSWORD_WRONG);
      await this.sessions.end(transaction, actor.userId, 'PASSWORD_CHANGED', { except: actor.sessionId });
      transaction.audit({
        actorId: actor.userId,
        action: 'user.changePassword',
        targetType: 'user',
        targetId: actor.userId,
        before: null,
        after: null,
      });
    });
    this.sessions.settled(actor.userId);
    return this.tokens.renew(actor);
  }

  private async assertRecent(userId: string, sessionId: string | undefined): Promise<void> {
    const recent = await this.queries.count(recentQuery, {
      userId,
      sessionId: sessionId ?? null,
      minutes: recentSignInMinutes,
    });
    if (recent === 0) throw new DomainError(authErrors.RECENT_SIGN_IN_NEEDED);
  }

  private async hashOf(userId: string): Promise<string | null> {
    const [row] = await this.queries.rows(hashQuery, { userId });
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    return row.passwordHash;
  }
}
