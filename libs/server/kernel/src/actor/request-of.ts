import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { Socket } from 'socket.io';
import type { MaybeActor } from './actor';

/** Set by the authentication guard (`user`, passport's name for it) or at the socket's handshake (`data.actor`). */
export interface ActorCarrier {
  user?: MaybeActor;
}

export type AuthenticatedRequest = FastifyRequest & ActorCarrier;

/** The HTTP request behind a REST or GraphQL call. */
export function requestOf(context: ExecutionContext): AuthenticatedRequest {
  if (context.getType<string>() !== 'graphql')
    return context.switchToHttp().getRequest<AuthenticatedRequest>();
  return GqlExecutionContext.create(context).getContext<{ req: AuthenticatedRequest }>().req;
}

/** Where a call comes from. Who holds a socket is known, so that nobody asks for its address: none. */
export const addressOf = (context: ExecutionContext): string =>
  context.getType() === 'ws' ? '' : requestOf(context).ip;

/** Who calls, whichever Nest door the call came through. */
export function actorOf(context: ExecutionContext): MaybeActor {
  if (context.getType() === 'ws') {
    const socket = context.switchToWs().getClient<Socket<never, never, never, { actor?: MaybeActor }>>();
    return socket.data.actor ?? null;
  }
  return requestOf(context).user ?? null;
}
