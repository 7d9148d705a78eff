import { Injectable } from '@nestjs/common';
import { type ActivityKeeper, type HeardAction, KeepsActivity, type Transaction } from '@lyceum/kernel';
import { ActionIntake } from './action-intake';
import { actionValues, heardAction, insertActionsQuery } from './action-record';

/** Keeps what the domains tell of. */
@Injectable()
@KeepsActivity()
export class LoggedActivity implements ActivityKeeper {
  constructor(private readonly intake: ActionIntake) {}

  async record(transaction: Transaction, action: HeardAction): Promise<void> {
    await transaction.count(insertActionsQuery, actionValues([heardAction(action)]));
  }

  report(action: HeardAction): Promise<void> {
    return this.intake.add([heardAction(action)]);
  }
}
