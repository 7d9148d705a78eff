import { Injectable } from '@nestjs/common';
import { type Actor, assertCan, type Transaction, SocketHub } from '@lyceum/kernel';
import type { Socket } from 'socket.io';
import { accessQuery } from '../../access/forum-access.queries';
import { type ForumAccess } from '../../access/forum-access';
import { ThreadAccessService } from '../../threads/page/thread-access.service';
import { allRooms, forumRooms, threadRoom } from './thread-rooms';

/** Threads one tab hears of; beyond that it no longer hears of the one it opened first. */
const openThreads = 10;

export type Tab = Pick<Socket, 'join' | 'leave' | 'rooms'>;

/** Which tabs have which thread open. */
@Injectable()
export class ThreadRoomService {
  constructor(
    private readonly threads: ThreadAccessService,
    private readonly sockets: SocketHub,
  ) {}

  /** From now on the tab hears of the thread's posts. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  async open(actor: Actor, tab: Tab, threadId: string): Promise<void> {
    assertCan(actor, 'forum.read');
    const { communityId } = await this.threads.ofReader(actor, threadId);
    const room = threadRoom(communityId, threadId);
    const others = [...tab.rooms].filter((name) => name.startsWith(allRooms) && name !== room);
    for (const oldest of others.slice(0, Math.max(others.length + 1 - openThreads, 0)))
      await tab.leave(oldest);
    await tab.join(room);
  }

  async close(tab: Tab, threadId: string): Promise<void> {
    for (const room of tab.rooms)
      if (room.startsWith(allRooms) && room.endsWith(`:${threadId.toLowerCase()}`)) await tab.leave(room);
  }

  /** Ends that where somebody may no longer read the forum. */
  async endWithoutAccess({ manager }: Transaction, userId: string, communityId: string): Promise<void> {
    const [access] = await manager.query<ForumAccess[]>(accessQuery.text, [userId, communityId]);
    const mayRead = access && !access.isBanned && (access.privacy === 'PUBLIC' || access.role !== null);
    if (!mayRead) this.sockets.leaveRooms({ userId, prefix: forumRooms(communityId) });
  }
}
