import { dateFormat } from '@lyceum/contracts/messages';
import { VisuallyHidden } from '@mantine/core';
import * as messages from './guardians.messages';
import classes from './spent-days.module.css';

interface SpentDaysProps {
  readonly days: readonly { readonly day: string; readonly minutes: number }[];
}

const inUtc = { timeZone: 'UTC' } as const;
const fullDay = dateFormat({ ...inUtc, weekday: 'long', month: 'long', day: 'numeric' });
const weekday = dateFormat({ ...inUtc, weekday: 'narrow' });

/** A bar a day, as long as the time spent; read out as a list. */
export function SpentDays({ days }: SpentDaysProps) {
  const most = Math.max(...days.map(({ minutes }) => minutes));
  if (most === 0) return <p className={classes.none}>{messages.noTimeSpent()}</p>;
  return (
    <ol className={classes.days} aria-label={messages.minutesOfEachDay()}>
      {days.map(({ day, minutes }) => {
        const date = new Date(`${day}T00:00:00Z`);
        return (
          <li key={day} title={messages.dayMinutes({ day: fullDay(date), count: minutes })}>
            <VisuallyHidden>{messages.dayMinutes({ day: fullDay(date), count: minutes })}</VisuallyHidden>
            <span aria-hidden className={classes.room}>
              <span
                className={classes.bar}
                data-empty={minutes === 0 || undefined}
                style={{ height: `${String(Math.max(3, (100 * minutes) / most))}%` }}
              />
            </span>
            <span aria-hidden className={classes.weekday}>
              {weekday(date)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
