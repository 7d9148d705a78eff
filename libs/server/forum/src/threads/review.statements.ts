import { threadLimits } from '@lyceum/contracts/forum';
import { statement } from '@lyceum/kernel';
import type { ReviewFacts } from './writing/needs-review';

/** What a forum and what somebody has written so far say about review, as `reviewColumns` reads it. */
export type ForumReview = Pick<ReviewFacts, 'holdsNewUsers' | 'shownBefore'>;

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
      `(SELECT FROM ${table} WHERE creator_id = $userId AND status = 'VISIBLE' ORDER BY ${order} LIMIT ${enough})`,
  )
  .join(' UNION ALL ');

/**
 * SQL of the columns of `ForumReview`, of user `$userId` in the forum `c`. What was shown of theirs is counted only where the
 * forum asks for it.
 */
export const reviewColumns = `
  c.holds_new_users AS "holdsNewUsers",
  CASE WHEN c.holds_new_users THEN (SELECT count(*)::int FROM (${shownBefore}) shown) ELSE 0 END AS "shownBefore"`;

/** What decides whether something of a user waits for a moderator in a forum: a row, or none. */
export const reviewQuery = statement<ForumReview>(
  'forum.review',
  `SELECT ${reviewColumns} FROM communities c WHERE c.id = $communityId`,
);
