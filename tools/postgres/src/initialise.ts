import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import { damaged, explainCreationFailure, wrongVersion } from './failure.ts';
import type { Places } from './places.ts';
import { isAlive } from './processes.ts';
import { run } from './run.ts';

const UNFINISHED = 'initialising-';

/**
 * Makes sure a complete cluster of the right version stands there and returns the superuser's password.
 * A cluster becomes visible only when it is complete, so an interrupted first start leaves nothing half done.
 *
 * @throws {PostgresStartError} when what stands there is damaged or of another version.
 */
export async function ensureCluster(
  places: Places,
  binaries: Binaries,
  account: Account | undefined,
  options: { throwAway: boolean; log: (line: string) => void },
): Promise<string> {
  if (existsSync(places.cluster)) {
    checkCluster(places, binaries);
    return readFileSync(places.password, 'utf8');
  }
  removeLeftovers(places.home);
  const password = ensurePassword(places, account);
  options.log('creating the database cluster');
  const unfinished = join(places.home, `${UNFINISHED}${String(process.pid)}`);
  const { code, output } = await run(binaries.initdb, initdbArguments(places, unfinished, options), account);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw explainCreationFailure(places.asked, output);
  }
  adoptCluster(unfinished, places.cluster);
  return password;
}

function checkCluster(places: Places, binaries: Binaries): void {
  const versionFile = join(places.cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) throw damaged(places.asked, 'its PG_VERSION file is missing');
  const found = readFileSync(versionFile, 'utf8').trim();
  if (!/^\d+$/.test(found)) throw damaged(places.asked, 'its PG_VERSION file is unreadable');
  if (found !== binaries.major) throw wrongVersion(places.asked, found, binaries.major);
  if (!existsSync(places.password)) throw damaged(places.asked, 'its password file is missing');
  // PostgreSQL refuses a data directory others can read; a copied folder often has lost its mode.
  chmodSync(places.cluster, 0o700);
}

/** Another process's unfinished cluster is left alone as long as that process lives. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(UNFINISHED))) {
    const owner = Number(name.slice(UNFINISHED.length));
    if (!isAlive(owner)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function ensurePassword(places: Places, account: Account | undefined): string {
  const own = `${places.password}.${String(process.pid)}`;
  writeFileSync(own, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(own, places.password);
  } catch (error) {
    if (!existsSync(places.password)) throw error;
  } finally {
    rmSync(own);
  }
  giveTo(account, places.password);
  return readFileSync(places.password, 'utf8');
}

function initdbArguments(places: Places, directory: string, options: { throwAway: boolean }): string[] {
  return [
    `--pgdata=${directory}`,
    '--username=postgres',
    `--pwfile=${places.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Collation comes with PostgreSQL, not with the machine: the folder can move to another computer.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(options.throwAway ? ['--no-sync', '--no-data-checksums'] : []),
  ];
}

/** Two first starts at once: the first to finish wins, the other one's work is thrown away. */
function adoptCluster(unfinished: string, cluster: string): void {
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}
