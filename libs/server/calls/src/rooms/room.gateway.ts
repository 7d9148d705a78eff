import { callsCalls } from '@lyceum/contracts/calls';
import { type ClientMessage, clientMessages } from '@lyceum/contracts/realtime';
import { type Actor, CurrentActor, Limited, Requires, SocketErrorFilter, ZodPipe } from '@lyceum/kernel';
import { UseFilters } from '@nestjs/common';
import { MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { RoomDoors } from './room-doors';

/** What browsers and rooms say to each other. */
@Limited(callsCalls.signals)
@WebSocketGateway()
@UseFilters(SocketErrorFilter)
export class RoomGateway {
  constructor(private readonly doors: RoomDoors) {}

  @Requires('chat.write')
  @SubscribeMessage('calls.enter')
  async enter(
    @CurrentActor() actor: Actor,
    @MessageBody(new ZodPipe(clientMessages['calls.enter'])) { ticket, seat }: ClientMessage<'calls.enter'>,
  ): Promise<{ ok: true }> {
    await this.doors.enter(actor, ticket, seat);
    return { ok: true };
  }

  @Requires('chat.write')
  @SubscribeMessage('calls.signal')
  async signal(
    @CurrentActor() actor: Actor,
    @MessageBody(new ZodPipe(clientMessages['calls.signal']))
    { seat, signal }: ClientMessage<'calls.signal'>,
  ): Promise<{ ok: true }> {
    await this.doors.signal(actor, seat, signal);
    return { ok: true };
  }
}
