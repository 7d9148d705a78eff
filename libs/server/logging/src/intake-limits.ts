import { Injectable } from '@nestjs/common';
import { commonErrors, loggingLimits } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Bounds how many actions one person reports within a minute. Each process counts for itself: a shared counter would
 * cost a write for each report, and with more processes the bound is only that much wider.
 */
@Injectable()
export class IntakeLimits {
  private readonly actions = new RateLimiterMemory({ points: loggingLimits.actionsPerMinute, duration: 60 });

  /** @throws DomainError COMMON_TOO_MANY_REQUESTS */
  countActions(userId: string, amount: number): Promise<void> {
    return consume(this.actions, userId, amount);
  }
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds });
  }
}
