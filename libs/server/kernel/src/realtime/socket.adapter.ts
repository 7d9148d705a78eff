import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { socketPath } from '@lyceum/contracts/realtime';
import type { Server, ServerOptions } from 'socket.io';
import { isFromOwnPage } from '../access/own-origin';
import type { SocketBus } from './socket-bus';

/** Largest message a client may send, in bytes. */
const maximumMessageBytes = 64 * 1024;

/** Puts the socket server on the API's one port and joins it to the other processes. */
export class SocketAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly bus: SocketBus,
    private readonly publicUrl: string,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      path: socketPath,
      serveClient: false,
      maxHttpBufferSize: maximumMessageBytes,
      // A foreign page has no business here.
      allowRequest: (request, decide) => decide(null, isFromOwnPage(request.headers, this.publicUrl)),
    } as ServerOptions);
    server.adapter(this.bus.adapter);
    return server;
  }
}
