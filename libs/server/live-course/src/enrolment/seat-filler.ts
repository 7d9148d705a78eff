import { Every, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { holdGroup, promote } from './enrol';
import { unfilledQuery } from './enrolment.statements';

/** Seats that were freed by no call of a class, such as by the end of an account, go to who waits, too. */
@Injectable()
export class SeatFiller {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Every('live-course.fill-seats', { minutes: 5 })
  async fill(): Promise<void> {
    for (const { groupId } of await this.queries.rows(unfilledQuery, {}))
      await this.unitOfWork.run(async (transaction) => {
        await holdGroup(transaction, groupId);
        await promote(transaction, groupId);
      });
  }
}
