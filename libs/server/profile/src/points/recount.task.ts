import { deedsOf, Every, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { recountStatement, strayTotals } from './points.statements';

/** Whether totals are what the ledger says, which they always should be. */
@Injectable()
export class RecountTask {
  private readonly logger = new Logger(RecountTask.name);

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Sets right each total that is not, in the turn of its owner's deeds. @returns how many were not */
  @Every('profile.recount-points', { minutes: 24 * 60 })
  async recount(): Promise<number> {
    let corrected = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const stray = await this.queries.rows(strayTotals, { after });
      const last = stray.at(-1);
      if (!last) break;
      for (const { id } of stray) corrected += await this.recountOne(id);
      after = last.id;
    }
    if (corrected > 0)
      this.logger.warn(`${String(corrected)} totals of points were not what the ledger says`);
    return corrected;
  }

  private async recountOne(userId: string): Promise<number> {
    let corrected = 0;
    await this.unitOfWork.run((transaction) => {
      transaction.writeInTurn(deedsOf(userId), userId, async () => {
        corrected = await transaction.count(recountStatement, { userId });
      });
      return Promise.resolve();
    });
    return corrected;
  }
}
