import { dateFormat } from '@lyceum/contracts/messages';
import type { NotificationItem } from './notification-queries';
import { notificationTime } from './notification-time';
import * as messages from './notifications.messages';

interface NotificationDay {
  /** As YYYY-MM-DD, where the reader is. */
  readonly date: string;
  /** 'Today', 'Yesterday' or the date in words. */
  readonly label: string;
  readonly items: readonly NotificationItem[];
}

const inWords = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Notifications by the days they came on, in the order they are in. */
export function byDay(
  items: readonly NotificationItem[],
  timeZone: string,
  now: Date = new Date(),
): NotificationDay[] {
  const today = dateOf(now.toISOString(), timeZone);
  const labels = new Map([
    [today, messages.today()],
    [dayBefore(today), messages.yesterday()],
  ]);
  const days = new Map<string, NotificationItem[]>();
  for (const item of items) {
    const date = dateOf(item.createdAt, timeZone);
    days.set(date, [...(days.get(date) ?? []), item]);
  }
  return Array.from(days, ([date, ofDay]) => ({
    date,
    label: labels.get(date) ?? inWords(new Date(date)),
    items: ofDay,
  }));
}

const dateOf = (at: string, timeZone: string): string => notificationTime(at, timeZone).slice(0, 10);

/** A day of 23 or 25 hours is one, too. */
function dayBefore(date: string): string {
  const before = new Date(date);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}
