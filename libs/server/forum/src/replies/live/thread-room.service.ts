import { Injectable } from '@nestjs/common';
import { threadErrors } from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, type LiveSocket, SocketHub } from '@lyceum/kernel';
import { ThreadAccessService } from '../../threads/page/thread-access.service';
import { allRooms, threadRoom } from '../../threads/thread-rooms';

/** Which tabs have which thread open. */
@Injectable()
export class ThreadRoomService {
  constructor(
    private readonly threads: ThreadAccessService,
    private readonly sockets: SocketHub,
  ) {}

  /** From now on the tab hears of the thread's posts. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  async open(actor: Actor, tab: LiveSocket, threadId: string): Promise<void> {
    assertCan(actor, 'forum.read');
    const { communityId } = await this.threads.ofReader(actor, threadId);
    const room = threadRoom(communityId, threadId);
    if (!(await this.sockets.enter(tab, room))) throw new DomainError(threadErrors.NOT_FOUND);
  }

  async close(tab: LiveSocket, threadId: string): Promise<void> {
    for (const room of tab.rooms)
      if (room.startsWith(allRooms) && room.endsWith(`:${threadId.toLowerCase()}`)) await tab.leave(room);
  }
}
