import { Injectable } from '@nestjs/common';
import { dayAfter } from '@lyceum/contracts/logging';
import { Every, PreparedQueries, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { peopleBits } from './people-bits';
import {
  type CountedRow,
  countsOfDayQuery,
  daysDueQuery,
  devicesOfDayQuery,
  hasPartitionQuery,
  markDayQuery,
  numberPeopleQuery,
  replaceCounts,
  replaceDevices,
  rollUpTurnStatement,
} from './roll-up.queries';

/** Counts the activity log by days (UTC) into the tables the analytics read. */
@Injectable()
export class RollUpService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Counts every day about which reports can still have come since it was counted last: two, usually. */
  @Every('logging.roll-up', { minutes: 10 })
  async rollUp(): Promise<void> {
    const due = await this.queries.rows(daysDueQuery);
    for (const { day } of due) await this.rollUpDay(day);
  }

  /** Counts days anew, as often as one likes. Days are `YYYY-MM-DD`; first and last are counted in. */
  async recompute(first: string, last: string): Promise<void> {
    for (let day = first; day <= last; day = dayAfter(day, 1)) await this.rollUpDay(day);
  }

  /** Replaces what the tables say about a day. Days whose month is no longer in the log keep what was counted. */
  private async rollUpDay(day: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      await transaction.count(rollUpTurnStatement);
      if ((await transaction.count(hasPartitionQuery, { day })) === 0) return;
      await transaction.count(numberPeopleQuery, { day });
      const counts = await transaction.rows(countsOfDayQuery, { day });
      const devices = await transaction.rows(devicesOfDayQuery, { day });
      await replace(transaction, replaceCounts, day, counts);
      await replace(transaction, replaceDevices, day, devices);
      await transaction.count(markDayQuery, { day });
    });
  }
}

async function replace(
  transaction: Transaction,
  { clear, fill }: typeof replaceCounts,
  day: string,
  rows: readonly CountedRow[],
): Promise<void> {
  await transaction.count(clear, { day });
  await transaction.count(fill, {
    day,
    ones: rows.map(({ one }) => one),
    others: rows.map(({ other }) => other),
    actions: rows.map(({ actions }) => actions),
    sessions: rows.map(({ sessions }) => sessions),
    seconds: rows.map(({ seconds }) => Math.round(Number(seconds))),
    users: rows.map(({ people }) => people.length),
    people: rows.map(({ people }) => peopleBits(people)),
  });
}
