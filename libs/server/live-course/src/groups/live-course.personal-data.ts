import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';

const groupsQuery = {
  name: 'live-course.groups-of-user',
  text: `
    SELECT g.group_tag AS "groupTag", m.role, m.joined_at AS "joinedAt"
    FROM live_course_members m JOIN live_course_groups g ON g.id = m.group_id
    WHERE m.user_id = $1 ORDER BY m.joined_at`,
};

/** The live-course groups somebody is in. */
@Injectable()
@PersonalDataSource('live-courses')
export class LiveCoursePersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { groups: await this.queries.rows(groupsQuery, [userId]) };
  }

  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query('DELETE FROM live_course_members WHERE user_id = $1', [userId]);
  }
}
