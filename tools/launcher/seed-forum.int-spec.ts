import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { findFreePort, startEmbeddedPostgres } from '@lyceum/embedded-postgres';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { Launched, untilClosed } from './testing/launched.ts';

const root = dirname(dirname(import.meta.dirname));
const student = 'student@lyceum.example';
const indexes = "SELECT count(*) FROM pg_indexes WHERE tablename IN ('threads', 'posts')";
const bulk = "SELECT id FROM communities WHERE name LIKE 'bulk-%'";
const threads = `SELECT id FROM threads WHERE community_id IN (${bulk})`;

// A first start fills a database with the demo, beside whatever else the machine does.
jest.setTimeout(120_000);

describe('npm run seed:forum, on the database of npm start', () => {
  let data: string;

  const seed = (...options: string[]): { code: number | null; said: string } => {
    const program = join(root, 'tools/seed/forum/main.ts');
    const env = { ...process.env, LYCEUM_DATA_DIR: data };
    const { status, stderr } = spawnSync(process.execPath, [program, ...options], { env, encoding: 'utf8' });
    return { code: status, said: stderr };
  };

  /** Numbers out of the database, which is up only for that. */
  const numbersOf = async (...statements: string[]): Promise<number[]> => {
    const server = await startEmbeddedPostgres({
      dataDirectory: join(data, 'postgres'),
      log: () => undefined,
    });
    const pool = new Pool({ connectionString: server.url('lyceum'), max: 1 });
    try {
      const numbers: number[] = [];
      for (const sql of statements) {
        const { rows } = await pool.query<{ number: string }>(`SELECT (${sql}) AS number`);
        numbers.push(Number(rows[0]?.number));
      }
      return numbers;
    } finally {
      await pool.end();
      await server.stop();
    }
  };

  beforeAll(async () => {
    data = mkdtempSync('/var/tmp/lyceum-seed-');
    chmodSync(data, 0o755);
    const port = await findFreePort();
    const launched = new Launched({ LYCEUM_DATA_DIR: data, PORT: String(port) });
    await launched.ready();
    const during = seed();
    expect(during).toMatchObject({ code: 1 });
    expect(during.said).toContain('stop that one first');
    await launched.kill('SIGTERM');
    await untilClosed(port);
  });

  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('names the address nobody has, and changes nothing', async () => {
    const { code, said } = seed('--member', 'nobody@example.org');
    expect(code).toBe(1);
    expect(said).toContain('Nobody has the address nobody@example.org.');
    expect(await numbersOf(`SELECT count(*) FROM (${bulk})`)).toEqual([0]);
  });

  it('writes as many threads and posts as asked for, with counters that are true', async () => {
    const [indexesBefore = 0] = await numbersOf(indexes);
    const { code, said } = seed('--threads', '200', '--posts', '5000', '--member', student);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toContain('200 threads and 5000 posts');
    expect(
      await numbersOf(
        indexes,
        `SELECT count(*) FROM (${threads})`,
        `SELECT count(*) FROM posts WHERE thread_id IN (${threads})`,
        `SELECT count(*) FROM threads t WHERE id IN (${threads}) AND (
          posts_cnt <> (SELECT count(*) FROM posts WHERE thread_id = t.id) OR last_post_number <> posts_cnt
          OR claps_cnt <> (SELECT coalesce(sum(count), 0) FROM thread_claps WHERE thread_id = t.id)
          OR last_active_at > now())`,
        `SELECT count(*) FROM communities c WHERE id IN (${bulk}) AND (
          threads_cnt <> (SELECT count(*) FROM threads WHERE community_id = c.id)
          OR members_cnt <> (SELECT count(*) FROM community_members WHERE community_id = c.id)
          OR NOT EXISTS (SELECT FROM community_members JOIN users ON users.id = user_id
                         WHERE community_id = c.id AND email = '${student}'))`,
      ),
    ).toEqual([indexesBefore, 200, 5_000, 0, 0]);
  });

  it('does not fill a database twice', () => {
    const { code, said } = seed();
    expect(code).toBe(1);
    expect(said).toContain('Nothing was changed.');
  });

  it('refuses numbers that make no sense', () => {
    expect(seed('--posts', 'many')).toMatchObject({ code: 1 });
  });
});
