import { threadLimits } from '@lyceum/contracts/forum';
import type { PreparedQuery } from '@lyceum/kernel';

const enough = String(threadLimits.reviewedFirst);

/** What people write, and the column that orders theirs in an index. */
const written = [
  { table: 'threads', order: 'created_at' },
  { table: 'posts', order: 'created_at' },
  { table: 'comments', order: 'created_at' },
  { table: 'conversations', order: 'client_key' },
  { table: 'conversation_replies', order: 'client_key' },
] as const;

/** Without an order PostgreSQL may read a whole table for the few rows of somebody who has hardly written. */
const shownBefore = written
  .map(
    ({ table, order }) =>
      `(SELECT FROM ${table} WHERE creator_id = $1 AND status = 'VISIBLE' ORDER BY ${order} LIMIT ${enough})`,
  )
  .join(' UNION ALL ');

/**
 * SQL of the columns of `ForumReview`, of user `$1` in the forum `c`. What was shown of theirs is counted only where the
 * forum asks for it.
 */
export const reviewColumns = `
  c.holds_new_users AS "holdsNewUsers",
  CASE WHEN c.holds_new_users THEN (SELECT count(*)::int FROM (${shownBefore}) shown) ELSE 0 END AS "shownBefore"`;

/** What decides whether something of user `$1` waits for a moderator in forum `$2`: a row of `ForumReview`, or none. */
export const reviewQuery: PreparedQuery = {
  name: 'forum.review',
  text: `SELECT ${reviewColumns} FROM communities c WHERE c.id = $2`,
};
