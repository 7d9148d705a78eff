import { dateFormat } from '@lyceum/contracts/messages';
import { rich } from '@lyceum/ui';
import { IconCalendarDue } from '@tabler/icons-react';
import classes from './due-date.module.css';
import * as messages from './thread-card.messages';

const day = dateFormat({ day: 'numeric', month: 'short' });
const dayOfYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const moment = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

/** Until when a thread is to be answered, or was: the day where the reader is, and the time when one points at it. */
export function DueDate({ at }: { readonly at: string }) {
  const due = new Date(at);
  const now = new Date();
  const text = due.getFullYear() === now.getFullYear() ? day(due) : dayOfYear(due);
  const isPast = due <= now;
  const when = (
    <time dateTime={at} title={moment(due)}>
      {text}
    </time>
  );
  return (
    <span className={classes.root} data-past={isPast}>
      <IconCalendarDue size={14} stroke={1.75} aria-hidden />
      <span>{isPast ? rich(messages.wasDue, { when }) : rich(messages.due, { when })}</span>
    </span>
  );
}
