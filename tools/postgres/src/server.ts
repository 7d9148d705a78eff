import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Cluster } from './control.ts';
import { findRunning, startServer, stopServer } from './control.ts';
import { explainFileError, PostgresStartError } from './failure.ts';
import { findFreePort, isFree } from './free-port.ts';
import { ensureCluster } from './initialise.ts';
import { preparePlaces } from './places.ts';
import { isPostgres } from './processes.ts';
import { claim, connectionString, tryConnect } from './session.ts';

/** How long an unresponsive running server is waited for. Milliseconds. */
const PATIENCE = 60_000;

export interface EmbeddedPostgresOptions {
  /** Folder for everything the server keeps; created when missing. */
  readonly dataDirectory: string;
  /** Called with a line for a person about each slow or unusual step. */
  readonly log?: (line: string) => void;
  /** Server settings on top of the usual ones, e.g. `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A cluster that need not survive a crash. */
  readonly throwAway?: boolean;
}

/** A running PostgreSQL server this process owns until `stop()`. */
export interface EmbeddedPostgres {
  readonly port: number;
  /** Where the data really lies. */
  readonly dataDirectory: string;
  /** True when the server was already running and has been taken over. */
  readonly adopted: boolean;
  /** Resolves when the server has gone away, wanted or not. */
  readonly closed: Promise<void>;
  /** Connection string of one of its databases, superuser and password included. */
  url(database?: string): string;
  /** Creates a database, as a copy of `template` if named. False when it was there already. */
  createDatabase(name: string, options?: { template?: string }): Promise<boolean>;
  /** Drops a database with whoever is connected to it. */
  dropDatabase(name: string): Promise<void>;
  /** Ends all sessions and stops the server. Committed work is safe. */
  stop(): Promise<void>;
}

/**
 * Brings up the embedded PostgreSQL on a data folder: creates the cluster on the first run, takes over a server
 * that a killed process left running, starts it otherwise.
 *
 * @throws {PostgresStartError} with a sentence for a person.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const asked = resolve(options.dataDirectory);
  try {
    const account = chooseAccount(join(asked, 'cluster'));
    const binaries = findBinaries(account, log);
    const places = preparePlaces(asked, account, log);
    const password = await ensureCluster(places, binaries, account, {
      throwAway: options.throwAway ?? false,
      log,
    });
    const cluster: Cluster = { places, binaries, account, settings: options.settings ?? {} };
    const { client, adopted } = await bringUp(cluster, password, log);
    await claim(client, places);
    return handle(cluster, client, password, adopted);
  } catch (error) {
    throw explainFileError(error, asked);
  }
}

/** Ends the server on a data folder without waiting, if one runs. Committed work is safe; the next start recovers. */
export function killEmbeddedPostgres(dataDirectory: string): void {
  const file = join(resolve(dataDirectory), 'cluster', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (isPostgres(pid)) process.kill(pid, 'SIGQUIT');
}

async function bringUp(
  cluster: Cluster,
  password: string,
  log: (line: string) => void,
): Promise<{ client: Client; adopted: boolean }> {
  const deadline = Date.now() + PATIENCE;
  let started = false;
  let port = await preferredPort(cluster);
  do {
    const running = findRunning(cluster);
    if (running !== undefined) {
      const client = await tryConnect(cluster.places, password, running.port).catch(
        async (error: unknown) => {
          if (started) await stopServer(cluster);
          throw error;
        },
      );
      if (client !== undefined) return { client, adopted: !started };
      await new Promise((done) => setTimeout(done, 50));
      continue;
    }
    const failure = await startServer(cluster, port);
    started = failure === undefined;
    if (failure instanceof PostgresStartError) throw failure;
    if (failure === 'port-taken') log(`port ${String(port)} was taken meanwhile, trying another`);
    if (failure !== undefined) port = await findFreePort();
  } while (Date.now() < deadline);
  throw new PostgresStartError(
    `PostgreSQL in ${cluster.places.asked} runs but does not answer: see ${cluster.places.asked}/server.log.`,
  );
}

/** The port of the last start if it is still free, so that a person's database tool keeps working. */
async function preferredPort(cluster: Cluster): Promise<number> {
  if (existsSync(cluster.places.port)) {
    const last = Number(readFileSync(cluster.places.port, 'utf8'));
    if (Number.isInteger(last) && last > 1023 && last < 65_536 && (await isFree(last))) return last;
  }
  return findFreePort();
}

function handle(cluster: Cluster, client: Client, password: string, adopted: boolean): EmbeddedPostgres {
  const port = client.port;
  return {
    port,
    adopted,
    dataDirectory: cluster.places.home,
    closed: new Promise((done) => {
      client.once('end', done);
    }),
    url: (database = 'postgres') => connectionString(password, port, database),
    createDatabase: async (name, { template } = {}) => {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (rowCount !== 0) return false;
      const copy = template === undefined ? '' : ` TEMPLATE ${escapeIdentifier(template)}`;
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)}${copy}`);
      return true;
    },
    dropDatabase: async (name) => {
      await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
    },
    stop: async () => {
      await client.end().catch(() => undefined);
      await stopServer(cluster);
    },
  };
}
