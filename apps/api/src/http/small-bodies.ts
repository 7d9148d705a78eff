import { loggingLimits } from '@lyceum/contracts/logging';
import type { FastifyInstance } from 'fastify';

/** Doors browsers report to while a page closes, when they let it send no more than this anyway. */
const limits: Readonly<Record<string, number>> = {
  '/user-actions': loggingLimits.bodyBytes,
  '/fe-logs': loggingLimits.bodyBytes,
};

/** Some doors take less than the others: a larger body is refused with 413 before it is read to its end. */
export function limitSmallBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const limit = limits[route.url];
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
