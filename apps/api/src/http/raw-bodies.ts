import { Readable } from 'node:stream';
import { callsLimits } from '@lyceum/contracts/calls';
import { campaignLimits } from '@lyceum/contracts/campaigns';
import { paymentLimits } from '@lyceum/contracts/payments';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** Doors that read what was signed, byte by byte, and how long it may be: no other request keeps its bytes. */
const doors: ReadonlyMap<string, number> = new Map([
  ['/webhooks/payments/:provider', paymentLimits.reportBytes],
  ['/webhooks/mail', campaignLimits.reportBytes],
  ['/webhooks/calls/:provider', callsLimits.reportBytes],
]);

/** As LiveKit calls the JSON of its reports. */
const reportType = 'application/webhook+json';

/** Keeps the bytes of a body beside what is read of it. What is longer than reports are is refused with 413, before it is read to its end. */
export function keepRawBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(reportType, { parseAs: 'buffer' }, (request, _body, done) => {
    // It is read where its signature was found right.
    if (doors.has(request.routeOptions.url ?? '')) done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
  fastify.addHook('onRoute', (route) => {
    const most = doors.get(route.url);
    if (most === undefined) return;
    route.bodyLimit = most;
    route.preParsing = async (request: FastifyRequest & { rawBody?: Buffer }, reply, payload) => {
      if (Number(request.headers['content-length'] ?? 0) > most) throw tooLong(reply);
      const parts: Buffer[] = [];
      let length = 0;
      // The socket stays open, for the answer.
      const bytes: AsyncIterable<Buffer> = payload.iterator({ destroyOnReturn: false });
      for await (const part of bytes) {
        length += part.length;
        if (length > most) throw tooLong(reply);
        parts.push(part);
      }
      const body = Buffer.concat(parts);
      request.rawBody = body;
      return Object.assign(Readable.from([body]), { receivedEncodedLength: length });
    };
  });
}

/** Nothing more is read of who sends it. */
function tooLong(reply: FastifyReply): Error {
  reply.header('connection', 'close');
  return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}
