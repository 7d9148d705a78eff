import { Injectable } from '@nestjs/common';
import type { HomeFigure } from '@lyceum/contracts/ops';
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
  readonly title = 'Threads and replies';

  constructor(private readonly queries: PreparedQueries) {}

  async figures(): Promise<HomeFigure[]> {
    const [threads, replies] = await Promise.all([
      this.queries.rows(threadsQuery),
      this.queries.rows(repliesQuery),
    ]);
    return [
      ...threads.map((row) => ({ label: 'New threads', ...row })),
      ...replies.map((row) => ({ label: 'Replies', ...row })),
    ];
  }
}
