import { isFindable, people, userSummaryColumns, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import { blocks, friends } from '@lyceum/friends';
import { place, statement } from '@lyceum/kernel';
import { isBanned, isNotHidden } from '../../access/forum-access.queries';
import type { MemberRow } from '../member.model';

/**
 * Whether the friend of this alias of `users` may be invited to forum `communityId` (checklist line 75): no member, not banned,
 * and an account that can come. A block ends a friendship, so that blocked people are no friends.
 */
const isInvitable = (user: string): string => `
  ${isFindable(user)}
  AND NOT EXISTS (SELECT FROM community_members m WHERE m.community_id = $communityId AND m.user_id = ${user}.id)
  AND NOT ${isBanned('$communityId', `${user}.id`)}
  AND NOT ${blocks.between('$userId::uuid', `${user}.id`)}`;

/** Friends whom somebody may invite and nobody has invited yet, of a name, by name. */
export const suggestionsQuery = statement<UserSummaryModel>(
  'forum.invitation-suggestions',
  `SELECT ${userSummaryColumns('u')}
    FROM (${friends.of('$userId')}) friend ${people.join('u', 'friend.id')}
    WHERE ${isInvitable('u')} AND strpos(lower(u.full_name), lower($queryString)) > 0
      AND NOT EXISTS (SELECT FROM community_invitations i WHERE i.community_id = $communityId AND i.user_id = u.id)
    ORDER BY u.full_name, u.id LIMIT $limit`,
);

/** Of these people, those whom somebody may invite. */
export const invitableStatement = statement<{ id: string }>(
  'forum.invitable',
  `SELECT u.id FROM (${friends.of('$userId')}) friend ${people.join('u', 'friend.id')}
  WHERE u.id = ANY($ids::uuid[]) AND ${isInvitable('u')}`,
);

/** Invites people. An invitation that is there stands; the answer is whom nobody had invited. */
export const inviteStatement = statement<{ id: string }>(
  'forum.invite',
  `INSERT INTO community_invitations (community_id, user_id, inviter_id)
  SELECT $communityId, unnest($ids::uuid[]), $userId ON CONFLICT DO NOTHING RETURNING user_id AS id`,
);

/** Who is invited, the latest first. Who keeps order there (`isModerator`) sees everybody. */
export const invitedQuery = statement<MemberRow>(
  'forum.invited-users',
  `SELECT u.id, ${userSummaryJson('u')} AS user, i.created_at AS "joinedAt", i.role, 'INVITED' AS status,
           0 AS "viewedThreads", ${place('i.created_at', 'i.user_id')}
    FROM community_invitations i ${people.join('u', 'i.user_id')}
    WHERE i.community_id = $communityId AND ${isFindable('u')} AND ($isModerator::boolean OR ${isNotHidden('i.user_id')})
    ORDER BY i.created_at DESC, i.user_id DESC OFFSET $skip LIMIT $limit`,
);
