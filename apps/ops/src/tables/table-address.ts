import { cursorPattern, pageLimits, type SortDirection } from '@lyceum/contracts/common';
import { columnKeysOf, type TableColumn, type TableDeclaration, tableLimits } from '@lyceum/contracts/ops';
import { readFilter } from './filter-text';
import type { TableQuestion } from './table-question';

/**
 * What the address of a list page says, in words one can read and write: `search`, `sort` (`email`, `-createdAt`),
 * `columns` (`code,amount`), `size` (rows of a page), `page` and `after` (the present page and where it begins), and a
 * filter by the key of its column.
 */
export type TableSearch = Readonly<Record<string, string | undefined>>;

/** How a table is looked at. */
export interface TableView {
  readonly search: string;
  /** Texts of the filters by column, as the address has them. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly key: string; readonly direction: SortDirection };
  /** Shown columns, in the order of the table. */
  readonly columns: readonly string[];
  /** Rows of a page. */
  readonly size: number;
  /** Counted from 1. */
  readonly page: number;
  /** Where the page begins; null for the first one. */
  readonly after: string | null;
}

/** How many rows a page can have. */
export const pageSizes = [pageLimits.consolePageSize, 50, pageLimits.maximumPageSize];

/** Keys of the columns shown to those who chose none. */
export function usualColumns(table: TableDeclaration): string[] {
  return columnKeysOf(table, (column) => column.isExtra !== true);
}

/** Checks what stands in an address; a value that does not fit counts as not given. For `validateSearch` of a route. */
export function tableSearch(table: TableDeclaration): (raw: Record<string, unknown>) => TableSearch {
  return (raw) => toSearch(table, readView(table, raw));
}

/** The view an address describes. */
export function readView(table: TableDeclaration, raw: Readonly<Record<string, unknown>>): TableView {
  return {
    search: table.searchLabel === null ? '' : textOf(raw['search']).trim().slice(0, tableLimits.searchLength),
    filters: readFilters(table, raw),
    sort: readSort(table, textOf(raw['sort'])),
    columns: readColumns(table, textOf(raw['columns'])),
    size: readSize(textOf(raw['size'])),
    ...readPlace(textOf(raw['page']), textOf(raw['after'])),
  };
}

/** The address of a view; what is as usual is left out. */
export function toSearch(table: TableDeclaration, view: TableView): TableSearch {
  const { key, direction } = view.sort;
  const sort = sortText(view.sort);
  const isUsualSort = key === table.sort.by && direction === table.sort.direction;
  const columns = view.columns.join(',');
  return {
    ...view.filters,
    ...(view.search !== '' && { search: view.search }),
    ...(!isUsualSort && { sort }),
    ...(columns !== usualColumns(table).join(',') && { columns }),
    ...(view.size !== pageLimits.consolePageSize && { size: String(view.size) }),
    ...(view.after !== null && { page: String(view.page), after: view.after }),
  };
}

/** An order as an address has it: `email`, `-createdAt`. */
export const sortText = ({ key, direction }: TableView['sort']): string =>
  (direction === 'desc' ? '-' : '') + key;

/** The question that answers a view. */
export function toQuestion(table: TableDeclaration, view: TableView): TableQuestion {
  const { search, filters, sort } = view;
  const values = Object.entries(filters).flatMap(([key, text]) => {
    const value = readFilter(table.columns[key] as TableColumn, text);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { search, filters: Object.fromEntries(values), sortBy: sort.key, direction: sort.direction };
}

/** Another search, filter or order: begins at its first page. */
export function refined(view: TableView, change: Partial<Omit<TableView, 'page' | 'after'>>): TableView {
  return { ...view, ...change, page: 1, after: null };
}

/** One filter set, or taken away by an empty text. */
export function withFilter(view: TableView, key: string, text: string): TableView {
  const { [key]: _, ...others } = view.filters;
  return refined(view, { filters: text === '' ? others : { ...others, [key]: text } });
}

export function nextPage(view: TableView, cursor: string): TableView {
  return { ...view, page: view.page + 1, after: cursor };
}

/** @param after where it begins; undefined where nobody knows: then it is the first page */
export function previousPage(view: TableView, after: string | undefined): TableView {
  return after === undefined ? refined(view, {}) : { ...view, page: view.page - 1, after };
}

/** The router reads numbers and truth values where a text looks like one. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function readFilters(
  table: TableDeclaration,
  raw: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const filters = columnKeysOf(table, (column) => column.isFilterable === true)
    .map((key) => [key, textOf(raw[key]).trim()] as const)
    .filter(([key, text]) => readFilter(table.columns[key] as TableColumn, text) !== undefined);
  return Object.fromEntries(filters);
}

function readSort(table: TableDeclaration, text: string): TableView['sort'] {
  const key = text.replace(/^-/, '');
  if (table.columns[key]?.isSortable !== true) return { key: table.sort.by, direction: table.sort.direction };
  return { key, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

function readColumns(table: TableDeclaration, text: string): string[] {
  const wanted = text.split(',');
  const shown = columnKeysOf(table, () => true).filter((key) => wanted.includes(key));
  return shown.length > 0 ? shown : usualColumns(table);
}

function readSize(text: string): number {
  return pageSizes.find((size) => String(size) === text) ?? pageLimits.consolePageSize;
}

function readPlace(page: string, after: string): Pick<TableView, 'page' | 'after'> {
  const isCursor = cursorPattern.test(after) && after.length <= pageLimits.cursorLength;
  const isSound = isCursor && /^[1-9]\d{0,8}$/.test(page) && page !== '1';
  return isSound ? { page: Number(page), after } : { page: 1, after: null };
}
