import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRedisServer } from './redis-server.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs a program that starts a server, writes its process number and a folder, and then waits; kills it outright. */
async function startAndKill(program: string): Promise<{ pid: number; folder: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', () => reject(new Error('It ended before it had started the server')));
  });
  const started = JSON.parse(line) as { pid: number; folder: string };
  expect(isAlive(started.pid)).toBe(true);
  child.kill('SIGKILL');
  return started;
}

/** A process that nobody collects stays a zombie. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a test run that is killed leaves nothing behind for the next', () => {
  it('of its PostgreSQL', async () => {
    const { pid, folder } = await startAndKill(`
      import { readFileSync } from 'node:fs';
      import { startThrowAwayPostgres } from './tools/postgres/src/index.ts';
      const { dataDirectory: folder } = await startThrowAwayPostgres();
      const pid = Number(readFileSync(folder + '/cluster/postmaster.pid', 'utf8').split('\\n')[0]);
      process.stdout.write(JSON.stringify({ pid, folder }));
      setInterval(() => undefined, 1000);`);
    while (isAlive(pid) || existsSync(folder)) await wait(50);
  });

  it('of its Redis', async () => {
    const program = findRedisServer();
    if (program === undefined) return;
    const { pid, folder } = await startAndKill(`
      import { launch } from './tools/test/jest/redis-server.ts';
      import { findFreePort } from './tools/postgres/src/index.ts';
      const { pid, folder } = await launch(${JSON.stringify(program)}, await findFreePort());
      process.stdout.write(JSON.stringify({ pid, folder }));
      setInterval(() => undefined, 1000);`);
    while (isAlive(pid) || existsSync(folder)) await wait(50);
  });

  it('of the programs it runs', async () => {
    const { pid } = await startAndKill(`
      import { runCommand } from './tools/test/commands.ts';
      void runCommand('.', { label: 'x', args: ['-e', 'process.stdout.write(String(process.pid) + "\\\\n"); setInterval(() => {}, 1000)'] });
      const write = process.stdout.write.bind(process.stdout);
      process.stdout.write = (text) => {
        const pid = Number(/\\d+/.exec(String(text))?.[0]);
        return write(JSON.stringify({ pid, folder: '' }));
      };`);
    while (isAlive(pid)) await wait(50);
  });
});
