import { Injectable } from '@nestjs/common';
import type { HomeQueue } from '@lyceum/contracts/ops';
import {
  type Actor,
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
  toQueue,
  type WaitingRow,
  waitingSince,
} from '@lyceum/kernel';

/** Nobody decides about themselves. */
const waitingQuery = statement<WaitingRow>(
  'moderation.open-cases',
  waitingSince(`FROM moderation_cases WHERE status = 'OPEN' AND author_id <> $userId`, 'created_at'),
);

/** The cases that wait for a decision. */
@Injectable()
@StandsOnHome()
export class ModerationHomePart implements HomePart {
  readonly requires = 'forum.oversee';
  readonly place = 10;
  readonly title = 'Cases';

  constructor(private readonly queries: PreparedQueries) {}

  async queue({ userId }: Actor): Promise<HomeQueue> {
    const [row] = await this.queries.rows(waitingQuery, { userId });
    // The first to come is the first to be decided.
    const search = { status: 'OPEN', sort: 'createdAt' };
    return toQueue(row, { label: 'Cases to decide', path: '/moderation', search });
  }
}
