import { join } from 'node:path';
import { serverEnvironment } from '../world/api.ts';
import { root } from '../world/build.ts';
import { type ServerProcess, startChild } from '../world/child.ts';

export interface SiteOptions {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly redisUrl: string | undefined;
  /** The port of the api role, kept when it comes back. */
  readonly port: number;
  readonly logFolder: string;
}

/** The api role and the worker role, each a process that can be killed and started again. */
export class Site {
  private running: readonly ServerProcess[] = [];
  private readonly options: SiteOptions;

  constructor(options: SiteOptions) {
    this.options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.options.port)}`;
  }

  /** Starts both roles and waits until they are ready. */
  async start(): Promise<void> {
    this.running = await Promise.all([this.startRole('main', false), this.startRole('worker', true)]);
  }

  /** `kill -9` of both, and both again. */
  async killAndStart(): Promise<void> {
    await Promise.all(this.running.map((process) => process.kill()));
    await this.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((process) => process.stop()));
    this.running = [];
  }

  private startRole(role: 'main' | 'worker', runJobs: boolean): Promise<ServerProcess> {
    const { databaseUrl, smtpUrl, redisUrl, port, logFolder } = this.options;
    const log = join(logFolder, `${role}.log`);
    return startChild({
      what: role === 'main' ? 'The api role' : 'The worker role',
      program: join(root, `apps/api/dist/${role}.js`),
      cwd: root,
      log,
      env: {
        ...serverEnvironment({ databaseUrl, runJobs, frontEnds: false, log }),
        ...(role === 'main' && { PORT: String(port) }),
        SMTP_URL: smtpUrl,
        ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
      },
    });
  }
}
