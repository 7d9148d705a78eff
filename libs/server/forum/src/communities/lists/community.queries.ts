import { friends } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isBanned } from '../../access/forum-access.queries';
import { isWanted } from '../../interests/interests.queries';
import { communityColumns, type CommunityRow, communityTables } from './community.view';

/**
 * Forums that may be joined or asked for, the largest first, then private ones by name: their order must not tell
 * their size. Staff see closed ones too.
 */
export const allCommunitiesQuery = statement<CommunityRow>(
  'forum.all-communities',
  `
    SELECT ${communityColumns}
    FROM ${communityTables}
    WHERE ($oversees::boolean OR (NOT ${isBanned('c.id')} AND (c.privacy <> 'CLOSED' OR m.role IS NOT NULL)))
    ORDER BY c.privacy = 'PUBLIC' DESC, CASE c.privacy WHEN 'PUBLIC' THEN -c.members_cnt END, c.display_name, c.id
    OFFSET $skip LIMIT $limit`,
);

/** Forums of the user, by name. */
export const ownCommunitiesQuery = statement<CommunityRow>(
  'forum.own-communities',
  `
    SELECT ${communityColumns}
    FROM ${communityTables}
    WHERE m.user_id IS NOT NULL
    ORDER BY c.display_name, c.id
    OFFSET $skip LIMIT $limit`,
);

/** Public forums the user is not in: about what interests them, where most of their friends are, then the largest. */
export const recommendedCommunitiesQuery = statement<CommunityRow>(
  'forum.recommended-communities',
  `
    WITH theirs AS (
      SELECT f.community_id, count(*) AS friends_cnt
      FROM (${friends.of('$userId')}) friend JOIN community_members f ON f.user_id = friend.id
      GROUP BY f.community_id
    )
    SELECT ${communityColumns}
    FROM ${communityTables}
    LEFT JOIN theirs ON theirs.community_id = c.id
    WHERE c.privacy = 'PUBLIC' AND m.user_id IS NULL AND NOT ${isBanned('c.id')}
    ORDER BY ${isWanted('c')} DESC, coalesce(theirs.friends_cnt, 0) DESC, c.members_cnt DESC, c.id
    LIMIT $limit`,
);

/** A forum, as the user sees it. */
export const communityByIdQuery = statement<CommunityRow>(
  'forum.community-by-id',
  `SELECT ${communityColumns} FROM ${communityTables} WHERE c.id = $communityId`,
);
