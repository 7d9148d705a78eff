import {
  filterProblem,
  type FilterValue,
  namesPerson,
  type RangeFilter,
  type TableColumn,
  trimmed,
} from '@lyceum/contracts/ops';
import { spanDays } from './day-spans';

/** Between the ends of a range: `5..10`, `2026-01-01..`. */
const span = '..';

const minorUnits = 100;

/** Texts of a range's two ends; empty where it is open. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

export function endsOf(text: string): Ends {
  const [from = '', to = ''] = text.split(span);
  return { from, to };
}

/** The same of days, also of those said by a name: `last-7-days`. */
export const dayEndsOf = (text: string): Ends => spanDays(text) ?? endsOf(text);

/** A range as the address has it; empty when both ends are open. */
export function rangeText({ from, to }: Ends): string {
  return from === '' && to === '' ? '' : `${from}${span}${to}`;
}

export function choicesOf(text: string): string[] {
  return text.split(',').filter((choice) => choice !== '');
}

/**
 * What the address says of one column as the call's filter: text as it is, choices `A,B`, people by their
 * ids, numbers and amounts `5..10`,
 * days of the reader's own calendar `2026-01-01..2026-01-31` (both count in) or
 * `last-7-days`, `yes` or `no`. Undefined when it says
 * nothing the column can be filtered by.
 */
export function readFilter(column: TableColumn, text: string): FilterValue | undefined {
  const value = trimmed(valueOf(column, text));
  return filterProblem(column, value) === null ? (value as FilterValue) : undefined;
}

function valueOf(column: TableColumn, text: string): unknown {
  const { kind } = column;
  if (text === '') return undefined;
  if (namesPerson(column)) return choicesOf(text);
  if (kind === 'text') return text;
  if (kind === 'choice' || kind === 'choices') return choicesOf(text);
  if (kind === 'flag') return text === 'yes' ? true : text === 'no' ? false : undefined;
  const { from, to } = kind === 'time' ? dayEndsOf(text) : endsOf(text);
  if (from === '' && to === '') return undefined;
  if (kind === 'time')
    return { ...(from && { from: startOfDay(from, 0) }), ...(to && { to: startOfDay(to, 1) }) };
  return rangeOf(from, to, kind === 'money' ? minorUnits : 1);
}

/** An end that is no number makes the whole a value no schema takes. */
function rangeOf(from: string, to: string, factor: number): RangeFilter {
  const number = (text: string): number => (factor === 1 ? Number(text) : Math.round(Number(text) * factor));
  return { ...(from && { min: number(from) }), ...(to && { max: number(to) }) };
}

/** The first instant of a day `YYYY-MM-DD` here, or of one `later` days on; undefined for what is no day. */
function startOfDay(day: string, later: number): string | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return null;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  const start = new Date(year, month - 1, date);
  // The thirtieth of February is no day.
  if (start.getMonth() !== month - 1 || start.getDate() !== date) return null;
  return new Date(year, month - 1, date + later).toISOString();
}
