import { commonErrors } from '@lyceum/contracts/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ActorResolver,
  bearerToken,
  CallLimiter,
  DomainError,
  type MaybeActor,
  opsAnswerHeaders,
  type OpsContext,
} from '@lyceum/kernel';
import { type AppRouter, createAppRouter } from '@lyceum/ops-router';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';

/** Most calls the console sends in one request. */
const maximumBatchSize = 20;

/** The ops console's calls at `/trpc`. */
export async function serveOpsRouter(app: NestFastifyApplication): Promise<void> {
  const actors = app.get(ActorResolver);
  const limiter = app.get(CallLimiter);
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: createAppRouter((service) => app.get(service)),
    maxBatchSize: maximumBatchSize,
    // What is asked may be longer than an address: a pasted list of people.
    allowMethodOverride: true,
    responseMeta: ({ errors }) => ({ headers: opsAnswerHeaders(errors) }),
    createContext: async ({ req }): Promise<OpsContext> => ({
      actor: await actorOfHeader(actors, req.headers.authorization),
      requestId: req.id,
      countCall: (limit, actor) => limiter.count(limit, actor, req.ip),
    }),
  };
  await app
    .getHttpAdapter()
    .getInstance()
    .register(fastifyTRPCPlugin<AppRouter>, { prefix: '/trpc', trpcOptions });
}

/** A stale token makes the caller nobody, as it does for the other doors. */
async function actorOfHeader(actors: ActorResolver, header: string | undefined): Promise<MaybeActor> {
  const token = bearerToken(header);
  if (token === null) return null;
  try {
    return (await actors.fromToken(token)).actor;
  } catch (error) {
    if (error instanceof DomainError && error.status === commonErrors.UNAUTHENTICATED.status) return null;
    throw error;
  }
}
