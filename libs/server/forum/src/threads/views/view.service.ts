import { Injectable } from '@nestjs/common';
import { type OwnThreadInput, ownThreadSchema, threadLimits } from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import { readerOf } from '../../access/forum-access';
import { threadOpenToReader } from '../page/open-thread.queries';
import { ThreadAccessService } from '../page/thread-access.service';

/** One statement: two tabs that open a thread at the same moment are one view. It also begins the read marker. */
const viewQuery = statement<{ viewsCnt: number }>(
  'forum.view-thread',
  `
    WITH target AS (${threadOpenToReader()}), opened AS (
      INSERT INTO thread_read_markers (user_id, thread_id) SELECT $userId, id FROM target ON CONFLICT DO NOTHING
    ), seen AS (
      INSERT INTO thread_views AS own (thread_id, user_id) SELECT id, $userId FROM target WHERE creator_id <> $userId
      ON CONFLICT (thread_id, user_id) DO UPDATE SET counted_at = now()
      WHERE own.counted_at <= now() - interval '${String(threadLimits.viewMinutes)} minutes'
      RETURNING own.thread_id, old.thread_id IS NULL AS "isFirst"
    ), counted AS (
      UPDATE threads t SET views_cnt = t.views_cnt + 1 FROM seen WHERE t.id = seen.thread_id RETURNING t.views_cnt
    ), member AS (
      UPDATE community_members m SET viewed_threads_cnt = m.viewed_threads_cnt + 1 FROM seen, target
      WHERE seen."isFirst" AND m.community_id = target.community_id AND m.user_id = $userId
    )
    SELECT COALESCE(counted.views_cnt, t.views_cnt) AS "viewsCnt"
    FROM target JOIN threads t ON t.id = target.id LEFT JOIN counted ON true`,
);

/** Who has looked at a thread (checklist line 94). */
@Injectable()
export class ViewService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
  ) {}

  /**
   * The caller has opened the thread. It counts once in 30 minutes, and never for its author.
   * @returns how often it was looked at @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED
   */
  async countView(actor: Actor, input: OwnThreadInput): Promise<number> {
    assertCan(actor, 'forum.read');
    const { threadId } = parseInput(ownThreadSchema, input);
    const [row] = await this.queries.rows(viewQuery, { ...readerOf(actor), threadId });
    if (row) return row.viewsCnt;
    // Held ones can be opened by a few people, and are not counted.
    await this.threads.ofReader(actor, threadId);
    return 0;
  }
}
