import { isPresent, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** The live-course groups somebody is in, and whom they teach or are taught by. */
@Injectable()
@PersonalDataSource('live-courses')
export class LiveCoursePersonalData extends StoredPersonalData {
  protected readonly lists = {
    groups: statement<{ groupTag: string; role: string; joinedAt: Date }>(
      'live-course.groups-of-user',
      `SELECT g.group_tag AS "groupTag", m.role, m.joined_at AS "joinedAt"
       FROM live_course_members m JOIN live_course_groups g ON g.id = m.group_id
       WHERE m.user_id = $userId ORDER BY m.joined_at`,
    ),
    teaching: statement<{ userId: string; who: string }>(
      'live-course.taught-by-user',
      `SELECT u.id AS "userId", CASE WHEN u.id = ts.student_id THEN 'your student' ELSE 'your teacher' END AS "who"
       FROM teacher_students ts
       ${people.join('u', 'CASE WHEN ts.teacher_id = $userId THEN ts.student_id ELSE ts.teacher_id END')}
       WHERE $userId IN (ts.teacher_id, ts.student_id) AND ${isPresent('u')} ORDER BY u.id`,
    ),
  };

  protected override readonly erasures = [
    statement(
      'live-course.delete-live-course-members',
      'DELETE FROM live_course_members WHERE user_id = $userId',
    ),
    statement(
      'live-course.delete-teacher-students',
      'DELETE FROM teacher_students WHERE $userId IN (teacher_id, student_id)',
    ),
  ];
}
