import { people } from '@lyceum/auth';
import { type FriendRelationStatus, friendsLimits } from '@lyceum/contracts/friends';
import { statement } from '@lyceum/kernel';
import { blocks } from '../blocks.sql';
import type { ContactService } from '../contact.service';
import { ofPair } from '../pair';
import type { RelatedUserModel } from './friend-relation.model';

/** What `requestStatement` answers. */
export interface RequestedRow {
  id: string;
  status: FriendRelationStatus;
  /** Null where there was no relation before. */
  statusBefore: FriendRelationStatus | null;
  requestingUser: RelatedUserModel;
  requestedUser: RelatedUserModel;
}

const person = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
                     'pictureUrl', ${alias}.picture_url)`;

const { requestsPerDay, requestsPerDayOfRefused, manyRefusals, refusalDays } = friendsLimits;

/** How many people a user may ask today. */
const dailyLimit = `CASE WHEN (
    SELECT count(*) FROM friend_request_log WHERE requester_id = $userId AND refused_at > now() - interval '${String(refusalDays)} days'
  ) >= ${String(manyRefusals)} THEN ${String(requestsPerDayOfRefused)} ELSE ${String(requestsPerDay)} END`;

const today = `(now() AT TIME ZONE 'UTC')::date`;

/**
 * `userId` asks `otherId`. The other's request that is there already is accepted by this (checklist line 142); one's own
 * stands as it is. Only a new one is counted, in the row of who asks, for which parallel ones wait. Without a row, the other cannot
 * be asked, or nobody any more today. The locks on both people's rows wait for the end of an account.
 */
const requestStatement = (contact: ContactService) =>
  statement<RequestedRow>(
    'friends.request',
    `WITH person AS (
    SELECT u.id, ${contact.isByForumAlone('me', 'u')} AS is_by_forum_alone ${people.from('u')} ${people.join('me', '$userId')}
    WHERE u.id = $otherId AND ${contact.sql('REQUEST', '$userId::uuid', 'u')}
    FOR KEY SHARE
  ), standing AS (
    SELECT FROM friend_relations WHERE ${ofPair('$userId::uuid', '$otherId::uuid')}
  ), counted AS (
    INSERT INTO friend_request_counts AS c (user_id, day, sent)
    SELECT $userId::uuid, ${today}, 1 FROM person WHERE NOT EXISTS (SELECT FROM standing)
    ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, sent = CASE WHEN c.day = excluded.day THEN c.sent + 1 ELSE 1 END
      WHERE c.day <> excluded.day OR c.sent < ${dailyLimit}
    RETURNING user_id
  ), relation AS (
    INSERT INTO friend_relations AS r (requester_id, requested_id) SELECT $userId::uuid, id FROM person
    WHERE EXISTS (SELECT FROM standing) OR EXISTS (SELECT FROM counted)
    ON CONFLICT (LEAST(requester_id, requested_id), GREATEST(requester_id, requested_id)) DO UPDATE SET
      status = CASE WHEN r.requested_id = $userId THEN 'ACCEPTED' ELSE r.status END,
      since = CASE WHEN r.requested_id = $userId AND r.status = 'PENDING' THEN now() ELSE r.since END
    RETURNING r.id, r.requester_id, r.requested_id, r.status, old.status AS status_before
  ), logged AS (
    INSERT INTO friend_request_log (relation_id, requester_id, requested_id, is_by_forum_alone)
    SELECT relation.id, requester_id, requested_id, is_by_forum_alone FROM relation, person WHERE status_before IS NULL
  )
  SELECT relation.id, relation.status, relation.status_before AS "statusBefore",
         ${person('a')} AS "requestingUser", ${person('b')} AS "requestedUser"
  FROM relation ${people.join('a', 'relation.requester_id')} ${people.join('b', 'relation.requested_id')}`,
  );

/** Why `userId` could not ask `otherId`: what the caller may be told of it. */
export interface RefusalRow {
  isBlockedByMe: boolean;
  /** The two may be friends, so that only the day's number was against it. */
  mayRequest: boolean;
}

const refusalStatement = (contact: ContactService) =>
  statement<RefusalRow>(
    'friends.refusal',
    `SELECT ${blocks.by('$userId', 'u.id')} AS "isBlockedByMe",
         ${contact.sql('REQUEST', '$userId::uuid', 'u')} AS "mayRequest"
  ${people.from('u')} WHERE u.id = $otherId`,
  );

/** What `acceptStatement` answers. */
interface AcceptedRow {
  statusBefore: FriendRelationStatus;
  requesterId: string;
}

/**
 * `userId`, who was asked, accepts, if the two may still become friends: they may have grown older, or have nothing in
 * common any more. Doing it again changes nothing.
 */
const acceptStatement = (contact: ContactService) =>
  statement<AcceptedRow>(
    'friends.accept',
    `UPDATE friend_relations r SET status = 'ACCEPTED', since = CASE WHEN r.status = 'PENDING' THEN now() ELSE r.since END
  ${people.from('u')} WHERE r.id = $friendRelationId AND r.requested_id = $userId AND u.id = r.requester_id
    AND (r.status = 'ACCEPTED' OR ${contact.sql('REQUEST', '$userId::uuid', 'u')})
  RETURNING old.status AS "statusBefore", r.requester_id AS "requesterId"`,
  );

/** What asking needs, made once all domains have said what people can have in common. */
export function friendRequestStatements(contact: ContactService) {
  return {
    request: requestStatement(contact),
    refusal: refusalStatement(contact),
    accept: acceptStatement(contact),
  };
}

/**
 * Notes that a request was refused, which its requester's limit depends on for a while.
 * @param ended relations that have just been deleted @param refuser SQL of who deleted them
 */
export const noteRefusals = (ended: string, refuser: string): string => `
  INSERT INTO friend_request_log (relation_id, requester_id, requested_id, asked_at, refused_at)
  SELECT id, requester_id, requested_id, created_at, now() FROM ${ended} WHERE status = 'PENDING' AND requested_id = ${refuser}
  ON CONFLICT (relation_id) DO UPDATE SET refused_at = excluded.refused_at`;

/** `userId`, who is one of the two, ends `friendRelationId`, if it has the status that is expected of it. */
export const endStatement = statement<{ requesterId: string; requestedUserId: string }>(
  'friends.end',
  `WITH ended AS (
    DELETE FROM friend_relations WHERE id = $friendRelationId AND $userId IN (requester_id, requested_id)
      AND ($status::text IS NULL OR status = $status) RETURNING *
  ), refused AS (${noteRefusals('ended', '$userId')})
  SELECT requester_id AS "requesterId", requested_id AS "requestedUserId" FROM ended`,
);

/** Whom somebody has asked in too short a time. */
export interface FanOutRow {
  requestedUserIds: string[];
  /** How many of them are protected like minors, and known from a forum alone. */
  minorsByForum: number;
}

const { suddenRequests, suddenMinutes, suddenMinors, suddenMinorsMinutes } = friendsLimits;

/**
 * The requests of `userId` that together are too many in too short a time; each is told of once. A row, or none. It is a
 * statement of its own, so that it sees what parallel requests have committed while this one waited for its number.
 */
export const fanOutStatement = statement<FanOutRow>(
  'friends.fan-out',
  `WITH recent AS (
    SELECT relation_id, is_by_forum_alone, asked_at > now() - interval '${String(suddenMinutes)} minutes' AS is_sudden
    FROM friend_request_log WHERE requester_id = $userId AND alerted_at IS NULL
      AND asked_at > now() - interval '${String(Math.max(suddenMinutes, suddenMinorsMinutes))} minutes'
  ), judged AS (
    SELECT count(*) FILTER (WHERE is_sudden) >= ${String(suddenRequests)}
           OR count(*) FILTER (WHERE is_by_forum_alone) >= ${String(suddenMinors)} AS is_too_many FROM recent
  ), alerted AS (
    UPDATE friend_request_log log SET alerted_at = now() FROM recent, judged
    WHERE log.relation_id = recent.relation_id AND judged.is_too_many
    RETURNING log.requested_id, log.is_by_forum_alone, log.asked_at
  )
  SELECT array_agg(requested_id ORDER BY asked_at, requested_id) AS "requestedUserIds",
         count(*) FILTER (WHERE is_by_forum_alone)::int AS "minorsByForum"
  FROM alerted HAVING count(*) > 0`,
);
