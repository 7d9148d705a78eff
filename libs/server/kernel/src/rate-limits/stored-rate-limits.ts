import { createHash } from 'node:crypto';
import { commonErrors } from '@lyceum/contracts';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors/domain-error';
import { MemoryLimiter } from './memory-limiter';
import { type RateLimit, RateLimits } from './rate-limits.port';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** What both adapters share: one limiter of rate-limiter-flexible for each name and its bounds. */
export abstract class StoredRateLimits extends RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  override async consume(name: string, key: string, limit: RateLimit): Promise<void> {
    try {
      await this.limiterOf(name, limit).consume(hashOf(key));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds });
    }
  }

  override async note(name: string, key: string, limit: RateLimit, points = 1): Promise<void> {
    await this.limiterOf(name, limit).penalty(hashOf(key), points);
  }

  override async giveBack(name: string, key: string, limit: RateLimit): Promise<void> {
    const limiter = this.limiterOf(name, limit);
    if (limiter instanceof MemoryLimiter) await limiter.reward(hashOf(key));
    else await this.takeBack(limiter, hashOf(key));
  }

  protected abstract open(name: string, limit: RateLimit): RateLimiterAbstract;

  /** In one step: only while the counter's time runs, and never below zero, which would let anybody in without end. */
  protected abstract takeBack(limiter: RateLimiterAbstract, key: string): Promise<void>;

  private limiterOf(name: string, limit: RateLimit): RateLimiterAbstract {
    // Of one counter, more may be left to some than to others.
    const rule = `${name} ${limit.points} ${limit.seconds}`;
    const known = this.limiters.get(rule);
    if (known) return known;
    const limiter =
      limit.countedBy === 'process'
        ? new MemoryLimiter({ keyPrefix: name, points: limit.points, duration: limit.seconds })
        : this.open(name, limit);
    this.limiters.set(rule, limiter);
    return limiter;
  }
}
