import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FoundRows } from '@lyceum/contracts/ops';
import { PreparedQueries } from '@lyceum/kernel';
import { ConsoleCalls } from '../../src/testing/console';
import { parkedJob } from '../../src/testing/parked-job';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** Rows of a table: far more than a search may read. */
const filled = 20_000;

let server: TestServer;
let admin: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  admin = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
  const { id } = await buildPerson(server, { firstName: 'Prolific' });
  const rows = `generate_series(1, ${String(filled)}) n`;
  const ago = `now() - n * interval '1 second'`;
  for (const text of [
    `INSERT INTO moderation_cases (kind, target_type, target_id, author_id, title, preview, created_at)
     SELECT 'REPORT', 'THREAD', uuidv7(), $1, 'Case ' || n, md5(n::text), ${ago} FROM ${rows}`,
    `INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, state, url, stored_type, stored_bytes,
                          completes_by, finished_at)
     SELECT $1, 'media', 'galleries', '', md5(n::text), 'image/png', 1, 'READY', n::text, 'image/png', 1, now(), ${ago}
     FROM ${rows}`,
    `INSERT INTO audit_entries (actor_id, action, target_type, target_id, created_at)
     SELECT $1::uuid, 'upload.create', 'upload', md5(n::text), ${ago} FROM ${rows}`,
  ])
    await server.database.query(text, [id]);
  // As autovacuum leaves the tables: with what was written last in their indexes, too.
  await server.database.query('VACUUM ANALYZE moderation_cases, uploads, audit_entries');
});

interface PlanNode {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What a search asks the database, with its values. */
async function askedFor(search: string): Promise<[text: string, values: readonly unknown[]][]> {
  const queries = server.app.get(PreparedQueries);
  const asked: [text: string, values: readonly unknown[]][] = [];
  const { unprepared } = queries;
  queries.unprepared = (text, values, within) => {
    asked.push([text, values]);
    return unprepared.call(queries, text, values, within) as Promise<never[]>;
  };
  try {
    await admin.query<FoundRows[]>('tables.find', { search });
  } finally {
    queries.unprepared = unprepared;
  }
  return asked;
}

/** The most rows of one table that the statements of a search go through. */
async function mostRowsRead(search: string): Promise<number> {
  const asked = await askedFor(search);
  const reads = asked.map(async ([text, values]) => {
    const [answer] = await server.database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      [...values],
    );
    return (answer ? nodesOf(answer['QUERY PLAN'][0].Plan) : []).map(
      (node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
    );
  });
  expect(asked.length).toBeGreaterThan(5);
  return Math.max(...(await Promise.all(reads)).flat());
}

/** What the palette finds in each table while nobody can read one of them. */
async function foundWhileLocked(table: string, search: string) {
  // Who asks is known for two seconds from now, whatever is locked.
  await admin.query('tables.find', { search: 'qzjxv' });
  const other = server.database.createQueryRunner();
  await other.startTransaction();
  try {
    await other.query(`LOCK TABLE ${table}`);
    const found = await admin.query<FoundRows[]>('tables.find', { search });
    return new Map(found.map(({ table: name, rows }) => [name, rows]));
  } finally {
    await other.rollbackTransaction();
    await other.release();
  }
}

describe('the search of the palette', () => {
  test.each([
    ['what nobody has written', 'qzjxv'],
    ['what one row has', '1679091c5a'],
  ])('finds %s by indexes, among many rows', async (_, search) => {
    expect(await mostRowsRead(search)).toBeLessThan(filled / 20);
  });

  test('looks people up once for all tables that are searched by them', async () => {
    const asked = (await askedFor('prolific')).map(([text]) => text);
    expect(asked.length).toBeGreaterThan(5);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('finds rows by the person they are of', async () => {
    const found = await admin.query<FoundRows[]>('tables.find', { search: 'prolific' });
    const tables = found.map(({ table }) => table);
    for (const table of ['users', 'audit', 'moderation', 'uploads']) expect(tables).toContain(table);
  });

  test('waits for no table that does not answer, names it and finds what is in the others', async () => {
    const found = await foundWhileLocked('promo_codes', 'prolific');
    expect(found.get('promo-codes')).toBeNull();
    expect(found.get('users')).toHaveLength(1);
  });

  test('waits no longer for the people that tables are searched by', async () => {
    await parkedJob(server);
    const found = await foundWhileLocked('users', 'remove-objects');
    for (const table of ['users', 'audit', 'moderation', 'uploads', 'promo-codes'])
      expect([table, found.get(table)]).toEqual([table, null]);
    expect(found.get('parked-jobs')).toHaveLength(1);
  });
});
