import { isFindable } from '@lyceum/auth';
import type { FriendRelationStatus } from '@lyceum/contracts';
import { blocks } from '../blocks.sql';

/** One of the two people of a relation, as the wire shows them. */
export interface RelatedPerson {
  id: string;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
}

/** What `requestStatement` answers. */
export interface RequestedRow {
  id: string;
  status: FriendRelationStatus;
  /** Null where there was no relation before. */
  statusBefore: FriendRelationStatus | null;
  requestingUser: RelatedPerson;
  requestedUser: RelatedPerson;
}

const person = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
                     'pictureUrl', ${alias}.picture_url)`;

/**
 * $1 asks $2. The other's request that is there already is accepted by this (checklist line 142); one's own stands as
 * it is. Without a row in the answer, $2 cannot be asked. The lock on $2's row waits for the end of an account.
 */
export const requestStatement = `
  WITH person AS (
    SELECT id FROM users
    WHERE id = $2 AND ${isFindable('users')}
      AND NOT ${blocks.between('$1::uuid', '$2::uuid')}
    FOR KEY SHARE
  ), relation AS (
    INSERT INTO friend_relations AS r (requester_id, requested_id) SELECT $1::uuid, id FROM person
    ON CONFLICT (LEAST(requester_id, requested_id), GREATEST(requester_id, requested_id)) DO UPDATE SET
      status = CASE WHEN r.requested_id = $1 THEN 'ACCEPTED' ELSE r.status END,
      since = CASE WHEN r.requested_id = $1 AND r.status = 'PENDING' THEN now() ELSE r.since END
    RETURNING r.id, r.requester_id, r.requested_id, r.status, old.status AS status_before
  )
  SELECT relation.id, relation.status, relation.status_before AS "statusBefore",
         ${person('a')} AS "requestingUser", ${person('b')} AS "requestedUser"
  FROM relation JOIN users a ON a.id = relation.requester_id JOIN users b ON b.id = relation.requested_id`;

/** $2, who was asked, accepts $1; doing it again changes nothing. */
export const acceptStatement = `
  UPDATE friend_relations SET status = 'ACCEPTED', since = CASE WHEN status = 'PENDING' THEN now() ELSE since END
  WHERE id = $1 AND requested_id = $2
    AND (status = 'ACCEPTED' OR EXISTS (SELECT FROM users u WHERE u.id = requester_id AND ${isFindable('u')}))
  RETURNING old.status AS "statusBefore", requester_id AS "requesterId"`;

/** $2, who is one of the two, ends $1. */
export const endStatement = `
  DELETE FROM friend_relations WHERE id = $1 AND $2 IN (requester_id, requested_id)
  RETURNING requester_id AS "requesterId", requested_id AS "requestedUserId"`;

export const isBlockedByStatement = `
  SELECT FROM user_blocks WHERE blocker_id = $1 AND blocked_id = $2`;
