import { isPresent } from '@lyceum/auth';
import { type FriendRelationStatus, friendsLimits, type Role } from '@lyceum/contracts';
import type { PreparedQuery } from '@lyceum/kernel';
import { blocks } from '../blocks.sql';
import { ofPair } from '../pair';

/** Somebody as the user of $1 sees them. */
export interface CardRow {
  id: string;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
  roles: Role[];
  isOnline: boolean | null;
  friendRelationId: string | null;
  status: FriendRelationStatus | null;
  isRequester: boolean | null;
  isBlockedByMe: boolean;
}

/** A card in a list: since when it is there, and that time as the cursor carries it, to the microsecond. */
export interface ListedCardRow extends CardRow {
  since: Date;
  sortValue: string;
  /** What breaks ties in the list's order. */
  sortId: string;
}

const nameColumns = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "pictureUrl",
  u.roles`;

const isOnline = `EXISTS (
  SELECT FROM sessions s WHERE s.user_id = u.id AND s.ended_at IS NULL
    AND s.last_seen_at > now() - interval '${String(friendsLimits.onlineMinutes)} minutes')`;

/** Null where the person does not show it. */
const onlineColumn = `CASE WHEN u.show_online_status THEN ${isOnline} END AS "isOnline"`;

/** $1 looks at $2. Between blocked people nothing of it is shown, as if the person did not show it to anybody. */
export const cardQuery: PreparedQuery = {
  name: 'friends.user-card',
  text: `
    SELECT ${nameColumns},
           CASE WHEN u.show_online_status AND NOT ${blocks.between('$1::uuid', 'u.id')} THEN ${isOnline} END AS "isOnline",
           r.id AS "friendRelationId", r.status, r.requester_id = $1 AS "isRequester",
           ${blocks.by('$1', 'u.id')} AS "isBlockedByMe"
    FROM users u
    LEFT JOIN friend_relations r ON ${ofPair('$1::uuid', '$2::uuid')}
    WHERE u.id = $2 AND ${isPresent('u')}`,
};

/** A statement for the first page and one for the later ones, each planned once: $1 user, $2 rows, $3 and $4 the cursor. */
export interface ListQueries {
  readonly first: PreparedQuery;
  readonly later: PreparedQuery;
}

const listQueries = (
  name: string,
  text: (after: (time: string, id: string) => string) => string,
): ListQueries => ({
  first: { name: `friends.first-${name}`, text: text(() => '') },
  later: {
    name: `friends.later-${name}`,
    text: text((time, id) => `AND (${time}, ${id}) < ($3::timestamptz, $4::uuid)`),
  },
});

type After = (time: string, id: string) => string;

/** The latest relations of $1 in which they are `mine`, off the index in its order. */
const side = (mine: string, other: string, status: FriendRelationStatus, after: After): string => `
  (SELECT id, ${other} AS other_id, requester_id, status, since FROM friend_relations
   WHERE ${mine} = $1 AND status = '${status}' ${after('since', 'id')}
     AND EXISTS (SELECT FROM users o WHERE o.id = ${other} AND ${isPresent('o')})
   ORDER BY since DESC, id DESC LIMIT $2)`;

const relationList = (source: string): string => `
  SELECT ${nameColumns}, ${onlineColumn}, r.id AS "friendRelationId", r.status, r.requester_id = $1 AS "isRequester",
         FALSE AS "isBlockedByMe", r.since, r.since::text AS "sortValue", r.id AS "sortId"
  FROM (${source} ORDER BY since DESC, id DESC LIMIT $2) r JOIN users u ON u.id = r.other_id
  ORDER BY r.since DESC, r.id DESC`;

const asked = (status: FriendRelationStatus, after: After): string =>
  side('requester_id', 'requested_id', status, after);
const wasAsked = (status: FriendRelationStatus, after: After): string =>
  side('requested_id', 'requester_id', status, after);

/** Friends, the newest first; a friendship is in one of two indexes, by who asked. */
export const friendsQueries = listQueries('friends', (after) =>
  relationList(`${asked('ACCEPTED', after)} UNION ALL ${wasAsked('ACCEPTED', after)}`),
);

export const receivedRequestsQueries = listQueries('received-requests', (after) =>
  relationList(`SELECT * FROM ${wasAsked('PENDING', after)}`),
);

export const sentRequestsQueries = listQueries('sent-requests', (after) =>
  relationList(`SELECT * FROM ${asked('PENDING', after)}`),
);

/** Whom $1 has blocked, the latest first. */
export const blockedQueries = listQueries(
  'blocked',
  (after) => `
    SELECT ${nameColumns}, NULL::boolean AS "isOnline", NULL::uuid AS "friendRelationId", NULL::text AS status,
           NULL::boolean AS "isRequester", TRUE AS "isBlockedByMe", b.created_at AS since,
           b.created_at::text AS "sortValue", b.blocked_id AS "sortId"
    FROM user_blocks b JOIN users u ON u.id = b.blocked_id
    WHERE b.blocker_id = $1 AND ${isPresent('u')} ${after('b.created_at', 'b.blocked_id')}
    ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT $2`,
);
