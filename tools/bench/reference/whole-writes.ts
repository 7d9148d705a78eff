import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * What the specification has a reply and a clap do, in as few statements as a bare program can: whatever a server is made
 * of, this much is the task. Deliveries are written as done, so no worker takes them: their handling is not in here.
 */

/** Who may say it: the thread, the forum, the part in it, bans, blocks and what decides about review. */
const access = {
  name: 'whole-access',
  text: `
    SELECT t.status, c.privacy, m.role, c.holds_new_users AS "holdsNewUsers",
           EXISTS (SELECT FROM community_bans b
                   WHERE b.community_id = c.id AND b.user_id = $1 AND b.lifted_at IS NULL
                     AND (b.ends_at IS NULL OR b.ends_at > now())) AS "isBanned",
           EXISTS (SELECT FROM user_blocks
                   WHERE (blocker_id, blocked_id) IN (($1, t.creator_id), (t.creator_id, $1))) AS "isHidden"
    FROM threads t JOIN communities c ON c.id = t.community_id
    LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $1
    WHERE t.id = $2`,
};

/** Counts in the hour; nobody is refused here, because one person does all the writing. */
const hourlyLimit = {
  name: 'whole-limit',
  text: `
    INSERT INTO rate_limits AS own (key, points, expire) VALUES ($1, 1, $2::bigint + 3600000)
    ON CONFLICT (key) DO UPDATE
    SET points = CASE WHEN own.expire <= $2 THEN 1 ELSE own.points + 1 END,
        expire = CASE WHEN own.expire <= $2 THEN $2::bigint + 3600000 ELSE own.expire END
    RETURNING points`,
};

/** SQL of an event about the row `made`, and of its deliveries to `$4`. */
const told = (payload: string): string => `
  event AS (
    INSERT INTO outbox_events (type, payload, relayed_at)
    SELECT 'bench.written', ${payload}, now() FROM made RETURNING id
  ), deliveries AS (
    INSERT INTO event_deliveries (event_id, subscriber, handled_at)
    SELECT event.id, subscriber, now() FROM event, unnest($4::text[]) AS subscriber
  )`;

const reply = {
  name: 'whole-reply',
  text: `
    WITH thread AS (
      UPDATE threads SET last_post_number = last_post_number + 1, posts_cnt = posts_cnt + 1,
                         last_active_at = greatest(last_active_at, now())
      WHERE id = $1 AND status = 'VISIBLE'
        AND NOT EXISTS (SELECT FROM posts before WHERE before.creator_id = $2 AND before.client_key = $5)
      RETURNING id, community_id, last_post_number AS number
    ), made AS (
      INSERT INTO posts (thread_id, community_id, number, creator_id, content, plain_text, client_key)
      SELECT id, community_id, number, $2, $3, $3, $5 FROM thread
      RETURNING id, thread_id, community_id, number, content
    ), marker AS (
      INSERT INTO thread_read_markers AS own (user_id, thread_id, read_number) SELECT $2, thread_id, number FROM made
      ON CONFLICT (user_id, thread_id) DO UPDATE SET read_number = excluded.read_number, updated_at = now()
      WHERE own.read_number = excluded.read_number - 1
    ), ${told("jsonb_build_object('replyId', id, 'threadId', thread_id, 'communityId', community_id, 'creatorId', $2::uuid)")}
    SELECT made.id, number, content, first_name AS "firstName", last_name AS "lastName"
    FROM made JOIN users u ON u.id = $2`,
};

const clap = {
  name: 'whole-clap',
  text: `
    WITH open AS (
      SELECT p.id, p.thread_id, p.creator_id FROM posts p
      JOIN threads t ON t.id = p.thread_id JOIN communities c ON c.id = t.community_id
      WHERE p.id = $1 AND p.status = 'VISIBLE' AND t.status = 'VISIBLE'
        AND (c.privacy = 'PUBLIC' OR EXISTS (
          SELECT FROM community_members m WHERE m.community_id = c.id AND m.user_id = $2))
        AND NOT EXISTS (
          SELECT FROM community_bans b WHERE b.community_id = c.id AND b.user_id = $2 AND b.lifted_at IS NULL
            AND (b.ends_at IS NULL OR b.ends_at > now()))
        AND NOT EXISTS (
          SELECT FROM user_blocks WHERE (blocker_id, blocked_id) IN (
            ($2, p.creator_id), (p.creator_id, $2), ($2, t.creator_id), (t.creator_id, $2)))
    ), clapped AS (
      INSERT INTO post_claps AS mine (post_id, user_id, count) SELECT id, $2, $3 FROM open
      ON CONFLICT (post_id, user_id) DO UPDATE SET count = mine.count + excluded.count, updated_at = now()
      WHERE mine.count + excluded.count <= 10
      RETURNING count
    ), made AS (
      UPDATE posts p SET claps_cnt = claps_cnt + $3 FROM clapped, open WHERE p.id = open.id
      RETURNING p.id, p.thread_id, p.claps_cnt, clapped.count
    ), ${told("jsonb_build_object('postId', id, 'threadId', thread_id, 'userId', $2::uuid)")}
    SELECT claps_cnt AS claps, count AS "requestingUserClapCnt" FROM made`,
};

export async function replyWholly(
  database: Pool,
  userId: string,
  threadId: string,
  content: string,
): Promise<unknown> {
  await database.query({ ...hourlyLimit, values: [`bench:${userId}`, Date.now()] });
  const { rows: seen } = await database.query<{ status: string; isBanned: boolean; isHidden: boolean }>({
    ...access,
    values: [userId, threadId],
  });
  if (!seen[0] || seen[0].isBanned || seen[0].isHidden) throw new Error('This person may not reply there.');
  const values = [threadId, userId, content, ['bench.record', 'bench.news'], randomUUID()];
  const { rows } = await database.query({ ...reply, values });
  return rows[0];
}

export async function clapWholly(database: Pool, userId: string, postId: string): Promise<unknown> {
  const { rows } = await database.query({ ...clap, values: [postId, userId, 1, ['bench.news']] });
  return rows[0];
}
