/** A month as the address has it: 'YYYY-MM'. */
export type Month = string;

const two = (value: number): string => String(value).padStart(2, '0');

export const monthOf = (at: Date): Month => `${String(at.getFullYear())}-${two(at.getMonth() + 1)}`;

export const isMonth = (value: unknown): value is Month =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

/** The first day of a month, on the reader's clock. */
export function firstDayOf(month: Month): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1);
}

/** The month that is so many after this one. */
export function monthAfter(month: Month, months: number): Month {
  const first = firstDayOf(month);
  return monthOf(new Date(first.getFullYear(), first.getMonth() + months, 1));
}

/** All days of the weeks in which a month is, from Monday on. */
export function daysShown(month: Month): Date[] {
  const first = firstDayOf(month);
  const [year, number] = [first.getFullYear(), first.getMonth()];
  const before = (first.getDay() + 6) % 7;
  const weeks = Math.ceil((before + new Date(year, number + 1, 0).getDate()) / 7);
  return Array.from({ length: weeks * 7 }, (_, index) => new Date(year, number, 1 - before + index));
}

/** A day as a key: that of the reader's clock. */
export const dayKey = (at: Date): string => `${monthOf(at)}-${two(at.getDate())}`;
