import { Injectable } from '@nestjs/common';
import { AfterCommitOf, PreparedQueries, SocketHub, statement } from '@lyceum/kernel';
import { awakeReaders } from '../../access/awake-readers';
import { ThreadCreated, ThreadShown } from '../threads.events';

const readersQuery = statement<{ id: string }>('forum.awake-readers-of-thread', awakeReaders('threads'));

interface Written {
  readonly threadId: string;
  readonly communityId: string;
  readonly creatorId: string;
}

/** Tells open tabs of a new thread, when it is shown: at once, or once a moderator let it through. */
@Injectable()
export class ThreadLiveProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sockets: SocketHub,
  ) {}

  @AfterCommitOf(ThreadCreated)
  tellOfThread(written: Written): Promise<void> {
    return this.tell(written);
  }

  @AfterCommitOf(ThreadShown)
  tellOfShownThread(written: Written): Promise<void> {
    return this.tell(written);
  }

  private async tell({ threadId, communityId, creatorId }: Written): Promise<void> {
    const readers = await this.queries.rows(readersQuery, { creatorId, id: threadId });
    const ids = readers.map(({ id }) => id);
    this.sockets.toUsers(ids, 'forum.thread-created', { communityId, threadId });
  }
}
