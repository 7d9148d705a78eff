import { isPresent, people, userSummaryJson } from '@lyceum/auth';
import type { ContactService } from '@lyceum/friends';
import { place, statement } from '@lyceum/kernel';
import { isNotHidden } from '../../access/forum-access.queries';
import type { MemberRow } from '../member.model';

const columns = (viewedThreads: string): string => `
  u.id, ${userSummaryJson('u')} AS user, m.role, 'MEMBER' AS status, ${viewedThreads} AS "viewedThreads",
  m.joined_at AS "joinedAt", ${place('m.joined_at', 'm.user_id')}`;

/** Whoever could watch it grow would see when somebody is there: it is shown to who keeps order, and of oneself. */
const shownColumns = columns(
  'CASE WHEN $isModerator::boolean OR m.user_id = $userId THEN m.viewed_threads_cnt ELSE 0 END',
);

/** Who keeps order in a forum has to see everybody there. `isModerator` is whether the caller does. */
const isShown = `${isPresent('u')} AND ($isModerator::boolean OR (u.suspended_at IS NULL AND ${isNotHidden('m.user_id')}))`;

const membersText = (isFound = 'TRUE'): string => `
  SELECT ${shownColumns} FROM community_members m ${people.join('u', 'm.user_id')}
  WHERE m.community_id = $communityId AND ${isShown}
    AND (m.joined_at, m.user_id) < (coalesce($sortValue::timestamptz, 'infinity'), coalesce($sortId::uuid, $communityId))
    AND ${isFound}
  ORDER BY m.joined_at DESC, m.user_id DESC OFFSET $skip LIMIT $limit`;

/** Members of a forum, the latest first: those after some skipped, or after the cursor. */
export const membersQuery = statement<MemberRow>('forum.members', membersText());

/**
 * The same for those of a name. Who does not moderate looks for people like anywhere else: they find themselves and whom
 * they may know of (`contactTable` of friends).
 */
export const foundMembersQuery = (contact: ContactService, asStaff: boolean) => {
  const isFound = `($isModerator::boolean OR u.id = $userId OR ${contact.sql('SUGGEST', '$userId::uuid', 'u', asStaff)})`;
  return statement<MemberRow>(
    `forum.members-by-name-${asStaff ? 'for-staff' : 'for-others'}`,
    membersText(`strpos(lower(u.full_name), lower($queryString)) > 0 AND ${isFound}`),
  );
};

/** Admins of a forum, who was it first first. */
export const adminsQuery = statement<MemberRow>(
  'forum.admins',
  `SELECT ${shownColumns} FROM community_members m ${people.join('u', 'm.user_id')}
    WHERE m.community_id = $communityId AND m.role = 'ADMIN' AND ${isShown}
    ORDER BY m.joined_at, m.user_id OFFSET $skip LIMIT $limit`,
);

/** One member of a forum, for its admins. */
export const memberStatement = statement<MemberRow>(
  'forum.member',
  `SELECT ${columns('m.viewed_threads_cnt')} FROM community_members m ${people.join('u', 'm.user_id')}
  WHERE m.community_id = $communityId AND m.user_id = $userId AND ${isPresent('u')}`,
);
