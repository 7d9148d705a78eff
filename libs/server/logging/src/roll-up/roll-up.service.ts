import { Injectable } from '@nestjs/common';
import { dayAfter } from '@lyceum/contracts/logging';
import { Every, PreparedQueries, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { peopleBits } from './people-bits';
import {
  countsOfDayQuery,
  daysDueQuery,
  devicesOfDayQuery,
  hasPartitionQuery,
  markDayQuery,
  numberPeopleQuery,
  replaceQueries,
} from './roll-up.queries';

/** One roll-up at a time, in all processes. */
const rollUpLock = 7_204_102;

interface CountedRow {
  one: string;
  other: string;
  /** PostgreSQL's bigint, in digits. */
  actions: string;
  sessions: number;
  seconds: string;
  people: number[];
}

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
    const due = await this.queries.rows<{ day: string }>(daysDueQuery, []);
    for (const { day } of due) await this.rollUpDay(day);
  }

  /** Counts days anew, as often as one likes. Days are `YYYY-MM-DD`; first and last are counted in. */
  async recompute(first: string, last: string): Promise<void> {
    for (let day = first; day <= last; day = dayAfter(day, 1)) await this.rollUpDay(day);
  }

  /** Replaces what the tables say about a day. Days whose month is no longer in the log keep what was counted. */
  private async rollUpDay(day: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      await transaction.manager.query('SELECT pg_advisory_xact_lock($1)', [rollUpLock]);
      const partitions = await transaction.rows(hasPartitionQuery, [day]);
      if (partitions.length === 0) return;
      await transaction.rows(numberPeopleQuery, [day]);
      const counts = await transaction.rows<CountedRow>(countsOfDayQuery, [day]);
      const devices = await transaction.rows<CountedRow>(devicesOfDayQuery, [day]);
      await replace(transaction, replaceQueries.counts, day, counts);
      await replace(transaction, replaceQueries.devices, day, devices);
      await transaction.rows(markDayQuery, [day]);
    });
  }
}

async function replace(
  transaction: Transaction,
  query: (typeof replaceQueries)['counts'],
  day: string,
  rows: readonly CountedRow[],
): Promise<void> {
  await transaction.rows(query.clear, [day]);
  await transaction.rows({ name: query.name, text: query.text }, [
    day,
    rows.map(({ one }) => one),
    rows.map(({ other }) => other),
    rows.map(({ actions }) => actions),
    rows.map(({ sessions }) => sessions),
    rows.map(({ seconds }) => Math.round(Number(seconds))),
    rows.map(({ people }) => people.length),
    rows.map(({ people }) => peopleBits(people)),
  ]);
}
