import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { socketPath } from '@lyceum/contracts';
import type { Server, ServerOptions } from 'socket.io';
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
      allowRequest: (request, decide) =>
        decide(null, this.isOwnOrigin(request.headers.origin, request.headers.host)),
    } as ServerOptions);
    server.adapter(this.bus.adapter);
    return server;
  }

  /** Browsers send the origin of the page; programs may send none. A foreign page has no business here. */
  private isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    return (
      origin === new URL(this.publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)
    );
  }
}
