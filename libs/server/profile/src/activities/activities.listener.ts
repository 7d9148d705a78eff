import { isPresent, people } from '@lyceum/auth';
import {
  type Deed,
  type DeedListener,
  type HeardDeed,
  HearsDeeds,
  statement,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { lastOfEach } from './last-of-each';

/** Keeps the deeds of `$deeds`, a JSON array; what was taken back and is told again stands again, and else nothing is new. */
const keepStatement = statement(
  'profile.keep-activities',
  `INSERT INTO activities AS own (user_id, action, target, target_id, other_id, happened_at)
   SELECT it.user_id, it.action, it.target, it.target_id, it.other_id, it.happened_at
   FROM jsonb_to_recordset($deeds::jsonb) AS it (place int, user_id uuid, action text, target text, target_id uuid, other_id uuid,
     happened_at timestamptz)
   ${people.join('u', 'it.user_id')} AND ${isPresent('u')}
   ORDER BY it.place
   ON CONFLICT (user_id, action, target_id) DO UPDATE SET taken_back_at = NULL, updated_at = now()
   WHERE own.taken_back_at IS NOT NULL`,
);

const takeBackStatement = statement(
  'profile.take-activities-back',
  `UPDATE activities own SET taken_back_at = now(), updated_at = now()
   FROM jsonb_to_recordset($deeds::jsonb) AS it (user_id uuid, action text, target_id uuid)
   WHERE (own.user_id, own.action, own.target_id) = (it.user_id, it.action, it.target_id) AND own.taken_back_at IS NULL`,
);

/** Keeps what people did, as their profile tells it (checklist line 146). */
@Injectable()
@HearsDeeds()
export class ActivitiesListener implements DeedListener {
  async heard(transaction: Transaction, heard: readonly HeardDeed[]): Promise<void> {
    const { done, takenBack } = lastOfEach(heard);
    if (takenBack.length > 0) {
      const deeds = takenBack.map(({ userId, action, targetId }) => ({
        user_id: userId,
        action,
        target_id: targetId,
      }));
      await transaction.count(takeBackStatement, { deeds: JSON.stringify(deeds) });
    }
    if (done.length > 0) await keepActivities(transaction, done);
  }
}

/** Writes down what was done, each once. */
export async function keepActivities(source: StatementRunner, done: readonly Deed[]): Promise<void> {
  const deeds = done.map(({ userId, action, target, targetId, otherId, happenedAt }, place) => ({
    place,
    user_id: userId,
    action,
    target,
    target_id: targetId,
    other_id: otherId ?? null,
    happened_at: happenedAt,
  }));
  await source.count(keepStatement, { deeds: JSON.stringify(deeds) });
}
