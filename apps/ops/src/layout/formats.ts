import { type Money, tableLimits } from '@lyceum/contracts/ops';

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeParts = { hour: '2-digit', minute: '2-digit' } as const;
const day = new Intl.DateTimeFormat(undefined, dayParts);
const time = new Intl.DateTimeFormat(undefined, timeParts);
const date = new Intl.DateTimeFormat(undefined, { ...dayParts, timeZone: 'UTC' });
const monthAndDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat(undefined, { ...timeParts, timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const number = new Intl.NumberFormat();

/** The reader's own, by which instants are shown. */
export const zone = day.resolvedOptions().timeZone;

/** `21 Nov 2026`, in the reader's zone. */
export const formatDay = (at: string): string => day.format(new Date(at));

/** `17:06`, in the reader's zone. */
export const formatTime = (at: string): string => time.format(new Date(at));

/** `21 Nov 2026, 17:06`, in the reader's zone. */
export const formatMoment = (at: string): string => `${formatDay(at)}, ${formatTime(at)}`;

/** `21 Nov 2026, 16:06 UTC`, for those who are somewhere else. */
export const formatUtc = (at: string): string =>
  `${date.format(new Date(at))}, ${clock.format(new Date(at))} UTC`;

/** `2026-11-21` as `21 Nov 2026`: a day, which is the same in every zone. */
export const formatDate = (of: string): string => date.format(new Date(of));

/** `2026-11-21` as `21 Nov`, where the year is no question. */
export const formatShortDate = (of: string): string => monthAndDay.format(new Date(of));

/** `2026-11-21T17:06` as `21 Nov 2026, 17:06`: as it was entered, on a clock whose zone is said beside it. */
export function formatLocal(entered: string): string {
  const at = new Date(`${entered}Z`);
  return `${date.format(at)}, ${clock.format(at)}`;
}

/** The exact time with its zone. */
export const formatInstant = (at: string): string => instant.format(new Date(at));

export const formatNumber = (value: number): string => number.format(value);

/** A number of which counting stops somewhere: `over 10,000`. */
export const formatCounted = (value: number): string =>
  value > tableLimits.exactRows ? `over ${formatNumber(tableLimits.exactRows)}` : formatNumber(value);

const amounts = new Map<string, Intl.NumberFormat>();

function amountIn(currency: string): Intl.NumberFormat {
  const format = amounts.get(currency) ?? new Intl.NumberFormat(undefined, { style: 'currency', currency });
  amounts.set(currency, format);
  return format;
}

/** An amount with as many decimals as its currency has. */
export function formatMoney({ minor, currency }: Money): string {
  const format = amountIn(currency);
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
