import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

const multipart = 'multipart/form-data';

/** Largest body of a one-click post, in bytes; it says `List-Unsubscribe=One-Click` and nothing else. */
const bodyLimit = 4 * 1024;

/**
 * RFC 8058 lets mail programs post their one click as multipart/form-data, which the server knows no parser for. The
 * address says everything, so the body is read and dropped.
 */
@Injectable()
export class OneClickBody implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // A worker serves nothing.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify?.addContentTypeParser || fastify.hasContentTypeParser(multipart)) return;
    fastify.addContentTypeParser(multipart, { parseAs: 'string', bodyLimit }, async () => undefined);
  }
}
