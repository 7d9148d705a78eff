import { type Delivered, Every, Subscribe, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { UserBlocked } from '@lyceum/friends';
import { Injectable } from '@nestjs/common';
import { GuardianTieEnded, GuardianTieEndsSoon } from '../guardians.events';
import {
  endOfAgeStatement,
  endOfPairStatement,
  sweepCodesStatement,
  tellOfEndStatement,
} from './tie.statements';

/** Ties of one transaction. */
const atOnce = 200;

/** What ends ties without either of the two saying so. */
@Injectable()
export class TieProcessor {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Nobody is told: only the blocker may ever learn of a block. */
  @Subscribe(UserBlocked, 'guardians.end-by-block')
  async endByBlock({ payload }: Delivered<typeof UserBlocked>, transaction: Transaction): Promise<void> {
    await transaction.count(endOfPairStatement, payload);
  }

  /** Ends what is over with a student's 18th birthday, and says some weeks before that it will be. */
  @Every('guardians.end-of-age', { minutes: 60 })
  async followBirthdays(): Promise<void> {
    while (
      await this.someOf(async (transaction) => {
        const ended = await transaction.rows(endOfAgeStatement, { count: atOnce });
        for (const tie of ended) transaction.raise(GuardianTieEnded, { ...tie, endedBy: null });
        return ended.length;
      })
    );
    while (
      await this.someOf(async (transaction) => {
        const told = await transaction.rows(tellOfEndStatement, { count: atOnce });
        for (const tie of told) transaction.raise(GuardianTieEndsSoon, tie);
        return told.length;
      })
    );
    await this.unitOfWork.run((transaction) => transaction.count(sweepCodesStatement));
  }

  /** Whether there may be more. */
  private async someOf(work: (transaction: Transaction) => Promise<number>): Promise<boolean> {
    return (await this.unitOfWork.run(work)) === atOnce;
  }
}
