import { isPresent, people, userSummaryJson } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';
import type { ContactService } from '../contact.service';
import { friends } from '../friends.sql';
import { mayBeNamed } from './user-card.queries';
import type { UserFriendModel } from './user-friends.model';

export interface UserFriendRow extends UserFriendModel {
  sortValue: string;
  sortId: string;
}

/**
 * The friends of `$otherId` that `$userId` may know of, those in common first. All of them are told to friends, where
 * `$countsAsFriend`; to others those in common, where the two may become friends.
 */
export function userFriendsQueries(contact: ContactService, asStaff: boolean) {
  const way = (name: 'REQUEST' | 'SUGGEST', person: string): string =>
    contact.sql(name, '$userId::uuid', person, asStaff);
  const isTold = `CASE WHEN $countsAsFriend::boolean AND ${friends.are('$userId::uuid', '$otherId::uuid')} THEN TRUE
    ELSE known.is_mutual AND ${way('REQUEST', 'u')} END`;
  const list = (name: string, after: string) =>
    statement<UserFriendRow>(
      `friends.friends-of-user-${name}-${asStaff ? 'for-staff' : 'for-members'}`,
      `SELECT person, "isInCommon", sort_value AS "sortValue", id AS "sortId"
       FROM (
         SELECT f.id, ${userSummaryJson('f')} AS person, known.is_mutual AS "isInCommon",
                CASE WHEN known.is_mutual THEN '0' ELSE '1' END || f.full_name AS sort_value
         FROM (
           SELECT id, id IN (${friends.of('$userId::uuid')}) AS is_mutual FROM (${friends.of('$otherId::uuid')}) theirs
         ) known ${people.join('f', 'known.id')} ${people.join('u', '$otherId::uuid')}
         WHERE f.id <> $userId AND ${isPresent('f')} AND (u.id = $userId OR (
           ${way('SUGGEST', 'u')} AND ${isTold} AND ${way('SUGGEST', 'f')} AND ${mayBeNamed('f', asStaff)}))
       ) listed
       ${after} ORDER BY sort_value, id LIMIT $limit`,
    );
  return {
    first: list('first-friends', ''),
    later: list('later-friends', 'WHERE (sort_value, id) > ($after, $afterId::uuid)'),
  };
}
