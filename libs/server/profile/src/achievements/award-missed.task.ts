import { Every, PreparedQueries, statement, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { AchievementEarned } from './achievements.events';
import { award } from './award';

/** Whoever has points, a page at a time. */
const withPoints = statement<{ id: string }>(
  'profile.people-with-points',
  'SELECT user_id AS id FROM kpi_totals WHERE user_id > $after::uuid ORDER BY user_id LIMIT 200',
);

/** Gives what a new definition finds earned already, and what an event has missed. */
@Injectable()
export class AwardMissedTask {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Counts the ledger of everybody anew. @returns how many were given */
  @Every('profile.award-missed-achievements', { minutes: 24 * 60 })
  async awardMissed(): Promise<number> {
    let given = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const page = await this.queries.rows(withPoints, { after });
      const last = page.at(-1);
      if (!last) return given;
      given += await this.awardTo(page.map(({ id }) => id));
      after = last.id;
    }
  }

  private awardTo(userIds: readonly string[]): Promise<number> {
    return this.unitOfWork.run(async (transaction) => {
      const earned = await award(transaction, userIds);
      for (const one of earned) transaction.raise(AchievementEarned, one);
      return earned.length;
    });
  }
}
