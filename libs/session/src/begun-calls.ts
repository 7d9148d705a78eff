import { type Session, session } from './session';
import { lifeOf, renewalMarginMilliseconds } from './session-state';
import { decodeToken } from './token-payload';

/** A call as it goes over the line. */
export interface FirstCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What is sent as JSON. */
  readonly body?: unknown;
}

/** An answer as it came over the line. */
export interface Answer {
  readonly response: Response;
  /** Parsed JSON; null when the answer was none. */
  readonly body: unknown;
}

interface BegunCall {
  readonly key: string;
  /** Whose token it was sent with, and what they are: see `bearerOf`. */
  readonly bearer: string;
  /** Rejects when no answer arrives. */
  readonly answer: Promise<Answer>;
}

/** Where the page's early script leaves them for the application, whose files come later. */
declare global {
  var begunCalls: BegunCall[] | undefined;
}

/** An answer that nobody has asked for by then, in ms after the page was opened, is no longer news. */
const takenWithin = 20_000;

/**
 * Sends a screen's first calls while the application's files are still loading. Under the rules of every other call:
 * none for somebody who has been away too long (checklist line 27), and none with a token that is about to run out.
 */
export function beginCalls(
  callsOf: (userId: string) => readonly FirstCall[],
  owner: Session = session,
  origin = '',
): void {
  owner.restore();
  const { state } = owner;
  if (state.status === 'signed-out' || owner.isIdle || lifeOf(state) <= renewalMarginMilliseconds) return;
  const { token, user } = state;
  const bearer = bearerOf(token);
  globalThis.begunCalls = callsOf(user.id).map(({ method, path, body }) => {
    const text = body === undefined ? null : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(text !== null && { 'content-type': 'application/json' }),
    };
    const answer = fetch(origin + path, { method, headers, body: text }).then(readAnswer);
    // Whoever takes it sends it again.
    answer.catch(() => undefined);
    return { key: keyOf(method, origin + path, text), bearer, answer };
  });
}

/**
 * The answer of a call that the page began for whom this token names; null when there is none, or somebody has taken it.
 * A token may have been renewed since.
 */
export function takeBegunCall(
  token: string | null,
  path: string,
  { method = 'GET', body }: RequestInit,
): Promise<Answer> | null {
  const begun = globalThis.begunCalls ?? [];
  if (begun.length === 0) return null;
  // Signed in anew, as somebody else perhaps, or with other roles: nothing of it is theirs.
  const bearer = token === null ? '' : bearerOf(token);
  if (performance.now() > takenWithin || begun.some((call) => call.bearer !== bearer)) begun.length = 0;
  const place = begun.findIndex(({ key }) => key === keyOf(method, path, body));
  return place < 0 ? null : (begun.splice(place, 1)[0]?.answer ?? null);
}

export async function readAnswer(response: Response): Promise<Answer> {
  return { response, body: await response.json().catch(() => null) };
}

/** Everything that a token says of its user and session; a renewed one says the same while nothing has changed. */
const bearerOf = (token: string): string => JSON.stringify(decodeToken(token)?.user);

const keyOf = (method: string, path: string, body: unknown): string =>
  `${method} ${path} ${String(body ?? '')}`;
