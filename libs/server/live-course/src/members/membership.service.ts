import { Injectable } from '@nestjs/common';
import { PreparedQueries, statement } from '@lyceum/kernel';
import { joinOwn } from '../live-course.sql';

const membershipQuery = statement<{ hasGroups: boolean }>(
  'live-course.has-groups',
  `SELECT EXISTS (SELECT FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')}) AS "hasGroups"`,
);

/** Who is in which live-course group. */
@Injectable()
export class MembershipService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Whether the user is in any live-course group, in whatever role; it shows the Live Course tab (checklist line 23). */
  async hasLiveCourses(userId: string): Promise<boolean> {
    const [row] = await this.queries.rows(membershipQuery, { userId });
    return row?.hasGroups ?? false;
  }
}
