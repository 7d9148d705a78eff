import { dateFormat } from '@lyceum/contracts/messages';
import { useMinuteClock } from './minute-clock';
import { relativeTime } from './relative-time';

export interface RelativeTimeProps {
  /** ISO instant. */
  at: string;
  /** Fixes the present, for tests and galleries; otherwise the text renews itself every minute. */
  now?: Date;
}

const exactly = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

function exactTime(at: string): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : exactly(date);
}

/** "5 minutes ago", with the exact local time on hover. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const present = useMinuteClock();
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, now ?? present)}
    </time>
  );
}
