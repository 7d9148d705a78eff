import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { canUse, giveTo } from './account.ts';
import { explainFileError, PostgresStartError } from './failure.ts';

/** Where root keeps what PostgreSQL's account could not reach otherwise. */
export const SYSTEM_FOLDER = '/var/lib/lyceum';

/** The files of one embedded server. All lie in one folder, so that moving the folder moves the database. */
export interface Places {
  /** The folder as the person named it, for messages. */
  readonly asked: string;
  /** The same folder with links resolved. */
  readonly home: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  readonly password: string;
  readonly log: string;
  /** Holds the port of the last start, so that the next one can keep it. */
  readonly port: string;
}

/** Creates the folder, or a folder PostgreSQL's account can reach with a link to it at the asked place. */
export function preparePlaces(
  asked: string,
  account: Account | undefined,
  log: (line: string) => void,
): Places {
  try {
    mkdirSync(asked, { recursive: true });
    const wanted = realpathSync(asked);
    giveTo(account, wanted);
    return placesIn(asked, canUse(account, wanted, '-w') ? wanted : moveOut(asked, account, log));
  } catch (error) {
    throw explainFileError(error, asked);
  }
}

/** The names inside a data folder, without touching the disk. */
export function placesIn(asked: string, home: string): Places {
  return {
    asked,
    home,
    cluster: join(home, 'cluster'),
    password: join(home, 'password'),
    log: join(home, 'server.log'),
    port: join(home, 'port'),
  };
}

function moveOut(asked: string, account: Account | undefined, log: (line: string) => void): string {
  if (readdirSync(asked).length > 0) {
    throw new PostgresStartError(
      `PostgreSQL runs as ${account?.name ?? 'another user'}, who cannot reach ${asked}: ` +
        'allow others to pass through the folders above it (chmod o+x), or start as its owner.',
    );
  }
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const hash = createHash('sha256').update(realpathSync(asked)).digest('hex').slice(0, 12);
  // Never an existing folder: whoever deleted the link wanted to start with an empty database.
  const home = mkdtempSync(join(SYSTEM_FOLDER, `${hash}-`));
  giveTo(account, home);
  rmdirSync(asked);
  symlinkSync(home, asked);
  log(`PostgreSQL's account cannot enter ${asked}: the database lies in ${home}, with a link to it`);
  return home;
}
