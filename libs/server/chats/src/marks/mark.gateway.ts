import { UseFilters } from '@nestjs/common';
import { MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { chatsCalls } from '@lyceum/contracts/chats';
import { type ClientMessage, clientMessages } from '@lyceum/contracts/realtime';
import { type Actor, CurrentActor, Limited, Requires, SocketErrorFilter, ZodPipe } from '@lyceum/kernel';
import { ChatMarkService } from './mark.service';

/** Tabs tell that somebody writes in a chat, and that what was said has come. */
@Limited(chatsCalls.signs)
@WebSocketGateway()
@UseFilters(SocketErrorFilter)
export class ChatMarkGateway {
  constructor(private readonly marks: ChatMarkService) {}

  @Requires('chat.write')
  @SubscribeMessage('chats.typing')
  async type(
    @CurrentActor() actor: Actor,
    @MessageBody(new ZodPipe(clientMessages['chats.typing'])) message: ClientMessage<'chats.typing'>,
  ): Promise<{ ok: true }> {
    await this.marks.type(actor, message);
    return { ok: true };
  }

  @Requires('chat.write')
  @SubscribeMessage('chats.delivered')
  async deliver(
    @CurrentActor() actor: Actor,
    @MessageBody(new ZodPipe(clientMessages['chats.delivered'])) _message: ClientMessage<'chats.delivered'>,
  ): Promise<{ ok: true }> {
    await this.marks.deliver(actor);
    return { ok: true };
  }
}
