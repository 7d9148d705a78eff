import { startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { statOf } from '../proc.ts';

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
  /** Forgets what requests have set going and nobody has done: it is not the next row's. */
  forgetJobs(): Promise<void>;
  /** Waits until whoever runs jobs has done all that requests have set going. */
  untilJobsAreDone(): Promise<void>;
  stop(): Promise<void>;
}

const name = 'bench';

/** Longest wait for what requests have set going, in ms. */
const jobsWithin = 60_000;

/** A row where an event or a delivery waits. */
const openJobs = `
  (SELECT FROM outbox_events WHERE relayed_at IS NULL LIMIT 1)
  UNION ALL (SELECT FROM event_deliveries WHERE handled_at IS NULL AND parked_at IS NULL LIMIT 1)`;

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
    forgetJobs: async () => {
      await pool.query('TRUNCATE outbox_events, event_deliveries');
    },
    untilJobsAreDone: async () => {
      const until = performance.now() + jobsWithin;
      while ((await pool.query(openJobs)).rows.length > 0) {
        if (performance.now() > until) throw new Error('The jobs were not done in time.');
        await pause(20);
      }
    },
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
