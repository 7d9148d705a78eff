import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { type NamedRow, type RowCount, tableLimits } from '@lyceum/contracts/ops';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson } from '../../src/testing/people';
import { PromoCodeCalls } from '../../src/testing/promo-codes';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: ConsoleCalls;
let seller: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.start();
  admin = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
  seller = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
});
afterAll(() => server.stop());

const count = (calls: ConsoleCalls, question: object) => calls.query<RowCount>('tables.count', question);
const names = (calls: ConsoleCalls, question: object) => calls.mutate<NamedRow[]>('tables.names', question);

describe('all rows that match', () => {
  test('are counted and named as the list finds them', async () => {
    for (const firstName of ['Quill', 'Quilla']) await buildPerson(server, { firstName });
    const question = { table: 'users', search: 'quill' };
    expect(await count(admin, question)).toEqual({ rows: 2, isAbout: false });
    const found = await names(admin, question);
    expect(found.map(({ label }) => label.split(' ')[0]).sort()).toEqual(['Quill', 'Quilla']);
    expect(await count(admin, { table: 'users', search: 'quill', filters: { roles: ['TEACHER'] } })).toEqual({
      rows: 0,
      isAbout: false,
    });
  });

  test('are named in the order of the list', async () => {
    for (const firstName of ['Zora', 'Zorana']) await buildPerson(server, { firstName });
    const question = { table: 'users', search: 'zora', sortBy: 'name' };
    const first = async (direction: string) => (await names(admin, { ...question, direction }))[0]?.label;
    expect(await first('asc')).toMatch(/^Zora /);
    expect(await first('desc')).toMatch(/^Zorana /);
  });

  test('[238] are taken out as a file is: the audit log has who asked by what, not for whom, and how many they were', async () => {
    const question = { search: 'quill', filters: { roles: ['STUDENT'] } };
    const { length: rows } = await names(admin, { table: 'users', ...question });
    expect((await admin.audited('users')).at(-1)).toEqual({
      action: 'table.selectMatching',
      before: null,
      after: { isSearched: true, filteredBy: ['roles'], rows },
    });
  });

  test('beyond a limit are about so many, as the database expects', async () => {
    await server.database.query(
      `INSERT INTO audit_entries (action, target_type, target_id)
       SELECT 'view.save', 'view', gen_random_uuid()::text FROM generate_series(1, $1)`,
      [tableLimits.exactRows + 2_000],
    );
    await server.database.query('ANALYZE audit_entries');
    const { rows, isAbout } = await count(admin, { table: 'audit' });
    expect(isAbout).toBe(true);
    expect(rows).toBeGreaterThan(tableLimits.exactRows);
    expect(rows).toBeLessThan(tableLimits.exactRows * 2);
    expect(await names(admin, { table: 'audit' })).toHaveLength(tableLimits.selectedRows);
  });

  test('[48] are those of tables and columns the caller may read', async () => {
    expect(await seller.refusedQuery('tables.count', { table: 'audit' })).toBe(commonErrors.FORBIDDEN.code);
    const filters = { isSuspended: true };
    const question = { table: 'users', filters };
    expect(await seller.refusedQuery('tables.count', question)).toBe(commonErrors.INVALID_INPUT.code);
    expect(await seller.refused('tables.names', question)).toBe(commonErrors.INVALID_INPUT.code);
    expect(await seller.refusedQuery('tables.count', { table: 'nothing' })).toBe(commonErrors.NOT_FOUND.code);
  });
});

test('what was so before is told, so that undoing leaves it as it is', async () => {
  const person = await buildPerson(server, { roles: ['SALES_ADMIN'] });
  const codes = new PromoCodeCalls(server);
  const [{ id: first }, { id: second }] = [await codes.create(person), await codes.create(person)];
  const disable = (ids: string[]) => seller.mutate('promoCodes.setDisabled', { ids, isDisabled: true });
  expect(await disable([first])).toMatchObject([{ id: first, error: null }]);
  const [before, now] = (await disable([first, second])) as object[];
  expect(before).toEqual({ id: first, error: null, wasSo: true });
  // What it is left as is said of the ones that were changed alone.
  expect(now).toEqual({ id: second, error: null, revision: expect.any(String) });
});
