import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type Config,
  quietBoot,
  requestIdOf,
  sendRestError,
  SOCKET_BUS,
  SocketAdapter,
  type SocketBus,
  uploadOrigin,
  withOrigin,
} from '@lyceum/kernel';
import fastifyCookie from '@fastify/cookie';
import { PublicPageService } from '@lyceum/cms';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from '../app.module';
import { callOrigins } from '@lyceum/calls';
import { acceptFiles } from './accept-files';
import { CompiledExecution } from './compiled-execution';
import { refuseForeignPages } from './foreign-pages';
import { serveFrontEnds } from './front-ends';
import { graphqlDoor } from './graphql-door';
import { headsOf } from './heads';
import { serveOpenApi } from './open-api';
import { serveOpsRouter } from './ops-door';
import { securityHeaders } from './security-headers';
import { serveSiteFeeds } from './site-feeds';
import { keepRawBodies } from './raw-bodies';
import { limitSmallBodies } from './small-bodies';
import { TrustedDocuments } from './trusted-documents';

/** Largest JSON body, in bytes; content is bounded at 100 kB, so this leaves room for its envelope. */
const bodyLimitBytes = 1024 * 1024;

/** Builds the whole server, ready to listen: GraphQL, REST, tRPC, sockets and both front ends on one port. */
export async function createApp(
  config: Config,
  extraModules: readonly Type[] = [],
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: bodyLimitBytes,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    requestIdHeader: false,
    genReqId: (request: IncomingMessage | Http2ServerRequest) => assignRequestId(request as IncomingMessage),
    // A tRPC batch names its procedures in one path segment.
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error: Error, request: unknown, reply: unknown) =>
      void sendRestError(error, request as FastifyRequest, reply as FastifyReply),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, extraModules),
    adapter,
    // Whoever asked for the server hears why there is none; Nest would end the process without a word.
    { bufferLogs: true, abortOnError: false },
  );
  app.useLogger(quietBoot(app.get(Logger)));
  app.useWebSocketAdapter(new SocketAdapter(app, app.get<SocketBus>(SOCKET_BUS), config.publicUrl));
  const fastify = adapter.getInstance();
  const headers = securityHeaders({
    isHttps: config.publicUrl.startsWith('https:'),
    uploadOrigin: uploadOrigin(config),
    callOrigins: callOrigins(config),
  });
  acceptFiles(fastify);
  limitSmallBodies(fastify);
  keepRawBodies(fastify);
  fastify.addHook(
    'onRequest',
    async (request, reply) => void reply.headers(headers).header('x-request-id', request.id),
  );
  fastify.addHook('onRequest', refuseForeignPages(config.publicUrl));
  const documents = new TrustedDocuments(config.GRAPHQL_DOCUMENTS);
  fastify.addHook('preHandler', (request, _, done) =>
    withOrigin({ requestId: String(request.id), address: request.ip }, done),
  );
  fastify.addHook('preHandler', graphqlDoor(documents, app.get(CompiledExecution)));
  await app.register(fastifyCookie);
  serveOpenApi(app);
  await serveOpsRouter(app);
  if (config.FRONT_END_DIR) {
    const pages = app.get(PublicPageService, { strict: false });
    serveSiteFeeds(fastify, pages, config);
    await serveFrontEnds(fastify, config.FRONT_END_DIR, config, { heads: headsOf(app, config), pages });
  }
  return app.init();
}

/** Puts the id on Node's own request too, where the log's middleware looks for it. */
function assignRequestId(request: IncomingMessage): string {
  const id = requestIdOf(request.headers);
  request.id = id;
  return id;
}
