import { type RateLimiterAbstract, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from './rate-limits.port';

/** What a counter stands at after a call. */
export interface Counted {
  readonly points: number;
  readonly millisecondsLeft: number;
  /** Takes one of these points back, unless the counter's time ended meanwhile. To be called once. */
  takeBack(): Promise<void>;
}

/** Counters of one name and bound, each with a key. */
export interface Counter {
  add(key: string, points: number): Promise<Counted>;
}

/**
 * Counts, and knows the end of the time that was counted in. The next time of a counter ends a whole duration later or
 * more, so half of one tells the two apart however long the answer took.
 */
export async function countIn(
  limiter: RateLimiterAbstract,
  { key, points }: { key: string; points: number },
  takeBack: (latestEnd: number) => Promise<unknown>,
): Promise<Counted> {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key, points);
  const end = Date.now() + msBeforeNext;
  return {
    points: consumedPoints,
    millisecondsLeft: msBeforeNext,
    takeBack: async () => {
      if (Date.now() < end) await takeBack(end + limiter.duration * 500);
    },
  };
}

/** Counters of one process. */
export class ProcessCounter implements Counter {
  private readonly limiter: RateLimiterMemory;

  constructor({ points, seconds }: RateLimit) {
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  add(key: string, points: number): Promise<Counted> {
    return countIn(this.limiter, { key, points }, async (latestEnd) => {
      const present = (await this.limiter.get(key)) as RateLimiterRes | null;
      if (present && Date.now() + present.msBeforeNext < latestEnd) await this.limiter.reward(key);
    });
  }
}
