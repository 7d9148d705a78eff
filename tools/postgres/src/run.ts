import { spawn } from 'node:child_process';
import type { Account } from './account.ts';
import { runAs } from './account.ts';

/** How a program ended. */
export interface Outcome {
  readonly code: number;
  /** stdout and stderr as they came. */
  readonly output: string;
}

/**
 * Runs one of PostgreSQL's programs as the account and waits for its end. The environment is a clean one: the
 * person's PGPORT, PGDATA or PGOPTIONS must not lead it elsewhere, and messages come in English.
 */
export function run(
  program: string,
  args: readonly string[],
  account: Account | undefined,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...runAs(account),
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', SystemRoot: process.env['SystemRoot'] ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? -1, output });
    });
  });
}
