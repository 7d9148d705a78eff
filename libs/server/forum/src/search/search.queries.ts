import { searchLimits } from '@lyceum/contracts/forum';
import { blocks, type ContactService, friends } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isNotHidden, isReadable } from '../access/forum-access.queries';
import { people, userSummaryColumns, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import { matchedUsers, sharedForums } from './name-match.queries';
import type { CommunitySearchHitModel, UserSearchHitModel } from './search.model';

const { communities, users, similarFromLength } = searchLimits;

/** Ids of the forums a search looks through. */
export const readableForumsQuery = statement<{ ids: string[] | null }>(
  'forum.search-readable',
  `SELECT array_agg(c.id) AS ids FROM communities c WHERE ${isReadable('c')}`,
);

export type FoundCommunity = Omit<CommunitySearchHitModel, 'displayNameParts' | 'snippet'> & { text: string };

/** `$text` is what is looked for, folded. */
export const communitiesQuery = statement<FoundCommunity>(
  'forum.search-communities',
  `
    SELECT c.id, c.name, c.display_name AS "displayName", c.img_url AS "imgUrl", c.members_cnt AS "membersCnt",
           concat_ws(' ', nullif(c.title, ''), c.description) AS text
    FROM communities c
    WHERE (strpos(search_fold(c.display_name || ' ' || c.title || ' ' || c.description), $text) > 0
        OR (char_length($text) >= ${String(similarFromLength)} AND $text <% c.display_name))
      AND ${isReadable('c')}
    ORDER BY greatest(word_similarity($text, c.display_name),
                      CASE WHEN strpos(search_fold(c.display_name), $text) > 0 THEN 2 ELSE 0 END) DESC,
             c.members_cnt DESC, c.id
    LIMIT ${String(communities)}`,
);

export type FoundUser = Omit<UserSearchHitModel, 'nameParts'>;

const usersQuery = (contact: ContactService, asStaff: boolean) =>
  statement<FoundUser>(
    `forum.search-users-for-${asStaff ? 'staff' : 'anybody'}`,
    `
    WITH matched AS MATERIALIZED (${matchedUsers(contact.sql('SUGGEST', '$userId::uuid', 'u', asStaff))}), ranked AS (
      SELECT u.id, ${friends.are('$userId::uuid', 'u.id')} AS "isFriend", ${sharedForums('u.id')} AS "sharedForumsCnt", quality
      FROM matched ${people.join('u', 'matched.id')}
      ORDER BY "isFriend" DESC, quality DESC, "sharedForumsCnt" DESC, u.first_name, u.last_name, u.id
      LIMIT ${String(users)}
    )
    SELECT ${userSummaryJson('u')} AS "user", r."isFriend", r."sharedForumsCnt"
    FROM ranked r ${people.join('u', 'r.id')}
    ORDER BY r."isFriend" DESC, r.quality DESC, r."sharedForumsCnt" DESC, u.first_name, u.last_name, u.id`,
  );

/**
 * People for a mention in the thread or the forum it is written in, or anywhere where both are null. Where the writer may not open the place, nobody is suggested.
 */
const suggestionsQuery = (contact: ContactService, asStaff: boolean) =>
  statement<UserSummaryModel>(
    `forum.suggest-users-for-${asStaff ? 'staff' : 'anybody'}`,
    `
    WITH place AS MATERIALIZED (
      SELECT c.id, c.privacy, t.creator_id AS author_id
      FROM communities c
      LEFT JOIN threads t ON t.id = $threadId::uuid AND t.community_id = c.id
        AND (t.status = 'VISIBLE' OR (t.status = 'HELD' AND t.creator_id = $userId)) AND ${isNotHidden('t.creator_id')}
      WHERE c.id = coalesce($communityId::uuid, (SELECT community_id FROM threads WHERE id = $threadId::uuid))
        AND ($threadId::uuid IS NULL OR t.id IS NOT NULL) AND ${isReadable('c')}
    ), matched AS MATERIALIZED (${matchedUsers(
      `${contact.sql('SUGGEST', '$userId::uuid', 'u', asStaff)} AND (($threadId::uuid IS NULL AND $communityId::uuid IS NULL) OR EXISTS (
        SELECT FROM place
        WHERE (place.privacy = 'PUBLIC' OR EXISTS (
                SELECT FROM community_members m WHERE m.community_id = place.id AND m.user_id = u.id))
          AND NOT EXISTS (
                SELECT FROM community_bans b
                WHERE b.community_id = place.id AND b.user_id = u.id AND b.lifted_at IS NULL
                  AND (b.ends_at IS NULL OR b.ends_at > now()))
          AND NOT ${blocks.between('u.id', 'place.author_id')}))`,
    )})
    SELECT ${userSummaryColumns('u')}
    FROM matched ${people.join('u', 'matched.id')}
    ORDER BY ${friends.are('$userId::uuid', 'u.id')} DESC,
             EXISTS (SELECT FROM place JOIN community_members m ON m.community_id = place.id AND m.user_id = u.id) DESC,
             quality DESC, ${sharedForums('u.id')} DESC, u.first_name, u.last_name, u.id
    LIMIT ${String(searchLimits.suggestions)}`,
  );

/**
 * Statements that find people, and those of staff. Grown-ups find no minors but those they may know of (`contactTable`
 * of friends).
 */
export function peopleQueries(contact: ContactService, asStaff: boolean) {
  return { users: usersQuery(contact, asStaff), suggestions: suggestionsQuery(contact, asStaff) };
}
