import { UseFilters } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { forumCalls } from '@lyceum/contracts/forum';
import { clientMessages } from '@lyceum/contracts/realtime';
import {
  type Actor,
  CurrentActor,
  Limited,
  type LiveSocket,
  Requires,
  SocketErrorFilter,
  ZodPipe,
} from '@lyceum/kernel';
import { ThreadRoomService } from './thread-room.service';

interface ThreadMessage {
  threadId: string;
}

/** Tabs tell which threads they have open. */
@Limited(forumCalls.rooms)
@WebSocketGateway()
@UseFilters(SocketErrorFilter)
export class ThreadRoomGateway {
  constructor(private readonly rooms: ThreadRoomService) {}

  @Requires('forum.read')
  @SubscribeMessage('forum.open-thread')
  async open(
    @ConnectedSocket() tab: LiveSocket,
    @CurrentActor() actor: Actor,
    @MessageBody(new ZodPipe(clientMessages['forum.open-thread'])) { threadId }: ThreadMessage,
  ): Promise<{ ok: true }> {
    await this.rooms.open(actor, tab, threadId);
    return { ok: true };
  }

  @Requires('forum.read')
  @SubscribeMessage('forum.close-thread')
  async close(
    @ConnectedSocket() tab: LiveSocket,
    @MessageBody(new ZodPipe(clientMessages['forum.close-thread'])) { threadId }: ThreadMessage,
  ): Promise<{ ok: true }> {
    await this.rooms.close(tab, threadId);
    return { ok: true };
  }
}
