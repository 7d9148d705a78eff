import { columns, statement } from '@lyceum/kernel';
import { isBanned, isNotHidden } from '../access/forum-access.queries';
import { type ForumReview, reviewColumns } from './review.statements';
import type { ThreadAccess } from './thread-policy';

/** SQL of the columns of `ThreadAccess`, out of `accessJoins`. */
export const accessColumns = columns(['creatorId', 'status'], {
  threadId: 't.id',
  isHidden: `NOT ${isNotHidden('t.creator_id')}`,
  communityId: 'c.id',
  privacy: 'c.privacy',
  role: 'm.role',
  isBanned: isBanned('c.id'),
})('t');

/** SQL that joins what `accessColumns` reads to the alias `t` of `threads`, as user `$userId` meets it. */
export const accessJoins = `
  JOIN communities c ON c.id = t.community_id
  LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $userId`;

/** SQL of what decides what user `$userId` may do with a thread: a row of `ThreadAccess`, or none. */
export const threadAccess = `SELECT ${accessColumns} FROM threads t ${accessJoins} WHERE t.id = $threadId`;

export const threadAccessQuery = statement<ThreadAccess>('forum.thread-access', threadAccess);

/** The same for a transaction that is to act on it: nobody else changes the thread until that ends. */
export const threadLockQuery = statement<ThreadAccess>(
  'forum.lock-thread',
  `${threadAccess} FOR NO KEY UPDATE OF t`,
);

/** The same with what decides whether a reply of theirs waits for a moderator. */
export const threadReviewQuery = statement<ThreadAccess & ForumReview>(
  'forum.thread-review',
  `SELECT ${accessColumns}, ${reviewColumns} FROM threads t ${accessJoins} WHERE t.id = $threadId`,
);
