import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A cable to a database or a Redis that a test can cut, or let go silent, without touching what others use. */
export class Cable {
  private state: 'whole' | 'silent' = 'whole';
  private readonly ends = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
    readonly port: number,
  ) {
    server.on('connection', (socket) => this.join(socket));
  }

  static async to(url: string): Promise<Cable> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Cable(server, new URL(url), (server.address() as AddressInfo).port);
  }

  /** The target's address through the cable. */
  get url(): string {
    const url = new URL(this.target);
    [url.hostname, url.port] = ['127.0.0.1', String(this.port)];
    return url.href;
  }

  /** Every connection breaks, and new ones are refused. */
  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.ends) socket.destroy();
    await closed;
  }

  /** Connections stand and are accepted, and nothing comes through any more. */
  silence(): void {
    this.state = 'silent';
    for (const socket of this.ends) socket.pause();
  }

  /** After `cut` or `silence`. */
  async mend(): Promise<void> {
    this.state = 'whole';
    for (const socket of this.ends) socket.resume();
    if (this.server.listening) return;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.once('close', () => {
        this.ends.delete(from);
        to.destroy();
      });
      if (this.state === 'silent') from.pause();
    }
  }
}
