const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function distance(ms: number): string {
  const days = Math.floor(ms / day);
  if (days >= 60) return count(Math.floor(days / 30), 'month');
  if (days >= 1) return count(days, 'day');
  if (ms >= hour) return count(Math.floor(ms / hour), 'hour');
  return count(Math.floor(ms / minute), 'minute');
}

/**
 * How long ago (or ahead) something is, in words: minutes below 60, hours below 24, days below 60, then months
 * of 30 days. Less than a minute either way is 'just now'. `at` is an ISO instant; an unreadable one gives ''.
 */
export function relativeTime(at: string, now: Date = new Date()): string {
  const elapsed = now.getTime() - new Date(at).getTime();
  if (Number.isNaN(elapsed)) return '';
  if (Math.abs(elapsed) < minute) return 'just now';
  return elapsed > 0 ? `${distance(elapsed)} ago` : `in ${distance(-elapsed)}`;
}
