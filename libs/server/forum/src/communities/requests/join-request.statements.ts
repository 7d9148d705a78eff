import { isPresent, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import type { CommunityPrivacy, JoinRequestStatus, MemberRole } from '@lyceum/contracts/forum';
import { place } from '@lyceum/kernel';
import { isBanned } from '../../access/forum-access.queries';

/** A forum by its name, and how user `$1` stands to it. */
export interface RequestStanding {
  communityId: string;
  displayName: string;
  privacy: CommunityPrivacy;
  role: MemberRole | null;
  isBanned: boolean;
  isInvited: boolean;
  status: JoinRequestStatus | null;
}

/**
 * $1 user, $2 name of the forum. An approved request of somebody who has left since is of the past.
 */
export const requestStandingQuery = {
  name: 'forum.request-standing',
  text: `
    SELECT c.id AS "communityId", c.display_name AS "displayName", c.privacy, m.role, ${isBanned('c.id')} AS "isBanned",
           EXISTS (SELECT FROM community_invitations i WHERE i.community_id = c.id AND i.user_id = $1) AS "isInvited",
           CASE WHEN latest.status <> 'APPROVED' OR m.role IS NOT NULL THEN latest.status END AS status
    FROM communities c
    LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $1
    LEFT JOIN LATERAL (
      SELECT r.status FROM community_join_requests r WHERE r.community_id = c.id AND r.user_id = $1
      ORDER BY r.created_at DESC, r.id DESC LIMIT 1) latest ON true
    WHERE c.name = $2::citext`,
};

/** Somebody who waits to be let in. */
export interface JoinRequestRow {
  id: string;
  user: UserSummaryModel;
  createdAt: Date;
}

/** $1 forum, $2 rows, $3 and $4 the cursor or null: who has waited longest first. */
export const openRequestsQuery = {
  name: 'forum.open-join-requests',
  text: `
    SELECT r.id, r.created_at AS "createdAt", ${userSummaryJson('u')} AS user, ${place('r.created_at', 'r.id')}
    FROM community_join_requests r JOIN users u ON u.id = r.user_id
    WHERE r.community_id = $1 AND r.status = 'PENDING' AND ${isPresent('u')}
      AND ($4::uuid IS NULL OR (r.created_at, r.id) > ($3::timestamptz, $4::uuid))
    ORDER BY r.created_at, r.id LIMIT $2`,
};

/** Opens a request of user $2 for forum $1; no row where one is open. */
export const openStatement = `
  INSERT INTO community_join_requests (community_id, user_id) VALUES ($1, $2)
  ON CONFLICT (community_id, user_id) WHERE status = 'PENDING' DO NOTHING RETURNING id`;

/** $2 decides the open request $1 as $3; no row where it is open no more. */
export const decideStatement = `
  UPDATE community_join_requests r SET status = $3, decided_by = $2, decided_at = now() FROM users u
  WHERE r.id = $1 AND r.status = 'PENDING' AND u.id = r.user_id AND ${isPresent('u')} RETURNING r.user_id AS "userId"`;
