import {
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Server } from 'socket.io';
import { CONFIG, type Config } from '../config/config';
import { MarksModule } from '../marks/marks.module';
import { closeWithinMilliseconds, within } from '../shutdown/within';
import { RealtimeGateway } from './realtime.gateway';
import { RoomKeeper } from './room-keeper';
import { RoomKinds } from './room-kinds';
import { openSocketBus, type SocketBus } from './socket-bus';
import { SocketHub } from './socket-hub';

/** How long a connection may at most keep a right of which nobody told this process that it ended. */
const askEveryMilliseconds = 30_000;

/** Injection token of what carries socket messages between processes. */
export const SOCKET_BUS = Symbol('SOCKET_BUS');

/** Sockets: the gateway of processes that serve, and the hub of every process that has something to tell a tab. */
@Global()
@Module({
  imports: [MarksModule],
  providers: [
    RoomKinds,
    RoomKeeper,
    SocketHub,
    RealtimeGateway,
    { provide: SOCKET_BUS, useFactory: (config: Config) => openSocketBus(config), inject: [CONFIG] },
  ],
  exports: [RoomKinds, SocketHub, SOCKET_BUS],
})
export class RealtimeModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private workerServer: Server | undefined;
  private clock: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: SocketHub,
    @Inject(SOCKET_BUS) private readonly bus: SocketBus,
  ) {}

  /** A worker serves no sockets; it speaks through the adapter alone. */
  onApplicationBootstrap(): void {
    if (this.hub.isAttached) return this.askByTheClock();
    this.workerServer = new Server().adapter(this.bus.adapter);
    this.hub.attach(this.workerServer);
  }

  /** What a process was told while its bus was away is lost; rights that ended then are found out here. */
  private askByTheClock(): void {
    this.clock = setInterval(() => void this.hub.askAll(), askEveryMilliseconds).unref();
    this.bus.onReconnect(() => void this.hub.askAll());
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.clock);
    await within(closeWithinMilliseconds, this.hub.idle());
    // It never listened, so there is only its part in the bus to give up.
    await this.workerServer?.of('/').adapter.close();
    await this.bus.close();
  }
}
