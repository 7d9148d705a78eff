import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { opsErrors } from '@lyceum/contracts/ops';
import { TableExportService } from '@lyceum/admin';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { createSamples, SampleTableModule, insertSamples } from '../../src/testing/sample-table';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await TestServer.start({ extraModules: [SampleTableModule] });
  admin = await buildPerson(server, { roles: ['ADMIN'] });
  await createSamples(server.database);
});
afterAll(() => server.stop());

const everyColumn = ['label', 'weight', 'worth', 'sentAt', 'isFragile', 'state', 'stamps'];

const take = (body: object, { table = 'samples', person = admin as Person | null } = {}) => {
  const call = server.http
    .post(`/ops/tables/${table}/export`)
    .send({ format: 'csv', columns: ['label'], ...body })
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  return person ? call.set('authorization', `Bearer ${person.token}`) : call;
};

async function csvOf(body: object): Promise<string[][]> {
  const answer = await take(body).expect(200);
  return parse((answer.body as Buffer).toString('utf8'), { bom: true });
}

async function sheetOf(body: object) {
  const answer = await take({ ...body, format: 'xlsx' }).expect(200);
  const workbook = read(answer.body as Buffer, { cellDates: true, cellFormula: true, UTC: true });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The workbook has no sheet.');
  return { name: workbook.SheetNames[0], sheet };
}

const errorIn = (answer: { body: unknown }): unknown =>
  (JSON.parse((answer.body as Buffer).toString('utf8')) as { error: unknown }).error;

/** Text that spreadsheets take for formulas. */
const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '=HYPERLINK("http://x.example","y")'];

describe('a file of a table', () => {
  beforeAll(async () => {
    await insertSamples(server.database, [
      {
        label: 'Étui “a”, b',
        weight: 5,
        worth: 1_999,
        currency: 'EUR',
        sentAt: '2026-03-01T10:00:00Z',
        isFragile: true,
        state: 'READY',
        stamps: ['RED', 'BLUE'],
      },
      { label: '蓝色', weight: -3, worth: 500, currency: 'JPY', isFragile: false, state: 'LOST' },
      { label: 'two\nlines' },
      { label: 'not hers', keeperId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' },
    ]);
  });

  test('[17] as CSV has the columns asked for, in their order, in the words of the screen', async () => {
    const [head, ...rows] = await csvOf({ columns: everyColumn });
    expect(head).toEqual([
      'Label',
      'Weight',
      'Worth',
      'Worth, currency',
      'Sent (UTC)',
      'Fragile',
      'State',
      'Stamps',
    ]);
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual([
      'Étui “a”, b',
      '5',
      '19.99',
      'EUR',
      '2026-03-01T10:00:00.000Z',
      'Yes',
      'Ready to go',
      'Red one; Blue one',
    ]);
    expect(rows).toContainEqual(['蓝色', '-3', '500', 'JPY', '', 'No', 'Lost', '']);
    expect(rows).toContainEqual(['two\nlines', '', '', '', '', '', '', '']);
    expect((await csvOf({ columns: ['state', 'label'] }))[0]).toEqual(['State', 'Label']);
  });

  test('holds the rows of the question, in its order', async () => {
    const asked = {
      columns: ['weight'],
      sortBy: 'weight',
      direction: 'desc',
      filters: { weight: { max: 5 } },
    };
    expect(await csvOf(asked)).toEqual([['Weight'], ['5'], ['-3']]);
    expect(await csvOf({ search: 'ÉTUI' })).toEqual([['Label'], ['Étui “a”, b']]);
    expect(await csvOf({ search: 'nothing is called so' })).toEqual([['Label']]);
  });

  test('says what it is, and that Excel is to read UTF-8', async () => {
    const answer = await take({}).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="samples-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((answer.body as Buffer).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('as XLSX is a workbook with numbers, dates and text of their own', async () => {
    const { name, sheet } = await sheetOf({ columns: everyColumn, sortBy: 'weight', direction: 'desc' });
    expect(name).toBe('Samples');
    const [first] = utils.sheet_to_json<Record<string, unknown>>(sheet, { UTC: true });
    expect(first).toEqual({
      Label: 'Étui “a”, b',
      Weight: 5,
      Worth: 19.99,
      'Worth, currency': 'EUR',
      'Sent (UTC)': new Date('2026-03-01T10:00:00Z'),
      Fragile: 'Yes',
      State: 'Ready to go',
      Stamps: 'Red one; Blue one',
    });
    expect(utils.sheet_to_json(sheet)).toHaveLength(3);
  });
});

describe('text that looks like a formula', () => {
  beforeAll(async () => {
    await server.database.query('TRUNCATE samples');
    await insertSamples(
      server.database,
      [...formulas, 'a & <b> \u0007'].map((label) => ({ label })),
    );
  });

  test('is no formula in CSV: an apostrophe stands before it', async () => {
    const cells = (await csvOf({ filters: {} })).flat();
    for (const formula of formulas) {
      expect(cells).toContain(`'${formula}`);
      expect(cells).not.toContain(formula);
    }
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test('is plain text in XLSX, which has no formula in it', async () => {
    const { sheet } = await sheetOf({});
    const cells = Object.entries(sheet).filter(([key]) => !key.startsWith('!')) as [
      string,
      { t: string; v: unknown; f?: string },
    ][];
    expect(cells.map(([, { v }]) => v)).toEqual(expect.arrayContaining([...formulas, 'a & <b> ']));
    for (const [, cell] of cells) {
      expect(cell.t).toBe('s');
      expect(cell.f).toBeUndefined();
    }
  });
});

describe('a long table', () => {
  const rows = 2_600;
  beforeAll(async () => {
    await server.database.query('TRUNCATE samples');
    await server.database.query(
      `INSERT INTO samples (label, weight) SELECT 'sample ' || lpad(n::text, 6, '0'), n FROM generate_series(1, ${String(rows)}) n`,
    );
  });

  test.each(['csv', 'xlsx'])('leaves as %s while it is read, some rows at a time', async (format) => {
    const { id: userId, roles } = admin;
    const actor = { userId, roles, sessionId: userId, agreedToTerms: true, needsSecondFactor: false };
    const input = { format: format as 'csv' | 'xlsx', columns: ['label', 'weight'] };
    const { chunks } = await server.app.get(TableExportService).open(actor, 'samples', input);
    const file = chunks[Symbol.asyncIterator]();
    const sizes: number[] = [];
    const bytes: Uint8Array[] = [];
    const next = async (): Promise<boolean> => {
      const { value, done } = await file.next();
      if (done || value === undefined) return false;
      sizes.push(value.length);
      bytes.push(value);
      return true;
    };
    await next();
    // What comes only now is in the file all the same: its end has not been read yet.
    await insertSamples(server.database, [{ label: `z from the middle of ${format}` }]);
    while (await next());
    const text = Buffer.concat(bytes);
    const found =
      format === 'csv'
        ? (parse(text.toString('utf8'), { bom: true }) as string[][])
        : utils.sheet_to_json<string[]>(read(text).Sheets['Samples'] ?? {}, { header: 1 });
    expect(found.at(-1)?.[0]).toBe(`z from the middle of ${format}`);
    expect(new Set(found.map(([label]) => label)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(rows);
    if (format === 'csv') expect(Math.max(...sizes)).toBeLessThan(text.length / 4);
    expect(sizes.length).toBeGreaterThan(4);
  });

  test('comes through the door whole', async () => {
    expect(await csvOf({ search: 'sample' })).toHaveLength(rows + 1);
  });

  test('is refused in words when one file cannot hold it, and is not when a filter makes it shorter', async () => {
    const refused = await take({ columns: ['place'] }, { table: 'grains' }).expect(409);
    expect(errorIn(refused)).toMatchObject({
      code: opsErrors.EXPORT_TOO_LONG.code,
      message: expect.stringContaining('more than 250,000 rows'),
    });
    await take({ columns: ['place'], filters: { place: { max: 10 } } }, { table: 'grains' }).expect(200);
  });
});

describe('who takes a file', () => {
  test('[17, 238] is in the audit log, with by what they asked and from where', async () => {
    const keeper = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    const answer = await take(
      { columns: ['label'], search: 'sample 0000', sortBy: 'weight' },
      { person: keeper },
    ).expect(200);
    const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', {
      actorId: keeper.id,
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'table.export',
      targetType: 'table',
      targetId: 'samples',
      before: null,
      after: {
        format: 'csv',
        columns: ['label'],
        sortBy: 'weight',
        direction: 'asc',
        isSearched: true,
        filteredBy: [],
      },
      requestId: answer.headers['x-request-id'] as string,
      address: '127.0.0.1',
    });
  });

  test.each(['STUDENT', 'TEACHER', 'TESTER', 'SALES_ADMIN'] as const)(
    '[16, 17] is not %s, who lacks the right of this table, and the try leaves no trace',
    async (role) => {
      const person = await buildPerson(server, { roles: [role] });
      const answer = await take({}, { person }).expect(403);
      expect(errorIn(answer)).toMatchObject({ code: commonErrors.FORBIDDEN.code });
      expect(
        (await stored<StoredAudit>(server.database.manager, 'audit_entries', { actorId: person.id })).length,
      ).toBe(0);
    },
  );

  test('[16] is nobody without a token', async () => {
    await take({}, { person: null }).expect(401);
  });

  test.each([
    ['no table of ours', {}, 'passwords', 404],
    ['a column that is not there', { columns: ['keeper_id'] }, 'samples', 400],
    ['no columns', { columns: [] }, 'samples', 400],
    ['a kind of file there is not', { format: 'pdf' }, 'samples', 400],
    ['a filter that is none', { filters: { keeper: 1 } }, 'samples', 400],
    ['an order that is none', { sortBy: 'stamps' }, 'samples', 400],
  ])('is told that there is %s', async (_, body, table, status) => {
    await take(body, { table }).expect(status);
  });
});
