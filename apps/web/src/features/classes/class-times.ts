import { dateFormat } from '@lyceum/contracts/messages';
import * as messages from './classes.messages';

/** `Mon, Nov 30, 7:00 PM`, in the reader's own zone. */
export const moment = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });

const minute = 60_000;

/** How long it is to a moment that is to come, in words of one unit. */
export function timeTo(at: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / minute));
  if (minutes < 60) return messages.inMinutes({ count: minutes });
  if (minutes < 48 * 60) return messages.inHours({ count: Math.floor(minutes / 60) });
  return messages.inDays({ count: Math.floor(minutes / (24 * 60)) });
}

/** As a field of the browser writes it: the time of this place, without its zone. */
export function localTime(date: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
