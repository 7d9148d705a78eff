import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { findFreePort } from '@lyceum/embedded-postgres';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOpen, Launched, untilClosed } from './testing/launched.ts';

const account = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada.byron@example.org',
  password: 'correct horse battery staple',
  dateOfBirth: '1999-12-31',
};

// A first start fills a database with the demo, beside whatever else the machine does.
jest.setTimeout(120_000);

describe('npm start', () => {
  let data: string;
  let port: number;
  let launched: Launched | undefined;

  const start = (env: Record<string, string> = {}, command?: readonly [string, ...string[]]): Launched => {
    launched = new Launched({ LYCEUM_DATA_DIR: data, PORT: String(port), ...env }, command);
    return launched;
  };

  const leavesNothingAfter = async (signal: NodeJS.Signals, running: Launched): Promise<void> => {
    expect((await running.kill(signal)).code).toBe(0);
    expect(await isOpen(port)).toBe(false);
    expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
  };

  // One data folder for all tests, as on a person's machine: each start has to cope with what the last one left.
  beforeAll(async () => {
    data = mkdtempSync('/var/tmp/lyceum-start-');
    chmodSync(data, 0o755);
    port = await findFreePort();
  });

  afterEach(async () => {
    await launched?.kill('SIGTERM');
    launched = undefined;
    await untilClosed(port);
  });

  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('serves API, web app and console on one port from an empty folder, and keeps its secret to itself', async () => {
    const first = start();
    await first.ready();
    for (const path of ['/', '/ops/', '/health/ready']) expect((await get(port, path)).status).toBe(200);
    expect(first.output).toContain(`http://localhost:${String(port)}/ops/`);
    expect(first.output).toContain('student@lyceum.example');
    expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect((await post(port, '/auth/sign-up', account)).status).toBeLessThan(300);
    await leavesNothingAfter('SIGTERM', first);
  });

  it('survives kill -9 of itself: the server goes, the next start comes, the written row is there', async () => {
    const victim = start();
    await victim.ready();
    await post(port, '/auth/sign-up', { ...account, email: 'survivor@example.org' });
    await victim.kill('SIGKILL');
    await untilClosed(port);
    const next = start();
    await next.ready();
    expect(next.output).toContain('was still running');
    const { email: _email, ...rest } = account;
    const answer = await post(port, '/auth/sign-in', {
      email: 'survivor@example.org',
      password: rest.password,
    });
    // The account is there and this is its password; only its email was never confirmed.
    expect(answer.status).toBe(403);
    await leavesNothingAfter('SIGINT', next);
  });

  it('refuses a second start on the same data folder, leaves the first one alone, and brings its database back when that is killed', async () => {
    const running = start();
    await running.ready();
    const other = new Launched({ LYCEUM_DATA_DIR: data, PORT: String(await findFreePort()) });
    const { code, output } = await other.ended;
    expect(code).toBe(1);
    expect(lastLine(output)).toMatch(
      /^The database in .* is in use by another start of this program .*LYCEUM_DATA_DIR\.$/,
    );
    expect((await get(port, '/health/ready')).status).toBe(200);

    process.kill(postmaster(data), 'SIGKILL');
    await running.until(/PostgreSQL is back/);
    await untilReady(port);
    const demo = { email: 'student@lyceum.example', password: 'lyceum-demo' };
    expect((await post(port, '/auth/sign-in', demo)).status).toBeLessThan(300);
    await leavesNothingAfter('SIGHUP', running);
  });

  it('ends when npm was killed and could tell it nothing', async () => {
    const shell = start({}, ['npm', 'start']);
    await shell.ready();
    await shell.kill('SIGKILL');
    await untilClosed(port);
  });

  it('says so at once when the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const { code, output } = await start().ended;
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${String(port)} is in use. Stop what runs there or choose another: PORT=${String(port + 1)} npm start`,
    );
  });

  it('lists every wrong variable, and stops the database it had started', async () => {
    const { code, output } = await start({
      LOG_LEVEL: 'loud',
      DATABASE_POOL_SIZE: 'many',
      JWT_SECRET: 'short',
    }).ended;
    expect(code).toBe(1);
    for (const name of ['LOG_LEVEL', 'DATABASE_POOL_SIZE', 'JWT_SECRET']) expect(output).toContain(name);
    expect(output).not.toMatch(/^\s+at /m);
    expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('says so when REDIS_URL names a Redis that does not answer', async () => {
    const { code, output } = await start({ REDIS_URL: `redis://127.0.0.1:${String(await findFreePort())}` })
      .ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^REDIS_URL names .*, but no Redis answers there/m);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('says so when the database in DATABASE_URL does not answer, and starts none of its own', async () => {
    const nowhere = `postgres://somebody:hidden@127.0.0.1:${String(await findFreePort())}/lyceum`;
    const { code, output } = await start({ DATABASE_URL: nowhere }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^The database at .* does not answer/m);
    expect(output).not.toContain('hidden');
    expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('names the way out of a damaged data folder, and touches nothing in it', async () => {
    const file = join(data, 'postgres/cluster/global/pg_control');
    renameSync(file, `${file}.away`);
    const { code, output } = await start().ended;
    renameSync(`${file}.away`, file);
    expect(code).toBe(1);
    expect(lastLine(output)).toMatch(/^The database in .* is damaged \(.*\): restore it .* mv /);
    await start().ready();
  });

  it('names the way out of a damaged secrets file', async () => {
    const file = join(data, 'secrets.json');
    const content = readFileSync(file);
    writeFileSync(file, '{');
    const { code, output } = await start().ended;
    writeFileSync(file, content);
    expect(code).toBe(1);
    expect(lastLine(output)).toBe(`${file} is damaged: delete it, and everybody will have to sign in again.`);
  });
});

function get(port: number, path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${String(port)}${path}`);
}

function post(port: number, path: string, body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Asks as a load balancer does until the server says it is ready; the test's time limit ends the wait. */
async function untilReady(port: number): Promise<void> {
  while ((await get(port, '/health/ready')).status !== 200) await wait(50);
}

function postmaster(data: string): number {
  return Number(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
