import { isPresent, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { PreparedQueries, statement } from '@lyceum/kernel';

const studentsQuery = statement<{ id: string }>(
  'live-course.students-of-teacher',
  `SELECT ts.student_id AS id FROM teacher_students ts ${people.join('u', 'ts.student_id')}
         WHERE ts.teacher_id = $teacherId AND ${isPresent('u')} ORDER BY ts.student_id`,
);

/** Who teaches whom. Its rows come from live courses; callers have checked who asks. */
@Injectable()
export class TeacherStudents {
  constructor(private readonly queries: PreparedQueries) {}

  /** Ids of everybody the user teaches; empty for who teaches nobody. */
  async studentIdsOf(teacherId: string): Promise<string[]> {
    const rows = await this.queries.rows(studentsQuery, { teacherId });
    return rows.map(({ id }) => id);
  }
}
