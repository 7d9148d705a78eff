import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { ErrorAnswer } from '@lyceum/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './describe-error';
import { reportFault } from './report-fault';

/** REST's mapper: `{ "error": ErrorAnswer }` under the error's status. Other doors' errors pass through to theirs. */
@Catch()
export class RestErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): unknown {
    // GraphQL formats in Apollo's formatError and sockets in their own filter; both want the thrown value itself.
    if (host.getType<string>() !== 'http') throw thrown;
    const http = host.switchToHttp();
    return sendRestError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Also used where Fastify answers before Nest is reached (malformed body, unknown path). */
export function sendRestError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const described = describeError(thrown);
  reportFault(described, thrown, {
    requestId: request.id,
    method: request.method,
    path: request.routeOptions?.url,
  });
  const error: ErrorAnswer = { ...described.answer, requestId: String(request.id) };
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
  // A door that answers something else has named its own type already.
  return reply.status(error.status).type('application/json; charset=utf-8').send({ error });
}
