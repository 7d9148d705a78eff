import { isFindable, userSummaryColumns, userSummaryJson } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { place } from '@lyceum/kernel';
import { isNotHidden } from '../../access/forum-access.queries';

/** Ids of the accepted friends of user `$1`. */
const friendIds = `
  SELECT requested_id AS id FROM friend_relations WHERE requester_id = $1 AND status = 'ACCEPTED'
  UNION ALL SELECT requester_id FROM friend_relations WHERE requested_id = $1 AND status = 'ACCEPTED'`;

/**
 * Whether the friend of this alias of `users` may be invited to forum `$2` (checklist line 75): no member, not banned,
 * and an account that can come. A block ends a friendship, so that blocked people are no friends.
 */
const isInvitable = (user: string): string => `
  ${isFindable(user)}
  AND NOT EXISTS (SELECT FROM community_members m WHERE m.community_id = $2 AND m.user_id = ${user}.id)
  AND NOT EXISTS (
    SELECT FROM community_bans ban WHERE ban.community_id = $2 AND ban.user_id = ${user}.id AND ban.lifted_at IS NULL
      AND (ban.ends_at IS NULL OR ban.ends_at > now()))
  AND NOT ${blocks.between('$1::uuid', `${user}.id`)}`;

/**
 * Friends of $1 whom they may invite to forum $2 and nobody has invited yet, whose name has $3 in it, by name; $4 rows.
 */
export const suggestionsQuery = {
  name: 'forum.invitation-suggestions',
  text: `
    SELECT ${userSummaryColumns('u')}
    FROM (${friendIds}) friend JOIN users u ON u.id = friend.id
    WHERE ${isInvitable('u')} AND strpos(lower(u.full_name), lower($3)) > 0
      AND NOT EXISTS (SELECT FROM community_invitations i WHERE i.community_id = $2 AND i.user_id = u.id)
    ORDER BY u.full_name, u.id LIMIT $4`,
};

/** Of the people $3, those whom $1 may invite to forum $2. */
export const invitableStatement = `
  SELECT u.id FROM (${friendIds}) friend JOIN users u ON u.id = friend.id
  WHERE u.id = ANY($3::uuid[]) AND ${isInvitable('u')}`;

/** $1 invites the people $3 to forum $2. An invitation that is there stands; the answer is whom nobody had invited. */
export const inviteStatement = `
  INSERT INTO community_invitations (community_id, user_id, inviter_id)
  SELECT $2, unnest($3::uuid[]), $1 ON CONFLICT DO NOTHING RETURNING user_id AS id`;

/** $1 who asks, $2 whether they keep order there and see everybody, $3 forum, $4 rows, $5 skip: the latest first. */
export const invitedQuery = {
  name: 'forum.invited-users',
  text: `
    SELECT u.id, ${userSummaryJson('u')} AS user, i.created_at AS "joinedAt", i.role, 'INVITED' AS status,
           0 AS "viewedThreads", ${place('i.created_at', 'i.user_id')}
    FROM community_invitations i JOIN users u ON u.id = i.user_id
    WHERE i.community_id = $3 AND ${isFindable('u')} AND ($2::boolean OR ${isNotHidden('i.user_id')})
    ORDER BY i.created_at DESC, i.user_id DESC OFFSET $5 LIMIT $4`,
};
