import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWhatChanged, nxProgram } from '../../launcher/build.ts';
import { runProgram } from '../../launcher/run-program.ts';

/** The repository. */
export const root = dirname(dirname(dirname(import.meta.dirname)));

export interface Built {
  /** Why there are no front ends to serve and weigh; undefined when there are. */
  readonly withoutFrontEnds: string | undefined;
}

/** Builds what changed: all of it, or the server alone when a front end does not build. */
export async function build(signal: AbortSignal): Promise<Built> {
  try {
    await buildWhatChanged(root, signal);
  } catch (error) {
    signal.throwIfAborted();
    await buildServer(signal);
    return { withoutFrontEnds: `the front ends do not build: ${firstLine(error)}` };
  }
  const missing = ['web', 'ops'].filter((app) => !existsSync(join(root, 'apps', app, 'dist/index.html')));
  return {
    withoutFrontEnds: missing.length > 0 ? `there is no build of apps/${missing.join(', apps/')}` : undefined,
  };
}

function buildServer(signal: AbortSignal): Promise<void> {
  return runProgram(
    {
      what: 'Building the server',
      command: process.execPath,
      args: [nxProgram(), 'run', '@lyceum/api:build'],
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'production' },
    },
    signal,
  );
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').find((line) => /error|✖|failed/i.test(line)) ?? 'see `nx run-many -t build`';
}
