import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from '../options.ts';
import { type Account, createAccount } from './account.ts';
import { type ApiOptions, startApi, startWorker } from './api.ts';
import type { Built } from './build.ts';
import { type ServerProcess, tail } from './child.ts';
import { type BenchDatabase, openDatabase } from './database.ts';
import { type BenchForum, fillBenchForum, keptForum } from './forum.ts';
import { hasUsers, insertUsers } from './users.ts';

/** Addresses of the people the rows sign in as. */
export const people = {
  /** Holds every right the rows need. */
  admin: { email: 'bench-admin@lyceum.example', roles: ['ADMIN', 'SUPER_ADMIN'] },
  student: { email: 'bench-student@lyceum.example', roles: ['STUDENT'] },
} as const;

/** What rows measure against. Everything is started when first asked for, and stopped by `close`. */
export class World {
  readonly options: Options;
  private readonly built: Built;
  private readonly say: (line: string) => void;
  private readonly started = new Map<string, Promise<unknown>>();
  private readonly endings: (() => Promise<void> | void)[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'lyceum-bench-'));

  constructor(options: Options, built: Built, say: (line: string) => void) {
    this.options = options;
    this.built = built;
    this.say = say;
    this.endings.push(() => rmSync(this.folder, { recursive: true, force: true }));
  }

  /** A migrated database with users. */
  database(): Promise<BenchDatabase> {
    return this.once('database', async () => {
      this.say('Filling a database …');
      const database = await openDatabase(this.options.keep);
      this.endings.push(() => database.stop());
      // The server migrates what it starts on.
      const server = await this.serverOn(database, { runJobs: false });
      await server.stop();
      if (await hasUsers(database.pool)) return database;
      await insertUsers(database.pool, this.options.users);
      await database.tidy();
      return database;
    });
  }

  /** Whether any row has needed it. */
  get hasDatabase(): boolean {
    return this.started.has('database');
  }

  /** The server all CPU rows ask. It runs no jobs: what a request sets going later is not the request's. */
  api(): Promise<ServerProcess> {
    return this.once('api', async () => {
      const server = await this.startApi({ runJobs: false });
      this.endings.push(() => server.stop());
      return server;
    });
  }

  /** A further server on the same database, to be stopped by the caller. */
  async startApi(options: { runJobs: boolean }): Promise<ServerProcess> {
    return this.serverOn(await this.database(), options);
  }

  /** The worker role on the same database, to be stopped by the caller. */
  async startWorker(): Promise<ServerProcess> {
    return startWorker(this.optionsOn(await this.database(), { runJobs: true }));
  }

  /** One of the people, signed in. */
  account(who: keyof typeof people): Promise<Account> {
    return this.once(who, async () => {
      const api = await this.api();
      return createAccount(api.url, await this.database(), people[who]);
    });
  }

  /** Made-up forums, the first ten of which the student belongs to. */
  forum(): Promise<BenchForum> {
    return this.once('forum', async () => {
      const student = await this.account('student');
      const database = await this.database();
      return keptForum(this.options, async () => {
        const forum = await fillBenchForum(database.pool, this.options, student.id, this.say);
        await database.tidy();
        return forum;
      });
    });
  }

  /** Has something stopped at the end, whatever happens before. */
  atEnd(end: () => Promise<void>): void {
    this.endings.push(end);
  }

  /** @throws Error with the reason when there are no builds of the front ends */
  requireFrontEnds(): void {
    if (this.built.withoutFrontEnds !== undefined) throw new Error(this.built.withoutFrontEnds);
  }

  /** The end of what our server has written, for a row that failed; empty when it has written nothing. */
  lastWords(): string {
    const log = this.logFile('api');
    return existsSync(log) ? tail(log, 5) : '';
  }

  /** A place for what a process writes. */
  logFile(name: string): string {
    return join(this.folder, `${name}.log`);
  }

  /** A new folder that is removed at the end. */
  newFolder(name: string): string {
    return mkdtempSync(join(this.folder, `${name}-`));
  }

  async close(): Promise<void> {
    for (const end of this.endings.splice(0).reverse()) await end();
  }

  private serverOn(database: BenchDatabase, options: { runJobs: boolean }): Promise<ServerProcess> {
    return startApi(this.optionsOn(database, options));
  }

  private optionsOn({ url: databaseUrl }: BenchDatabase, { runJobs }: { runJobs: boolean }): ApiOptions {
    const frontEnds = this.built.withoutFrontEnds === undefined;
    return { databaseUrl, runJobs, frontEnds, log: this.logFile('api') };
  }

  private once<Result>(name: string, start: () => Promise<Result>): Promise<Result> {
    const known = this.started.get(name) as Promise<Result> | undefined;
    if (known !== undefined) return known;
    const starting = start();
    this.started.set(name, starting);
    return starting;
  }
}
