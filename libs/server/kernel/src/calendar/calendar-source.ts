import { defineMark } from '../marks/mark';
import type { CalendarItemModel } from './calendar-item.model';

/** Something that stands in somebody's calendar. Never anybody else's name, and no link that lets in who has it. */
export interface CalendarItem extends CalendarItemModel {
  /** How often it was changed; calendars take the highest. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/** What of a domain stands in people's calendars. Implemented by a provider marked `@HasCalendarItems()`. */
export interface CalendarSource {
  /** Everything of somebody that ends after `from` and begins before `to`; only what they may see. Nothing here checks who asks. */
  between(userId: string, from: Date, to: Date): Promise<readonly CalendarItem[]>;
}

/** Marks a provider as a domain's `CalendarSource`. */
export const HasCalendarItems = defineMark<CalendarSource>();
