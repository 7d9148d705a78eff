import { isPresent, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { PreparedQueries, statement } from '@lyceum/kernel';
import { studentsOf } from '../live-course.sql';

const studentsQuery = statement<{ id: string }>(
  'live-course.students-of-teacher',
  `SELECT taught.id FROM (${studentsOf('$teacherId')}) taught ${people.join('u', 'taught.id')}
   WHERE ${isPresent('u')} ORDER BY taught.id`,
);

/** Who teaches whom; callers have checked who asks. */
@Injectable()
export class TeacherStudents {
  constructor(private readonly queries: PreparedQueries) {}

  /** Ids of everybody the user teaches; empty for who teaches nobody. */
  async studentIdsOf(teacherId: string): Promise<string[]> {
    const rows = await this.queries.rows(studentsQuery, { teacherId });
    return rows.map(({ id }) => id);
  }
}
