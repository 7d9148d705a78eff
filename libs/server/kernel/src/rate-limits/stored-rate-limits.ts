import { createHash } from 'node:crypto';
import { commonErrors } from '@lyceum/contracts';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors/domain-error';
import { type RateLimit, RateLimits } from './rate-limits.port';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** What both adapters share: one limiter of rate-limiter-flexible for each name. */
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

  override async note(name: string, key: string, limit: RateLimit): Promise<void> {
    await this.limiterOf(name, limit).penalty(hashOf(key));
  }

  protected abstract open(name: string, limit: RateLimit): RateLimiterAbstract;

  private limiterOf(name: string, limit: RateLimit): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = this.open(name, limit);
    this.limiters.set(name, limiter);
    return limiter;
  }
}
