import { namesPerson, type TableColumn } from './table';
import { tableLimits } from './table.limits';

/** Both ends count in. */
export interface RangeFilter {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Instants: `from` counts in, `to` does not. */
export interface TimeFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a filter of a column says: text it contains, choices or people it is one of, a range, a span of time, yes or no. */
export type FilterValue = string | string[] | RangeFilter | TimeFilter | boolean;

/** A value as it is judged: spaces around a text say nothing. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/**
 * Why a column cannot be filtered by this; null where it can. Without the validation library: the console reads its
 * addresses before it shows a list.
 */
export function filterProblem(column: TableColumn, value: unknown): string | null {
  if (namesPerson(column)) return listProblem(value, tableLimits.filterPeople, isId);
  switch (column.kind) {
    case 'text':
      return textProblem(value);
    case 'number':
    case 'money':
      return rangeProblem(value);
    case 'time':
      return timeProblem(value);
    case 'flag':
      return typeof value === 'boolean' ? null : unfit;
    case 'choice':
    case 'choices':
      return listProblem(value, tableLimits.filterChoices, (one) => Object.hasOwn(column.choices ?? {}, one));
  }
}

const unfit = 'The column cannot be filtered by this.';

function textProblem(value: unknown): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= tableLimits.filterTextLength
    ? null
    : unfit;
}

function listProblem(value: unknown, most: number, isKnown: (one: string) => boolean): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return unfit;
  return value.every((one) => typeof one === 'string' && isKnown(one))
    ? null
    : 'This is not one of the choices.';
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function rangeProblem(value: unknown): string | null {
  const ends = endsOf(value, ['min', 'max'], (end) => Number.isFinite(end));
  if (!ends) return unfit;
  const [min, max] = ends as (number | undefined)[];
  return min === undefined || max === undefined || min <= max ? null : 'From is above to.';
}

function timeProblem(value: unknown): string | null {
  const ends = endsOf(value, ['from', 'to'], isInstant);
  if (!ends) return unfit;
  const [from, to] = ends as (string | undefined)[];
  return from === undefined || to === undefined || Date.parse(from) < Date.parse(to)
    ? null
    : 'The beginning is after the end.';
}

/** The two ends of a range, each of which may be open; null where it has others, or one that does not fit. */
function endsOf(
  value: unknown,
  keys: readonly [string, string],
  isFitting: (end: unknown) => boolean,
): unknown[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (Object.keys(value).some((key) => !keys.includes(key))) return null;
  const ends = keys.map((key) => (value as Record<string, unknown>)[key]);
  return ends.every((end) => end === undefined || isFitting(end)) ? ends : null;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** The thirtieth of February is none, though it can be parsed. */
function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !instant.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value.slice(0, 10));
}
