import { Injectable } from '@nestjs/common';
import { type ContactTie, ContactTieSource } from '@lyceum/kernel';
import { isTeacherOf } from '../live-course.sql';

/** Two students of the same group, until its course ends. */
@Injectable()
@ContactTieSource()
export class SameClassTie implements ContactTie {
  readonly kind = 'CLASS';

  between(one: string, other: string): string {
    return `EXISTS (
      SELECT FROM live_course_members own JOIN live_course_members mate USING (group_id)
      JOIN live_course_groups course ON course.id = group_id
      WHERE own.user_id = ${one} AND mate.user_id = ${other} AND own.role = 'STUDENT' AND mate.role = 'STUDENT'
        AND course.session_ends_at > now())`;
  }
}

/** A teacher and their student. */
@Injectable()
@ContactTieSource()
export class TeachesTie implements ContactTie {
  readonly kind = 'TEACHES';

  between(teacherId: string, studentId: string): string {
    return isTeacherOf(teacherId, studentId);
  }
}
