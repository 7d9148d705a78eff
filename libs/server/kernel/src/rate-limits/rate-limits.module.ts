import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { Attempts } from './attempts';
import { CallLimiter } from './call-limiter';
import { PostgresRateLimits } from './postgres-rate-limits';
import { RateLimits } from './rate-limits.port';
import { RedisRateLimits } from './redis-rate-limits';

/** Binds the RateLimits port, and what stands on it. */
@Global()
@Module({})
export class RateLimitsModule {
  static forRoot({ REDIS_URL: redisUrl }: Pick<Config, 'REDIS_URL'>): DynamicModule {
    return {
      module: RateLimitsModule,
      providers: [
        {
          provide: RateLimits,
          useFactory: (dataSource: DataSource) =>
            redisUrl ? new RedisRateLimits(redisUrl) : new PostgresRateLimits(dataSource),
          inject: [DataSource],
        },
        Attempts,
        CallLimiter,
      ],
      exports: [Attempts, CallLimiter, RateLimits],
    };
  }
}
