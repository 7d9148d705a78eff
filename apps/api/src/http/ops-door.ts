import { commonErrors } from '@lyceum/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ExtraUsersReader, ExtraUsersService, SavedViewService } from '@lyceum/admin';
import { UserDetailService, UserService, ViewAsService } from '@lyceum/auth';
import {
  ActorResolver,
  bearerToken,
  CallLimiter,
  DomainError,
  type MaybeActor,
  OperationsService,
  opsAnswerHeaders,
  type OpsContext,
  TableReader,
} from '@lyceum/kernel';
import { AnalyticsFileService, AnalyticsService } from '@lyceum/logging';
import { StaffQueueService } from '@lyceum/moderation';
import { type AppRouter, createAppRouter } from '@lyceum/ops-router';
import { PromoCodeBulkService, PromoCodeReadingService, PromoCodeService } from '@lyceum/payments';
import { StaffFilesReader, StaffFilesService } from '@lyceum/uploads';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';

/** Most calls the console sends in one request. */
const maximumBatchSize = 20;

/** The console's calls over the services of this process. */
export const opsRouterOf = (app: INestApplicationContext): AppRouter =>
  createAppRouter({
    analytics: app.get(AnalyticsService),
    analyticsFiles: app.get(AnalyticsFileService),
    promoCodes: {
      writing: app.get(PromoCodeService),
      making: app.get(PromoCodeBulkService),
      reading: app.get(PromoCodeReadingService),
    },
    tables: app.get(TableReader),
    userDetails: app.get(UserDetailService),
    users: app.get(UserService),
    viewAs: app.get(ViewAsService),
    views: app.get(SavedViewService),
    features: { lists: app.get(ExtraUsersService), reader: app.get(ExtraUsersReader) },
    operations: app.get(OperationsService),
    moderation: app.get(StaffQueueService),
    uploads: { files: app.get(StaffFilesService), reader: app.get(StaffFilesReader) },
  });

/** The ops console's calls at `/trpc`. */
export async function serveOpsRouter(app: NestFastifyApplication): Promise<void> {
  const actors = app.get(ActorResolver);
  const limiter = app.get(CallLimiter);
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: opsRouterOf(app),
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
