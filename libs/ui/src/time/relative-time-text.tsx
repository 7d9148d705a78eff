import { dateFormat } from '@lyceum/contracts/messages';
import type { PointerEvent } from 'react';
import { useMinuteClock } from './minute-clock';
import { relativeTime } from './relative-time';
import classes from './relative-time-text.module.css';

export interface RelativeTimeProps {
  /** ISO instant. */
  at: string;
  /** Fixes the present, for tests and galleries; otherwise the text renews itself every minute. */
  now?: Date;
}

const exactly = dateFormat({ dateStyle: 'full', timeStyle: 'short' });
const onDay = dateFormat({ dateStyle: 'medium' });

/** After so long a day says more than how long ago it was; ms. */
const month = 30 * 24 * 3_600_000;

/** Only for who points at it: a list of twenty would wait a twentieth of a second for it on a phone. */
function showExactTime({ currentTarget }: PointerEvent<HTMLTimeElement>): void {
  const date = new Date(currentTarget.dateTime);
  if (!Number.isNaN(date.getTime())) currentTarget.title = exactly(date);
}

/** "5 minutes ago", with the exact local time on hover; past a month the day stands beside it. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const clock = useMinuteClock();
  const present = now ?? clock;
  const isLongAgo = present.getTime() - new Date(at).getTime() > month;
  return (
    <time dateTime={at} className={isLongAgo ? undefined : classes.short} onPointerEnter={showExactTime}>
      {relativeTime(at, present)}
      {isLongAgo && ` (${onDay(new Date(at))})`}
    </time>
  );
}
