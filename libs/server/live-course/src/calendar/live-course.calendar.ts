import { type CalendarItem, type CalendarSource, HasCalendarItems, PreparedQueries } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { calendarQuery, type CalendarRow } from './calendar.statements';
import * as messages from './calendar.messages';

/** Lessons and homework in people's calendars. */
@Injectable()
@HasCalendarItems()
export class LiveCourseCalendar implements CalendarSource {
  constructor(private readonly queries: PreparedQueries) {}

  async between(userId: string, from: Date, to: Date): Promise<CalendarItem[]> {
    return (await this.queries.rows(calendarQuery, { userId, from, to })).map(toCalendarItem);
  }
}

/** Who stands in is in no classroom: what they need is with the list of classes. */
export const toCalendarItem = ({
  kind,
  courseName,
  groupTag,
  standsIn,
  ...row
}: CalendarRow): CalendarItem => ({
  ...row,
  label:
    kind === 'LESSON'
      ? messages.lessonOf({ course: courseName })
      : messages.homeworkIsDue({ course: courseName }),
  url: standsIn ? '/lc-grouplist' : `/lc-dashboard/${groupTag}`,
});
