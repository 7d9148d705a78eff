/** So many calls within so many seconds, counted from the first of them. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  /** Each process counts for itself. */
  readonly countedBy?: 'process';
  /** A process takes so many points at a time (`Shares`). Of `consume` alone. */
  readonly atATime?: number;
}

/** A call that was counted and may turn out not to count. Who does not give it back has used it up. */
export interface Reservation {
  /** Takes the call back, if the time it was counted in is not over: it frees nothing of the next. */
  giveBack(): Promise<void>;
}

/**
 * Port to counters that all processes share: Redis where there is one, PostgreSQL otherwise. Both pass the same
 * contract test. A counter is told apart by its name (`domain.what-is-counted`) and a key such as an address; keys are
 * stored hashed, so any text will do.
 */
export abstract class RateLimits {
  /**
   * Counts one call, or so many points, and refuses what is too much. Of many at once exactly `points` get through.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS with the seconds to wait
   */
  abstract consume(name: string, key: string, limit: RateLimit, points?: number): Promise<void>;
  /** Counts calls without refusing any. */
  abstract note(name: string, key: string, limit: RateLimit, points?: number): Promise<void>;
  /**
   * Like `consume`, for what may be given back; what is refused is not counted.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS with the seconds to wait
   */
  abstract reserve(name: string, key: string, limit: RateLimit): Promise<Reservation>;
}
