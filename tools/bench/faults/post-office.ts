import { createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from '@lyceum/embedded-postgres';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes mails, and sometimes accepts a connection and then says nothing. */
export class PostOffice {
  /** How many mails came to each address. */
  readonly arrived = new Map<string, number>();
  private readonly port: number;
  private taking: SMTPServer | undefined;
  private silent: { server: Server; sockets: Set<Socket> } | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async open(): Promise<PostOffice> {
    const office = new PostOffice(await findFreePort());
    await office.answer();
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  /** From now on nobody says a word. */
  async fallSilent(): Promise<void> {
    await this.close();
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    });
    this.silent = { server, sockets };
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  /** From now on mails are taken. */
  async answer(): Promise<void> {
    await this.close();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        stream.resume().on('end', () => {
          for (const { address } of envelope.rcptTo)
            this.arrived.set(address, (this.arrived.get(address) ?? 0) + 1);
          done();
        });
      },
    });
    server.on('error', () => undefined);
    this.taking = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    const { taking, silent } = this;
    [this.taking, this.silent] = [undefined, undefined];
    if (taking) await new Promise<void>((resolve) => taking.close(resolve));
    if (!silent) return;
    for (const socket of silent.sockets) socket.destroy();
    await new Promise<void>((resolve) => silent.server.close(() => resolve()));
  }
}
