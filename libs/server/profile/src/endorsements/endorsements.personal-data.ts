import { blocks } from '@lyceum/friends';
import {
  type AnyRow,
  type EventPayload,
  PersonalDataSource,
  statement,
  StoredPersonalData,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { EndorsementDeleted } from './endorsements.events';

const deleteStatement = statement<EventPayload<typeof EndorsementDeleted>>(
  'profile.delete-endorsements-of',
  `DELETE FROM endorsements WHERE $userId IN (giver_id, receiver_id)
   RETURNING id AS "endorsementId", giver_id AS "giverId", receiver_id AS "receiverId"`,
);

/** What somebody said for others, and others for them. */
@Injectable()
@PersonalDataSource('endorsements')
export class EndorsementsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    given: statement<AnyRow>(
      'profile.export-given-endorsements',
      `SELECT receiver_id AS "receivingUserId", CASE WHEN status <> 'REMOVED' THEN endorsement_text END AS "endorsementText", status,
              created_at AS "createdAt", updated_at AS "updatedAt"
       FROM endorsements WHERE giver_id = $userId ORDER BY created_at, id`,
    ),
    received: statement<AnyRow>(
      'profile.export-received-endorsements',
      `SELECT giver_id AS "givingUserId", endorsement_text AS "endorsementText", is_hidden AS "isHidden",
              created_at AS "createdAt", updated_at AS "updatedAt"
       FROM endorsements WHERE receiver_id = $userId AND status = 'VISIBLE' AND NOT ${blocks.between('giver_id', 'receiver_id')}
       ORDER BY created_at, id`,
    ),
  };

  override async erase(transaction: Transaction, userId: string): Promise<void> {
    for (const gone of await transaction.rows(deleteStatement, { userId }))
      transaction.raise(EndorsementDeleted, gone);
    await super.erase(transaction, userId);
  }
}
