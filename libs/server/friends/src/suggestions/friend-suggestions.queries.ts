import { people } from '@lyceum/auth';
import { friendsLimits, type FriendSuggestionReason } from '@lyceum/contracts/friends';
import { statement } from '@lyceum/kernel';
import { type CardRow, nameColumns, viewColumns } from '../cards/user-card.queries';
import type { ContactService } from '../contact.service';
import { idSide, standingSql } from '../contact.sql';
import { friends } from '../friends.sql';
import { ofPair } from '../pair';

export interface SuggestedRow extends CardRow {
  reasons: FriendSuggestionReason[];
}

/** Of so many of one's friends so many friends each are compared, and of all who are compared so many are looked at closely. */
const compared = { friends: 100, theirs: 30, closely: 150 } as const;

/** The nearer somebody is, the earlier they stand. */
const weights: Readonly<Record<FriendSuggestionReason, number>> = {
  FRIENDS: 3,
  CLASS: 3,
  SCHOOL: 2,
  FORUM: 1,
};

const weight = `CASE kind ${Object.entries(weights)
  .map(([kind, counts]) => `WHEN '${kind}' THEN ${String(counts)}`)
  .join(' ')} END`;

const me = '$userId::uuid';

/** Each by itself, never all people there are. */
const lookedUp = (user: string, id: string): string =>
  `CROSS JOIN LATERAL (SELECT one.*, ${standingSql('one')} AS standing ${people.from('one')} WHERE one.id = ${id} OFFSET 0) ${user}`;

/** Of who asks, looked up once. */
const asking = '(SELECT standing FROM asker)';

/**
 * What is told of why: a school opens a way between minors alone, and friends in common would tell a grown-up who knows a minor.
 */
const told = `CASE WHEN ${asking} = 'MINOR' THEN
    CASE WHEN u.standing = 'MINOR' THEN ranked.kinds ELSE array_remove(ranked.kinds, 'SCHOOL') END
  WHEN u.standing IN ('PEER', 'ADULT') THEN array_remove(ranked.kinds, 'SCHOOL')
  ELSE array_remove(array_remove(ranked.kinds, 'SCHOOL'), 'FRIENDS') END`;

/**
 * People who may become friends of `userId`, the nearest first: friends of friends, and those of the same class, school or forum,
 * so many of each that it costs the same of anybody. Never one with whom there is a relation already or whom they have asked
 * lately, and never one whom the contact table keeps away: who may ask somebody may know of them, too. What the table asks stands in
 * it once: PostgreSQL plans all of it, for each connection several times, and that took longer than the answer.
 */
export const friendSuggestionQueries = (contact: ContactService, asStaff: boolean) => {
  const query = (name: string, isNamed: string) =>
    statement<SuggestedRow>(
      `friends.suggest-${name}-for-${asStaff ? 'staff' : 'members'}`,
      `WITH asker AS MATERIALIZED (
         SELECT ${idSide(me).standing} AS standing
       ), mine AS MATERIALIZED (
         SELECT id FROM (${friends.of(me)}) own LIMIT ${String(compared.friends)}
       ), near AS MATERIALIZED (
         SELECT id, sum(${weight}) AS weight, array_agg(DISTINCT kind) AS kinds FROM (
           SELECT theirs.id, 'FRIENDS' AS kind FROM mine
           CROSS JOIN LATERAL (SELECT id FROM (${friends.of('mine.id')}) their LIMIT ${String(compared.theirs)}) theirs
           UNION ALL (${contact.matesSql(me)})
         ) known WHERE id <> $userId GROUP BY id
       ), ranked AS MATERIALIZED (
         SELECT near.id, near.weight, near.kinds FROM near ${isNamed}
         ORDER BY near.weight DESC, near.id LIMIT ${String(compared.closely)}
       ), shown AS MATERIALIZED (
         SELECT u.id, ranked.weight, why.kinds FROM ranked ${lookedUp('u', 'ranked.id')}
         CROSS JOIN LATERAL (SELECT ${told} AS kinds OFFSET 0) why
         WHERE cardinality(why.kinds) > 0
           AND NOT EXISTS (SELECT FROM friend_relations WHERE ${ofPair(me, 'u.id')})
           AND NOT EXISTS (SELECT FROM friend_request_log asked WHERE asked.requester_id = $userId AND asked.requested_id = u.id)
           AND ${contact.sql('REQUEST', me, 'u', asStaff)}
         LIMIT ${String(friendsLimits.suggestions)}
       )
       SELECT ${nameColumns}, ${viewColumns(contact, asStaff, 'TRUE')}, NULL::uuid AS "friendRelationId", NULL::text AS status,
              NULL::boolean AS "isRequester", FALSE AS "isBlockedByMe", shown.kinds AS reasons
       FROM shown ${people.join('u', 'shown.id')}
       ORDER BY shown.weight DESC, shown.id`,
    );
  return {
    near: query('near-friends', ''),
    named: query(
      'named-friends',
      `${lookedUp('found', 'near.id')} WHERE found.names_text LIKE $first OR found.names_text LIKE $later`,
    ),
  };
};
