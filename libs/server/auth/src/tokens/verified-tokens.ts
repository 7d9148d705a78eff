import { Injectable } from '@nestjs/common';
import { tokenPayloadSchema } from './token-payload';

/** Tokens kept; beyond it the oldest go first. */
const maximumKept = 10_000;

/** What a token says that matters after its signature has been checked. */
export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** Whose session it is, where that is not the user. */
  readonly viewedBy: string | null;
  /** In ms since 1970. */
  readonly expiresAt: number;
}

/**
 * Tokens whose signature this process has checked: it stays right as long as the token lasts. Only the signature is
 * remembered; whether the session and its user still stand is asked each time (Authority).
 */
@Injectable()
export class VerifiedTokens {
  private readonly kept = new Map<string, VerifiedToken>();

  /** What the token says, if it was checked before and holds still. */
  recall(token: string): VerifiedToken | null {
    const known = this.kept.get(token);
    if (known === undefined) return null;
    if (known.expiresAt > Date.now()) return known;
    this.kept.delete(token);
    return null;
  }

  /** Keeps what a token says, once its signature has been checked. Null when it is not of our form. */
  remember(token: string, payload: unknown): VerifiedToken | null {
    const parsed = tokenPayloadSchema.safeParse(payload);
    if (!parsed.success) return null;
    const { id: userId, sid: sessionId, viewedBy = null, exp } = parsed.data;
    const verified = { userId, sessionId, viewedBy, expiresAt: exp * 1_000 };
    this.kept.set(token, verified);
    const [oldest] = this.kept.keys();
    if (this.kept.size > maximumKept && oldest !== undefined) this.kept.delete(oldest);
    return verified;
  }
}
