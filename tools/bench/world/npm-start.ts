import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@lyceum/embedded-postgres';
import { root } from './build.ts';
import { tail } from './child.ts';
import type { World } from './world.ts';

export interface StartedProgram {
  /** From the command to the first page, in ms. */
  readonly firstPageAfter: number;
  stop(): Promise<void>;
}

/** Longest wait for the first page, in ms, and how often it is asked for. */
const firstPageWithin = 90_000;
const askEvery = 25;

/** Runs `npm start` as a person would, on a data folder and a port of its own, until it shows the first page. */
export async function startProgram(
  world: World,
  options: { dataDirectory: string; log: string },
): Promise<StartedProgram> {
  const port = String(await findFreePort());
  const log = openSync(options.log, 'a');
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: port,
      LYCEUM_DATA_DIR: options.dataDirectory,
    },
    stdio: ['ignore', log, log],
    // The group is told to stop as a terminal tells it on Ctrl-C.
    detached: true,
  });
  closeSync(log);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve());
  }).then(() => void (hasEnded = true));
  const stop = async (): Promise<void> => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  world.atEnd(stop);
  while (!(await showsPage(port))) {
    if (!hasEnded && performance.now() - started < firstPageWithin) continue;
    await stop();
    throw new Error(`npm start showed no page:\n${tail(options.log)}`);
  }
  return { firstPageAfter: performance.now() - started, stop };
}

async function showsPage(port: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    await response.text();
    return response.ok;
  } catch {
    await pause(askEvery);
    return false;
  }
}
