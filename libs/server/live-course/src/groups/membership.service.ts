import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '@lyceum/kernel';

const membershipQuery = {
  name: 'live-course.has-groups',
  text: 'SELECT EXISTS (SELECT FROM live_course_members WHERE user_id = $1) AS "hasGroups"',
};

/** Who is in which live-course group. */
@Injectable()
export class MembershipService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Whether the user is in any live-course group, in whatever role; it shows the Live Course tab (checklist line 23). */
  async hasLiveCourses(userId: string): Promise<boolean> {
    const [row] = await this.queries.rows<{ hasGroups: boolean }>(membershipQuery, [userId]);
    return row?.hasGroups ?? false;
  }
}
