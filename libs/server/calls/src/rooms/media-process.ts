import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONFIG, type Config } from '@lyceum/kernel';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { FromMedia, ToMedia } from './media/media-messages';

/** Beside the built server; where tests run the sources, the source. */
function roomServer(): string {
  const built = join(dirname(process.argv[1] ?? ''), 'room-server.js');
  return existsSync(built) ? built : fileURLToPath(new URL('media/room-server.ts', import.meta.url));
}

/** One that dies within this time of its start would die again at once, ms: the next one waits as long. */
const shortLife = 3_000;

/** The room server's process: started when the first room needs it, and again when it has died. */
@Injectable()
export class MediaProcess implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MediaProcess.name);
  private child: ChildProcess | undefined;
  private isEnding = false;
  private hear: (message: FromMedia) => void = () => undefined;
  private lose: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'CALLS_UDP_PORTS' | 'CALLS_PUBLIC_ADDRESS'>,
  ) {}

  /** Its process id, while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** @param hear called with what it says @param lose called when it has died: all its connections are gone */
  follow(hear: (message: FromMedia) => void, lose: () => void): void {
    [this.hear, this.lose] = [hear, lose];
  }

  send(message: ToMedia): void {
    if (this.isEnding) return;
    this.child ??= this.start();
    this.child.send(message, (error) => {
      // It is dying, which `exit` tells of.
      if (error) this.logger.warn(error.message);
    });
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    this.child?.kill();
  }

  private start(): ChildProcess {
    const startedAt = Date.now();
    const child = fork(roomServer(), {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Parts of films come as bytes.
      serialization: 'advanced',
    });
    child.on('message', (message) => this.hear(message as FromMedia));
    child.on('error', (error) => this.logger.error(error.message, error.stack));
    child.once('exit', (code, signal) => {
      if (this.child === child) this.child = undefined;
      if (this.isEnding) return;
      this.logger.error(`The room server ended (${signal ?? String(code)})`);
      const pause = Date.now() - startedAt < shortLife ? shortLife : 0;
      setTimeout(() => this.lose(), pause).unref();
    });
    const { CALLS_UDP_PORTS: ports, CALLS_PUBLIC_ADDRESS: publicAddress = null } = this.config;
    child.send({ type: 'options', options: { ports, publicAddress } } satisfies ToMedia);
    return child;
  }
}
