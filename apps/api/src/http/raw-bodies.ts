import { Readable } from 'node:stream';
import { paymentLimits } from '@lyceum/contracts/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Doors that read what was signed, byte by byte: no other request keeps its bytes. */
const doors: ReadonlySet<string> = new Set(['/webhooks/payments/:provider']);

/** Keeps the bytes of a body beside what is read of it. */
export function keepRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (!doors.has(route.url)) return;
    route.bodyLimit = paymentLimits.reportBytes;
    route.preParsing = async (request: FastifyRequest & { rawBody?: Buffer }, _reply, payload) => {
      const parts: Buffer[] = [];
      let length = 0;
      for await (const part of payload as AsyncIterable<Buffer>) {
        length += part.length;
        // What is too long is refused by who parses it, which counts what it is handed.
        if (length <= paymentLimits.reportBytes) parts.push(part);
      }
      const body = Buffer.concat(parts);
      request.rawBody = body;
      return Object.assign(
        Readable.from(length > paymentLimits.reportBytes ? [body, Buffer.of(0)] : [body]),
        {
          receivedEncodedLength: length,
        },
      );
    };
  });
}
