import { dateFormat } from '@lyceum/contracts/messages';
import type { ReactNode } from 'react';
import { CalendarItem, type Item } from './calendar-item';
import classes from './calendar-screen.module.css';
import { dayKey } from './months';

interface AgendaProps {
  readonly items: readonly Item[];
  readonly linkTo: (path: string, title: string) => ReactNode;
}

const dayName = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** Days that have something, one under the other. */
export function Agenda({ items, linkTo }: AgendaProps) {
  const days = [...Map.groupBy(items, ({ startsAt }) => dayKey(new Date(startsAt)))];
  const today = dayKey(new Date());
  return (
    <div className={classes.agenda}>
      {days.map(([key, ofDay]) => (
        <section key={key} aria-label={dayName(new Date(ofDay[0]?.startsAt ?? key))}>
          <h3 className={classes.day} data-today={key === today || undefined}>
            {dayName(new Date(ofDay[0]?.startsAt ?? key))}
          </h3>
          <ul className={classes.items}>
            {ofDay.map((item) => (
              <CalendarItem key={item.id} item={item} linkTo={linkTo} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
