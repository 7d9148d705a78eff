import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { redisAnswerMilliseconds, redisRetrySeconds } from '../config/redis-limits';
import { Breaker } from '../outgoing/breaker';
import { type Counted, type Counter, countIn, ProcessCounter } from './counter';
import type { RateLimit } from './rate-limits.port';
import { StoredRateLimits } from './stored-rate-limits';

/** Takes a point back, where there is one and the counter's time ends within so many ms. */
const takeBack = `
  local points = tonumber(redis.call('get', KEYS[1]) or '0')
  if points > 0 and redis.call('pttl', KEYS[1]) < tonumber(ARGV[1]) then redis.call('decr', KEYS[1]) end`;

/**
 * Counters in Redis. While Redis is away or silent each process counts for itself: people must be able to get in. After
 * the first call that Redis did not answer nobody else waits for it; every few seconds one call looks whether it is back.
 */
export class RedisRateLimits extends StoredRateLimits implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly breaker = new Breaker({ failures: 1, retrySeconds: redisRetrySeconds });

  /** @param prefix put before every key, to share a Redis */
  constructor(
    redisUrl: string,
    private readonly prefix = 'lyceum-limits',
  ) {
    super();
    const logger = new Logger(RedisRateLimits.name);
    this.redis = new Redis(redisUrl, {
      maxRetriesPerRequest: 1,
      connectTimeout: redisAnswerMilliseconds,
      commandTimeout: redisAnswerMilliseconds,
    });
    this.redis.on('error', (error) => logger.error(error.message, error.stack));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  protected override open(name: string, limit: RateLimit): Counter {
    const limiter = new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `${this.prefix}:${name}`,
      points: limit.points,
      duration: limit.seconds,
    });
    const own = new ProcessCounter(limit);
    const shared = (key: string, points: number): Promise<Counted> =>
      countIn(limiter, { key, points }, (latestEnd) => {
        const left = latestEnd - Date.now();
        // A try that cannot be given back is used up: that lets nobody in.
        return this.ask(
          () => this.redis.eval(takeBack, 1, limiter.getKey(key), left),
          () => undefined,
        );
      });
    return {
      add: (key, points) =>
        this.ask(
          () => shared(key, points),
          () => own.add(key, points),
        ),
    };
  }

  private async ask<T>(redis: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
    if (!this.breaker.admit()) return otherwise();
    try {
      const answer = await redis();
      this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.breaker.failed(String(error));
      return otherwise();
    }
  }
}
