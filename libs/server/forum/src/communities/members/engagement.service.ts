import { Injectable } from '@nestjs/common';
import { communityLimits } from '@lyceum/contracts/forum';
import { Every, PreparedQueries, statement } from '@lyceum/kernel';

/** What a thread counts for, when a post counts for one. */
const threadWeight = 3;

/**
 * Counts what members wrote in the last days. Only rows whose figure changes are written. Threads and posts of these
 * days are found by their indexes on time.
 */
export const countEngagementStatement = statement(
  'forum.count-engagement-of-members',
  `
  WITH written AS (
    SELECT community_id, creator_id AS user_id, ${threadWeight} AS weight FROM threads
    WHERE status = 'VISIBLE' AND created_at > now() - interval '${communityLimits.engagementDays} days'
    UNION ALL
    SELECT t.community_id, p.creator_id, 1 FROM posts p JOIN threads t ON t.id = p.thread_id
    WHERE p.status = 'VISIBLE' AND t.status = 'VISIBLE'
      AND p.created_at > now() - interval '${communityLimits.engagementDays} days'
  ), counted AS (
    SELECT community_id, user_id, sum(weight)::int AS engagement FROM written GROUP BY 1, 2
  ), figures AS (
    SELECT m.community_id, m.user_id, coalesce(c.engagement, 0) AS engagement
    FROM community_members m LEFT JOIN counted c USING (community_id, user_id)
    WHERE m.engagement > 0 OR c.engagement > 0
  )
  UPDATE community_members m SET engagement = f.engagement FROM figures f
  WHERE m.community_id = f.community_id AND m.user_id = f.user_id AND m.engagement <> f.engagement`,
);

/** Keeps who is most engaged in each forum (checklist line 60), so that its page need not count. */
@Injectable()
export class EngagementService {
  constructor(private readonly queries: PreparedQueries) {}

  @Every('forum.count-engagement-of-members', { minutes: communityLimits.engagementMinutes })
  async count(): Promise<void> {
    await this.queries.count(countEngagementStatement);
  }
}
