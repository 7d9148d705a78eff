import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@lyceum/embedded-postgres';
import { findRedisServer, launch, type TestRedis } from '../../test/jest/redis-server.ts';
import { DurableDatabase } from './durable-database.ts';
import { type Fate, Ledger } from './ledger.ts';
import { Load } from './load.ts';
import { type FaultOptions, readFaultOptions } from './options.ts';
import { PostOffice } from './post-office.ts';
import { renderFates } from './report.ts';
import { buildScene } from './scene.ts';
import { type Settled, settle } from './settled.ts';
import { Site } from './site.ts';
import { planWrite } from './writes.ts';

type Say = (line: string) => void;

/** How long PostgreSQL and Redis stay away, in ms. */
const away = 2_000;

/** `npm run bench -- faults`: kills, restarts and hangs what it can while people write, and counts what became of it. */
export async function runFaults(argv: readonly string[], say: Say): Promise<boolean> {
  const options = readFaultOptions(argv);
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-faults-'));
  const endings: (() => Promise<void>)[] = [];
  try {
    const { fates, settled, refusals } = await run(options, folder, endings, say);
    process.stdout.write(`\n${renderFates(fates, settled, refusals)}\n`);
    const wrong = fates.some(({ lost, doubled }) => lost + doubled > 0) || refusals.size > 0;
    return !wrong && Object.values(settled).every((number) => number === 0);
  } finally {
    for (const end of endings.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Outcome {
  readonly fates: readonly Fate[];
  readonly settled: Settled;
  readonly refusals: ReadonlyMap<string, number>;
}

async function run(
  { kills, rate }: FaultOptions,
  folder: string,
  endings: (() => Promise<void>)[],
  say: Say,
): Promise<Outcome> {
  const database = await DurableDatabase.open(join(folder, 'postgres'));
  endings.push(() => database.stop());
  const office = await PostOffice.open();
  endings.push(() => office.close());
  const redis = new RestartableRedis(findRedisServer(), await findFreePort());
  await redis.start();
  endings.push(() => redis.stop());
  if (redis.url === undefined) say('There is no redis-server: jobs run on PostgreSQL alone.');
  const site = new Site({
    databaseUrl: database.url,
    smtpUrl: office.url,
    redisUrl: redis.url,
    port: await findFreePort(),
    logFolder: folder,
  });
  endings.push(() => site.stop());
  await site.start();
  const scene = await buildScene(site.url, database.pool);

  const ledger = new Ledger();
  const load = new Load(site.url, ledger, (n) => planWrite(scene, n));
  const running = load.run(rate);
  for (let kill = 1; kill <= kills; kill += 1) {
    // Never at the same place of what is under way.
    await load.untilAnswered(rate + Math.floor(Math.random() * rate));
    if (kill === Math.ceil(kills / 4)) await told(say, 'PostgreSQL restarts', () => database.restart(away));
    if (kill === Math.ceil(kills / 2)) await told(say, 'Redis restarts', () => redis.restart());
    if (kill === Math.ceil(kills * 0.6))
      await told(say, 'The mail server falls silent', () => office.fallSilent());
    if (kill === Math.ceil(kills * 0.8)) await told(say, 'The mail server answers', () => office.answer());
    await told(say, `kill -9, number ${String(kill)}`, () => site.killAndStart());
  }
  await load.untilAnswered(rate);
  await load.end();
  await running;
  say('Waiting for everything the writes set in motion …');
  const missing = (): number =>
    [...ledger.marksOf('account').keys()].filter((address) => !office.arrived.has(address)).length;
  const settled = await settle(database.pool, missing);
  return { fates: await ledger.compare(database.pool), settled, refusals: load.refusals };
}

async function told(say: Say, what: string, work: () => Promise<void>): Promise<void> {
  say(`${what} …`);
  await work();
}

/** A Redis that comes back empty under its port; nothing where the machine has none. */
class RestartableRedis {
  private running: TestRedis | undefined;
  private readonly program: string | undefined;
  private readonly port: number;

  constructor(program: string | undefined, port: number) {
    this.program = program;
    this.port = port;
  }

  get url(): string | undefined {
    return this.running?.url;
  }

  async start(): Promise<void> {
    if (this.program !== undefined) this.running = await launch(this.program, this.port);
  }

  async restart(): Promise<void> {
    await this.stop();
    await new Promise((resolve) => setTimeout(resolve, away));
    await this.start();
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }
}
