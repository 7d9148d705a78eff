import { readFileSync } from 'node:fs';
import { errorCode } from './failure.ts';

/**
 * Whether a process of that number runs. A zombie does not: where nobody collects dead children (a container
 * whose first process is not an init) a killed postmaster stays one for ever.
 */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const entry = readProcess(pid);
  if (entry !== undefined) return entry.state !== 'Z' && entry.state !== 'X';
  if (process.platform === 'linux') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether that process is a PostgreSQL server. Numbers are reused, so a pid file alone proves nothing. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const entry = readProcess(pid);
  return entry === undefined || entry.name.startsWith('postgres');
}

/** Name and state of a process on Linux; undefined elsewhere or when there is none. */
function readProcess(pid: number): { name: string; state: string } | undefined {
  try {
    const match = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
    return match === null ? undefined : { name: match[1] ?? '', state: match[2] ?? '' };
  } catch {
    return undefined;
  }
}
