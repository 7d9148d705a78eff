import { type Money, tableLimits } from '@lyceum/contracts/ops';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const instant = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const number = new Intl.NumberFormat();

/** `21 Nov 2026`, in the reader's zone. */
export const formatDay = (at: string): string => day.format(new Date(at));

/** `17:06`, in the reader's zone. */
export const formatTime = (at: string): string => time.format(new Date(at));

/** The exact time with its zone. */
export const formatInstant = (at: string): string => instant.format(new Date(at));

export const formatNumber = (value: number): string => number.format(value);

/** A number of which counting stops somewhere: `over 10,000`. */
export const formatCounted = (value: number): string =>
  value > tableLimits.exactRows ? `over ${formatNumber(tableLimits.exactRows)}` : formatNumber(value);

/** An amount with as many decimals as its currency has. */
export function formatMoney({ minor, currency }: Money): string {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
