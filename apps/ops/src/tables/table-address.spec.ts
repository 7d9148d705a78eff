import { describe, expect, it } from '@jest/globals';
import { usersTable } from '@lyceum/contracts/auth';
import { defineTable, readableTable, tableQuerySchema } from '@lyceum/contracts/ops';
import { holdsPermission } from '@lyceum/contracts/permissions';
import { presetsOf } from './day-spans';
import { filterWords } from './filter-words';
import {
  nextPage,
  previousPage,
  readView,
  refined,
  tableSearch,
  toQuestion,
  toSearch,
} from './table-address';

const table = defineTable({
  name: 'books',
  title: 'Books',
  requires: 'console.use',
  searchLabel: 'Title',
  columns: {
    title: { label: 'Title', kind: 'text', isSortable: true, isFilterable: true },
    state: { label: 'State', kind: 'choice', choices: { LENT: 'Lent', HERE: 'Here' }, isFilterable: true },
    pages: { label: 'Pages', kind: 'number', isFilterable: true },
    price: { label: 'Price', kind: 'money', isFilterable: true },
    boughtAt: { label: 'Bought', kind: 'time', isSortable: true, isFilterable: true },
    isOld: { label: 'Old', kind: 'flag', isFilterable: true },
    shelf: { label: 'Shelf', kind: 'text', isExtra: true },
    buyer: { label: 'Buyer', kind: 'text', isFilterable: true, isExtra: true, personId: 'buyerId' },
    buyerId: { label: 'Id of buyer', kind: 'text', isExtra: true },
  },
  sort: { by: 'boughtAt', direction: 'desc' },
});

const clean = tableSearch(table);
const first = readView(table, {});

describe('the address of a list page', () => {
  it('is empty for the table as it usually is', () => {
    expect(clean({})).toEqual({});
    expect(clean({ sort: '-boughtAt', columns: 'title,state,pages,price,boughtAt,isOld' })).toEqual({});
  });

  it('says search, filters, order, columns and place, and reads them back', () => {
    const address = {
      search: 'winter',
      title: '7',
      state: 'LENT,HERE',
      pages: '5..',
      price: '..19.99',
      isOld: 'no',
      sort: 'title',
      columns: 'title,shelf',
      size: '50',
      page: '3',
      after: 'bb',
    };
    expect(clean(address)).toEqual(address);
    expect(toQuestion(table, readView(table, address))).toEqual({
      search: 'winter',
      filters: {
        title: '7',
        state: ['LENT', 'HERE'],
        pages: { min: 5 },
        price: { max: 1999 },
        isOld: false,
      },
      sortBy: 'title',
      direction: 'asc',
    });
  });

  it('takes days in the calendar of the reader, the last one whole', () => {
    const { filters } = toQuestion(table, readView(table, { boughtAt: '2026-02-01..2026-02-28' }));
    expect(filters['boughtAt']).toEqual({
      from: new Date(2026, 1, 1).toISOString(),
      to: new Date(2026, 2, 1).toISOString(),
    });
  });

  it('says spans of days by name, which move on with the day', () => {
    const address = { boughtAt: 'last-7-days' };
    expect(clean(address)).toEqual(address);
    const now = new Date();
    const start = (days: number) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
    expect(toQuestion(table, readView(table, address)).filters).toEqual({
      boughtAt: { from: start(-6), to: start(1) },
    });
    expect(toQuestion(table, readView(table, { boughtAt: 'next-7-days' })).filters).toEqual({
      boughtAt: { from: start(0), to: start(7) },
    });
    expect(clean({ boughtAt: 'last-8-days' })).toEqual({});
  });

  it('offers spans ahead for what lies ahead, back for the rest', () => {
    const { boughtAt } = table.columns;
    expect(presetsOf(boughtAt)).toContain('last-7-days');
    expect(presetsOf({ ...boughtAt, liesAhead: true })).toEqual(
      expect.not.arrayContaining(['last-7-days', 'last-30-days', 'last-90-days']),
    );
    expect(filterWords(boughtAt, 'this-month')).toBe('This month');
  });

  it('says people by their ids, and takes no name for one', () => {
    const [ada, ben] = ['01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18', '02a1fc59-9c39-7cf3-a0c6-a33fa6f82d18'];
    const address = { buyer: `${ada},${ben}` };
    expect(clean(address)).toEqual(address);
    expect(toQuestion(table, readView(table, address)).filters).toEqual({ buyer: [ada, ben] });
    expect(clean({ buyer: 'Ada' })).toEqual({});
  });

  it('understands what the router has read as a number', () => {
    expect(clean({ title: 1984, search: 7 })).toEqual({ title: '1984', search: '7' });
  });

  it('ignores what does not fit', () => {
    const damaged = {
      search: { a: 1 },
      state: 'BURNT',
      pages: 'many..',
      price: '9..1',
      boughtAt: '2026-02-30..',
      isOld: 'perhaps',
      shelf: 'not filterable',
      sort: 'state',
      columns: 'hash',
      size: '7',
      page: '-2',
      after: 'no cursor!',
      other: 'x',
    };
    expect(clean(damaged)).toEqual({});
  });

  it('makes calls the contract accepts', () => {
    const address = { state: 'LENT', pages: '1..2', price: '3..', boughtAt: '2026-01-01..', isOld: 'yes' };
    const question = toQuestion(table, readView(table, address));
    expect(Object.keys(question.filters)).toHaveLength(5);
    expect(tableQuerySchema(table).safeParse({ ...question, cursor: null }).success).toBe(true);
  });

  it('walks forth and back through pages, stays short at any depth, and begins anew when something changes', () => {
    const third = nextPage(nextPage(first, 'aa'), 'bb');
    expect(third).toMatchObject({ page: 3, after: 'bb' });
    expect(previousPage(third, 'aa')).toMatchObject({ page: 2, after: 'aa' });
    // Where nobody knows where the page before began, as in a link somebody sent.
    expect(previousPage(third, undefined)).toEqual(first);
    expect(refined(third, { search: 'x' })).toMatchObject({ page: 1, after: null });
    const far = Array.from({ length: 200 }, (_, page) => `c${page}`).reduce(nextPage, first);
    expect(toSearch(table, far)).toEqual({ page: '201', after: 'c199' });
    expect(readView(table, toSearch(table, far))).toEqual(far);
  });
});

describe('an address with what its reader may not know', () => {
  it('[48] is read as if the columns were not there', () => {
    const readable = readableTable(usersTable, (right) => holdsPermission(['SALES_TEAM'], right));
    const view = readView(readable, {
      sort: 'email',
      columns: 'name,email,isSuspended',
      isSuspended: 'yes',
      createdAt: '2026-01-01..',
      roles: 'TEACHER',
      search: 'ada',
    });
    expect(view).toEqual({
      search: 'ada',
      filters: { roles: 'TEACHER' },
      sort: { key: 'name', direction: 'asc' },
      columns: ['name'],
      size: 25,
      page: 1,
      after: null,
    });
    expect(tableQuerySchema(readable).parse(toQuestion(readable, view))).toMatchObject({ sortBy: 'name' });
    expect(toSearch(readable, view)).toEqual({ roles: 'TEACHER', search: 'ada', columns: 'name' });
  });
});
