import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, SocketHub, Subscribe, type Transaction } from '@lyceum/kernel';
import { awakeReaders } from '../../access/awake-readers';
import { ThreadCreated, ThreadShown } from '../threads.events';

const readersStatement = awakeReaders('threads');

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
