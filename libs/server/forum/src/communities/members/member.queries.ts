import { isPresent } from '@lyceum/auth';
import { isNotHidden } from '../../access/forum-access.queries';
import { userSummaryJson } from '../../people/user-summary';
import { place } from '../paging';

const columns = `
  u.id, ${userSummaryJson('u')} AS user, m.role, 'MEMBER' AS status, m.viewed_threads_cnt AS "viewedThreads",
  m.joined_at AS "joinedAt", ${place('m.joined_at', 'm.user_id')}`;

/** Who keeps order in a forum has to see everybody there. `$2` is whether the caller does. */
const isShown = `${isPresent('u')} AND ($2::boolean OR (u.suspended_at IS NULL AND ${isNotHidden('m.user_id')}))`;

/**
 * Members of forum $3, the latest first: $4 rows after $5 skipped, or after the cursor $6, $7.
 * $1 user, $2 whether they moderate.
 */
export const membersQuery = {
  name: 'forum.members',
  text: `
    SELECT ${columns} FROM community_members m JOIN users u ON u.id = m.user_id
    WHERE m.community_id = $3 AND ${isShown}
      AND (m.joined_at, m.user_id) < (coalesce($6::timestamptz, 'infinity'), coalesce($7::uuid, $3))
    ORDER BY m.joined_at DESC, m.user_id DESC OFFSET $5 LIMIT $4`,
};

/** The same for those with $8 in their name. */
export const foundMembersQuery = {
  name: 'forum.members-by-name',
  text: membersQuery.text.replace('ORDER BY', 'AND strpos(lower(u.full_name), lower($8)) > 0 ORDER BY'),
};

/** Admins of forum $3, who was it first first; $4 rows after $5 skipped. $1 user, $2 whether they moderate. */
export const adminsQuery = {
  name: 'forum.admins',
  text: `
    SELECT ${columns} FROM community_members m JOIN users u ON u.id = m.user_id
    WHERE m.community_id = $3 AND m.role = 'ADMIN' AND ${isShown}
    ORDER BY m.joined_at, m.user_id OFFSET $5 LIMIT $4`,
};

/** One member of forum $1. */
export const memberStatement = `
  SELECT ${columns} FROM community_members m JOIN users u ON u.id = m.user_id
  WHERE m.community_id = $1 AND m.user_id = $2 AND ${isPresent('u')}`;
