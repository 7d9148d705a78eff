import { dateFormat } from '@lyceum/contracts/messages';
import * as messages from '../chats.messages';

const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const dayOfYear = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

interface Dated {
  readonly createdAt: string;
}

/** Whether a message begins another day than the one before it. */
export const isNewDay = (before: Dated | undefined, { createdAt }: Dated): boolean =>
  !before || new Date(before.createdAt).toDateString() !== new Date(createdAt).toDateString();

/** What the day of this moment is called; of other years than this one with the year. */
export function dayName(at: string): string {
  const day = new Date(at);
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toDateString();
  if (day.toDateString() === daysAgo(0)) return messages.today();
  if (day.toDateString() === daysAgo(1)) return messages.yesterday();
  return day.getFullYear() === new Date().getFullYear() ? dayOf(day) : dayOfYear(day);
}
