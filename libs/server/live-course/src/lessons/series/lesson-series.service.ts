import {
  lessonCounts,
  liveCourseErrors,
  type LiveCourseType,
  type PlannedLesson,
  type PreviewSeriesInput,
  previewSeriesSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { lessonDays } from './lesson-days';

type Series = z.output<typeof previewSeriesSchema>;

const courseQuery = statement<{ tag: string; type: LiveCourseType }>(
  'live-course.course-of-series',
  'SELECT tag, type FROM live_courses WHERE id = $courseId',
);

/** The same hour on the clock of the class each time, whatever its summer time does; PostgreSQL moves lessons by it, too. */
const planned = `
  SELECT number::int AS number, at AS starts_at, at + make_interval(mins => $minutes::int) AS ends_at,
    to_char(day::date + $localTime::time, 'YYYY-MM-DD"T"HH24:MI') AS local
  FROM unnest($days::text[]) WITH ORDINALITY AS lesson (day, number)
  CROSS JOIN LATERAL (SELECT (day::date + $localTime::time) AT TIME ZONE $timeZone::text AS at) moment`;

const previewQuery = statement<{
  lessonNumber: number;
  local: string;
  startDateTime: Date;
  endDateTime: Date;
  isPast: boolean;
}>(
  'live-course.preview-series',
  `SELECT number AS "lessonNumber", local, starts_at AS "startDateTime", ends_at AS "endDateTime", starts_at <= now() AS "isPast" FROM (${planned}) plan ORDER BY number`,
);

const fillStatement = statement(
  'live-course.fill-group',
  `INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at)
   SELECT $groupId::uuid, number, 'Lesson ' || number, starts_at, ends_at FROM (${planned}) plan`,
);

/** The days of a series, and the clock they are on. */
export interface SeriesPlan {
  readonly days: string[];
  readonly localTime: string;
  readonly minutes: number;
  readonly timeZone: string;
}

/** The lessons that a group is made with, by staff. */
@Injectable()
export class LessonSeriesService {
  constructor(private readonly queries: PreparedQueries) {}

  /**
   * When the lessons of a series would be; nothing is kept.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_COURSE_NOT_FOUND, LIVE_COURSE_NO_LESSONS
   */
  async preview(actor: Actor, input: PreviewSeriesInput): Promise<PlannedLesson[]> {
    assertCan(actor, 'liveCourse.oversee');
    const { plan } = await planOf(this.queries, parseInput(previewSeriesSchema, input));
    const lessons = await this.queries.rows(previewQuery, { ...plan });
    return lessons.map(({ startDateTime, endDateTime, ...lesson }) => ({
      ...lesson,
      startDateTime: startDateTime.toISOString(),
      endDateTime: endDateTime.toISOString(),
    }));
  }
}

/**
 * The days of a series, as many as the course has by its type where it names no number, and the tag of the course.
 * @throws DomainError LIVE_COURSE_COURSE_NOT_FOUND, LIVE_COURSE_NO_LESSONS
 */
export async function planOf(
  runner: StatementRunner,
  { courseId, count, weekdays, firstDay, holidays, localTime, minutes, timeZone }: Series,
): Promise<{ plan: SeriesPlan; courseTag: string }> {
  const [course] = await runner.rows(courseQuery, { courseId });
  if (!course) throw new DomainError(liveCourseErrors.COURSE_NOT_FOUND);
  const days = lessonDays({ weekdays, firstDay, holidays, count: count ?? lessonCounts[course.type] });
  if (days.length === 0) throw new DomainError(liveCourseErrors.NO_LESSONS);
  return { plan: { days, localTime, minutes, timeZone }, courseTag: course.tag };
}

/** Makes the lessons of a new group, in order, with topics to be written. */
export async function fillGroup(transaction: Transaction, groupId: string, plan: SeriesPlan): Promise<void> {
  await transaction.count(fillStatement, { groupId, ...plan });
}
