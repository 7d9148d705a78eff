import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { redisAnswerMilliseconds } from '../config/redis-limits';
import type { RateLimit } from './rate-limits.port';
import { StoredRateLimits } from './stored-rate-limits';

/** Counters in Redis. While Redis is away or silent each process counts for itself: people must be able to get in. */
export class RedisRateLimits extends StoredRateLimits implements OnApplicationShutdown {
  private readonly redis: Redis;

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

  protected override open(name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    return new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `${this.prefix}:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    });
  }
}
