import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';

/** Secrets this installation made up for itself, by the name of the variable they stand in for. */
export type Secrets = Readonly<Record<'JWT_SECRET', string>>;

/**
 * Reads the secrets of a data folder, making them up on the first start. Only the owner may read the file.
 *
 * @throws {LaunchError} when the file is there but unreadable.
 */
export function ensureSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, 'secrets.json');
  if (existsSync(file)) return readSecrets(file);
  mkdirSync(dataDirectory, { recursive: true });
  const secrets: Secrets = { JWT_SECRET: randomBytes(48).toString('base64url') };
  // Renamed into place, so that an interrupted first start cannot leave half a file.
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
  return secrets;
}

function readSecrets(file: string): Secrets {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null && 'JWT_SECRET' in content) {
      return { JWT_SECRET: String(content.JWT_SECRET) };
    }
  } catch {
    // Said below.
  }
  throw new LaunchError(`${file} is damaged: delete it, and everybody will have to sign in again.`);
}
