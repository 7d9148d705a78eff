import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, formatGraphqlError } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { secondsAway } from './away-status';
import type { CompiledExecution, KnownCall } from './compiled-execution';
import type { DocumentOfCall, TrustedDocuments } from './trusted-documents';

/** Where GraphQL is asked. */
export const graphqlPath = '/graphql';

const answerType = 'application/json; charset=utf-8';

const jsonType = /^application\/json *(;|$)/i;

type Body = DocumentOfCall & Omit<KnownCall, 'text'>;

/**
 * Stands before Apollo: puts the text of a document in the place of its id, refuses documents nobody has trusted where
 * that is asked for, and answers at once what was compiled when it came before. Everything else is Apollo's.
 */
export function graphqlDoor(
  documents: TrustedDocuments,
  compiled: CompiledExecution,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    if (request.routeOptions.url !== graphqlPath) return;
    const body = bodyOf(request);
    try {
      const text = documents.textOf(body);
      if (text === null) return;
      if (!isPlainCall(request, body)) return void replaceId(request, body, text);
      const answer = await compiled.answer({ ...body, text }, { req: request, reply });
      if (answer === null) return void replaceId(request, body, text);
      return await send(reply, answer);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const refusal = formatGraphqlError({ message: error.message }, error);
      return reply
        .status(error.status)
        .type(answerType)
        .send({ errors: [refusal] });
    }
  };
}

function send(reply: FastifyReply, answer: FormattedExecutionResult): FastifyReply {
  const seconds = secondsAway(answer.errors);
  if (seconds !== null) void reply.status(commonErrors.UNAVAILABLE.status).header('retry-after', seconds);
  return reply.type(answerType).send(JSON.stringify(answer));
}

/** By GET, Apollo reads the text in the address and knows no ids. */
function bodyOf({ method, body, query }: FastifyRequest): Body {
  if (method === 'GET') return { query: (query as DocumentOfCall).query };
  return typeof body === 'object' && body !== null ? body : {};
}

/**
 * Whether Apollo would see nothing in the call but a document and its variables, to be answered as JSON. Whatever a
 * page of another site can send without asking first (a form, plain text) is for Apollo to refuse.
 */
function isPlainCall({ method, headers }: FastifyRequest, { operationName, variables }: Body): boolean {
  const { accept, 'content-type': contentType } = headers;
  return (
    method === 'POST' &&
    jsonType.test(contentType ?? '') &&
    (accept === undefined || accept === '*/*' || accept === 'application/json') &&
    (operationName ?? '') === String(operationName ?? '') &&
    typeof (variables ?? {}) === 'object' &&
    !Array.isArray(variables)
  );
}

function replaceId(request: FastifyRequest, { documentId, ...body }: Body, text: string): void {
  if (documentId !== undefined) request.body = { ...body, query: text };
}
