import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type Actor,
  ActorResolver,
  type AuthenticatedRequest,
  bearerToken,
  DomainError,
  type LiveSocket,
  type MaybeActor,
  requestOf,
} from '@lyceum/kernel';
import { VerifiedTokens } from './verified-tokens';

/** A token that could not be checked makes nobody of nobody: that would sign people out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && error.status === commonErrors.UNAUTHENTICATED.status;

/**
 * Says who calls, and leaves what they may do to AccessGuard. A missing or stale token makes the caller nobody, so
 * that public doors stay open to somebody whose session has ended.
 */
@Injectable()
export class AuthenticationGuard extends AuthGuard('jwt') {
  constructor(
    private readonly actors: ActorResolver,
    private readonly verified: VerifiedTokens,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() === 'ws') return this.knowsStill(context.switchToWs().getClient<LiveSocket>());
    const request = requestOf(context);
    // passport would build an error with its stack for every call without a token; the caller is simply nobody.
    if (!request.headers.authorization) request.user = null;
    else if (!(await this.knows(request))) await super.canActivate(context);
    return true;
  }

  /** A socket's caller was proved at its handshake; what they may since then is asked like of any call. */
  private async knowsStill({ data }: LiveSocket): Promise<boolean> {
    const actor = await this.actors.ofConnection(data.actor);
    if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
    data.actor = actor;
    return true;
  }

  /** Whether passport has checked the token before: then only what may have changed since is asked. */
  private async knows(request: AuthenticatedRequest): Promise<boolean> {
    const token = bearerToken(request.headers.authorization);
    if (token === null || this.verified.recall(token) === null) return false;
    request.user = await this.actorOf(token);
    return true;
  }

  private async actorOf(token: string): Promise<MaybeActor> {
    try {
      return (await this.actors.fromToken(token)).actor;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  }

  override getRequest(context: ExecutionContext): AuthenticatedRequest {
    return requestOf(context);
  }

  override handleRequest<Subject = Actor | null>(error: unknown, actor: Actor | false): Subject {
    if (error && !isRefusal(error)) throw error;
    return (actor || null) as Subject;
  }
}
