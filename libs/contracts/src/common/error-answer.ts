/** One field of an input that broke a rule. `path` is dotted (`input.email`), empty for the input as a whole. */
export interface InputIssue {
  path: string;
  message: string;
}

/**
 * What every door answers when it refuses or fails: GraphQL in `extensions`, REST and sockets as `error`,
 * tRPC in `data`. `logId` is set only when the cause is unknown and stands in the server's log under that id.
 */
export interface ErrorAnswer {
  code: string;
  status: number;
  message: string;
  requestId?: string | undefined;
  logId?: string | undefined;
  issues?: InputIssue[] | undefined;
  /** After how many seconds the same call may be answered differently. REST has it in `Retry-After` too. */
  retryAfterSeconds?: number | undefined;
}

type Claimed = Partial<Record<keyof ErrorAnswer, unknown>>;

/**
 * The ErrorAnswer that this is; null when it is something else, what a proxy answered for example. Every screen reads
 * refusals, and none should load the validation library for that.
 */
export function asErrorAnswer(candidate: unknown): ErrorAnswer | null {
  if (typeof candidate !== 'object' || candidate === null) return null;
  const { code, status, message, issues, requestId, logId, retryAfterSeconds } = candidate as Claimed;
  const isOne =
    typeof code === 'string' &&
    Number.isInteger(status) &&
    typeof message === 'string' &&
    (issues === undefined || (Array.isArray(issues) && issues.every(isIssue))) &&
    [requestId, logId].every((id) => id === undefined || typeof id === 'string') &&
    (retryAfterSeconds === undefined || typeof retryAfterSeconds === 'number');
  return isOne ? (candidate as ErrorAnswer) : null;
}

function isIssue(candidate: unknown): boolean {
  const { path, message } = (candidate ?? {}) as Partial<Record<keyof InputIssue, unknown>>;
  return typeof path === 'string' && typeof message === 'string';
}
