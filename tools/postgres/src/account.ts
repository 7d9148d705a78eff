import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresStartError } from './failure.ts';

/** The system account PostgreSQL runs under when this process is root, which PostgreSQL refuses to run as. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Whom PostgreSQL runs as: undefined means "as the current user". For root it is the owner of an existing
 * cluster, otherwise the system's `postgres`, otherwise `nobody`.
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) {
    return { name: `uid ${String(owner.uid)}`, uid: owner.uid, gid: owner.gid };
  }
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (account === undefined) {
    throw new PostgresStartError(
      'PostgreSQL does not run as root and there is neither a user "postgres" nor "nobody": start as an ordinary user.',
    );
  }
  return account;
}

function findAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { name, uid: Number(uid), gid: Number(gid) };
}

/** Spawn options that make a child run as the account. The root folder as cwd is one everybody may enter. */
export function runAs(account: Account | undefined): { cwd: string; uid?: number; gid?: number } {
  return account === undefined ? { cwd: '/' } : { cwd: '/', uid: account.uid, gid: account.gid };
}

/** Whether the account can enter the folder; `needed` as for test(1): `-r` to read it, `-w` to write in it. */
export function canUse(account: Account | undefined, folder: string, needed: '-r' | '-w'): boolean {
  if (account === undefined) return true;
  const script = `cd "$1" && test ${needed} .`;
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], runAs(account)).status === 0;
}

/** Hands a folder with everything in it to the account. Links are not followed. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account === undefined) return;
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.uid !== account.uid) chownSync(path, account.uid, account.gid);
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTo(account, join(path, name));
}
