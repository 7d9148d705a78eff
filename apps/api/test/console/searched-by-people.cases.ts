import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FoundRows, NamedRow, RowCount, TablePage } from '@lyceum/contracts/ops';
import type { moderationTable } from '@lyceum/contracts/moderation';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** People of one name: more than a search looks up one by one. */
const called = 1_100;

let server: TestServer;
let admin: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  admin = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
  await server.database.query(
    `INSERT INTO users (email, first_name, last_name, roles, date_of_birth, email_confirmed_at)
     SELECT gen_random_uuid() || '@lyceum.example', 'Marialba', 'Member', '{STUDENT}', '1990-01-01', now()
     FROM generate_series(1, $1)`,
    [called],
  );
  const eachOfThem = `FROM users WHERE first_name = 'Marialba'`;
  for (const text of [
    `INSERT INTO moderation_cases (kind, target_type, target_id, author_id, title, preview)
     SELECT 'REPORT', 'THREAD', uuidv7(), id, 'Case', 'Text' ${eachOfThem}`,
    `INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, state, url, stored_type, stored_bytes,
                          completes_by, finished_at)
     SELECT id, 'media', 'galleries', '', 'file', 'image/png', 1, 'READY', id, 'image/png', 1, now(), now() ${eachOfThem}`,
    `INSERT INTO promo_codes (code, name, kind, percent_off, owner_id)
     SELECT id, 'Fair', 'PERCENT', 10, id ${eachOfThem}`,
    `INSERT INTO audit_entries (actor_id, action, target_type, target_id)
     SELECT NULL::uuid, 'user.view', 'user', id ${eachOfThem}`,
  ])
    await server.database.query(text);
});

describe('a search for a name that very many people have', () => {
  test.each(['moderation', 'uploads', 'promo-codes', 'audit'])(
    'finds all their rows in %s',
    async (table) => {
      const question = { table, search: 'marialba' };
      expect(await admin.query<RowCount>('tables.count', question)).toEqual({ rows: called, isAbout: false });
      expect(await admin.mutate<NamedRow[]>('tables.names', question)).toHaveLength(called);
    },
  );

  test('finds each of them once, page after page', async () => {
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const question = { search: 'marialba', limit: 100, ...(cursor && { cursor }) };
      const page = await admin.query<TablePage<typeof moderationTable>>('moderation.queue', question);
      found.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toHaveLength(called);
    expect(new Set(found).size).toBe(called);
  });

  test('is answered by the palette with a few of each table', async () => {
    const found = await admin.query<FoundRows[]>('tables.find', { search: 'marialba' });
    const tables = found.map(({ table, rows }) => [table, rows?.length]);
    expect(Object.fromEntries(tables)).toMatchObject({
      users: 5,
      moderation: 5,
      uploads: 5,
      'promo-codes': 5,
      audit: 5,
    });
  });
});
