import { Client, DatabaseError } from 'pg';
import { damaged, PostgresStartError } from './failure.ts';
import type { Places } from './places.ts';

/** Any number, as long as it is the same in every version: the lock that says "a launcher owns this server". */
const OWNER_LOCK = 7_166_033;

const CANNOT_CONNECT_NOW = '57P03';
const WRONG_PASSWORD = '28P01';

/** Connection string for one database of a local embedded server. */
export function connectionString(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${String(port)}/${encodeURIComponent(database)}`;
}

/**
 * Connects to a server that should be the one on these places. Undefined when it does not answer (yet), is
 * shutting down, or turns out to be another server that has taken the port.
 *
 * @throws {PostgresStartError} when it answers that it cannot open its own database.
 */
export async function tryConnect(
  places: Places,
  password: string,
  port: number,
): Promise<Client | undefined> {
  const client = new Client({
    connectionString: connectionString(password, port, 'postgres'),
    application_name: `Lyceum process ${String(process.pid)}`,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  });
  // A lost connection is reported by `end`; without a listener the error would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    if (rows[0]?.data_directory === places.cluster) return client;
    await client.end();
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof DatabaseError && error.code !== CANNOT_CONNECT_NOW) {
      const reason = error.code === WRONG_PASSWORD ? 'its password file does not fit' : error.message;
      throw damaged(places.asked, reason);
    }
  }
  return undefined;
}

/**
 * Takes the server for this process as long as the session lives.
 *
 * @throws {PostgresStartError} when another living process has it.
 */
export async function claim(client: Client, places: Places): Promise<void> {
  const deadline = Date.now() + 2000;
  // A process that was just killed still holds the lock until PostgreSQL has seen its connection close.
  do {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.taken === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < deadline);
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [OWNER_LOCK],
  );
  await client.end();
  throw new PostgresStartError(
    `The database in ${places.asked} is in use by another start of this program (${rows[0]?.name ?? 'unknown'}): ` +
      'stop that one first, or name another folder in LYCEUM_DATA_DIR.',
  );
}
