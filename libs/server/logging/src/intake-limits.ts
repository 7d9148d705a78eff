import { Injectable } from '@nestjs/common';
import { commonErrors, loggingLimits } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Bounds how much one person or address reports within a minute. Each process counts for itself: a shared counter would
 * cost a write for each report, and with more processes the bound is only that much wider.
 */
@Injectable()
export class IntakeLimits {
  private readonly actions = new RateLimiterMemory({ points: loggingLimits.actionsPerMinute, duration: 60 });
  private readonly logs = new RateLimiterMemory({ points: loggingLimits.logReportsPerMinute, duration: 60 });

  /** @throws DomainError COMMON_TOO_MANY_REQUESTS */
  countActions(userId: string, amount: number): Promise<void> {
    return consume(this.actions, userId, amount);
  }

  /** @param reporter a user's id, or an address. @throws DomainError COMMON_TOO_MANY_REQUESTS */
  countLogReport(reporter: string): Promise<void> {
    return consume(this.logs, reporter, 1);
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
