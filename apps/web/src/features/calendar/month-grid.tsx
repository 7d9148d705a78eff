import { dateFormat } from '@lyceum/contracts/messages';
import type { ReactNode } from 'react';
import { CalendarItem, type Item } from './calendar-item';
import classes from './calendar-screen.module.css';
import { dayKey, type Month, monthOf } from './months';

interface MonthGridProps {
  readonly month: Month;
  readonly days: readonly Date[];
  readonly items: readonly Item[];
  readonly linkTo: (path: string, title: string) => ReactNode;
}

const weekday = dateFormat({ weekday: 'short' });
const dayName = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** A month as a table of weeks. */
export function MonthGrid({ month, days, items, linkTo }: MonthGridProps) {
  const of = Map.groupBy(items, ({ startsAt }) => dayKey(new Date(startsAt)));
  const today = dayKey(new Date());
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    <table className={classes.grid}>
      <thead>
        <tr>
          {days.slice(0, 7).map((at) => (
            <th key={dayKey(at)} scope="col" className={classes.weekday}>
              {weekday(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={dayKey(week[0] ?? new Date(0))}>
            {week.map((at) => {
              const key = dayKey(at);
              return (
                <td key={key} className={classes.cell} data-other={monthOf(at) !== month || undefined}>
                  <time
                    dateTime={key}
                    aria-label={dayName(at)}
                    aria-current={key === today ? 'date' : undefined}
                    className={classes.number}
                  >
                    {at.getDate()}
                  </time>
                  {of.has(key) && (
                    <ul className={classes.items}>
                      {of.get(key)?.map((item) => (
                        <CalendarItem key={item.id} item={item} linkTo={linkTo} isShort />
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
