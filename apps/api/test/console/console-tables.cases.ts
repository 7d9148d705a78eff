import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import type { TableQuery, TableRow } from '@lyceum/contracts/ops';
import { type Actor, bulk, DomainError, TableReader } from '@lyceum/kernel';
import {
  createSamples,
  type Sample,
  SampleTableModule,
  samplesTable,
  insertSamples,
} from '../../src/testing/sample-table';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

type Row = TableRow<typeof samplesTable>;

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await TestServer.start({ extraModules: [SampleTableModule] });
  admin = await buildPerson(server, { roles: ['ADMIN'] });
  await createSamples(server.database);
});
afterAll(() => server.stop());

const send = (samples: readonly Sample[]) => insertSamples(server.database, samples);

const actorOf = ({ id, roles }: Person): Actor => ({
  userId: id,
  roles,
  sessionId: id,
  agreedToTerms: true,
  needsSecondFactor: false,
});

const question: TableQuery = { search: '', filters: {}, sortBy: 'label', direction: 'asc', limit: 100 };

const ask = (query: Partial<TableQuery>, person = admin) =>
  server.app.get(TableReader).page(actorOf(person), samplesTable, { ...question, ...query });

/** All pages of so many rows each. */
async function walk(query: Partial<TableQuery>, between?: () => Promise<unknown>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: { rows: Row[]; nextCursor: string | null } = await ask({ ...query, cursor });
    rows.push(...page.rows);
    cursor = page.nextCursor;
    await between?.();
  } while (cursor !== null);
  return rows;
}

const labels = (rows: readonly Row[]): (string | null)[] => rows.map(({ label }) => label);

describe('a page', () => {
  beforeAll(async () => {
    await server.database.query('TRUNCATE samples');
    await send(
      Array.from({ length: 41 }, (_, index) => ({
        label: `sample ${String(index % 10)}`,
        // Ties and gaps: a third has no weight, the rest share four.
        weight: index % 3 === 0 ? null : index % 4,
        worth: index % 5 === 0 ? null : index * 100,
        currency: index % 5 === 0 ? null : 'EUR',
        sentAt: index % 2 === 0 ? null : `2026-01-01T00:00:00.${String(123_450 + (index % 6))}Z`,
      })),
    );
  });

  const orders = (['label', 'weight', 'worth', 'sentAt'] as const).flatMap((sortBy) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      [1, 4, 100].map((limit) => [sortBy, direction, limit] as const),
    ),
  );

  test.each(orders)(
    'by %s %s, %i at a time, shows every row once, in one order, and those without a value last',
    async (sortBy, direction, limit) => {
      const rows = await walk({ sortBy, direction, limit });
      expect(new Set(rows.map(({ id }) => id)).size).toBe(41);
      expect(rows).toHaveLength(41);
      expect(rows).toEqual((await ask({ sortBy, direction })).rows);
      const cells = rows.map((row) => row[sortBy]);
      const firstGap = cells.indexOf(null);
      if (sortBy !== 'label') expect(cells.slice(firstGap).every((cell) => cell === null)).toBe(true);
      const keys = (firstGap < 0 ? cells : cells.slice(0, firstGap)).map((cell) =>
        String(typeof cell === 'object' ? cell?.minor : cell).padStart(30, '0'),
      );
      expect(keys).toEqual(direction === 'asc' ? keys.toSorted() : keys.toSorted().reverse());
    },
  );

  test('stays complete while rows come and go before it', async () => {
    const known = (await ask({ sortBy: 'weight' })).rows.map(({ id }) => id);
    let turn = 0;
    const rows = await walk({ sortBy: 'weight', limit: 4 }, async () => {
      turn += 1;
      if (turn === 2) await send([{ label: 'late', weight: -5 }]);
      if (turn === 3) await server.database.query(`DELETE FROM samples WHERE label = 'late'`);
    });
    expect(rows.map(({ id }) => id)).toEqual(known);
  });

  test('is refused for a cursor that is not ours, or that names no value of the column', async () => {
    const forged = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
    for (const cursor of ['abc', forged([1]), forged([null, 7])])
      await expect(ask({ cursor })).rejects.toMatchObject({ code: commonErrors.INVALID_INPUT.code });
  });

  test('is refused for a cursor of the table in another order', async () => {
    const orders = ['label', 'weight'].flatMap((sortBy) =>
      (['asc', 'desc'] as const).map((direction) => ({ sortBy, direction })),
    );
    for (const order of orders) {
      const { nextCursor: cursor } = await ask({ ...order, limit: 2 });
      for (const other of orders) {
        const asked = ask({ ...other, limit: 2, cursor });
        if (other === order) await expect(asked).resolves.toBeTruthy();
        else await expect(asked).rejects.toMatchObject({ code: commonErrors.INVALID_INPUT.code });
      }
    }
  });

  test.each([
    ['an order by a column that is not sortable', { sortBy: 'state' }],
    ['an order by SQL', { sortBy: 'label; DROP TABLE samples' }],
    ['a filter of a column that is not there', { filters: { keeper_id: 'x' } }],
    ['a page too long', { limit: 101 }],
  ])('is refused for %s', async (_, query) => {
    await expect(ask(query)).rejects.toMatchObject({ status: 400 });
  });

  test('is for holders of the table’s right', async () => {
    const seller = await buildPerson(server, { roles: ['SALES_ADMIN'] });
    await expect(ask({}, seller)).rejects.toMatchObject({ code: commonErrors.FORBIDDEN.code });
  });
});

describe('a question', () => {
  beforeAll(async () => {
    await server.database.query('TRUNCATE samples');
    await send([
      {
        label: 'Blue Box',
        weight: 5,
        worth: 1_999,
        currency: 'EUR',
        sentAt: '2026-03-01T10:00:00Z',
        isFragile: true,
        state: 'READY',
        stamps: ['RED'],
      },
      {
        label: 'red_box',
        weight: 10,
        worth: 2_000,
        currency: 'USD',
        sentAt: '2026-03-02T10:00:00Z',
        isFragile: false,
        state: 'LOST',
        stamps: ['RED', 'BLUE'],
      },
      { label: '100% wool', weight: 15 },
      { label: 'hers', keeperId: admin.id },
      { label: 'somebody else’s', keeperId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' },
    ]);
  });

  test.each([
    ['text anywhere, in any case', { filters: { label: 'BOX' } }, ['Blue Box', 'red_box']],
    ['signs of patterns as they are', { filters: { label: 'd_b' } }, ['red_box']],
    ['a search, in any case', { search: '100% W' }, ['100% wool']],
    ['a search with a sign of patterns', { search: '_' }, ['red_box']],
    ['a range', { filters: { weight: { min: 5, max: 10 } } }, ['Blue Box', 'red_box']],
    ['a range between whole numbers', { filters: { weight: { min: 5.5, max: 14.5 } } }, ['red_box']],
    ['an amount in minor units', { filters: { worth: { min: 2_000 } } }, ['red_box']],
    [
      'a span of time without its end',
      { filters: { sentAt: { from: '2026-03-01T10:00:00Z', to: '2026-03-02T10:00:00Z' } } },
      ['Blue Box'],
    ],
    ['a flag that is set', { filters: { isFragile: true } }, ['Blue Box']],
    ['a flag that is not', { filters: { isFragile: false } }, ['red_box']],
    ['one of some choices', { filters: { state: ['LOST', 'READY'] } }, ['Blue Box', 'red_box']],
    ['any of some choices', { filters: { stamps: ['BLUE'] } }, ['red_box']],
    ['several at once', { search: 'box', filters: { stamps: ['RED'], isFragile: true } }, ['Blue Box']],
  ])('finds %s', async (_, query, expected) => {
    expect(labels((await ask(query)).rows).toSorted()).toEqual(expected.toSorted());
  });

  test('never finds rows outside the caller’s scope', async () => {
    expect(labels((await ask({})).rows)).toContain('hers');
    expect(labels((await ask({})).rows)).not.toContain('somebody else’s');
    expect((await ask({ search: 'somebody' })).rows).toEqual([]);
  });

  test('is answered in the forms of the columns’ kinds', async () => {
    const { rows } = await ask({ filters: { label: 'Blue' } });
    expect(rows).toEqual([
      {
        id: expect.any(String),
        label: 'Blue Box',
        weight: 5,
        worth: { minor: 1_999, currency: 'EUR' },
        sentAt: '2026-03-01T10:00:00.000Z',
        isFragile: true,
        state: 'READY',
        stamps: ['RED'],
      },
    ]);
    expect((await ask({ search: 'wool' })).rows).toMatchObject([
      { worth: null, sentAt: null, isFragile: null, state: null, stamps: [] },
    ]);
  });
});

describe('a bulk action', () => {
  const ids = ['a', 'b', 'c'].map((sign) => `${sign}1a1fc59-9c39-7cf3-a0c6-a33fa6f82d18`);
  let done: string[];
  beforeEach(() => {
    done = [];
  });

  test('does every row it can, and says of each other why not', async () => {
    const results = await bulk(ids, async (id) => {
      if (id === ids[1]) throw new DomainError(commonErrors.CONFLICT);
      done.push(id);
    });
    const { code, message } = commonErrors.CONFLICT;
    expect(results.map(({ error }) => error)).toEqual([null, { code, message }, null]);
    expect(results.map(({ id }) => id)).toEqual(ids);
    expect(done).toEqual([ids[0], ids[2]]);
  });

  test('tells nothing of a fault but that there was one', async () => {
    const results = await bulk(ids.slice(0, 2), (id) =>
      id === ids[0] ? Promise.reject(new Error('SELECT secret')) : Promise.resolve(done.push(id)),
    );
    const { code, message } = commonErrors.INTERNAL;
    expect(results.map(({ error }) => error)).toEqual([{ code, message }, null]);
  });
});
