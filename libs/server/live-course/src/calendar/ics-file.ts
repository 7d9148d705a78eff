import type { CalendarItem } from '@lyceum/kernel';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import * as messages from './calendar.messages';
import { ZonedDate } from './zoned-date';

/** What calendars are told of our site. */
export interface CalendarSite {
  readonly brand: string;
  /** With no slash at its end. */
  readonly url: string;
}

/**
 * Items as iCalendar (RFC 5545): times on the clock of their zone with its VTIMEZONE, so that they stay right when clocks change; an item
 * that is changed or canceled has the same UID and a higher SEQUENCE. Nothing in it changes unless an item does.
 */
export function icsFile(items: readonly CalendarItem[], { brand, url }: CalendarSite): string {
  const calendar = ical({
    name: messages.yourCalendar({ brand }),
    prodId: { company: brand, product: 'calendar' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: zoneBlock },
    ttl: 3_600,
  });
  const host = new URL(url).host;
  for (const item of items) {
    const page = `${url}${item.url}`;
    calendar.createEvent({
      id: `${item.id}@${host}`,
      sequence: item.sequence,
      stamp: item.changedAt,
      lastModified: item.changedAt,
      start: new ZonedDate(item.startsAt, item.timeZone),
      end: new ZonedDate(item.endsAt, item.timeZone),
      timezone: item.timeZone,
      summary: `${item.label}: ${item.title}`,
      description: messages.openIt({ url: page }),
      url: page,
      status: item.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

function zoneBlock(zone: string): string | null {
  const block = tzlib_get_ical_block(zone);
  return Array.isArray(block) ? (block[0] ?? null) : null;
}
