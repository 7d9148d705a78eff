import { blocks } from '@lyceum/friends';

/**
 * SQL of what decides access, for other statements to take in. The user's id is always `$1`, and whether they oversee
 * all forums `$2` (a boolean), so that every statement that lists forum content starts with the same two parameters.
 */

/** Whether the user is shut out of the forum with this id now. */
export function isBanned(communityId: string, userId = '$1'): string {
  return `EXISTS (
    SELECT FROM community_bans ban
    WHERE ban.community_id = ${communityId} AND ban.user_id = ${userId} AND ban.lifted_at IS NULL
      AND (ban.ends_at IS NULL OR ban.ends_at > now()))`;
}

/** Whether user `$1` may read the forum of this alias of `communities`; the same rule as `mayRead`. */
export function isReadable(community: string): string {
  return `($2::boolean OR ${isReadableTo('$1', community)})`;
}

/** The same for somebody as no more than who they are in the forum, not as who oversees all of them. */
export function isReadableTo(userId: string, community: string): string {
  return `(NOT ${isBanned(`${community}.id`, userId)} AND (${community}.privacy = 'PUBLIC' OR ${isMember(userId, community)}))`;
}

/** Whether the user may know of the forum: a closed one is not there for who is not in it. */
export function isKnownTo(userId: string, community: string): string {
  return `(${community}.privacy <> 'CLOSED' OR ${isMember(userId, community)})`;
}

/** What a copy of user `$1`'s data calls the forum `c`; nothing where it is not there for them. */
export const forumName = `CASE WHEN ${isKnownTo('$1', 'c')} THEN c.name END AS forum`;

/** Whether the user keeps order in the forum with this id, by what they are in it. */
export function isKeptBy(userId: string, communityId: string): string {
  return `(NOT ${isBanned(communityId, userId)} AND EXISTS (
    SELECT FROM community_members own
    WHERE own.community_id = ${communityId} AND own.user_id = ${userId} AND own.role <> 'MEMBER'))`;
}

function isMember(userId: string, community: string): string {
  return `EXISTS (
    SELECT FROM community_members own WHERE own.community_id = ${community}.id AND own.user_id = ${userId})`;
}

/** Whether neither user `$1` nor this one has blocked the other (checklist line 144). @param userId SQL, never NULL */
export function isNotHidden(userId: string): string {
  return `(NOT ${blocks.hiddenFrom('$1', userId)})`;
}

/** Whether user `$1` has a block with none of these people. @param userIds SQL of an array of ids, never NULL */
export function areNotHidden(userIds: string): string {
  return `(NOT ${blocks.anyHiddenFrom('$1', userIds)})`;
}

/** The access of user `$1` to the forum of id `$2`: one row of `ForumAccess`, or none. */
export const accessQuery = {
  name: 'forum.access',
  text: `
    SELECT c.id AS "communityId", c.privacy, m.role, ${isBanned('c.id')} AS "isBanned"
    FROM communities c LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $1
    WHERE c.id = $2`,
};
