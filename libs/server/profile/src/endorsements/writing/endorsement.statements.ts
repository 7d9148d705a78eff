import { isOfAge, people, userSummaryJson } from '@lyceum/auth';
import { profileLimits } from '@lyceum/contracts/profile';
import { type ContactService, friends } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import type { EndorsementModel } from '../endorsement.model';

export type EndorsementStatus = 'VISIBLE' | 'HELD' | 'REMOVED';

/** What was written; without an id, where it said the same before or was removed. */
interface WrittenRow {
  id: string | null;
  isUpdated: boolean | null;
  isHeld: boolean | null;
}

const enough = String(profileLimits.reviewedEndorsements);

const isNewcomer = `(SELECT count(*) FROM (
  SELECT FROM endorsements shown WHERE shown.giver_id = $giverId AND shown.receiver_id <> $receiverId
    AND shown.status = 'VISIBLE' LIMIT ${enough}) enough) < ${enough}`;

/**
 * Keeps what `giverId` says for `receiverId`: a row where they may say something. The first ones of somebody for people under
 * age who are no friends of theirs wait for a moderator, and so does whatever has links to spare.
 */
export const submitStatements = (contact: ContactService) => ({
  submit: statement<WrittenRow>(
    'profile.submit-endorsement',
    `WITH allowed AS (
       SELECT u.id, NOT ${isOfAge('u')} AND NOT ${friends.are('$giverId::uuid', 'u.id')} AS is_reviewed
       ${people.from('u')} WHERE u.id = $receiverId AND ${contact.sql('ENDORSE', '$giverId::uuid', 'u')}
     ), written AS (
       INSERT INTO endorsements AS e (giver_id, receiver_id, endorsement_text, status)
       SELECT $giverId, allowed.id, $endorsementText,
         CASE WHEN $links::int >= ${String(profileLimits.reviewedLinks)} OR (allowed.is_reviewed AND ${isNewcomer}) THEN 'HELD' ELSE 'VISIBLE' END
       FROM allowed
       ON CONFLICT ON CONSTRAINT endorsements_pair_key
       DO UPDATE SET endorsement_text = excluded.endorsement_text, status = excluded.status, updated_at = now()
       WHERE e.status <> 'REMOVED' AND e.endorsement_text <> excluded.endorsement_text
       RETURNING id, old.id IS NOT NULL AS is_updated, status = 'HELD' AS is_held
     )
     SELECT written.id, written.is_updated AS "isUpdated", written.is_held AS "isHeld"
     FROM allowed LEFT JOIN written ON TRUE`,
  ),
});

interface OwnRow extends Omit<EndorsementModel, 'isWaiting' | 'isHidden'> {
  status: EndorsementStatus;
}

/** What `giverId` said for `receiverId`. */
export const ownStatement = statement<OwnRow>(
  'profile.endorsement-of-pair',
  `SELECT e.id, e.status, e.endorsement_text AS "endorsementText", e.created_at AS "createdAt", e.updated_at AS "updatedAt",
          ${userSummaryJson('u')} AS "receivingUser", ${userSummaryJson('g')} AS "givingUser"
   FROM endorsements e ${people.join('u', 'e.receiver_id')} ${people.join('g', 'e.giver_id')}
   WHERE e.giver_id = $giverId AND e.receiver_id = $receiverId`,
);

export const hideStatement = statement(
  'profile.hide-endorsement',
  `UPDATE endorsements SET is_hidden = $isHidden WHERE id = $endorsementId AND receiver_id = $userId AND status = 'VISIBLE'`,
);

/** The one way a moderator's decision changes one: a row where it had one of these states before. */
export const statusStatement = statement<{ endorsementId: string; giverId: string; receiverId: string }>(
  'profile.change-status-of-endorsement',
  `UPDATE endorsements SET status = $to WHERE id = $endorsementId AND status = ANY($from::text[])
   RETURNING id AS "endorsementId", giver_id AS "giverId", receiver_id AS "receiverId"`,
);
