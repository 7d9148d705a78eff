import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { authErrors, authLimits } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type Actor,
  ActorResolver,
  assertNotViewing,
  DomainError,
  type MaybeActor,
  PreparedQueries,
  type ResolvedActor,
  type ResolveOptions,
  type SessionStanding,
} from '@lyceum/kernel';
import { type Account, accountQuery } from '../accounts/account.statements';
import { Authority } from './authority';
import { type VerifiedToken, VerifiedTokens } from './verified-tokens';

/** Whom a token is about. */
export type TokenSubject = Pick<Account, 'id' | 'firstName' | 'lastName' | 'email' | 'roles'>;

/** Makes access tokens and turns them back into callers. */
@Injectable()
export class TokenService extends ActorResolver {
  constructor(
    private readonly jwt: JwtService,
    private readonly authority: Authority,
    private readonly queries: PreparedQueries,
    private readonly verified: VerifiedTokens,
  ) {
    super();
  }

  /** A signed access token of a session, with the payload of checklist line 34. */
  issue({ id, firstName, lastName, email, roles }: TokenSubject, sessionId: string): Promise<string> {
    return this.jwt.signAsync({ id, firstName, lastName, email, roleArray: roles, sid: sessionId });
  }

  /**
   * A token by which staff see the platform as this user does, and change nothing. It lasts no longer than 30 minutes,
   * and not beyond the viewer's own session and right.
   */
  issueViewing({ id, firstName, lastName, email, roles }: TokenSubject, viewer: Actor): Promise<string> {
    const payload = { id, firstName, lastName, email, roleArray: roles, sid: viewer.sessionId };
    return this.jwt.signAsync(
      { ...payload, viewedBy: viewer.userId },
      { expiresIn: authLimits.viewAsMinutes * 60 },
    );
  }

  /** A token with what the caller's row says now (checklist line 42). @throws DomainError AUTH_USER_NOT_FOUND, AUTH_VIEWING_ONLY */
  async renew(actor: Actor): Promise<string> {
    assertNotViewing(actor);
    const [user] = await this.queries.rows(accountQuery, { userId: actor.userId });
    if (!user) throw new DomainError(authErrors.USER_NOT_FOUND);
    return this.issue(user, actor.sessionId);
  }

  override async fromToken(token: string, options: ResolveOptions = {}): Promise<ResolvedActor> {
    const known = this.verified.recall(token);
    if (known !== null) return this.resolve(known, options);
    const payload: unknown = await this.jwt.verifyAsync<object>(token).catch((cause: unknown) => {
      throw new DomainError(commonErrors.UNAUTHENTICATED, { cause });
    });
    return this.fromPayload(token, payload, options);
  }

  override ofConnection({ sessionId, userId }: Pick<Actor, 'userId' | 'sessionId'>): Promise<MaybeActor> {
    return this.authority.actorOf(sessionId, userId);
  }

  override changesOf(callers: readonly Actor[]): Promise<ReadonlyMap<string, SessionStanding>> {
    return this.authority.changesOf(callers);
  }

  /**
   * @param payload what the token says, its signature being checked
   * @throws DomainError COMMON_UNAUTHENTICATED when it is not ours or its session is over
   */
  async fromPayload(token: string, payload: unknown, options: ResolveOptions = {}): Promise<ResolvedActor> {
    const verified = this.verified.remember(token, payload);
    if (verified === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
    return this.resolve(verified, options);
  }

  private async resolve(
    { sessionId, userId, viewedBy, expiresAt }: VerifiedToken,
    options: ResolveOptions,
  ): Promise<ResolvedActor> {
    const actor =
      viewedBy === null
        ? await this.authority.actorOf(sessionId, userId, options)
        : await this.authority.actorViewing(sessionId, viewedBy, userId);
    if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
    return { actor, expiresAt: new Date(expiresAt) };
  }
}
