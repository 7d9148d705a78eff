import { Injectable } from '@nestjs/common';
import type { Home } from '@lyceum/contracts/ops';
import {
  type Actor,
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
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

  constructor(private readonly queries: PreparedQueries) {}

  async read({ userId }: Actor): Promise<Partial<Home>> {
    const [found] = await this.queries.rows(waitingQuery, { userId });
    const { waiting = 0, oldestAt = null } = found ?? {};
    return {
      queues: [
        {
          label: 'Cases to decide',
          waiting,
          oldestAt: oldestAt?.toISOString() ?? null,
          path: '/moderation',
          // The first to come is the first to be decided.
          search: { status: 'OPEN', sort: 'createdAt' },
        },
      ],
    };
  }
}
