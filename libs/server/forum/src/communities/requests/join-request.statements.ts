import { isPresent, people, userSummaryJson } from '@lyceum/auth';
import type { CommunityPrivacy, MemberRole } from '@lyceum/contracts/forum';
import { insertRow, place, type Placed, statement } from '@lyceum/kernel';
import { isBanned } from '../../access/forum-access.queries';
import type { CommunityJoinRequestModel, JoinRequestStateModel } from './join-request.model';

/** A forum by its name, and how somebody stands to it. */
export interface RequestStanding extends JoinRequestStateModel {
  privacy: CommunityPrivacy;
  role: MemberRole | null;
  isBanned: boolean;
}

/** An approved request of somebody who has left since is of the past. */
export const requestStandingQuery = statement<RequestStanding>(
  'forum.request-standing',
  `SELECT c.id AS "communityId", c.display_name AS "displayName", c.privacy, m.role, ${isBanned('c.id', '$userId')} AS "isBanned",
           EXISTS (SELECT FROM community_invitations i WHERE i.community_id = c.id AND i.user_id = $userId) AS "isInvited",
           CASE WHEN latest.status <> 'APPROVED' OR m.role IS NOT NULL THEN latest.status END AS status
    FROM communities c
    LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $userId
    LEFT JOIN LATERAL (
      SELECT r.status FROM community_join_requests r WHERE r.community_id = c.id AND r.user_id = $userId
      ORDER BY r.created_at DESC, r.id DESC LIMIT 1) latest ON true
    WHERE c.name = $communityName::citext`,
);

/** Who has waited longest first. */
export const openRequestsQuery = statement<Placed<Omit<CommunityJoinRequestModel, 'cursor'>>>(
  'forum.open-join-requests',
  `SELECT r.id, r.created_at AS "createdAt", ${userSummaryJson('u')} AS user, ${place('r.created_at', 'r.id')}
    FROM community_join_requests r ${people.join('u', 'r.user_id')}
    WHERE r.community_id = $communityId AND r.status = 'PENDING' AND ${isPresent('u')}
      AND ($sortId::uuid IS NULL OR (r.created_at, r.id) > ($sortValue::timestamptz, $sortId::uuid))
    ORDER BY r.created_at, r.id LIMIT $limit`,
);

/** Opens a request; no row where one is open. */
export const openStatement = statement<{ id: string }>(
  'forum.open-join-request',
  insertRow(
    'community_join_requests',
    ['communityId', 'userId'],
    `ON CONFLICT (community_id, user_id) WHERE status = 'PENDING' DO NOTHING RETURNING id`,
  ),
);

/** Decides an open request; no row where it is open no more. */
export const decideStatement = statement<{ userId: string }>(
  'forum.decide-join-request',
  `UPDATE community_join_requests r SET status = $outcome, decided_by = $decidedBy, decided_at = now() ${people.from('u')}
  WHERE r.id = $requestId AND r.status = 'PENDING' AND u.id = r.user_id AND ${isPresent('u')} RETURNING r.user_id AS "userId"`,
);
