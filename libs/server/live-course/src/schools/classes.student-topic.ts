import { dateFormat } from '@lyceum/contracts/messages';
import {
  PreparedQueries,
  statement,
  type StudentFact,
  type StudentTopic,
  TellsSchools,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { isIn } from '../live-course.sql';
import * as messages from './classes.messages';

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

interface ClassRow {
  studentId: string;
  title: string;
  endsAt: Date;
}

/** Courses in which these people learn now. */
const classesQuery = statement<ClassRow>(
  'live-course.classes-for-schools',
  `SELECT own.user_id AS "studentId", c.name AS title, g.session_ends_at AS "endsAt"
   FROM live_course_members own
   JOIN live_course_groups g ON g.id = own.group_id AND g.session_ends_at > now()
   JOIN live_courses c ON c.tag = g.course_tag
   WHERE own.user_id = ANY($studentIds::uuid[]) AND own.role = 'STUDENT' AND ${isIn('own')}
   ORDER BY c.name, g.id`,
);

/** Which live courses students are enrolled in, and until when. */
@Injectable()
@TellsSchools()
export class ClassesStudentTopic implements StudentTopic {
  readonly name = 'CLASSES';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentIds: readonly string[]): Promise<ReadonlyMap<string, readonly StudentFact[]>> {
    const rows = await this.queries.rows(classesQuery, { studentIds });
    const facts = Map.groupBy(rows, ({ studentId }) => studentId);
    return new Map(
      [...facts].map(([studentId, classes]) => [
        studentId,
        classes.map(({ title, endsAt }) => ({
          title,
          detail: messages.until({ day: day(endsAt) }),
        })),
      ]),
    );
  }
}
