import { threadLimits } from '@lyceum/contracts/forum';
import { isNotHidden } from '../access/forum-access.queries';

/** SQL of the posts of thread `t` that user `$userId` has not read and may see; `mk` is their marker of it. */
const unreadPosts = `
  FROM posts unread
  WHERE unread.thread_id = t.id AND unread.number > mk.read_number AND unread.status = 'VISIBLE'
    AND unread.creator_id <> $userId AND ${isNotHidden('unread.creator_id')}`;

/** How many posts of thread `t` user `$userId` has not read, up to a bound; none of a thread they have never opened. */
export const unreadCount = `
  CASE WHEN mk.read_number < t.last_post_number THEN (
    SELECT count(*)::int FROM (SELECT ${unreadPosts} LIMIT ${String(threadLimits.unreadMaximum)}) counted)
  ELSE 0 END`;

/** The number of the first of them, null where there is none. */
export const firstUnreadNumber = `
  CASE WHEN mk.read_number < t.last_post_number THEN (
    SELECT unread.number ${unreadPosts} ORDER BY unread.number LIMIT 1) END`;
