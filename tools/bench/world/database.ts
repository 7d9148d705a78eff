import { startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { Pool } from 'pg';
import { statOf } from '../cpu/proc.ts';

/** A filled database on a PostgreSQL of the bench's own. */
export interface BenchDatabase {
  readonly url: string;
  /** For the bench's own statements. */
  readonly pool: Pool;
  /** PostgreSQL's first process, the parent of all its others. */
  readonly postmaster: number;
  /** E.g. `18.4`. */
  readonly version: string;
  /** Clears what earlier rows left in tables, and gives the planner figures. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

const name = 'bench';

/**
 * Starts a throw-away PostgreSQL with one database, which is empty unless an earlier run has kept it.
 * @param kept folder in which it stays
 */
export async function openDatabase(kept?: string): Promise<BenchDatabase> {
  // What a write costs, it costs with the settings of an installation.
  const server = await startThrowAwayPostgres({ kept, isDurable: true });
  await server.createDatabase(name);
  const url = server.url(name);
  const pool = new Pool({ connectionString: url, max: 2, application_name: 'bench' });
  const { rows } = await pool.query<{ pid: number; version: string }>(
    `SELECT pg_backend_pid() AS pid, split_part(current_setting('server_version'), ' ', 1) AS version`,
  );
  const { pid = 0, version = '' } = rows[0] ?? {};
  return {
    url,
    pool,
    postmaster: statOf(pid).parent,
    version,
    tidy: async () => {
      await pool.query('VACUUM (ANALYZE)');
      await pool.query('CHECKPOINT');
    },
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
