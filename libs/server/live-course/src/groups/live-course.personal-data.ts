import { isPresent } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';

const groupsQuery = {
  name: 'live-course.groups-of-user',
  text: `
    SELECT g.group_tag AS "groupTag", m.role, m.joined_at AS "joinedAt"
    FROM live_course_members m JOIN live_course_groups g ON g.id = m.group_id
    WHERE m.user_id = $1 ORDER BY m.joined_at`,
};

const taughtQuery = {
  name: 'live-course.taught-by-user',
  text: `
    SELECT u.id AS "userId", CASE WHEN u.id = ts.student_id THEN 'your student' ELSE 'your teacher' END AS "who"
    FROM teacher_students ts
    JOIN users u ON u.id = CASE WHEN ts.teacher_id = $1 THEN ts.student_id ELSE ts.teacher_id END
    WHERE $1 IN (ts.teacher_id, ts.student_id) AND ${isPresent('u')} ORDER BY u.id`,
};

/** The live-course groups somebody is in, and whom they teach or are taught by. */
@Injectable()
@PersonalDataSource('live-courses')
export class LiveCoursePersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      groups: await this.queries.rows(groupsQuery, [userId]),
      teaching: await this.queries.rows(taughtQuery, [userId]),
    };
  }

  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query('DELETE FROM live_course_members WHERE user_id = $1', [userId]);
    await manager.query('DELETE FROM teacher_students WHERE $1 IN (teacher_id, student_id)', [userId]);
  }
}
