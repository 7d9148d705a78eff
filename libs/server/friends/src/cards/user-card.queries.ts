import { isPresent, people, sessions, userSummaryJson } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import { type FriendRelationStatus, friendsLimits } from '@lyceum/contracts/friends';
import { statement, type Statement } from '@lyceum/kernel';
import { blocks } from '../blocks.sql';
import { friends as friendships } from '../friends.sql';
import type { ContactService } from '../contact.service';
import { idSide, standingSql } from '../contact.sql';
import { ofPair } from '../pair';
import type { UserCardModel } from './user-card.model';

/** Somebody as the user sees them. */
export interface CardRow extends Omit<
  UserCardModel,
  'roleLabels' | 'state' | 'forumsInCommon' | 'friendsInCommon'
> {
  roles: Role[];
  status: FriendRelationStatus | null;
  isRequester: boolean | null;
}

/** A card by itself, with what the two have in common; null where the user is not told. */
export type WholeCardRow = CardRow & Pick<UserCardModel, 'forumsInCommon' | 'friendsInCommon'>;

/** A card in a list: since when it is there, and that time as the cursor carries it, to the microsecond. */
export interface ListedCardRow extends CardRow {
  since: Date;
  sortValue: string;
  /** What breaks ties in the list's order. */
  sortId: string;
}

export const nameColumns = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "pictureUrl",
  u.roles`;

const { onlineMinutes, awayMinutes } = friendsLimits;
const onlineStatus = sessions.status(
  'u.id',
  `${String(onlineMinutes)} minutes`,
  `${String(awayMinutes)} minutes`,
);

const mayRequest = (contact: ContactService): string =>
  contact.sqlWithoutBlocks('REQUEST', '$userId::uuid', 'u');

/**
 * What the viewer may see of `u` or do: whether they are there, null where it is not shown to the viewer; and whether
 * the two may become friends, from which the viewer must not learn that they are blocked.
 */
export const viewColumns = (
  contact: ContactService,
  asStaff: boolean,
  mayBeFriends = mayRequest(contact),
): string => `
  CASE WHEN ${contact.seesOnline('$userId::uuid', 'u', asStaff)} THEN ${onlineStatus} END AS "onlineStatus",
  ${mayBeFriends} AS "mayRequest"`;

/** SQL of how many rows there are, and of the first few of them as JSON. @param rows SQL of rows of `place`, in order, and `shown` */
const few = (list: string, rows: string): string => `
  SELECT json_build_object('count', count(*)::int, '${list}', COALESCE(
    json_agg(shown ORDER BY place) FILTER (WHERE place <= ${String(friendsLimits.shownInCommon)}), '[]'))
  FROM (${rows}) common`;

/**
 * SQL of whether `$userId` may be told of this friend of somebody's: a minor's name is for minors alone, or one friendship
 * with a minor would tell an adult all others of theirs. @param friend alias of `users`
 */
export const mayBeNamed = (friend: string, asStaff: boolean): string =>
  asStaff
    ? 'TRUE'
    : `(${idSide('$userId::uuid').standing} = 'MINOR' OR ${standingSql(friend)} IN ('PEER', 'ADULT'))`;

/** SQL that brings what the two may do as `may` into a statement, which asks for it in several places: looked up once. */
const may = (contact: ContactService, asStaff: boolean): string => `CROSS JOIN LATERAL (
  SELECT ${mayRequest(contact)} AS request, ${contact.sql('SUGGEST', '$userId::uuid', 'u', asStaff)} AS know OFFSET 0) may`;

/**
 * What `userId` and `u` have in common, with `may`, for whoever may know of `u` (`SUGGEST`): to a grown-up stranger it would tell where
 * a minor is to be met. Friends in common are named where the two may become friends.
 */
const inCommonColumns = (contact: ContactService, asStaff: boolean): string => {
  const isTold = 'u.id <> $userId AND may.know';
  const forums = few(
    'places',
    `SELECT json_build_object('name', name, 'path', path) AS shown, row_number() OVER (ORDER BY name, path) AS place
     FROM (${contact.sharedSql('FORUM', '$userId::uuid', 'u.id')}) forum`,
  );
  const mutual = few(
    'people',
    `SELECT ${userSummaryJson('mutual')} AS shown, row_number() OVER (ORDER BY mutual.full_name, mutual.id) AS place
     FROM (${friendships.common('$userId', '$otherId')}) both_know
     ${people.join('mutual', 'both_know.id')} AND ${contact.sql('SUGGEST', '$userId::uuid', 'mutual', asStaff)}
       AND ${mayBeNamed('mutual', asStaff)}`,
  );
  return `CASE WHEN ${isTold} THEN (${forums}) END AS "forumsInCommon",
    CASE WHEN ${isTold} AND may.request THEN (${mutual}) END AS "friendsInCommon"`;
};

/**
 * `userId` looks at `otherId`. A request is shown as long as the two may become friends. Between blocked people it is not shown whether they are online, as
 * if the person showed it to nobody. Staff, who look after accounts, find everybody.
 */
const cardQuery = (contact: ContactService, asStaff: boolean): Statement<WholeCardRow> =>
  statement<WholeCardRow>(
    `friends.user-card-${asStaff ? 'for-staff' : 'for-members'}`,
    `SELECT ${nameColumns}, ${viewColumns(contact, asStaff, 'may.request')},
           r.id AS "friendRelationId", r.status, r.requester_id = $userId AS "isRequester",
           ${blocks.by('$userId', 'u.id')} AS "isBlockedByMe", ${inCommonColumns(contact, asStaff)}
    ${people.from('u')} ${may(contact, asStaff)}
    LEFT JOIN friend_relations r ON ${ofPair('$userId::uuid', '$otherId::uuid')} AND (r.status <> 'PENDING' OR may.request)
    WHERE u.id = $otherId AND ${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds('$userId', 'u.id')}`}`,
  );

/** A statement for the first page and one for the later ones, each planned once. */
export interface ListQueries {
  readonly first: Statement<ListedCardRow>;
  readonly later: Statement<ListedCardRow>;
}

const listQueries = (
  name: string,
  text: (after: (time: string, id: string) => string) => string,
): ListQueries => ({
  first: statement<ListedCardRow>(
    `friends.first-${name}`,
    text(() => ''),
  ),
  later: statement<ListedCardRow>(
    `friends.later-${name}`,
    text((time, id) => `AND (${time}, ${id}) < ($since::timestamptz, $afterId::uuid)`),
  ),
});

type After = (time: string, id: string) => string;

/** The latest relations of the user in which they are `mine`, off the index in its order. @param isListed SQL, of `o` */
const side = (
  mine: string,
  other: string,
  status: FriendRelationStatus,
  after: After,
  isListed = isPresent('o'),
): string => `
  (SELECT id, ${other} AS other_id, requester_id, status, since FROM friend_relations
   WHERE ${mine} = $userId AND status = '${status}' ${after('since', 'id')}
     AND EXISTS (SELECT ${people.from('o')} WHERE o.id = ${other} AND ${isListed})
   ORDER BY since DESC, id DESC LIMIT $limit)`;

const relationList = (contact: ContactService, asStaff: boolean, source: string): string => `
  SELECT ${nameColumns}, ${viewColumns(contact, asStaff)}, r.id AS "friendRelationId", r.status,
         r.requester_id = $userId AS "isRequester", FALSE AS "isBlockedByMe", r.since, r.since::text AS "sortValue",
         r.id AS "sortId"
  FROM (${source} ORDER BY since DESC, id DESC LIMIT $limit) r ${people.join('u', 'r.other_id')}
  ORDER BY r.since DESC, r.id DESC`;

/** Friends, by who asked. They stay, whoever grows older. */
const friends = (after: After): string =>
  `${side('requester_id', 'requested_id', 'ACCEPTED', after)}
   UNION ALL ${side('requested_id', 'requester_id', 'ACCEPTED', after)}`;

/** A request is listed as long as the two may become friends, which is asked anew whenever it is read. */
const requests =
  (contact: ContactService, mine: string, other: string) =>
  (after: After): string =>
    `SELECT * FROM ${side(mine, other, 'PENDING', after, contact.sql('REQUEST', '$userId::uuid', 'o'))}`;

/** Whom the user has blocked, the latest first. */
const blockedQueries = (contact: ContactService): ListQueries =>
  listQueries(
    'blocked',
    (after) => `
    SELECT ${nameColumns}, NULL::text AS "onlineStatus", ${mayRequest(contact)} AS "mayRequest", NULL::uuid AS "friendRelationId",
           NULL::text AS status, NULL::boolean AS "isRequester", TRUE AS "isBlockedByMe", b.created_at AS since,
           b.created_at::text AS "sortValue", b.blocked_id AS "sortId"
    FROM user_blocks b ${people.join('u', 'b.blocked_id')}
    WHERE b.blocker_id = $userId AND ${isPresent('u')} ${after('b.created_at', 'b.blocked_id')}
    ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT $limit`,
  );

/**
 * All statements about people as the caller meets them, and those of staff, who see more. A friendship is in one of two
 * indexes, by who asked.
 */
export function userCardQueries(contact: ContactService, asStaff: boolean) {
  const list = (name: string, source: (after: After) => string): ListQueries =>
    listQueries(asStaff ? `${name}-for-staff` : name, (after) =>
      relationList(contact, asStaff, source(after)),
    );
  return {
    card: cardQuery(contact, asStaff),
    friends: list('friends', friends),
    receivedRequests: list('received-requests', requests(contact, 'requested_id', 'requester_id')),
    sentRequests: list('sent-requests', requests(contact, 'requester_id', 'requested_id')),
    blocked: blockedQueries(contact),
  };
}
