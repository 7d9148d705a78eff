import type { Role } from '@lyceum/contracts';

/** The signed-in user as the access token describes them. `expiresAt` is in milliseconds since 1970. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly expiresAt: number;
}

/**
 * Why nobody is signed in: never was (`none`), chose to (`logged-out`), the token is too old or refused
 * (`expired`), or another tab ended the session (`elsewhere`).
 */
export type SignedOutReason = 'none' | 'logged-out' | 'expired' | 'elsewhere';

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

/** A frozen signed-out state; equal reasons share one object, so React sees no change where there is none. */
export const signedOut: Readonly<Record<SignedOutReason, SignedOut>> = {
  none: { status: 'signed-out', reason: 'none', user: null },
  'logged-out': { status: 'signed-out', reason: 'logged-out', user: null },
  expired: { status: 'signed-out', reason: 'expired', user: null },
  elsewhere: { status: 'signed-out', reason: 'elsewhere', user: null },
};
