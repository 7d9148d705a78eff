import { Injectable, type OnModuleInit } from '@nestjs/common';
import { calendarSpanSchema, type CalendarSpan } from '@lyceum/contracts/calendar';
import { type Actor, assertCan } from '../actor/actor';
import { Marked } from '../marks/marked';
import { parseInput } from '../validation/parse-input';
import { type CalendarItem, type CalendarSource, HasCalendarItems } from './calendar-source';

/** What stands in people's calendars, from all domains, found by the decorator. */
@Injectable()
export class CalendarItems implements OnModuleInit {
  private sources: CalendarSource[] = [];

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.sources = this.marked.all(HasCalendarItems);
  }

  /** What the caller has in a span of at most some weeks, the soonest first. @throws DomainError COMMON_INVALID_INPUT */
  async own(actor: Actor, input: CalendarSpan): Promise<CalendarItem[]> {
    assertCan(actor, 'account.read');
    const { from, to } = parseInput(calendarSpanSchema, input);
    return this.of(actor.userId, from, to);
  }

  /** The same of somebody whose calendar it is; callers have checked who asks. */
  async of(userId: string, from: Date, to: Date): Promise<CalendarItem[]> {
    const items = await Promise.all(this.sources.map((source) => source.between(userId, from, to)));
    return items.flat().sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }
}
