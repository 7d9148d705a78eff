import { defineMark } from '../marks/mark';

/** Something that stands in somebody's calendar. Never anybody else's name, and no link that lets in who has it. */
export interface CalendarItem {
  /** Unique in its domain, and the same as long as the thing is: calendars know it by this. */
  readonly id: string;
  /** What it is, in words for the reader: “Lesson of Writing”. */
  readonly label: string;
  /** What it is about. */
  readonly title: string;
  readonly startsAt: Date;
  /** The same moment for what is due then. */
  readonly endsAt: Date;
  /** The zone it is kept in: its hour there stays when clocks change. */
  readonly timeZone: string;
  readonly isCanceled: boolean;
  /** How often it was changed; calendars take the highest. */
  readonly sequence: number;
  readonly changedAt: Date;
  /** Path of its page. */
  readonly url: string;
}

/** What of a domain stands in people's calendars. Implemented by a provider marked `@HasCalendarItems()`. */
export interface CalendarSource {
  /** Everything of somebody that ends after `from` and begins before `to`; only what they may see. Nothing here checks who asks. */
  between(userId: string, from: Date, to: Date): Promise<readonly CalendarItem[]>;
}

/** Marks a provider as a domain's `CalendarSource`. */
export const HasCalendarItems = defineMark<CalendarSource>();
