import type { FilterValue, RangeFilter, TableColumn, TimeFilter } from '@lyceum/contracts/ops';
import type { Bind } from './table-source';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for LIKE that finds the text anywhere, whatever signs it has. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

/** Whole numbers take the column's type, and with it its index; others would not fit a column of whole numbers. */
const bindNumber = (value: number, bind: Bind): string =>
  Number.isInteger(value) ? bind(value) : `${bind(value)}::numeric`;

/** The condition under which an id is one of those. */
export const isOneOf = (id: string, ids: FilterValue, bind: Bind): string =>
  `(${id}) = ANY(${bind(ids)}::uuid[])`;

/** Conditions under which a row passes the filter of one column. */
export function filterConditions(
  kind: TableColumn['kind'],
  expression: string,
  value: FilterValue,
  bind: Bind,
): string[] {
  if (kind === 'text') return [`(${expression})::text ILIKE ${bind(containing(value as string))}`];
  if (kind === 'flag') return [value === true ? `(${expression})` : `NOT (${expression})`];
  if (kind === 'choice') return [`(${expression})::text = ANY(${bind(value)}::text[])`];
  if (kind === 'choices') return [`(${expression}) && ${bind(value)}::text[]`];
  if (kind === 'time') {
    const { from, to } = value as TimeFilter;
    return [
      ...(from === undefined ? [] : [`(${expression}) >= ${bind(from)}::timestamptz`]),
      ...(to === undefined ? [] : [`(${expression}) < ${bind(to)}::timestamptz`]),
    ];
  }
  const { min, max } = value as RangeFilter;
  return [
    ...(min === undefined ? [] : [`(${expression}) >= ${bindNumber(min, bind)}`]),
    ...(max === undefined ? [] : [`(${expression}) <= ${bindNumber(max, bind)}`]),
  ];
}
