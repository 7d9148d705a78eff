import type { KpiRuleName } from '@lyceum/contracts/profile';
import {
  type Deed,
  type DeedKey,
  type DeedListener,
  type HeardDeed,
  HearsDeeds,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { AchievementEarned } from '../achievements/achievements.events';
import { award } from '../achievements/award';
import { lastOfEach } from '../activities/last-of-each';
import { earningsOf, rulesOf } from './earnings';
import { earnStatement, takeBackStatement } from './points.statements';

/** What a deed has earned: by its rules, or, of what was posted, all that it and what was done to it have. */
interface AgainDeed {
  readonly user_id: string;
  readonly target_id: string;
  readonly rules: readonly KpiRuleName[] | null;
}

/** Makes points of deeds (checklist line 155), and of these achievements (line 146), in the transaction and the turns of whoever tells of them. */
@Injectable()
@HearsDeeds()
export class PointsListener implements DeedListener {
  async heard(transaction: Transaction, heard: readonly HeardDeed[]): Promise<void> {
    const { done, takenBack } = lastOfEach(heard);
    if (takenBack.length > 0)
      await transaction.count(takeBackStatement, { deeds: JSON.stringify(takenBack.map(earnedOf)) });
    if (done.length === 0) return;
    await earn(transaction, done);
    const earnings = earningsOf(done);
    const rules = new Set(earnings.map(({ rule }) => rule));
    const people = earnings.map(({ user_id: userId }) => userId);
    for (const earned of await award(transaction, people, rules))
      transaction.raise(AchievementEarned, earned);
  }
}

/** Adds what the deeds earn, each once; in the turns of all who gain. */
export async function earn(source: StatementRunner, done: readonly Deed[]): Promise<void> {
  await source.count(earnStatement, {
    earnings: JSON.stringify(earningsOf(done)),
    again: JSON.stringify(done.map(earnedOf)),
  });
}

const earnedOf = ({ userId, action, targetId }: DeedKey): AgainDeed => ({
  user_id: userId,
  target_id: targetId,
  rules: action === 'POSTED' ? null : rulesOf(action),
});
