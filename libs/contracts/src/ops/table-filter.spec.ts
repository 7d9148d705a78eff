import { describe, expect, it } from '@jest/globals';
import type { TableColumn } from './table';
import { filterSchemaOf } from './table.schema';

const text: TableColumn = { label: 'Title', kind: 'text' };
const number: TableColumn = { label: 'Pages', kind: 'number' };
const time: TableColumn = { label: 'Bought', kind: 'time' };
const flag: TableColumn = { label: 'Old', kind: 'flag' };
const choice: TableColumn = { label: 'State', kind: 'choice', choices: { LENT: 'Lent', HERE: 'Here' } };
const person: TableColumn = { label: 'Buyer', kind: 'text', personId: 'buyerId' };
const id = '00000000-0000-7000-8000-00000000000a';

describe('the filter of a column', () => {
  it.each<[TableColumn, unknown, unknown]>([
    [text, ' winter ', 'winter'],
    [number, {}, {}],
    [number, { min: 5, max: 5 }, { min: 5, max: 5 }],
    [time, { from: '2026-01-01T00:00:00Z' }, { from: '2026-01-01T00:00:00Z' }],
    [time, { from: '2026-01-01T00:00:00Z', to: '2026-01-01T00:00:00.5Z' }, expect.anything()],
    [flag, false, false],
    [choice, ['LENT', 'HERE'], ['LENT', 'HERE']],
    [person, [id], [id]],
  ])('of %j can be %j', (column, value, read) => {
    expect(filterSchemaOf(column).parse(value)).toEqual(read);
  });

  it.each<[TableColumn, unknown, string]>([
    [text, ' ', 'The column cannot be filtered by this.'],
    [text, 'x'.repeat(201), 'The column cannot be filtered by this.'],
    [text, 7, 'The column cannot be filtered by this.'],
    [number, { min: 6, max: 5 }, 'From is above to.'],
    [number, { min: '5' }, 'The column cannot be filtered by this.'],
    [number, { min: Number.NaN }, 'The column cannot be filtered by this.'],
    [number, { least: 5 }, 'The column cannot be filtered by this.'],
    [number, [5], 'The column cannot be filtered by this.'],
    [number, null, 'The column cannot be filtered by this.'],
    [time, { from: '2026-02-30T00:00:00Z' }, 'The column cannot be filtered by this.'],
    [time, { from: '2026-02-01' }, 'The column cannot be filtered by this.'],
    [time, { from: '2026-02-02T00:00:00Z', to: '2026-02-01T00:00:00Z' }, 'The beginning is after the end.'],
    [flag, 'yes', 'The column cannot be filtered by this.'],
    [choice, [], 'The column cannot be filtered by this.'],
    [choice, ['toString'], 'This is not one of the choices.'],
    [choice, ['LENT', 5], 'This is not one of the choices.'],
    [choice, Array.from({ length: 51 }, () => 'LENT'), 'The column cannot be filtered by this.'],
    [person, ['ada'], 'This is not one of the choices.'],
  ])('of %j cannot be %j', (column, value, problem) => {
    expect(filterSchemaOf(column).safeParse(value).error?.issues).toMatchObject([{ message: problem }]);
  });
});
