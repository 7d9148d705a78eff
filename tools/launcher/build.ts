import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { hashInputs, isMadeFrom, noteInputs } from './inputs.ts';
import { runProgram } from './run-program.ts';
import { say } from './terminal.ts';

const PARTS = ['api', 'web', 'ops'];

/** Nx's entry file, to run it under this very Node. */
export function nxProgram(): string {
  const manifest = createRequire(import.meta.url).resolve('nx/package.json');
  return join(dirname(manifest), 'dist/bin/nx.js');
}

/**
 * Builds server and front ends where their sources have changed. Returns what was done, for a person.
 *
 * @throws {LaunchError} with the compiler's words when a build fails.
 */
export async function buildWhatChanged(root: string, signal: AbortSignal): Promise<{ description: string }> {
  if (process.env['LYCEUM_SKIP_BUILD'] === 'true') return { description: 'taken as they are' };
  ensureGenerated(root);
  const hash = hashInputs(root);
  const outputs = PARTS.map((part) => join(root, 'apps', part, 'dist'));
  if (outputs.every((output) => isMadeFrom(output, hash))) return { description: 'up to date' };
  say('Building server, web app and ops console …');
  await runProgram(
    {
      what: 'Building',
      command: process.execPath,
      args: [nxProgram(), 'run-many', '-t', 'build'],
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'production' },
    },
    signal,
  );
  for (const output of outputs) noteInputs(output, hash);
  return { description: 'built' };
}
