import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, SocketHub, Subscribe, type Transaction } from '@lyceum/kernel';
import { isNotHidden } from '../../access/forum-access.queries';
import { ThreadCreated, ThreadShown } from '../threads.events';

/** Tabs of somebody not seen for so long are closed, or ask for everything when they wake up. */
const awakeHours = 12;

/**
 * Who is told of thread `$2` that user `$1` wrote, if it is shown: members of its forum who may read it, have no block
 * with the author, and have been there lately.
 */
const readersStatement = `
  SELECT m.user_id AS id FROM threads t JOIN community_members m ON m.community_id = t.community_id
  WHERE t.id = $2 AND t.status = 'VISIBLE' AND m.user_id <> $1 AND ${isNotHidden('m.user_id')}
    AND NOT EXISTS (
      SELECT FROM community_bans ban
      WHERE ban.community_id = t.community_id AND ban.user_id = m.user_id AND ban.lifted_at IS NULL
        AND (ban.ends_at IS NULL OR ban.ends_at > now()))
    AND EXISTS (
      SELECT FROM sessions s
      WHERE s.user_id = m.user_id AND s.ended_at IS NULL
        AND s.last_seen_at > now() - interval '${String(awakeHours)} hours')
  ORDER BY m.user_id`;

type Written = DeliveredEvent<{ threadId: string; communityId: string; creatorId: string }>;

/** Tells open tabs of a new thread, when it is shown: at once, or once a moderator let it through. */
@Injectable()
export class ThreadLiveProcessor {
  constructor(private readonly sockets: SocketHub) {}

  @Subscribe(ThreadCreated, 'forum.tell-tabs-of-a-thread')
  tellOfThread(event: Written, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  @Subscribe(ThreadShown, 'forum.tell-tabs-of-a-shown-thread')
  tellOfShownThread(event: Written, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  private async tell({ payload }: Written, { manager }: Transaction): Promise<void> {
    const { threadId, communityId, creatorId } = payload;
    const readers = await manager.query<{ id: string }[]>(readersStatement, [creatorId, threadId]);
    const ids = readers.map(({ id }) => id);
    this.sockets.toUsers(ids, 'forum.thread-created', { communityId, threadId });
  }
}
