import type { ThreadWatch } from '@lyceum/contracts/forum';
import { insertRow, place, type Placed, statement } from '@lyceum/kernel';
import { threadOpenToReader } from '../page/open-thread.queries';
import type { WatchedThreadModel } from './thread-watch.model';

/**
 * SQL of whether somebody wants to hear nothing of a thread: who tells people of what is answered or clapped for asks this.
 * @param userId SQL of whose id @param threadId SQL of the thread's
 */
export const isMutedBy = (userId: string, threadId: string): string => `EXISTS (
  SELECT FROM thread_watches own
  WHERE own.thread_id = ${threadId} AND own.user_id = ${userId} AND own.watch = 'MUTED')`;

/** SQL of whether anybody follows a thread. */
export const isFollowed = (threadId: string): string =>
  `EXISTS (SELECT FROM thread_watches w WHERE w.thread_id = ${threadId} AND w.watch = 'FOLLOWED')`;

export const watchQuery = statement<{ watch: ThreadWatch }>(
  'forum.thread-watch',
  'SELECT watch FROM thread_watches WHERE thread_id = $threadId AND user_id = $userId',
);

/** The same again leaves the time it was begun. */
export const storeWatchQuery = statement(
  'forum.store-thread-watch',
  insertRow(
    'thread_watches',
    ['threadId', 'userId', 'watch'],
    `ON CONFLICT (thread_id, user_id) DO UPDATE SET watch = excluded.watch, created_at = now()
   WHERE thread_watches.watch <> excluded.watch`,
  ),
);

/** Who followed stays known: what they were told of replies is taken back with them. */
export const endWatchQuery = statement(
  'forum.end-thread-watch',
  `UPDATE thread_watches SET watch = 'USUAL', created_at = now()
   WHERE thread_id = $threadId AND user_id = $userId AND watch <> 'USUAL'`,
);

const watchedThreads = (after: string): string => `
  SELECT t.id, t.title, forum.display_name AS forum, own.watch, ${place('own.created_at', 't.id')}
  FROM thread_watches own JOIN threads t ON t.id = own.thread_id JOIN communities forum ON forum.id = t.community_id
  WHERE own.user_id = $userId AND own.watch <> 'USUAL' AND EXISTS (${threadOpenToReader(undefined, 'own.thread_id')}) ${after}
  ORDER BY own.created_at DESC, own.thread_id DESC LIMIT $limit`;

/** What the caller follows or has muted, the latest first, as long as they may open it. */
export const watchedThreadQueries = {
  first: statement<Placed<Omit<WatchedThreadModel, 'cursor'>>>('forum.watched-threads', watchedThreads('')),
  later: statement<Placed<Omit<WatchedThreadModel, 'cursor'>>>(
    'forum.later-watched-threads',
    watchedThreads('AND (own.created_at, own.thread_id) < ($time::timestamptz, $afterId::uuid)'),
  ),
};
