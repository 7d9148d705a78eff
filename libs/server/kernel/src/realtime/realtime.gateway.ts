import { UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { authErrors, clientMessages } from '@lyceum/contracts';
import type { z } from 'zod';
import type { Server } from 'socket.io';
import { BeforeTerms, Requires } from '../access/access.decorators';
import { ActorResolver, type ResolvedActor } from '../actor/actor-resolver.port';
import { assertNotViewing } from '../actor/actor';
import { describeError } from '../errors/describe-error';
import { DomainError } from '../errors/domain-error';
import { reportFault } from '../errors/report-fault';
import { SocketErrorFilter } from '../errors/socket-error.filter';
import { ZodPipe } from '../validation/zod.pipe';
import type { LiveSocket } from './live-socket';
import { sessionRoom, SocketHub, userRoom } from './socket-hub';

/** Who may hold a connection: a signed-in user, for as long as the token holds. */
@WebSocketGateway()
@UseFilters(SocketErrorFilter)
export class RealtimeGateway implements OnGatewayInit<Server>, OnGatewayConnection<LiveSocket> {
  constructor(
    private readonly hub: SocketHub,
    private readonly actors: ActorResolver,
  ) {}

  afterInit(server: Server): void {
    this.hub.attach(server);
    server.use((socket, next) => {
      this.admit(socket as LiveSocket).then(
        () => next(),
        (thrown: unknown) => next(refusal(thrown)),
      );
    });
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    const { userId, sessionId } = socket.data.actor;
    await socket.join([userRoom(userId), sessionRoom(sessionId)]);
    socket.once('disconnect', () => clearTimeout(socket.data.expiryTimer));
  }

  @Requires('realtime.connect')
  @BeforeTerms()
  @SubscribeMessage('session.renew')
  async renew(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody(new ZodPipe(clientMessages['session.renew']))
    message: z.output<(typeof clientMessages)['session.renew']>,
  ): Promise<{ ok: true }> {
    const resolved = await this.actors.fromToken(message.token, { asOfNow: true });
    if (resolved.actor.userId !== socket.data.actor.userId)
      throw new DomainError(authErrors.ACTS_FOR_ANOTHER);
    await socket.leave(sessionRoom(socket.data.actor.sessionId));
    await socket.join(sessionRoom(resolved.actor.sessionId));
    accept(socket, resolved);
    return { ok: true };
  }

  private async admit(socket: LiveSocket): Promise<void> {
    const token: unknown = socket.handshake.auth['token'];
    // A connection outlasts what this process may have read just before another one ended the session.
    const resolved = await this.actors.fromToken(typeof token === 'string' ? token : '', { asOfNow: true });
    // A connection is more than a look: others would see that person come online.
    assertNotViewing(resolved.actor);
    accept(socket, resolved);
  }
}

function accept(socket: LiveSocket, { actor, expiresAt }: ResolvedActor): void {
  clearTimeout(socket.data.expiryTimer);
  socket.data.actor = actor;
  socket.data.expiryTimer = setTimeout(
    () => socket.disconnect(true),
    expiresAt.getTime() - Date.now(),
  ).unref();
}

/** socket.io hands `data` of a middleware's error to the client's `connect_error`. */
function refusal(thrown: unknown): Error {
  const described = describeError(thrown);
  reportFault(described, thrown, { message: 'handshake' });
  return Object.assign(new Error(described.answer.message), { data: described.answer });
}
