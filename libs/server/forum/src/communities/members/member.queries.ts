import { isPresent, userSummaryJson } from '@lyceum/auth';
import type { ContactService } from '@lyceum/friends';
import { place, type PreparedQuery } from '@lyceum/kernel';
import { isNotHidden } from '../../access/forum-access.queries';

const columns = (viewedThreads: string): string => `
  u.id, ${userSummaryJson('u')} AS user, m.role, 'MEMBER' AS status, ${viewedThreads} AS "viewedThreads",
  m.joined_at AS "joinedAt", ${place('m.joined_at', 'm.user_id')}`;

/** Whoever could watch it grow would see when somebody is there: it is shown to who keeps order, and of oneself. */
const shownColumns = columns('CASE WHEN $2::boolean OR m.user_id = $1 THEN m.viewed_threads_cnt ELSE 0 END');

/** Who keeps order in a forum has to see everybody there. `$2` is whether the caller does. */
const isShown = `${isPresent('u')} AND ($2::boolean OR (u.suspended_at IS NULL AND ${isNotHidden('m.user_id')}))`;

/**
 * Members of forum $3, the latest first: $4 rows after $5 skipped, or after the cursor $6, $7.
 * $1 user, $2 whether they moderate.
 */
export const membersQuery = {
  name: 'forum.members',
  text: `
    SELECT ${shownColumns} FROM community_members m JOIN users u ON u.id = m.user_id
    WHERE m.community_id = $3 AND ${isShown}
      AND (m.joined_at, m.user_id) < (coalesce($6::timestamptz, 'infinity'), coalesce($7::uuid, $3))
    ORDER BY m.joined_at DESC, m.user_id DESC OFFSET $5 LIMIT $4`,
};

/**
 * The same for those with $8 in their name. Who does not moderate looks for people like anywhere else: they find
 * themselves and whom they may know of (`contactTable` of friends).
 */
export const foundMembersQuery = (contact: ContactService, asStaff: boolean): PreparedQuery => {
  const isFound = `($2::boolean OR u.id = $1 OR ${contact.sql('SUGGEST', '$1::uuid', 'u', asStaff)})`;
  return {
    name: asStaff ? 'forum.members-by-name-for-staff' : 'forum.members-by-name',
    text: membersQuery.text.replace(
      'ORDER BY',
      `AND strpos(lower(u.full_name), lower($8)) > 0 AND ${isFound} ORDER BY`,
    ),
  };
};

/** Admins of forum $3, who was it first first; $4 rows after $5 skipped. $1 user, $2 whether they moderate. */
export const adminsQuery = {
  name: 'forum.admins',
  text: `
    SELECT ${shownColumns} FROM community_members m JOIN users u ON u.id = m.user_id
    WHERE m.community_id = $3 AND m.role = 'ADMIN' AND ${isShown}
    ORDER BY m.joined_at, m.user_id OFFSET $5 LIMIT $4`,
};

/** One member of forum $1, for its admins. */
export const memberStatement = `
  SELECT ${columns('m.viewed_threads_cnt')} FROM community_members m JOIN users u ON u.id = m.user_id
  WHERE m.community_id = $1 AND m.user_id = $2 AND ${isPresent('u')}`;
