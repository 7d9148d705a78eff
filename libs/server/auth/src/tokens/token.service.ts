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
import { tokenPayloadSchema } from './token-payload';

/** Whom a token is about. */
export type TokenSubject = Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'roles'>;

/** Makes access tokens and turns them back into callers. */
@Injectable()
export class TokenService extends ActorResolver {
  constructor(
    private readonly jwt: JwtService,
    private readonly authority: Authority,
    private readonly dataSource: DataSource,
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
    const payload: unknown = await this.jwt.verifyAsync<object>(token).catch((cause: unknown) => {
      throw new DomainError(commonErrors.UNAUTHENTICATED, { cause });
    });
    return this.fromPayload(payload, options);
  }

  /** @throws DomainError COMMON_UNAUTHENTICATED when the payload is not ours or its session is over */
  async fromPayload(payload: unknown, options: ResolveOptions = {}): Promise<ResolvedActor> {
    const parsed = tokenPayloadSchema.safeParse(payload);
    if (!parsed.success) throw new DomainError(commonErrors.UNAUTHENTICATED, { cause: parsed.error });
    const { id: userId, sid, exp } = parsed.data;
    const actor = await this.authority.actorOf(sid, userId, options);
    if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
    return { actor, expiresAt: new Date(exp * 1_000) };
  }
}
