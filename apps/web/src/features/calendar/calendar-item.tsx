import { dateFormat } from '@lyceum/contracts/messages';
import type { CalendarQuery } from '@lyceum/web-graphql';
import type { ReactNode } from 'react';
import * as messages from './calendar.messages';
import classes from './calendar-screen.module.css';

export type Item = CalendarQuery['getCalendar'][number];

const hour = dateFormat({ hour: 'numeric', minute: '2-digit' });

interface CalendarItemProps {
  readonly item: Item;
  readonly linkTo: (path: string, title: string) => ReactNode;
  /** Without what kind of thing it is, where there is little room. */
  readonly isShort?: boolean;
}

/** One thing of a day. */
export function CalendarItem({ item, linkTo, isShort = false }: CalendarItemProps) {
  const { startsAt, label, title, url, isCanceled } = item;
  return (
    <li className={classes.item} data-canceled={isCanceled || undefined}>
      <time dateTime={startsAt} className={classes.time}>
        {hour(new Date(startsAt))}
      </time>
      <span className={classes.words} dir="auto">
        {linkTo(url, title)}
        {!isShort && <span className={classes.detail}>{label}</span>}
        {isCanceled && <span className={classes.detail}>{messages.canceled()}</span>}
      </span>
    </li>
  );
}
