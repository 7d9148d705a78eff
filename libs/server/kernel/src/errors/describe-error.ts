import { randomUUID } from 'node:crypto';
import { HttpException } from '@nestjs/common';
import { commonErrors, type ErrorAnswer, type ErrorDefinition } from '@lyceum/contracts/common';
import { GraphQLError } from 'graphql';
import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { ZodError } from 'zod';
import { DomainError } from './domain-error';
import { toInputIssues } from './input-issues';
import { awayRetrySeconds, isServiceAway } from './service-away';

/** What a door answers for a thrown value, and whether that value is a fault of ours that belongs in the log. */
export interface DescribedError {
  answer: ErrorAnswer;
  isFault: boolean;
}

const definitionByStatus = new Map<number, ErrorDefinition>(
  Object.values(commonErrors).map((definition) => [definition.status, definition]),
);

/** GraphQL's own refusals of a document: the caller's mistake, in words that name the place in the document. */
const documentErrorCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * The one place that decides what a thrown value may tell a caller. Domain errors speak for themselves, framework
 * refusals take the catalogue's text for their status, and everything else is "something went wrong" plus a log id.
 */
export function describeError(thrown: unknown): DescribedError {
  const error = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
  if (error instanceof DomainError) return refusal(error, error);
  if (error instanceof ZodError) return refusal(commonErrors.INVALID_INPUT, { issues: toInputIssues(error) });
  if (error instanceof GraphQLError) return describeDocumentError(error);
  if (isUnstorable(error)) return refusal(commonErrors.INVALID_INPUT);
  const status = error instanceof HttpException ? error.getStatus() : fastifyStatus(error);
  if (status !== undefined && status < 500) {
    return refusal(definitionByStatus.get(status) ?? commonErrors.INVALID_INPUT);
  }
  if (status === 503 || isServiceAway(error)) return refusal(commonErrors.UNAVAILABLE);
  return fault();
}

function refusal(
  definition: Pick<ErrorDefinition, 'code' | 'status' | 'message'>,
  details: Partial<Pick<DomainError, 'issues' | 'retryAfterSeconds'>> = {},
): DescribedError {
  const { code, status, message } = definition;
  const { issues } = details;
  // Whoever is told that something is away is told when to ask again.
  const retryAfterSeconds = details.retryAfterSeconds ?? (status === 503 ? awayRetrySeconds : undefined);
  return {
    answer: {
      code,
      status,
      message,
      ...(issues && { issues: [...issues] }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    },
    isFault: status >= 500 && status !== 503,
  };
}

function describeDocumentError(error: GraphQLError): DescribedError {
  const isCallersMistake =
    documentErrorCodes.has(String(error.extensions['code'])) || error.extensions['code'] === undefined;
  if (!isCallersMistake) return fault();
  return refusal(commonErrors.INVALID_INPUT, { issues: [{ path: '', message: error.message }] });
}

function fault(): DescribedError {
  const { code, status, message } = commonErrors.INTERNAL;
  return { answer: { code, status, message, logId: randomUUID() }, isFault: true };
}

/**
 * PostgreSQL's words for values it cannot take, such as text with a NUL or a cursor whose time is none: the caller's
 * doing, in forms that no contract needs to spell out.
 */
const unstorableCodes = new Set(['22021', '22P02', '22P05', '22007', '22008', '22003']);

/** TypeORM wraps what the driver throws; prepared statements go past TypeORM. */
function isUnstorable(error: unknown): boolean {
  const thrown: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return thrown instanceof DatabaseError && unstorableCodes.has(thrown.code ?? '');
}

/** Fastify refuses malformed requests (bad JSON, too large, wrong media type) with a plain error carrying its status. */
function fastifyStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return undefined;
  return String(error.code).startsWith('FST_') ? Number(error.statusCode) : undefined;
}
