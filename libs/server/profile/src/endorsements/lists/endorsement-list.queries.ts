import { isPresent, people } from '@lyceum/auth';
import { profileLimits } from '@lyceum/contracts/profile';
import { blocks, type ContactService } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { profileJoins } from '../../fields/field.sql';
import type { EndorsementModel } from '../endorsement.model';
import { endorsementJson, isReadSql } from '../endorsement.sql';

/** As JSON has it. */
export type ToldEndorsement = Omit<EndorsementModel, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: string;
  readonly updatedAt: string;
};

interface ReceivedRow {
  mayEndorse: boolean;
  own: ToldEndorsement | null;
  /** One more than asked for, where there are more. */
  endorsements: ToldEndorsement[];
}

const viewer = '$userId::uuid';

/** What `userId` reads of what was said for `receivingUserId`: one row, or none where they find nobody. */
export const endorsementListQueries = (contact: ContactService, asStaff: boolean) => {
  const suffix = asStaff ? 'for-staff' : 'for-members';
  const isRead = isReadSql(contact, viewer, asStaff);
  const from = `FROM endorsements e ${people.join('g', 'e.giver_id')}`;
  const isFound = `${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds(viewer, 'u.id')}`}`;
  const received = (name: string, page: string) =>
    statement<ReceivedRow>(
      `profile.received-endorsements-${name}-${suffix}`,
      `SELECT ${contact.sql('ENDORSE', viewer, 'u')} AND NOT EXISTS (
           SELECT FROM endorsements gone WHERE gone.giver_id = $userId AND gone.receiver_id = u.id AND gone.status = 'REMOVED') AS "mayEndorse",
         (SELECT ${endorsementJson} ${from} WHERE e.giver_id = $userId AND e.receiver_id = u.id AND ${isRead}) AS own,
         COALESCE((SELECT json_agg(shown.endorsement ORDER BY shown.created_at DESC, shown.id DESC) FROM (
           SELECT e.created_at, e.id, ${endorsementJson} AS endorsement ${from}
           WHERE e.receiver_id = u.id AND e.giver_id <> $userId AND ${isRead}
           ORDER BY e.created_at DESC, e.id DESC ${page}) shown), '[]') AS endorsements
       ${people.from('u')} ${profileJoins(contact, viewer, '$mostReach::int', asStaff)}
       WHERE u.id = $receivingUserId AND ${isFound}`,
    );
  return {
    first: received('first', `LIMIT ${String(profileLimits.endorsementsPage + 1)}`),
    page: received('page', 'OFFSET $skip LIMIT $limit'),
    /** A row where the viewer reads it. */
    seen: statement<{ id: string }>(
      `profile.endorsement-seen-${suffix}`,
      `SELECT e.id ${from} ${people.join('u', 'e.receiver_id')} ${profileJoins(contact, viewer, '$mostReach::int', asStaff)}
       WHERE e.id = $endorsementId AND ${isFound} AND ${isRead}`,
    ),
  };
};
