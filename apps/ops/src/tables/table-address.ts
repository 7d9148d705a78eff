import { cursorSchema, type SortDirection } from '@lyceum/contracts/common';
import {
  columnKeysOf,
  type FilterValue,
  type TableColumn,
  type TableDeclaration,
  tableLimits,
} from '@lyceum/contracts/ops';
import { readFilter } from './filter-text';

/**
 * What the address of a list page says, in words one can read and write: `search`, `sort` (`email`, `-createdAt`),
 * `columns` (`code,amount`), `trail` (cursors of the pages walked through, the present one last), and a filter by the
 * key of its column.
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
  readonly trail: readonly string[];
}

/** What a call asks of a table, without pages. */
export interface TableQuestion {
  readonly search: string;
  readonly filters: Record<string, FilterValue>;
  readonly sortBy: string;
  readonly direction: SortDirection;
}

/** Pages one can step back through; beyond it, Previous leads to the first page. It keeps addresses short. */
const maximumTrail = 30;

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
    trail: readTrail(textOf(raw['trail'])),
  };
}

/** The address of a view; what is as usual is left out. */
export function toSearch(table: TableDeclaration, view: TableView): TableSearch {
  const { key, direction } = view.sort;
  const sort = (direction === 'desc' ? '-' : '') + key;
  const isUsualSort = key === table.sort.by && direction === table.sort.direction;
  const columns = view.columns.join(',');
  return {
    ...view.filters,
    ...(view.search !== '' && { search: view.search }),
    ...(!isUsualSort && { sort }),
    ...(columns !== usualColumns(table).join(',') && { columns }),
    ...(view.trail.length > 0 && { trail: view.trail.join(',') }),
  };
}

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
export function refined(view: TableView, change: Partial<Omit<TableView, 'trail'>>): TableView {
  return { ...view, ...change, trail: [] };
}

/** One filter set, or taken away by an empty text. */
export function withFilter(view: TableView, key: string, text: string): TableView {
  const { [key]: _, ...others } = view.filters;
  return refined(view, { filters: text === '' ? others : { ...others, [key]: text } });
}

export function nextPage(view: TableView, cursor: string): TableView {
  return { ...view, trail: [...view.trail, cursor].slice(-maximumTrail) };
}

export function previousPage(view: TableView): TableView {
  return { ...view, trail: view.trail.slice(0, -1) };
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

function readTrail(text: string): string[] {
  const cursors = text === '' ? [] : text.split(',');
  const isSound = cursors.every((cursor) => cursorSchema.safeParse(cursor).success);
  return isSound ? cursors.slice(-maximumTrail) : [];
}
