import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canUse, chooseAccount } from './account.ts';
import { guard } from './guard.ts';
import { placesIn } from './places.ts';
import { isAlive, isPostgres } from './processes.ts';
import type { EmbeddedPostgres } from './server.ts';
import { startEmbeddedPostgres } from './server.ts';

const PREFIX = 'lyceum-postgres-';

/** Nobody takes longer from creating a folder to putting their number into it. Milliseconds. */
const SETTING_UP = 60_000;

/** Durability is of no use to a database that is deleted at the end, and costs most of its time. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

/** What a server of an installation does; for figures of what writing costs. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };

/**
 * A server for tests in a temporary folder; `stop()` deletes it. Settings trade safety for speed, unless it is durable.
 * @param kept folder of one that is to be found again; it is not deleted, and lost when the machine fails
 */
export async function startThrowAwayPostgres({
  kept,
  isDurable = false,
}: { readonly kept?: string | undefined; readonly isDurable?: boolean } = {}): Promise<EmbeddedPostgres> {
  const settings = isDurable ? { ...FAST, ...DURABLE } : FAST;
  if (kept !== undefined) return startEmbeddedPostgres({ dataDirectory: kept, settings, throwAway: true });
  const folder = temporaryFolder();
  sweep(folder);
  const home = mkdtempSync(join(folder, PREFIX));
  writeFileSync(join(home, 'owner'), String(process.pid));
  const server = await startEmbeddedPostgres({ dataDirectory: home, settings, throwAway: true });
  const pid = Number(
    readFileSync(join(server.dataDirectory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const dismiss = guard({ pid, signal: 'QUIT', folder: home });
  return {
    ...server,
    stop: async () => {
      dismiss();
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function temporaryFolder(): string {
  const folder = tmpdir();
  return canUse(chooseAccount(join(folder, 'cluster')), folder, '-w') ? folder : '/var/tmp';
}

/** Removes what killed test runs left behind, their servers included. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    const home = join(folder, name);
    try {
      if (isInUse(home)) continue;
      endServer(placesIn(home, home).cluster);
      rmSync(home, { recursive: true, force: true });
    } catch {
      // Another user's, or one that is just being set up.
    }
  }
}

/** A folder without an owner is just being set up, or was being deleted when its process was killed. */
function isInUse(home: string): boolean {
  const file = join(home, 'owner');
  if (existsSync(file)) return isAlive(Number(readFileSync(file, 'utf8')));
  return Date.now() - statSync(home).mtimeMs < SETTING_UP;
}

function endServer(cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (isPostgres(pid)) process.kill(pid, 'SIGQUIT');
}
