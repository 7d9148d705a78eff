import { CalendarDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { daysShown, type Month } from './months';

/** What is asked for a month: all days of its weeks, on the reader's clock. */
export function calendarCall(userId: string, month: Month) {
  const days = daysShown(month);
  const [from, last] = [days[0] ?? new Date(), days.at(-1) ?? new Date()];
  const to = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
  return [CalendarDocument, { userId, from: from.toISOString(), to: to.toISOString() }] as const;
}

export const calendarQuery = (userId: string, month: Month) =>
  graphqlQueryOptions(...calendarCall(userId, month));
