import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, isFromOwnPage, sendRestError } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Doors below it set cookies: a page of another site could sign its visitors in to an account of its own. */
const guarded = '/auth/';

/** Apple posts its answer from its own pages; nothing comes of it but a redirect (see SocialController.relay). */
const openToOthers: ReadonlySet<string> = new Set(['/auth/social/:provider/callback']);

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what a page of another site sends to the doors of signing in, as a form can do without asking anybody. */
export function refuseForeignPages(
  publicUrl: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const { method, headers, routeOptions } = request;
    const door = routeOptions.url ?? '';
    if (reading.has(method) || !door.startsWith(guarded) || openToOthers.has(door)) return;
    if (isFromOwnPage(headers, publicUrl)) return;
    return sendRestError(new DomainError(commonErrors.FORBIDDEN), request, reply);
  };
}
