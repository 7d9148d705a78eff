import type { Type } from '@nestjs/common';
import { initTRPC, type TRPCError } from '@trpc/server';
import { type TRPC_ERROR_CODE_NUMBER, TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { CallLimit, ErrorAnswer } from '@lyceum/contracts/common';
import { consoleCalls } from '@lyceum/contracts/ops';
import type { Permission } from '@lyceum/contracts/permissions';
import type { z } from 'zod';
import {
  type Actor,
  assertAgreedToTerms,
  assertCan,
  assertNotViewing,
  type MaybeActor,
} from '../actor/actor';
import { describeError } from '../errors/describe-error';
import { DomainError } from '../errors/domain-error';
import { reportFault } from '../errors/report-fault';

/** What every console call carries besides its input. */
export interface OpsContext {
  readonly actor: MaybeActor;
  readonly requestId: string;
  /** Counts the call as the caller's. @throws DomainError COMMON_TOO_MANY_REQUESTS */
  readonly countCall: (limit: CallLimit, actor: Actor) => Promise<void>;
}

/** What every console procedure declares. */
export interface OpsMeta {
  readonly requires: Permission;
  /** How often one of the staff may change something by it, or call it at all where it has a number of its own. */
  readonly limit: CallLimit;
}

/** tRPC's mapper: the ErrorAnswer in `data`, the catalogue's text as message, never a stack. */
const trpc = initTRPC
  .context<OpsContext>()
  .meta<OpsMeta>()
  .create({
    errorFormatter: ({ shape, error, path, ctx }) => {
      const thrown = rootCause(error);
      const described = describeError(thrown);
      reportFault(described, thrown, { procedure: path, requestId: ctx?.requestId });
      const answer: ErrorAnswer = { ...described.answer, ...(ctx && { requestId: ctx.requestId }) };
      const code = rpcCodeByStatus[answer.status] ?? shape.code;
      return { code, message: answer.message, data: { ...answer, httpStatus: answer.status } };
    },
  });

/** Framework refusals that are the caller's mistake; their cause, when there is one, says more. */
const callersMistakes: Partial<Record<TRPCError['code'], number>> = {
  PARSE_ERROR: 400,
  BAD_REQUEST: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  METHOD_NOT_SUPPORTED: 400,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
};

/** JSON-RPC code of an answer whose cause was a rule of ours rather than of tRPC. */
const rpcCodeByStatus: Partial<Record<number, TRPC_ERROR_CODE_NUMBER>> = {
  400: TRPC_ERROR_CODES_BY_KEY.BAD_REQUEST,
  401: TRPC_ERROR_CODES_BY_KEY.UNAUTHORIZED,
  403: TRPC_ERROR_CODES_BY_KEY.FORBIDDEN,
  404: TRPC_ERROR_CODES_BY_KEY.NOT_FOUND,
  409: TRPC_ERROR_CODES_BY_KEY.CONFLICT,
  429: TRPC_ERROR_CODES_BY_KEY.TOO_MANY_REQUESTS,
  503: TRPC_ERROR_CODES_BY_KEY.SERVICE_UNAVAILABLE,
};

function rootCause(error: TRPCError): unknown {
  if (error.cause instanceof DomainError || error.cause?.name === 'ZodError') return error.cause;
  const status = callersMistakes[error.code];
  if (status === undefined) return error.cause ?? error;
  return Object.assign(new Error(error.message), { statusCode: status, code: 'FST_TRPC' });
}

/** Headers of an answer with these errors: when to ask again, if one of them says so. */
export function opsAnswerHeaders(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.map((error) => describeError(rootCause(error)).answer.retryAfterSeconds ?? 0);
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { 'retry-after': String(longest) } : {};
}

/** Finds a service of this process by its class: what a domain's router takes its services from. */
export type ServiceFinder = <Service>(type: Type<Service>) => Service;

export const createOpsRouter = trpc.router;

type Answer<In extends z.ZodType, Out extends z.ZodType> = (
  actor: Actor,
  input: z.output<In>,
) => Promise<z.input<Out>>;

/**
 * Makes the console's procedures: `requires('promoCode.read').query(input, output, (actor, input) => …)`. Every one declares
 * its right, and those that change something or look for words are counted; there is no other way to make one.
 * @param own how often it may be called, where that is a number of its own: also for what only reads
 */
export function requires(permission: Permission, own?: CallLimit) {
  const limit = own ?? consoleCalls.changes;
  const procedure = trpc.procedure
    .meta({ requires: permission, limit })
    .use(async ({ ctx, next, type, getRawInput }) => {
      const { actor } = ctx;
      // The console is never seen as somebody else, not even its lists.
      assertNotViewing(actor);
      assertCan(actor, permission);
      if (own || type !== 'query') await ctx.countCall(limit, actor);
      else if (isSearch(await getRawInput())) await ctx.countCall(consoleCalls.searches, actor);
      if (type !== 'query') assertAgreedToTerms(actor);
      return next({ ctx: { ...ctx, actor } });
    });
  return {
    query: <In extends z.ZodType, Out extends z.ZodType>(input: In, output: Out, answer: Answer<In, Out>) =>
      procedure.input(input).output(output).query(resolverOf(answer)),
    /** Of what needs nothing said; what is sent with it nevertheless is not looked at. */
    inputlessQuery: <Out extends z.ZodType>(output: Out, answer: Answer<z.ZodVoid, Out>) =>
      procedure.output(output).query(resolverOf(answer)),
    mutation: <In extends z.ZodType, Out extends z.ZodType>(
      input: In,
      output: Out,
      answer: Answer<In, Out>,
    ) => procedure.input(input).output(output).mutation(resolverOf(answer)),
  };
}

/** What tRPC calls. Its types say the same as the answer's, which the compiler sees only where the schemas are known. */
const resolverOf =
  <In extends z.ZodType, Out extends z.ZodType>(answer: Answer<In, Out>) =>
  ({ ctx, input }: { ctx: { actor: Actor }; input: unknown }) =>
    answer(ctx.actor, input as z.output<In>) as Promise<never>;

/** Whether words are looked for, whatever the call is. */
const isSearch = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'search' in input && Boolean(input.search);
