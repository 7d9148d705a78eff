import { Injectable } from '@nestjs/common';
import { communityLimits } from '@lyceum/contracts/forum';
import { Every, PreparedQueries, statement } from '@lyceum/kernel';

const since = `now() - interval '${String(communityLimits.engagementDays)} days'`;

/**
 * Claps plus three times the posts of the last days (checklist line 62). Reads only what was written lately, and
 * writes only threads whose number is another now; those of last week that have become quiet among them. It waits
 * for nobody: what somebody else is changing just then, the next run finds again.
 */
export const engagementStatement = statement(
  'forum.recompute-engagement',
  `
  WITH claps AS (
    SELECT thread_id, sum(count)::int AS number FROM thread_claps WHERE updated_at > ${since} GROUP BY thread_id
  ), replies AS (
    SELECT thread_id, count(*)::int AS number FROM posts
    WHERE created_at > ${since} AND status = 'VISIBLE' GROUP BY thread_id
  ), now_due AS (
    SELECT a.thread_id, COALESCE(claps.number, 0) + 3 * COALESCE(replies.number, 0) AS engagement
    FROM (SELECT thread_id FROM claps UNION SELECT thread_id FROM replies
          UNION SELECT id FROM threads WHERE engagement > 0) a
    LEFT JOIN claps USING (thread_id) LEFT JOIN replies USING (thread_id)
  ), changed AS (
    SELECT t.id, now_due.engagement FROM threads t JOIN now_due ON now_due.thread_id = t.id
    WHERE t.engagement <> now_due.engagement FOR NO KEY UPDATE OF t SKIP LOCKED
  )
  UPDATE threads t SET engagement = changed.engagement FROM changed WHERE t.id = changed.id`,
);

/** Keeps what the order FEATURED goes by. */
@Injectable()
export class EngagementTask {
  constructor(private readonly queries: PreparedQueries) {}

  /** @returns how many threads have another number than before */
  @Every('forum.recompute-engagement', { minutes: 10 })
  recompute(): Promise<number> {
    return this.queries.count(engagementStatement);
  }
}
