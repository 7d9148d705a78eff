import { Injectable } from '@nestjs/common';
import type { Home } from '@lyceum/contracts/ops';
import {
  type DaysRow,
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
  todayAndYesterday,
} from '@lyceum/kernel';

const threadsQuery = statement<DaysRow>(
  'forum.new-threads',
  todayAndYesterday(`FROM (SELECT created_at FROM threads WHERE status = 'VISIBLE') seen`, 'created_at'),
);
const repliesQuery = statement<DaysRow>('forum.new-replies', todayAndYesterday('FROM posts', 'created_at'));

/** What was written in all forums. */
@Injectable()
@StandsOnHome()
export class ThreadsHomePart implements HomePart {
  readonly requires = 'forum.oversee';
  readonly place = 25;

  constructor(private readonly queries: PreparedQueries) {}

  async read(): Promise<Partial<Home>> {
    const [threads, replies] = await Promise.all([
      this.queries.rows(threadsQuery),
      this.queries.rows(repliesQuery),
    ]);
    return {
      figures: [
        ...threads.map((row) => ({ label: 'New threads', ...row })),
        ...replies.map((row) => ({ label: 'Replies', ...row })),
      ],
    };
  }
}
