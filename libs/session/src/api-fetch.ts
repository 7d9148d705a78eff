import { ApiError, NetworkError } from './api-error';
import { type Session, session } from './session';

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** An answer of the server, read but not judged. */
export interface Exchange {
  readonly ok: boolean;
  /** Parsed JSON; null when the answer was none. */
  readonly body: unknown;
  /** Makes the error to throw from an ErrorAnswer in the body. A 401 to the token in use ends the session. */
  refuse(errorAnswer: unknown): Promise<ApiError>;
}

/** The calls a page makes to our server, all under one session. */
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

/** Builds the calls for a session. `origin` is empty in a browser: everything is on one port. */
export function createApi(owner: Session, origin = ''): Api {
  const tokenInUse = (): string | null => (owner.state.status === 'signed-in' ? owner.state.token : null);

  const endIfRefused = (status: number, token: string | null): void => {
    // A late 401 to a token that was replaced meanwhile says nothing about the new one.
    if (status === 401 && token !== null && token === tokenInUse()) owner.end('expired');
  };

  const authorizedFetch: Api['authorizedFetch'] = async (input, init) => {
    const token = tokenInUse();
    const response = await send(input, withBearer(init, token));
    endIfRefused(response.status, token);
    return response;
  };

  const exchange: Api['exchange'] = async (path, request = {}) => {
    const token = tokenInUse();
    const response = await send(origin + path, withBearer(toInit(request), token));
    const body: unknown = await response.json().catch(() => null);
    const refuse: Exchange['refuse'] = async (errorAnswer) => {
      const { readErrorAnswer } = await import('./error-answer');
      const answer = readErrorAnswer(errorAnswer, response.status);
      endIfRefused(answer.status, token);
      return new ApiError(answer, secondsToWait(response));
    };
    return { ok: response.ok, body, refuse };
  };

  const apiFetch: Api['apiFetch'] = async (path, request) => {
    const { ok, body, refuse } = await exchange(path, request);
    if (ok) return body;
    throw await refuse(errorOf(body));
  };

  return { authorizedFetch, exchange, apiFetch };
}

function toInit({ method = 'GET', body, signal }: ApiRequest): RequestInit {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return { method, headers, signal: signal ?? null, body: body === undefined ? null : JSON.stringify(body) };
}

function withBearer(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
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

/** The header Retry-After in its form of seconds; a date, or nothing, is no wait we tell anybody about. */
function secondsToWait(response: Response): number | undefined {
  const header = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(header) ? Number(header) : undefined;
}

function errorOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
}

export const { authorizedFetch, exchange, apiFetch } = createApi(session);
