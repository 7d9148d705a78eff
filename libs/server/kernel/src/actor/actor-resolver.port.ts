import type { SessionEndReason } from '@lyceum/contracts/auth';
import type { Actor, MaybeActor } from './actor';

/** A caller proved by a token, and until when the token holds. */
export interface ResolvedActor {
  readonly actor: Actor;
  readonly expiresAt: Date;
}

/** A session as it is now: who calls by it, or why it is over, where that is known. */
export interface SessionStanding {
  readonly actor: Actor | null;
  readonly endReason: SessionEndReason | null;
}

export interface ResolveOptions {
  readonly asOfNow?: boolean;
}

/** Port by which doors outside Nest's pipeline (tRPC, socket handshake) turn a bearer token into a caller; auth implements it. */
export abstract class ActorResolver {
  /**
   * @param options `asOfNow` where what follows lasts: the rows are read, whatever was read a moment ago
   * @throws DomainError COMMON_UNAUTHENTICATED when the token is not ours, has expired, or its user is gone
   */
  abstract fromToken(token: string, options?: ResolveOptions): Promise<ResolvedActor>;

  /** The caller of a connection, as of two seconds ago at most; null when the session is over. */
  abstract ofConnection(actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<MaybeActor>;

  /** The sessions of these callers that are over, or whose rights are others than theirs, by id; in one statement. */
  abstract changesOf(callers: readonly Actor[]): Promise<ReadonlyMap<string, SessionStanding>>;
}

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of an `Authorization` header, or null when there is none of that form. */
export function bearerToken(header: string | undefined): string | null {
  return header?.match(bearerPattern)?.[1] ?? null;
}
