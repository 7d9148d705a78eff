import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EmbeddedPostgres } from './server.ts';
import { startEmbeddedPostgres } from './server.ts';

// Not under os.tmpdir(): a data folder PostgreSQL's account can reach whoever runs the tests.
const PARENT = '/var/tmp';

describe('the embedded PostgreSQL', () => {
  let pristine: string;
  let home: string;
  let dataDirectory: string;
  let running: EmbeddedPostgres | undefined;

  const start = async (): Promise<EmbeddedPostgres> => {
    running = await startEmbeddedPostgres({ dataDirectory });
    return running;
  };

  // Creating a cluster takes a second. All tests but the first work on a copy of one, as a person might who
  // moved the folder: root's copy belongs to root.
  beforeAll(async () => {
    pristine = mkdtempSync(join(PARENT, 'lyceum-pristine-'));
    chmodSync(pristine, 0o755);
    await (await startEmbeddedPostgres({ dataDirectory: join(pristine, 'postgres') })).stop();
  });

  afterAll(() => {
    rmSync(pristine, { recursive: true, force: true });
  });

  beforeEach(() => {
    home = mkdtempSync(join(PARENT, 'lyceum-embedded-'));
    chmodSync(home, 0o755);
    dataDirectory = join(home, 'postgres');
    cpSync(join(pristine, 'postgres'), dataDirectory, { recursive: true });
  });

  afterEach(async () => {
    await running?.stop();
    running = undefined;
    rmSync(home, { recursive: true, force: true });
  });

  it('creates a cluster that only the password opens, on 127.0.0.1 alone', async () => {
    rmSync(dataDirectory, { recursive: true });
    const server = await start();
    expect(await value(server.url(), 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await value(server.url(), 'SHOW unix_socket_directories')).toBe('');
    expect(statSync(join(dataDirectory, 'password')).mode & 0o777).toBe(0o600);
    const wrong = server.url().replace(/:[^:@]+@/, ':wrong@');
    await expect(value(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('keeps rows and port over a stop and a start', async () => {
    const first = await start();
    expect(await first.createDatabase('kept')).toBe(true);
    await write(first.url('kept'), 'one');
    await first.stop();
    await first.closed;
    const second = await start();
    expect(second.port).toBe(first.port);
    expect(await second.createDatabase('kept')).toBe(false);
    expect(await value(second.url('kept'), 'SELECT text FROM note')).toBe('one');
  });

  it('copies a template database', async () => {
    const server = await start();
    await server.createDatabase('source');
    await write(server.url('source'), 'copied');
    await server.createDatabase('copy', { template: 'source' });
    expect(await value(server.url('copy'), 'SELECT text FROM note')).toBe('copied');
    await server.dropDatabase('copy');
    await expect(value(server.url('copy'), 'SELECT 1')).rejects.toThrow(/does not exist/);
  });

  it('refuses a second owner while the first one lives, and says which process that is', async () => {
    const server = await start();
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow(
      new RegExp(`in use by another start of this program \\(Lyceum process ${String(process.pid)}\\)`),
    );
    expect(await value(server.url(), 'SELECT 1')).toBe(1);
  });

  it('takes over a running server whose owner is gone', async () => {
    const server = await start();
    await value(server.url(), ownerSessions('pg_terminate_backend(pid)'));
    await server.closed;
    const heir = await start();
    expect(heir.adopted).toBe(true);
    expect(heir.port).toBe(server.port);
  });

  it('recovers every committed row after kill -9 of the server', async () => {
    const server = await start();
    await server.createDatabase('kept');
    await write(server.url('kept'), 'committed');
    process.kill(postmaster(server), 'SIGKILL');
    await server.closed;
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await value(next.url('kept'), 'SELECT text FROM note')).toBe('committed');
  });

  it('is not misled by a pid file whose number belongs to another program now', async () => {
    const server = await start();
    const pidFile = join(server.dataDirectory, 'cluster', 'postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await server.stop();
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    expect((await start()).adopted).toBe(false);
  });

  it('takes another port when its last one is occupied', async () => {
    const first = await start();
    await first.stop();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(first.port, '127.0.0.1', resolve));
    try {
      expect((await start()).port).not.toBe(first.port);
    } finally {
      other.close();
    }
  });

  it('starts over when the very first start was interrupted', async () => {
    const unfinished = join(dataDirectory, 'initialising-999999999');
    // What a killed initdb leaves: files in a folder that was never renamed to its final name.
    renameSync(join(dataDirectory, 'cluster'), unfinished);
    expect(await value((await start()).url(), 'SELECT 1')).toBe(1);
    expect(readdirSync(dataDirectory)).not.toContain('initialising-999999999');
  });

  it.each([
    ['a lost control file', (cluster: string) => rmSync(join(cluster, 'global', 'pg_control'))],
    ['a lost version file', (cluster: string) => rmSync(join(cluster, 'PG_VERSION'))],
    ['lost write-ahead logs', (cluster: string) => rmSync(join(cluster, 'pg_wal'), { recursive: true })],
    ['lost system tables', (cluster: string) => rmSync(join(cluster, 'base'), { recursive: true })],
    [
      'an overwritten control file',
      (cluster: string) => writeFileSync(join(cluster, 'global', 'pg_control'), 'x'),
    ],
    [
      'a broken configuration',
      (cluster: string) => writeFileSync(join(cluster, 'postgresql.conf'), 'port = = 1'),
    ],
    ['a lost password', (cluster: string) => rmSync(join(cluster, '..', 'password'))],
  ])('names the folder and the way out after %s', async (_what, damage) => {
    damage(join(dataDirectory, 'cluster'));
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
      name: 'PostgresStartError',
      message: expect.stringMatching(
        new RegExp(`^The database in ${dataDirectory} is damaged \\(.+\\): .*mv ${dataDirectory} \\S+$`),
      ),
    });
  });

  it('does not touch a cluster of another major version', async () => {
    writeFileSync(join(dataDirectory, 'cluster', 'PG_VERSION'), '15\n');
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow(
      /written by PostgreSQL 15, this program brings 18/,
    );
  });

  if (process.getuid?.() === 0) {
    it('moves the database of root out of a folder nobody else may enter', async () => {
      rmSync(dataDirectory, { recursive: true });
      chmodSync(home, 0o700);
      const lines: string[] = [];
      running = await startEmbeddedPostgres({ dataDirectory, log: (line) => lines.push(line) });
      const moved = realpathSync(dataDirectory);
      expect(moved).toMatch(/^\/var\/lib\/lyceum\//);
      expect(lines).toContainEqual(expect.stringContaining(`the database lies in ${moved}`));
      await running.stop();
      expect((await start()).dataDirectory).toBe(moved);
      await running.stop();
      rmSync(moved, { recursive: true });
    });
  }

  it('says so when the data folder is a file', async () => {
    rmSync(dataDirectory, { recursive: true });
    writeFileSync(dataDirectory, '');
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow(/is not a usable folder/);
  });
});

async function value(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function write(url: string, text: string): Promise<void> {
  await value(url, 'CREATE TABLE note (text text)');
  await value(url, `INSERT INTO note VALUES ('${text}')`);
}

function ownerSessions(what: string): string {
  return `SELECT ${what} FROM pg_stat_activity WHERE application_name = 'Lyceum process ${String(process.pid)}'`;
}

function postmaster(server: EmbeddedPostgres): number {
  return Number(readFileSync(join(server.dataDirectory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
