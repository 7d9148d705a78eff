import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { type Actor, type AuthenticatedRequest, DomainError, requestOf } from '@lyceum/kernel';

/**
 * Says who calls, and leaves what they may do to AccessGuard. A missing or stale token makes the caller nobody, so
 * that public doors stay open to somebody whose session has ended.
 */
@Injectable()
export class AuthenticationGuard extends AuthGuard('jwt') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // The socket's caller was proved at its handshake.
    if (context.getType() === 'ws') return true;
    const request = requestOf(context);
    // passport would build an error with its stack for every call without a token; the caller is simply nobody.
    if (!request.headers.authorization) request.user = null;
    else await super.canActivate(context);
    return true;
  }

  override getRequest(context: ExecutionContext): AuthenticatedRequest {
    return requestOf(context);
  }

  override handleRequest<Subject = Actor | null>(error: unknown, actor: Actor | false): Subject {
    if (error && !(error instanceof DomainError)) throw error;
    return (actor || null) as Subject;
  }
}
