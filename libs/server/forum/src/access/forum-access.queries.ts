import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import type { ForumAccess } from './forum-access';

/**
 * SQL of what decides access, for other statements to take in. The user's id is `$userId`, and whether they oversee
 * all forums `$oversees`, where nothing else is said.
 */

/** SQL of for whom a row of a statement is: their id, and whether they oversee all forums. */
export interface SqlReader {
  readonly id: string;
  readonly oversees: string;
}

/** Of nearly every statement. */
const reader: SqlReader = { id: '$userId', oversees: '$oversees::boolean' };

/**
 * Whether a ban shuts somebody out now: it was not lifted, and has not come to its end. Whatever asks of bans asks by
 * this, so that a ban ends by the clock alone (a test looks for others).
 * @param ban alias of `community_bans`
 */
export const banStands = (ban: string): string =>
  `(${ban}.lifted_at IS NULL AND (${ban}.ends_at IS NULL OR ${ban}.ends_at > now()))`;

/** Whether the user is shut out of the forum with this id now. */
export function isBanned(communityId: string, userId = '$userId'): string {
  return `EXISTS (
    SELECT FROM community_bans ban
    WHERE ban.community_id = ${communityId} AND ban.user_id = ${userId} AND ${banStands('ban')})`;
}

/** Whether the reader may read the forum of this alias of `communities`; the same rule as `mayRead`. */
export function isReadable(community: string, { id, oversees } = reader): string {
  return `(${oversees} OR ${isReadableTo(id, community)})`;
}

/** The same for somebody as no more than who they are in the forum, not as who oversees all of them. */
export function isReadableTo(userId: string, community: string): string {
  return `(NOT ${isBanned(`${community}.id`, userId)} AND (${community}.privacy = 'PUBLIC' OR ${isMember(userId, community)}))`;
}

/** Whether the user may know of the forum: a closed one is not there for who is not in it. */
export function isKnownTo(userId: string, community: string): string {
  return `(${community}.privacy <> 'CLOSED' OR ${isMember(userId, community)})`;
}

/** SQL that joins as `said` what a row of the alias says. Nobody sees any more what was deleted, by whomever; that there was something is told. */
export const unlessDeleted = (table: 'threads' | 'posts' | 'comments', alias: string): string =>
  `LEFT JOIN ${table} said ON said.id = ${alias}.id AND said.status IN ('VISIBLE', 'HELD')`;

/** What a copy of a user's data calls the forum `c`; nothing where it is not there for them. */
export const forumName = `CASE WHEN ${isKnownTo('$userId', 'c')} THEN c.name END AS forum`;

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

/** Whether neither the reader nor this user has blocked the other (checklist line 144). @param userId SQL, never NULL */
export function isNotHidden(userId: string, { id }: Pick<SqlReader, 'id'> = reader): string {
  return `(NOT ${blocks.hiddenFrom(id, userId)})`;
}

/** Whether the reader has a block with none of these people. @param userIds SQL of an array of ids, never NULL */
export function areNotHidden(userIds: string, { id }: Pick<SqlReader, 'id'> = reader): string {
  return `(NOT ${blocks.anyHiddenFrom(id, userIds)})`;
}

/** The access of a user to a forum: one row, or none. */
export const accessQuery = statement<ForumAccess>(
  'forum.access',
  `
    SELECT c.id AS "communityId", c.privacy, m.role, ${isBanned('c.id')} AS "isBanned"
    FROM communities c LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $userId
    WHERE c.id = $communityId`,
);

/** The same to the forum of a name, whatever its case. */
export const accessByNameQuery = statement<ForumAccess>(
  'forum.access-by-name',
  `SELECT c.id AS "communityId", c.privacy, m.role, ${isBanned('c.id')} AS "isBanned"
   FROM communities c LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $userId
   WHERE c.name = $communityName::citext`,
);
