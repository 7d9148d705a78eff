import type { ReactNode } from 'react';

/** What a column's values are to who orders by them: days, words or figures. */
export type SortedAs = 'time' | 'text' | 'number';

export interface DataTableColumn<Row> {
  /** Unique; names the row's property where `render` is absent, and the sort. */
  key: string;
  title: string;
  render?: (row: Row) => ReactNode;
  /** Whether rows can be ordered by it, and as what. */
  sortable?: SortedAs;
  /** px or any CSS width. */
  width?: number | string;
  align?: 'start' | 'center' | 'end';
  /** Leaves when the table itself (not the window) is narrower than sm 640, md 860 or lg 1080 px. */
  hideBelow?: 'sm' | 'md' | 'lg';
}

export interface DataTableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** What a cell shows: the column's own rendering, else the property of that name as text. */
export function cellContent<Row extends object>(column: DataTableColumn<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const value = (row as Record<string, unknown>)[column.key];
  return value === null || value === undefined ? '' : String(value);
}

/** The sort after a press on a column's head: ascending first, then the other way round. */
export function nextSort(sort: DataTableSort | undefined, key: string): DataTableSort {
  const turn = sort?.key === key && sort.direction === 'asc';
  return { key, direction: turn ? 'desc' : 'asc' };
}
