import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { Every } from '../schedule/every.decorator';
import { ManagerStatements } from '../sql/manager-statements';
import { statement } from '../sql/statement';
import type { StatementRunner } from '../sql/statement-runner';
import { type Counter, countIn } from './counter';
import type { RateLimit } from './rate-limits.port';
import { StoredRateLimits } from './stored-rate-limits';

const sweepStatement = statement(
  'kernel.sweep-rate-limits',
  'DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000',
);

const takeBackStatement = statement(
  'kernel.take-back-points',
  'UPDATE rate_limits SET points = points - 1 WHERE key = $key AND points > 0 AND expire > $now AND expire < $latestEnd',
);

/** Counters in the table `rate_limits`. */
export class PostgresRateLimits extends StoredRateLimits {
  private readonly statements: StatementRunner;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.statements = new ManagerStatements(dataSource.manager);
  }

  @Every('kernel.sweep-rate-limits', { minutes: 60 })
  async sweep(): Promise<void> {
    await this.statements.count(sweepStatement);
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
      this.statements.count(takeBackStatement, { key: limiter.getKey(key), now: Date.now(), latestEnd });
    return {
      add: (key, by) => countIn(limiter, { key, points: by }, (latestEnd) => takeBack(key, latestEnd)),
    };
  }
}
