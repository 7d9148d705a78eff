import {
  lessonCounts,
  type LessonSeriesInput,
  lessonSeriesSchema,
  type LiveCourseType,
  liveCourseErrors,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  statement,
  type StatementRunner,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { lessonDays } from './lesson-days';

/** A lesson that a series has, or would have. */
export interface SeriesLesson {
  lessonNumber: number;
  /** On the clock of the class: 'YYYY-MM-DDTHH:mm'. */
  local: string;
  startDateTime: Date;
  endDateTime: Date;
}

const groupQuery = statement<{ id: string; type: LiveCourseType }>(
  'live-course.group-of-series',
  `SELECT g.id, c.type FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag WHERE g.group_tag = $groupTag
   FOR NO KEY UPDATE OF g`,
);

/** The same hour on the clock of the class each time, whatever its summer time does; PostgreSQL moves lessons by it, too. */
const planned = `
  SELECT number::int AS number, at AS starts_at, at + make_interval(mins => $minutes::int) AS ends_at,
    to_char(day::date + $localTime::time, 'YYYY-MM-DD"T"HH24:MI') AS local
  FROM live_course_groups g, unnest($days::text[]) WITH ORDINALITY AS lesson (day, number)
  CROSS JOIN LATERAL (SELECT (day::date + $localTime::time) AT TIME ZONE g.time_zone AS at) moment
  WHERE g.id = $groupId::uuid`;

const previewQuery = statement<SeriesLesson>(
  'live-course.preview-series',
  `SELECT number AS "lessonNumber", local, starts_at AS "startDateTime", ends_at AS "endDateTime" FROM (${planned}) plan ORDER BY number`,
);

const createStatement = statement<{ id: string }>(
  'live-course.create-series',
  `INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at)
   SELECT $groupId::uuid, number, 'Lesson ' || number, starts_at, ends_at FROM (${planned}) plan
   WHERE NOT EXISTS (SELECT FROM live_lessons l WHERE l.group_id = $groupId::uuid) RETURNING id`,
);

/** The lessons that a group is made with, by staff. */
@Injectable()
export class LessonSeriesService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * When the lessons of a series would be; nothing is kept.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND
   */
  async preview(actor: Actor, input: LessonSeriesInput): Promise<SeriesLesson[]> {
    assertCan(actor, 'liveCourse.oversee');
    return this.queries.rows(previewQuery, await valuesOf(this.queries, input));
  }

  /**
   * Makes the lessons of a group that has none yet, in order, with topics to be written. @returns how many
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_HAS_LESSONS
   */
  async create(actor: Actor, input: LessonSeriesInput): Promise<number> {
    assertCan(actor, 'liveCourse.oversee');
    return this.unitOfWork.run(async (transaction) => {
      const made = await transaction.rows(createStatement, await valuesOf(transaction, input));
      if (made.length === 0) throw new DomainError(liveCourseErrors.HAS_LESSONS);
      return made.length;
    });
  }
}

async function valuesOf(runner: StatementRunner, input: LessonSeriesInput) {
  const { groupTag, count, weekdays, firstDay, holidays, localTime, minutes } = parseInput(
    lessonSeriesSchema,
    input,
  );
  const [group] = await runner.rows(groupQuery, { groupTag });
  if (!group) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
  const days = lessonDays({ weekdays, firstDay, holidays, count: count ?? lessonCounts[group.type] });
  return { groupId: group.id, days, localTime, minutes };
}
