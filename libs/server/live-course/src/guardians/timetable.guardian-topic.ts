import {
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  statement,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { joinOwn } from '../live-course.sql';

/** So many lessons are named. */
const shownLessons = 10;

interface LessonRow {
  id: string;
  topic: string;
  courseName: string;
  at: Date;
}

/** Lessons of the next weeks, of groups in which the student learns. Links to them are the class's alone. */
const lessonsQuery = statement<LessonRow>(
  'live-course.timetable-for-guardians',
  `SELECT l.id, l.topic, c.name AS "courseName", l.starts_at AS at
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$studentId')} AND own.role = 'STUDENT'
   JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_lessons l ON l.group_id = g.id AND l.status = 'PLANNED'
     AND l.ends_at > now() AND l.starts_at <= now() + interval '4 weeks'
   ORDER BY l.starts_at, l.id LIMIT ${String(shownLessons)}`,
);

/** When a student has class next, and of what. */
@Injectable()
@TellsGuardians()
export class TimetableGuardianTopic implements GuardianTopic {
  readonly name = 'TIMETABLE';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const lessons = await this.queries.rows(lessonsQuery, { studentId });
    const entries = lessons.map(({ id, topic, courseName, at }) => ({
      id,
      title: topic,
      detail: courseName,
      at,
      url: null,
    }));
    return { figures: [], entries, days: [] };
  }
}
