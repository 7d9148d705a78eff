import { ApiError, NetworkError } from './api-error';
import { type Answer, readAnswer, takeBegunCall } from './begun-calls';
import { type Session, session } from './session';
import { pageLocks, refresher, TokenRefresher } from './token-refresher';

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Whether the call goes on when the page is left; its body is at most 64 kB then. */
  readonly keepalive?: boolean;
}

/** An answer of the server, read but not judged. */
export interface Exchange {
  readonly ok: boolean;
  /** Parsed JSON; null when the answer was none. */
  readonly body: unknown;
  /** Makes the error to throw from an ErrorAnswer in the body. */
  refuse(errorAnswer: unknown): Promise<ApiError>;
}

/**
 * The calls a page makes to our server, all under one session. A token about to run out is renewed before the call, and
 * one the server refuses is renewed and the call sent once more.
 */
export interface Api {
  /**
   * Like `fetch` with the bearer token of the session, for clients that read answers themselves.
   * @throws NetworkError when no answer arrives
   */
  authorizedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Sends JSON and reads JSON. @throws NetworkError when no answer arrives */
  exchange(path: string, request?: ApiRequest): Promise<Exchange>;
  /**
   * Sends a REST call and answers its JSON body, unchecked.
   * @throws ApiError when the server refuses, NetworkError when no answer arrives
   */
  apiFetch(path: string, request?: ApiRequest): Promise<unknown>;
}

/** Codes by which the server says that it does not know the token (any more). */
const tokenRefusals: readonly unknown[] = ['COMMON_UNAUTHENTICATED', 'AUTH_SESSION_EXPIRED'];

/** Builds the calls for a session. `origin` is empty in a browser: everything is on one port. */
export function createApi(owner: Session, origin = '', tokens = refresherOf(owner, origin)): Api {
  /** Sends with the token; `isRefused` says whether the answer is a refusal of it. */
  const withToken = async <Answer>(
    attempt: (token: string | null) => Promise<Answer>,
    isRefused: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    const callerId = owner.state.user?.id;
    // Whoever signs in meanwhile says nothing of what another began.
    const isStillTheirs = (): boolean => owner.state.user?.id === callerId;
    const usable = await tokens.usableToken();
    const token = isStillTheirs() ? usable : null;
    const answer = await attempt(token);
    if (token === null || !isRefused(answer) || !isStillTheirs()) return answer;
    const next = await tokens.replacementFor(token);
    return next === null || !isStillTheirs() ? answer : attempt(next);
  };

  const authorizedFetch: Api['authorizedFetch'] = (input, init) =>
    withToken(
      // A request's body can be read once only.
      (token) => send(input instanceof Request ? input.clone() : input, withBearer(init, token)),
      ({ status }) => status === 401,
    );

  const exchange: Api['exchange'] = async (path, request = {}) => {
    const { response, body } = await withToken(
      (token) => sendJson(origin + path, toInit(request), token),
      (answer) => isTokenRefusal(answer.response.status, answer.body),
    );
    const refuse: Exchange['refuse'] = async (errorAnswer) => {
      const { readErrorAnswer } = await import('./error-answer');
      return new ApiError(readErrorAnswer(errorAnswer, response.status), secondsToWait(response));
    };
    return { ok: response.ok, body, refuse };
  };

  const apiFetch: Api['apiFetch'] = async (path, request) => {
    const { ok, body, refuse } = await exchange(path, request);
    if (ok) return body;
    throw await refuse(memberOf(body, 'error'));
  };

  return { authorizedFetch, exchange, apiFetch };
}

/** The header Retry-After in its form of seconds; a date, or nothing, is no wait we tell anybody about. */
function secondsToWait(response: Response): number | undefined {
  const header = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(header) ? Number(header) : undefined;
}

function refresherOf(owner: Session, origin: string): TokenRefresher {
  return owner === session ? refresher : new TokenRefresher(owner, pageLocks(), origin);
}

function toInit({ method = 'GET', body, signal, keepalive = false }: ApiRequest): RequestInit {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const text = body === undefined ? null : JSON.stringify(body);
  return { method, headers, signal: signal ?? null, keepalive, body: text };
}

function withBearer(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** What the page has begun already is not sent again, unless it was lost, or its token refused. */
async function sendJson(path: string, init: RequestInit, token: string | null): Promise<Answer> {
  const begun = await takeBegunCall(token, path, init)?.catch(() => null);
  if (begun && !isTokenRefusal(begun.response.status, begun.body)) return begun;
  return readAnswer(await send(path, withBearer(init, token)));
}

async function send(input: string | URL | Request, init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (cause) {
    // The caller called it off: that is no fault of the network.
    if (init.signal?.aborted) throw cause;
    throw new NetworkError({ cause });
  }
}

/** A wrong password is a 401, too; and GraphQL says it in its body, whatever the status. */
function isTokenRefusal(status: number, body: unknown): boolean {
  const errors = memberOf(body, 'errors');
  const inGraphql: unknown = Array.isArray(errors) ? memberOf(errors[0], 'extensions') : undefined;
  const code = memberOf(memberOf(body, 'error') ?? inGraphql, 'code');
  return code === undefined ? status === 401 : tokenRefusals.includes(code);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export const { authorizedFetch, exchange, apiFetch } = createApi(session);
