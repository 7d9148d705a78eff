import { Injectable } from '@nestjs/common';
import type { Home } from '@lyceum/contracts/ops';
import {
  type DaysRow,
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
  todayAndYesterday,
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

  constructor(private readonly queries: PreparedQueries) {}

  async read(): Promise<Partial<Home>> {
    const [days, [found]] = await Promise.all([
      this.queries.rows(daysQuery),
      this.queries.rows(waitingQuery),
    ]);
    const { waiting = 0, oldestAt = null } = found ?? {};
    return {
      figures: days.map((row) => ({ label: 'New accounts', ...row })),
      queues: [
        {
          label: 'Accounts to let in',
          waiting,
          oldestAt: oldestAt?.toISOString() ?? null,
          path: '/users',
          search: { awaitsStaff: 'yes' },
        },
      ],
    };
  }
}
