/** So many calls within so many seconds, counted from the first of them. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  /** Each process counts for itself. */
  readonly countedBy?: 'process';
}

/**
 * Port to counters that all processes share: Redis where there is one, PostgreSQL otherwise. Both pass the same
 * contract test. A counter is told apart by its name (`domain.what-is-counted`) and a key such as an address; keys are
 * stored hashed, so any text will do.
 */
export abstract class RateLimits {
  /**
   * Counts one call, and refuses it when it is one too many. Of many at once exactly `points` get through.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS with the seconds to wait
   */
  abstract consume(name: string, key: string, limit: RateLimit): Promise<void>;
  /** Counts calls without refusing any. */
  abstract note(name: string, key: string, limit: RateLimit, points?: number): Promise<void>;
  /** Takes one call back that was counted, if its time is not over. However often it is called, nobody gets more than `points`. */
  abstract giveBack(name: string, key: string, limit: RateLimit): Promise<void>;
}
