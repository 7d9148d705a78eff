import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { StartFailure } from './failure.ts';
import { explainStartFailure } from './failure.ts';
import type { Places } from './places.ts';
import { isPostgres } from './processes.ts';
import { run } from './run.ts';

/** Starting takes this long at most, crash recovery included. Seconds. */
const START_LIMIT = 120;
const STOP_LIMIT = 30;

/** One cluster with all that is needed to start and stop it. */
export interface Cluster {
  readonly places: Places;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  /** Settings as for postgres(1) `-c name=value`. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The server that runs on this cluster, by its pid file. The port is NaN while it is still starting. */
export function findRunning(cluster: Cluster): { pid: number; port: number } | undefined {
  const file = join(cluster.places.cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (pid !== undefined && isPostgres(pid)) return { pid, port: port ?? Number.NaN };
  // Left by a kill -9. PostgreSQL itself would trust a foreign process or a zombie of that number.
  rmSync(file, { force: true });
  return undefined;
}

/** Starts the server and waits until it accepts connections. Returns what went wrong, if anything did. */
export async function startServer(cluster: Cluster, port: number): Promise<StartFailure | undefined> {
  const { places, binaries, account } = cluster;
  const before = statSync(places.log, { throwIfNoEntry: false })?.size ?? 0;
  const settings = Object.entries({ ...baseSettings(port), ...cluster.settings });
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const args = ['start', '-w', '-s', '-t', String(START_LIMIT), '-D', places.cluster, '-l', places.log];
  const { code, output } = await run(binaries.pgCtl, [...args, '-o', options], account);
  if (code === 0) {
    writeFileSync(places.port, String(port));
    return undefined;
  }
  return explainStartFailure(places.asked, `${readFrom(places.log, before)}\n${logless(output)}`);
}

/** Stops the server: sessions are ended, committed work is safe. */
export async function stopServer(cluster: Cluster): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-s', '-w', '-t', String(STOP_LIMIT), '-m', mode, '-D', cluster.places.cluster];
    const { code } = await run(cluster.binaries.pgCtl, args, cluster.account);
    if (code === 0 || findRunning(cluster) === undefined) return;
  }
}

function baseSettings(port: number): Record<string, string> {
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    // Disks without a moving head, and pages that are in memory mostly. See docs/operations.md, Database.
    random_page_cost: '1.1',
    // Statements are short: compiling one takes longer than running it.
    jit: 'off',
  };
}

function readFrom(path: string, offset: number): string {
  return existsSync(path) ? readFileSync(path).subarray(offset).toString() : '';
}

/** pg_ctl's own closing lines ("could not start server, examine the log output") hide the reason. */
function logless(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/could not start server|Examine the log output/.test(line))
    .join('\n');
}
