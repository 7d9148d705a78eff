import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { authErrors, commonErrors } from '@lyceum/contracts';
import {
  type Actor,
  ActorResolver,
  DomainError,
  type ResolvedActor,
  type ResolveOptions,
} from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { User } from '../users/user.entity';
import { Authority } from './authority';
import { type VerifiedToken, VerifiedTokens } from './verified-tokens';

/** Whom a token is about. */
export type TokenSubject = Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'roles'>;

/** Makes access tokens and turns them back into callers. */
@Injectable()
export class TokenService extends ActorResolver {
  constructor(
    private readonly jwt: JwtService,
    private readonly authority: Authority,
    private readonly dataSource: DataSource,
    private readonly verified: VerifiedTokens,
  ) {
    super();
  }

  /** A signed access token of a session, with the payload of checklist line 34. */
  issue({ id, firstName, lastName, email, roles }: TokenSubject, sessionId: string): Promise<string> {
    return this.jwt.signAsync({ id, firstName, lastName, email, roleArray: roles, sid: sessionId });
  }

  /** A token with what the caller's row says now (checklist line 42). @throws DomainError AUTH_USER_NOT_FOUND */
  async renew(actor: Actor): Promise<string> {
    const user = await this.dataSource.manager.findOneBy(User, { id: actor.userId });
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
    { sessionId, userId, expiresAt }: VerifiedToken,
    options: ResolveOptions,
  ): Promise<ResolvedActor> {
    const actor = await this.authority.actorOf(sessionId, userId, options);
    if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
    return { actor, expiresAt: new Date(expiresAt) };
  }
}
