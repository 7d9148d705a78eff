import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { Every } from '../schedule/every.decorator';
import type { RateLimit } from './rate-limits.port';
import { StoredRateLimits } from './stored-rate-limits';

/** Counters in the table `rate_limits`. */
export class PostgresRateLimits extends StoredRateLimits {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  @Every('kernel.sweep-rate-limits', { minutes: 60 })
  async sweep(): Promise<void> {
    await this.dataSource.query('DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000');
  }

  protected override async takeBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE rate_limits SET points = greatest(points - 1, 0) WHERE key = $1 AND expire > $2',
      [limiter.getKey(key), Date.now()],
    );
  }

  protected override open(name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    return new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }
}
