import type { PreparedQuery } from '@lyceum/kernel';
import { isBanned } from '../../access/forum-access.queries';
import { communityColumns, communityTables } from './community.view';

/**
 * Forums that may be joined or asked for, the largest first, then private ones by name: their order must not tell
 * their size. Staff see closed ones too. $1 user, $2 whether they oversee all forums, $3 skip, $4 limit.
 */
export const allCommunitiesQuery: PreparedQuery = {
  name: 'forum.all-communities',
  text: `
    SELECT ${communityColumns}
    FROM ${communityTables}
    WHERE ($2::boolean OR (NOT ${isBanned('c.id')} AND (c.privacy <> 'CLOSED' OR m.role IS NOT NULL)))
    ORDER BY c.privacy = 'PUBLIC' DESC, CASE c.privacy WHEN 'PUBLIC' THEN -c.members_cnt END, c.display_name, c.id
    OFFSET $3 LIMIT $4`,
};

/** Forums of user $1, by name. $2 skip, $3 limit. */
export const ownCommunitiesQuery: PreparedQuery = {
  name: 'forum.own-communities',
  text: `
    SELECT ${communityColumns}
    FROM ${communityTables}
    WHERE m.user_id IS NOT NULL
    ORDER BY c.display_name, c.id
    OFFSET $2 LIMIT $3`,
};

/** Public forums user $1 is not in: where most of their friends are, then the largest. $2 limit. */
export const recommendedCommunitiesQuery: PreparedQuery = {
  name: 'forum.recommended-communities',
  text: `
    WITH friends AS (
      SELECT requested_id AS id FROM friend_relations WHERE requester_id = $1 AND status = 'ACCEPTED'
      UNION ALL SELECT requester_id FROM friend_relations WHERE requested_id = $1 AND status = 'ACCEPTED'
    ), theirs AS (
      SELECT f.community_id, count(*) AS friends_cnt FROM community_members f JOIN friends ON friends.id = f.user_id
      GROUP BY f.community_id
    )
    SELECT ${communityColumns}
    FROM ${communityTables}
    LEFT JOIN theirs ON theirs.community_id = c.id
    WHERE c.privacy = 'PUBLIC' AND m.user_id IS NULL AND NOT ${isBanned('c.id')}
    ORDER BY coalesce(theirs.friends_cnt, 0) DESC, c.members_cnt DESC, c.id
    LIMIT $2`,
};

/** The forum of id $2, as user $1 sees it. */
export const communityByIdQuery: PreparedQuery = {
  name: 'forum.community-by-id',
  text: `SELECT ${communityColumns} FROM ${communityTables} WHERE c.id = $2`,
};
