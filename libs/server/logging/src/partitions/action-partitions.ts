import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Every, PreparedQueries, statement } from '@lyceum/kernel';

/** Months made ahead: so long jobs may stand still. */
const ensureQuery = statement(
  'logging.ensure-partitions',
  `SELECT FROM ensure_user_action_partitions(now() - interval '1 day', now() + interval '3 months')`,
);

/** Keeps partitions of the activity log ready for the months to come. */
@Injectable()
export class ActionPartitions implements OnApplicationBootstrap {
  constructor(private readonly queries: PreparedQueries) {}

  /** A server that was away for months has none for today. */
  async onApplicationBootstrap(): Promise<void> {
    await this.ensure();
  }

  @Every('logging.make-partitions', { minutes: 12 * 60 })
  async ensure(): Promise<void> {
    await this.queries.count(ensureQuery);
  }
}
