import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counters of one process. What is given back leaves none below zero and begins none anew. */
export class MemoryLimiter extends RateLimiterMemory {
  private lastReward: Promise<unknown> = Promise.resolve();

  /** One at a time: nobody else gives back between looking and doing so. */
  override reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    const reward = this.lastReward.then(async () => {
      const present = await this.get(key);
      if (!present || present.consumedPoints < points) return present ?? new RateLimiterRes();
      return super.reward(key, points);
    });
    this.lastReward = reward;
    return reward;
  }
}
