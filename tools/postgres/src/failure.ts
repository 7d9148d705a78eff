/** PostgreSQL could not be brought up. The message is one sentence for a person and says what to do. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}

/** What a failed start means for the caller: try again with another port, wait a moment, or give up. */
export type StartFailure = 'port-taken' | 'still-closing' | PostgresStartError;

const DISK_FULL = /No space left on device|Check free disk space|Disk quota exceeded/i;
const PORT_TAKEN = /Address already in use|could not bind|could not create any TCP\/IP sockets/i;
const STILL_CLOSING = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/i;
const DAMAGED =
  /PANIC|pg_control|checkpoint record|not a valid data directory|invalid page|could not open (file|directory)|could not read|invalid (data|magic|contents)|missing or erroneous|WAL directory .* does not exist|configuration file .* contains errors|could not load/i;

/** Reads the output of a failed start. `dataDirectory` is the folder the person knows, `log` what was written. */
export function explainStartFailure(dataDirectory: string, log: string): StartFailure {
  if (DISK_FULL.test(log)) return diskFull(dataDirectory);
  if (PORT_TAKEN.test(log)) return 'port-taken';
  if (STILL_CLOSING.test(log)) return 'still-closing';
  const reason = lastReason(log);
  if (DAMAGED.test(log)) return damaged(dataDirectory, reason);
  return new PostgresStartError(
    `PostgreSQL did not start in ${dataDirectory}: ${reason}. Its log is ${dataDirectory}/server.log.`,
  );
}

/** Reads the output of a failed initdb. */
export function explainCreationFailure(dataDirectory: string, output: string): PostgresStartError {
  if (DISK_FULL.test(output)) return diskFull(dataDirectory);
  return new PostgresStartError(
    `The database in ${dataDirectory} could not be created: ${lastReason(output)}.`,
  );
}

function diskFull(dataDirectory: string): PostgresStartError {
  return new PostgresStartError(
    `The disk that holds ${dataDirectory} is full: free some space there and start again.`,
  );
}

export function damaged(dataDirectory: string, reason: string): PostgresStartError {
  return new PostgresStartError(
    `The database in ${dataDirectory} is damaged (${reason}): restore it from a backup, or start with an ` +
      `empty one by moving it away: mv ${dataDirectory} ${dataDirectory}.damaged`,
  );
}

export function wrongVersion(dataDirectory: string, found: string, needed: string): PostgresStartError {
  return new PostgresStartError(
    `The database in ${dataDirectory} was written by PostgreSQL ${found}, this program brings ${needed}: ` +
      `dump it with version ${found} and load it into a new one, or move the folder away to start empty.`,
  );
}

/** Turns a file system error into a sentence; anything else is returned as it is. */
export function explainFileError(error: unknown, dataDirectory: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dataDirectory);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new PostgresStartError(
      `The data folder ${dataDirectory} cannot be used by this user: start as the user who owns it, ` +
        'or name another folder in LYCEUM_DATA_DIR.',
    );
  }
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT') {
    return new PostgresStartError(
      `${dataDirectory} is not a usable folder: move it away, or name another folder in LYCEUM_DATA_DIR.`,
    );
  }
  return error;
}

/** The code of a system or database error, e.g. `ENOENT` or `57P03`. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** The most telling line of a log: the last PANIC, FATAL or error line, without its time stamp. */
function lastReason(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /PANIC|FATAL|error:/.test(line));
  const line = telling.at(-1) ?? lines.at(-1) ?? 'it said nothing';
  return line.replace(/^.*?(?:PANIC|FATAL|error):\s+/, '').replace(/\.$/, '');
}
