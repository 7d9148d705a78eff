import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import { redisAnswerMilliseconds } from '../config/redis-limits';
import { MemoryLimiter } from './memory-limiter';
import type { RateLimit } from './rate-limits.port';
import { StoredRateLimits } from './stored-rate-limits';

/**
 * The library's own script but for what is given back (ARGV[1] below zero): that leaves no counter below zero and
 * begins none. @returns the points and the milliseconds left
 */
const count = `
  local by = tonumber(ARGV[1])
  if by < 0 then
    local points = tonumber(redis.call('get', KEYS[1]) or '0')
    if points > 0 then points = redis.call('incrby', KEYS[1], math.max(by, -points)) end
    return {points, redis.call('pttl', KEYS[1])}
  end
  redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
  local points = redis.call('incrby', KEYS[1], by)
  return {points, redis.call('pttl', KEYS[1])}`;

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

  protected override async takeBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
    await limiter.reward(key);
  }

  protected override open(name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    return new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `${this.prefix}:${name}`,
      points,
      duration: seconds,
      customIncrTtlLuaScript: count,
      insuranceLimiter: new MemoryLimiter({ points, duration: seconds }),
    });
  }
}
