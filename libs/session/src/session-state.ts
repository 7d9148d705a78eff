import type { Role, SessionEndReason } from '@lyceum/contracts/auth';

/**
 * The signed-in user as the access token describes them. `expiresAt` is when the token stops counting, in milliseconds
 * since 1970 by this device's clock; the session may well go on under a renewed token.
 */
export interface SessionUser {
  readonly id: string;
  /** The server's id of this session; null for a token that names none. */
  readonly sessionId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  /** Id of the member of staff who looks on as this user and can change nothing; absent when it is the user. */
  readonly viewedBy?: string | undefined;
  readonly expiresAt: number;
}

/** Ends the server alone decides on, while the user is here. */
export type ImposedEnd = Exclude<SessionEndReason, 'LOGOUT' | 'IDLE'>;

/**
 * Why nobody is signed in: never was (`none`), chose to (`logged-out`), did not agree to the terms (`terms-declined`), was idle too long (`timed-out`), the server
 * would not renew the session (`expired`), another tab ended it (`elsewhere`), or the server ended it and said why.
 */
export type SignedOutReason =
  | 'none'
  | 'logged-out'
  | 'terms-declined'
  | 'timed-out'
  | 'expired'
  | 'elsewhere'
  | ImposedEnd;

export interface SignedIn {
  readonly status: 'signed-in';
  readonly token: string;
  readonly user: SessionUser;
}

export interface SignedOut {
  readonly status: 'signed-out';
  readonly reason: SignedOutReason;
  readonly user: null;
}

export type SessionState = SignedIn | SignedOut;

const signedOutStates = new Map<SignedOutReason, SignedOut>();

/** The signed-out state of a reason; equal reasons share one object, so React sees no change where there is none. */
export function signedOut(reason: SignedOutReason): SignedOut {
  const state = signedOutStates.get(reason) ?? { status: 'signed-out', reason, user: null };
  signedOutStates.set(reason, state);
  return state;
}

/** A token with less life than this is renewed before it is used, in ms: a call and its answer take time. */
export const renewalMarginMilliseconds = 30_000;

/** Milliseconds the token of this state has left; negative when it has run out. */
export function lifeOf(state: SignedIn): number {
  return state.user.expiresAt - Date.now();
}
