import { defaultTimeZone } from '@lyceum/contracts/shell';

/** The viewer's time zone as their browser tells it, else the product's own (checklist lines 54, 250). */
export function viewersTimeZone(
  read: () => string | undefined = () => Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  try {
    const zone = read();
    if (!zone) return defaultTimeZone;
    // Throws for a zone this browser cannot reckon in.
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return defaultTimeZone;
  }
}

/** An ISO instant as `YYYY-MM-DD - hh:mm A` (checklist line 54): '2026-03-14 - 09:05 PM'. */
export function notificationTime(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, dayPeriod } = parts;
  return `${year}-${month}-${day} - ${hour}:${minute} ${dayPeriod}`;
}
