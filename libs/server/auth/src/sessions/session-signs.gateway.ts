import { UseFilters } from '@nestjs/common';
import { MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { clientMessages, realtimeCalls } from '@lyceum/contracts/realtime';
import { type Actor, CurrentActor, Limited, Requires, SocketErrorFilter, ZodPipe } from '@lyceum/kernel';
import { SessionService } from './session.service';

/** Tabs tell that their user is there, which others see as online or away (checklist line 157). */
@WebSocketGateway()
@UseFilters(SocketErrorFilter)
export class SessionSignsGateway {
  constructor(private readonly sessions: SessionService) {}

  @Requires('realtime.connect')
  @Limited(realtimeCalls.signs)
  @SubscribeMessage('session.active')
  async active(
    @CurrentActor() actor: Actor,
    @MessageBody(new ZodPipe(clientMessages['session.active'])) _: object,
  ): Promise<{ ok: true }> {
    await this.sessions.noteActive(actor.sessionId);
    return { ok: true };
  }
}
