import { Injectable } from '@nestjs/common';
import type { HomeFigure, HomeQueue } from '@lyceum/contracts/ops';
import {
  type DaysRow,
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
  todayAndYesterday,
  toQueue,
  type WaitingRow,
  waitingSince,
} from '@lyceum/kernel';

const daysQuery = statement<DaysRow>('auth.new-accounts', todayAndYesterday('FROM users', 'created_at'));

const waitingQuery = statement<WaitingRow>(
  'auth.accounts-awaiting-staff',
  waitingSince('FROM users WHERE awaits_staff_since IS NOT NULL', 'awaits_staff_since'),
);

/** Who came, and who waits to be let in. */
@Injectable()
@StandsOnHome()
export class AccountsHomePart implements HomePart {
  readonly requires = 'user.read';
  readonly place = 20;
  readonly title = 'Accounts';

  constructor(private readonly queries: PreparedQueries) {}

  async figures(): Promise<HomeFigure[]> {
    const days = await this.queries.rows(daysQuery);
    return days.map((row) => ({ label: 'New accounts', ...row }));
  }

  async queue(): Promise<HomeQueue> {
    const [row] = await this.queries.rows(waitingQuery);
    return toQueue(row, { label: 'Accounts to let in', path: '/users', search: { awaitsStaff: 'yes' } });
  }
}
