import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort, guard } from '@lyceum/embedded-postgres';

/** A Redis the tests may use. */
export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** The person's own Redis (`LYCEUM_TEST_REDIS_URL`, `REDIS_URL`), else one started here, else undefined. */
export async function startRedis(): Promise<TestRedis | undefined> {
  const named = process.env['LYCEUM_TEST_REDIS_URL'] ?? process.env['REDIS_URL'];
  if (named !== undefined && named !== '') return { url: named, stop: () => Promise.resolve() };
  const program = findRedisServer();
  return program === undefined ? undefined : launch(program, await findFreePort());
}

/** Path of `redis-server`, if it is on PATH. */
export function findRedisServer(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, 'redis-server')).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts one that keeps nothing. */
export async function launch(
  program: string,
  port: number,
): Promise<TestRedis & { pid: number; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-redis-'));
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error('redis-server ended before it was ready'));
    });
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve();
    });
  });
  const pid = child.pid ?? 0;
  const dismiss = guard({ pid, signal: 'KILL', folder });
  return {
    pid,
    folder,
    url: `redis://127.0.0.1:${String(port)}`,
    stop: async () => {
      dismiss();
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
