import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '@lyceum/embedded-postgres';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Launched, processesOf, untilClosed } from './testing/launched.ts';

const CTRL_C = '\x03';

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/**
 * `npm start` in a terminal of its own: util-linux's script(1) makes Ctrl-C a signal to npm and all below it. Its shell
 * becomes npm, since a shell that waited for npm would end with 130 whatever npm says (dash does, bash does not).
 */
describe('npm start in a terminal', () => {
  let data: string;
  let port: number;
  let launched: Launched;

  const start = (): Launched => {
    launched = new Launched({ LYCEUM_DATA_DIR: data, PORT: String(port) }, [
      'script',
      '-qec',
      'exec npm start',
      '/dev/null',
    ]);
    return launched;
  };

  const untilNothingRuns = async (): Promise<void> => {
    while (processesOf(data).length > 0) await wait(50);
    await untilClosed(port);
  };

  beforeAll(async () => {
    data = mkdtempSync('/var/tmp/lyceum-ctrl-c-');
    chmodSync(data, 0o755);
    port = await findFreePort();
  });

  afterEach(async () => {
    for (const { pid } of processesOf(data)) killIfAlive(pid);
    await launched.ended;
    await untilNothingRuns();
  });

  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('is gone with server and PostgreSQL after Ctrl-C', async () => {
    const running = start();
    await running.ready();
    const names = processesOf(data).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('postgres')).length).toBeGreaterThan(0);
    expect(names.length).toBeGreaterThan(3);
    expect(running.output).not.toContain('was still running');
    running.type(CTRL_C);
    // 130 would say that the end was cut short, wherever it was.
    expect((await running.ended).code).toBe(0);
    await untilNothingRuns();
    expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('is gone after Ctrl-C again and again', async () => {
    const running = start();
    await running.ready();
    let isOver = false;
    void running.ended.then(() => (isOver = true));
    while (!isOver) {
      running.type(CTRL_C);
      await wait(100);
    }
    await untilNothingRuns();
  });

  it('is gone after Ctrl-C while it starts, and starts again', async () => {
    for (const moment of [/Lyceum is starting/, /Database/]) {
      const starting = start();
      await starting.until(moment);
      starting.type(CTRL_C);
      await starting.ended;
      await untilNothingRuns();
    }
    const next = start();
    await next.ready();
    next.type(CTRL_C);
    await next.ended;
  });

  it('is gone after its terminal was closed', async () => {
    const running = start();
    await running.ready();
    await running.kill('SIGKILL');
    await untilNothingRuns();
  });
});
