import type { TableColumn } from '@lyceum/contracts/ops';

/** Days in the reader's own calendar, `YYYY-MM-DD`; both count in. */
interface Days {
  readonly from: string;
  readonly to: string;
}

interface DaySpan {
  readonly label: string;
  readonly daysOf: (now: Date) => Days;
}

/** Some days on from today. */
const between = (first: number, last: number) => (now: Date) => ({
  from: dayText(now.getFullYear(), now.getMonth(), now.getDate() + first),
  to: dayText(now.getFullYear(), now.getMonth(), now.getDate() + last),
});

const thisMonth = (now: Date): Days => ({
  from: dayText(now.getFullYear(), now.getMonth(), 1),
  to: dayText(now.getFullYear(), now.getMonth() + 1, 0),
});

/**
 * Spans of days that are said by name, in the address, too: so they move on with the day they are looked at, and a saved
 * view of the last seven days is one tomorrow.
 */
const spans: Readonly<Record<string, DaySpan>> = {
  today: { label: 'Today', daysOf: between(0, 0) },
  'this-month': { label: 'This month', daysOf: thisMonth },
  'last-7-days': { label: 'Last 7 days', daysOf: between(-6, 0) },
  'last-30-days': { label: 'Last 30 days', daysOf: between(-29, 0) },
  'last-90-days': { label: 'Last 90 days', daysOf: between(-89, 0) },
  'next-7-days': { label: 'Next 7 days', daysOf: between(0, 6) },
  'next-30-days': { label: 'Next 30 days', daysOf: between(0, 29) },
  'next-90-days': { label: 'Next 90 days', daysOf: between(0, 89) },
};

const backward = ['today', 'last-7-days', 'this-month', 'last-30-days', 'last-90-days'];
const forward = ['today', 'next-7-days', 'this-month', 'next-30-days', 'next-90-days'];

/** Names of the spans asked for most of a column: ahead where what it says lies ahead. */
export const presetsOf = ({ liesAhead }: TableColumn): readonly string[] => (liesAhead ? forward : backward);

/** A span in words; undefined for what names none. */
export const spanWords = (name: string): string | undefined => spans[name]?.label;

/** The days a span means today; undefined for what names none. */
export const spanDays = (name: string): Days | undefined => spans[name]?.daysOf(new Date());

/** Days and months beyond their ends are of the next ones. */
function dayText(year: number, month: number, date: number): string {
  const day = new Date(year, month, date);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
