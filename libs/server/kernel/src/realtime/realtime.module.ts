import {
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Server } from 'socket.io';
import { CONFIG, type Config } from '../config/config';
import { RealtimeGateway } from './realtime.gateway';
import { openSocketBus, type SocketBus } from './socket-bus';
import { SocketHub } from './socket-hub';

/** Injection token of what carries socket messages between processes. */
export const SOCKET_BUS = Symbol('SOCKET_BUS');

/** Sockets: the gateway of processes that serve, and the hub of every process that has something to tell a tab. */
@Global()
@Module({
  providers: [
    SocketHub,
    RealtimeGateway,
    { provide: SOCKET_BUS, useFactory: (config: Config) => openSocketBus(config), inject: [CONFIG] },
  ],
  exports: [SocketHub, SOCKET_BUS],
})
export class RealtimeModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private workerServer: Server | undefined;

  constructor(
    private readonly hub: SocketHub,
    @Inject(SOCKET_BUS) private readonly bus: SocketBus,
  ) {}

  /** A worker serves no sockets; it speaks through the adapter alone. */
  onApplicationBootstrap(): void {
    if (this.hub.isAttached) return;
    this.workerServer = new Server().adapter(this.bus.adapter);
    this.hub.attach(this.workerServer);
  }

  async onApplicationShutdown(): Promise<void> {
    // It never listened, so there is only its part in the bus to give up.
    await this.workerServer?.of('/').adapter.close();
    await this.bus.close();
  }
}
