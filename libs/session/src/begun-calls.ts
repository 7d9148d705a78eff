import { type Session, session } from './session';
import { lifeOf, renewalMarginMilliseconds, type SessionUser } from './session-state';
import { decodeToken } from './token-payload';

/** A call as it goes over the line. */
export interface FirstCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What is sent as JSON. */
  readonly body?: unknown;
  /** The addresses of pictures that the screen shows with this answer at once. */
  readonly pictures?: (body: unknown) => readonly string[];
}

/** An answer as it came over the line. */
export interface Answer {
  readonly response: Response;
  /** Parsed JSON; null when the answer was none. */
  readonly body: unknown;
}

interface BegunCall {
  readonly path: string;
  readonly key: string;
  /** Whose token it was sent with, and what they are: see `bearerOf`. */
  readonly bearer: string;
  /** Rejects when no answer arrives. */
  readonly answer: Promise<Answer>;
  /** The answer, once it is there. */
  arrived?: Answer;
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
  callsOf: (user: SessionUser) => readonly FirstCall[],
  owner: Session = session,
  origin = '',
): void {
  owner.restore();
  const { state } = owner;
  if (state.status === 'signed-out' || owner.isIdle || lifeOf(state) <= renewalMarginMilliseconds) return;
  const { token, user } = state;
  const bearer = bearerOf(token);
  globalThis.begunCalls = callsOf(user).map(({ method, path, body, pictures = () => [] }) => {
    const text = body === undefined ? null : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(text !== null && { 'content-type': 'application/json' }),
    };
    const answer = fetch(origin + path, { method, headers, body: text }).then(readAnswer);
    const call: BegunCall = { path, key: keyOf(method, origin + path, text), bearer, answer };
    answer.then(
      (arrived) => {
        call.arrived = arrived;
        if (arrived.response.ok) for (const picture of pictures(arrived.body)) new Image().src = picture;
      },
      // Whoever takes it sends it again.
      () => undefined,
    );
    return call;
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
  return take(token, keyOf(method, path, body), () => true)?.answer ?? null;
}

/**
 * What the server has granted a call that the page began, if the answer is there already: a screen is drawn with it the
 * first time. `read` finds what was asked for in the body, and undefined in any other. Taken over as by `takeBegunCall`.
 */
export function takeArrivedAnswer<Read>(
  { method, path, body }: FirstCall,
  read: (body: unknown) => Read | undefined,
  owner: Session = session,
): Read | undefined {
  const key = keyOf(method, path, body === undefined ? null : JSON.stringify(body));
  const granted = ({ arrived }: BegunCall) => (arrived?.response.ok ? read(arrived.body) : undefined);
  const taken = take(tokenOf(owner), key, (call) => granted(call) !== undefined);
  return taken && granted(taken);
}

/** The paths and bodies of all granted answers, as by `takeArrivedAnswer`, to questions whose path begins with `root`. */
export function takeArrivedAnswers(
  root: string,
  owner: Session = session,
): { path: string; body: unknown }[] {
  const isGranted = ({ arrived }: BegunCall): boolean => arrived?.response.ok === true;
  return (globalThis.begunCalls ?? [])
    .filter((call) => call.path.startsWith(root) && isGranted(call))
    .flatMap(({ key }) => take(tokenOf(owner), key, isGranted) ?? [])
    .map(({ path, arrived }) => ({ path, body: arrived?.body }));
}

/**
 * What the server grants a query that the page began, whenever it comes, and undefined where it grants nothing; null when
 * none was begun. Taken over as by `takeBegunCall`.
 */
export function takeComingAnswer({ method, path }: FirstCall, owner: Session = session) {
  const begun = takeBegunCall(tokenOf(owner), path, { method });
  return begun && begun.then(({ response, body }) => (response.ok ? body : undefined));
}

function take(
  token: string | null,
  key: string,
  isWanted: (call: BegunCall) => boolean,
): BegunCall | undefined {
  const begun = globalThis.begunCalls ?? [];
  if (begun.length === 0) return undefined;
  // Signed in anew, as somebody else perhaps, or with other roles: nothing of it is theirs.
  const bearer = token === null ? '' : bearerOf(token);
  if (performance.now() > takenWithin || begun.some((call) => call.bearer !== bearer)) begun.length = 0;
  const place = begun.findIndex((call) => call.key === key && isWanted(call));
  return place < 0 ? undefined : begun.splice(place, 1)[0];
}

export async function readAnswer(response: Response): Promise<Answer> {
  return { response, body: await response.json().catch(() => null) };
}

/** Everything that a token says of its user and session; a renewed one says the same while nothing has changed. */
const bearerOf = (token: string): string => JSON.stringify(decodeToken(token)?.user);

const tokenOf = ({ state }: Session): string | null => (state.status === 'signed-out' ? null : state.token);

const keyOf = (method: string, path: string, body: unknown): string =>
  `${method} ${path} ${String(body ?? '')}`;
