import type { ContentStatus } from '@lyceum/contracts/forum';
import { statement, type Transaction } from '@lyceum/kernel';
import { ThreadHidden, ThreadShown } from '../threads.events';

/** A thread whose status was changed, and what it was before. */
export interface ChangedThread {
  threadId: string;
  communityId: string;
  creatorId: string;
  before: ContentStatus;
}

/** What leaves the list leaves the pinned ones, too; the forum's counter counts what is shown. */
const changeStatement = statement<ChangedThread>(
  'forum.change-thread-status',
  `
  WITH changed AS (
    UPDATE threads SET status = $to, pin_position = CASE WHEN $to = 'VISIBLE' THEN pin_position END
    WHERE id = $threadId AND status = ANY($from::text[]) AND status <> $to
    RETURNING id, community_id, creator_id, old.status AS before, status
  ), counted AS (
    UPDATE communities c
    SET threads_cnt = threads_cnt + (changed.status = 'VISIBLE')::int - (changed.before = 'VISIBLE')::int
    FROM changed WHERE c.id = changed.community_id AND 'VISIBLE' IN (changed.status, changed.before)
  )
  SELECT id AS "threadId", community_id AS "communityId", creator_id AS "creatorId", before FROM changed`,
);

/**
 * The one way a thread's status changes: with the forum's counter, and its place among the pinned ones. Who may do it,
 * the caller has checked. Raises ThreadShown for what is shown from now on, ThreadHidden for what is not.
 * @param from the statuses it may come from
 * @returns null where the thread is not there, or had none of those
 */
export async function changeThreadStatus(
  transaction: Transaction,
  threadId: string,
  to: ContentStatus,
  from: readonly ContentStatus[],
): Promise<ChangedThread | null> {
  const [changed] = await transaction.rows(changeStatement, { threadId, to, from: [...from] });
  if (!changed) return null;
  const { communityId, creatorId } = changed;
  transaction.raise(to === 'VISIBLE' ? ThreadShown : ThreadHidden, { threadId, communityId, creatorId });
  return changed;
}
