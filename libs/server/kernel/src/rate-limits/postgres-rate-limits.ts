import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { Every } from '../schedule/every.decorator';
import { type Counter, countIn } from './counter';
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

  protected override open(name: string, { points, seconds }: RateLimit): Counter {
    const limiter = new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    const takeBack = (key: string, latestEnd: number): Promise<unknown> =>
      this.dataSource.query(
        'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0 AND expire > $2 AND expire < $3',
        [limiter.getKey(key), Date.now(), latestEnd],
      );
    return {
      add: (key, by) => countIn(limiter, { key, points: by }, (latestEnd) => takeBack(key, latestEnd)),
    };
  }
}
