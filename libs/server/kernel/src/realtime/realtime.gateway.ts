import { Inject, UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { clientMessages, realtimeCalls } from '@lyceum/contracts/realtime';
import type { z } from 'zod';
import type { Server } from 'socket.io';
import { BeforeTerms, Requires } from '../access/access.decorators';
import { ActorResolver, type ResolvedActor } from '../actor/actor-resolver.port';
import { assertNotViewing } from '../actor/actor';
import { CONFIG, type Config } from '../config/config';
import { describeError } from '../errors/describe-error';
import { DomainError } from '../errors/domain-error';
import { reportFault } from '../errors/report-fault';
import { SocketErrorFilter } from '../errors/socket-error.filter';
import { CallLimiter } from '../rate-limits/call-limiter';
import { Limited } from '../rate-limits/limited.decorator';
import { ZodPipe } from '../validation/zod.pipe';
import { callerAddress } from './caller-address';
import type { LiveSocket } from './live-socket';
import { sessionRoom, SocketHub, userRoom } from './socket-hub';

/** Connections of one person that one process holds: tabs, and the lost ones it has not yet noticed. */
const socketsPerPerson = 30;

/** Who may hold a connection: a signed-in user, for as long as the token holds. */
@WebSocketGateway()
@UseFilters(SocketErrorFilter)
export class RealtimeGateway implements OnGatewayInit<Server>, OnGatewayConnection<LiveSocket> {
  constructor(
    private readonly hub: SocketHub,
    private readonly actors: ActorResolver,
    private readonly limiter: CallLimiter,
    @Inject(CONFIG) private readonly config: Pick<Config, 'TRUSTED_PROXIES'>,
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

  handleConnection(socket: LiveSocket): void {
    socket.once('disconnect', () => clearTimeout(socket.data.expiryTimer));
  }

  @Requires('realtime.connect')
  @BeforeTerms()
  @Limited(realtimeCalls.renewals)
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
    const address = callerAddress(socket.request, this.config.TRUSTED_PROXIES ?? []);
    const tried = await this.limiter.reserveAddress('realtime.handshakes', address);
    const resolved = await this.whoKnocks(socket).catch(async (thrown: unknown) => {
      // An outage of ours must not keep a whole school out once it is over.
      if (describeError(thrown).answer.status >= 500) await tried.giveBack();
      throw thrown;
    });
    await tried.giveBack();
    await this.limiter.count(realtimeCalls.connections, resolved.actor, address);
    accept(socket, resolved);
    const { userId, sessionId } = resolved.actor;
    // Before anything is waited for, so that of many at once no more get in than of as many one after the other.
    const joined = socket.join([userRoom(userId), sessionRoom(sessionId)]);
    if ((socket.nsp.adapter.rooms.get(userRoom(userId))?.size ?? 0) > socketsPerPerson)
      throw new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds: 60 });
    await joined;
  }

  private async whoKnocks(socket: LiveSocket): Promise<ResolvedActor> {
    const token: unknown = socket.handshake.auth['token'];
    // A connection outlasts what this process may have read just before another one ended the session.
    const resolved = await this.actors.fromToken(typeof token === 'string' ? token : '', { asOfNow: true });
    // A connection is more than a look: others would see that person come online.
    assertNotViewing(resolved.actor);
    return resolved;
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
