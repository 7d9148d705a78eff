import { Injectable } from '@nestjs/common';
import type { HomeQueue } from '@lyceum/contracts/ops';
import {
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
  toQueue,
  type WaitingRow,
  waitingSince,
} from '@lyceum/kernel';

const waitingQuery = statement<WaitingRow>(
  'auth.waiting-teacher-applications',
  waitingSince(
    `FROM teacher_applications t JOIN users u ON u.id = t.user_id
     WHERE t.decided_at IS NULL AND u.email_confirmed_at IS NOT NULL AND u.erased_at IS NULL`,
    't.applied_at',
  ),
);

/** Who waits to be an educator. */
@Injectable()
@StandsOnHome()
export class TeacherApplicationsHomePart implements HomePart {
  readonly requires = 'user.setRoles';
  readonly place = 25;
  readonly title = 'Educator requests';

  constructor(private readonly queries: PreparedQueries) {}

  async queue(): Promise<HomeQueue> {
    const [row] = await this.queries.rows(waitingQuery);
    return toQueue(row, { label: 'Educator requests', path: '/educators', search: { state: 'PENDING' } });
  }
}
