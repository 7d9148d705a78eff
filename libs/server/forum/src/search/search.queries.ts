import { searchLimits } from '@lyceum/contracts';
import { isNotHidden, isReadable } from '../access/forum-access.queries';
import { userSummaryColumns, userSummaryJson } from '../people/user-summary';
import { isFriend, matchedUsers, sharedForums } from './name-match.queries';
import { bestReplies, foundReplies } from './reply-hits.queries';
import type { CommunityHit, ReplyHit, ThreadHit, UserHit } from './search-hits';

/** A hit before its matches are marked. */
export type ThreadHitRow = Omit<ThreadHit, 'titleParts' | 'snippet' | 'reply'> & {
  text: string;
  reply: (Omit<ReplyHit, 'snippet'> & { text: string }) | null;
};

const { rankedHits, threads, communities, users, searchedLength, similarFromLength } = searchLimits;

/**
 * A title that has the very text comes before one with all words, that before a text with all words, and that before
 * replies; what is new or was clapped for comes before what is not.
 */
const freshness = '0.2 / (1 + extract(epoch FROM now() - created_at)::float / 7776000)';

const relevance = `
  ts_rank(search, $4::tsquery, 1)
  + CASE WHEN strpos(lower(title), lower($3)) > 0 THEN 0.5 ELSE 0 END
  + ${freshness} + 0.02 * ln(1 + claps_cnt)`;

const replyRelevance = `0.5 * rank + 0.5 * ${freshness}`;

/** How alike a title must be at least; all titles are compared by PostgreSQL's own 0.6, the newest ones by this. */
const similarity = 0.5;

const newest = `ORDER BY t.created_at DESC, t.id DESC LIMIT ${String(rankedHits)}`;

/** Conditions on `t` that together make up the threads to look through; each of them can be read in order. */
type Places = readonly string[];

/** Threads of each place apart, so that each is read by the index that has its order. */
const inPlaces = (places: Places, read: (place: string) => string): string =>
  places.map((place) => `(${read(`t.status = 'VISIBLE' AND ${place}`)})`).join(' UNION ALL ');

/**
 * The best hits among the newest ones; a thread is also found by its replies. Where nothing has the words, titles that are
 * spelt like them.
 * $1 reader, $2 whether they oversee all forums, $3 what is looked for, $4 the same as a text query.
 * @param forum condition on `c`
 * @param replyForum condition on the reply `r`
 */
function threadHits(forum: string, places: Places, replyForum: string): string {
  const nothingFound = `NOT EXISTS (SELECT FROM found) AND NOT EXISTS (SELECT FROM replies) AND char_length($3) >= ${String(similarFromLength)}`;
  const compared = (condition: string) =>
    inPlaces(
      places,
      (place) => `SELECT t.id, t.title, t.creator_id FROM threads t WHERE ${place} AND ${condition}`,
    );
  return `
    WITH readable AS MATERIALIZED (
      SELECT c.id FROM communities c WHERE ${forum} AND ${isReadable('c')}
    ), found AS MATERIALIZED (${inPlaces(
      places,
      (place) => `
        SELECT t.id, t.creator_id, t.title, t.search, t.created_at, t.claps_cnt FROM threads t
        WHERE t.search @@ $4::tsquery AND ${place} ${newest}`,
    )}), replies AS MATERIALIZED (${bestReplies(foundReplies(replyForum))}), alike AS MATERIALIZED (
      SELECT id, creator_id, word_similarity($3, title) AS score
      FROM (${compared(`${nothingFound} AND $3 <% t.title LIMIT ${String(rankedHits)}`)}
            UNION ${compared(`${nothingFound} ${newest}`)}) AS compared
      WHERE word_similarity($3, title) >= ${String(similarity)}
    ), best AS (
      SELECT id, ${relevance} AS score FROM found WHERE ${isNotHidden('creator_id')}
      UNION ALL SELECT thread_id, ${replyRelevance} FROM replies
      UNION ALL SELECT id, score FROM alike WHERE ${isNotHidden('creator_id')}
      ORDER BY score DESC, id DESC LIMIT ${String(threads)}
    )
    SELECT t.id, t.title, left(t.plain_text, ${String(searchedLength)}) AS text, t.created_at AS "createdAt",
           t.last_active_at AS "lastActiveAt", t.thumbnail_url AS "thumbnailUrl", t.tags, t.claps_cnt AS "clapsCnt",
           t.views_cnt AS "viewsCnt", t.posts_cnt AS "postsCnt", ${userSummaryJson('u')} AS creator,
           json_build_object('id', c.id, 'name', c.name, 'displayName', c.display_name, 'imgUrl', c.img_url) AS community,
           CASE WHEN r.id IS NOT NULL THEN json_build_object(
             'id', r.id, 'postId', r.post_id, 'number', r.number, 'text', r.text, 'author', ${userSummaryJson('ru')}) END AS reply
    FROM best JOIN threads t USING (id) JOIN users u ON u.id = t.creator_id JOIN communities c ON c.id = t.community_id
    LEFT JOIN (replies r JOIN users ru ON ru.id = r.creator_id) ON r.thread_id = t.id
    ORDER BY best.score DESC, t.id DESC`;
}

const ofForum = 't.community_id = $5::uuid AND EXISTS (SELECT FROM readable)';

/** Threads of forum $5: those in the list, and the pinned ones. */
export const forumThreadsStatement = threadHits(
  'c.id = $5::uuid',
  [`${ofForum} AND t.pin_position IS NULL`, `${ofForum} AND t.pin_position IS NOT NULL`],
  'r.community_id = $5::uuid AND EXISTS (SELECT FROM readable)',
);

/** Threads of all forums. */
export const allThreadsStatement = threadHits(
  'TRUE',
  ['t.community_id IN (SELECT id FROM readable)'],
  'r.community_id IN (SELECT id FROM readable)',
);

/** Forums and people found by one statement, each as JSON. */
export interface PlacesAndPeopleRow extends Record<string, unknown> {
  communities: FoundCommunity[];
  users: Omit<UserHit, 'nameParts'>[];
}

export type FoundCommunity = Omit<CommunityHit, 'displayNameParts' | 'snippet'> & { text: string };

/** $1 reader, $2 whether they oversee all forums, $3 what is looked for, folded, $4 beginnings of names, $5 of later words. */
export const placesAndPeopleStatement = `
    WITH matched AS MATERIALIZED (${matchedUsers()}), ranked AS (
      SELECT u.id, ${isFriend('u.id')} AS "isFriend", ${sharedForums('u.id')} AS "sharedForumsCnt", quality
      FROM matched JOIN users u USING (id)
      ORDER BY "isFriend" DESC, quality DESC, "sharedForumsCnt" DESC, u.first_name, u.last_name, u.id
      LIMIT ${String(users)}
    ), forums AS (
      SELECT c.id, c.name, c.display_name AS "displayName", c.img_url AS "imgUrl", c.members_cnt AS "membersCnt",
             concat_ws(' ', nullif(c.title, ''), c.description) AS text,
             greatest(word_similarity($3, c.display_name),
                      CASE WHEN strpos(search_fold(c.display_name), $3) > 0 THEN 2 ELSE 0 END) AS quality
      FROM communities c
      WHERE (strpos(search_fold(c.display_name || ' ' || c.title || ' ' || c.description), $3) > 0
          OR (char_length($3) >= ${String(similarFromLength)} AND $3 <% c.display_name))
        AND ${isReadable('c')}
      ORDER BY quality DESC, c.members_cnt DESC, c.id LIMIT ${String(communities)}
    )
    SELECT (SELECT coalesce(json_agg(forums), '[]') FROM forums) AS communities,
           (SELECT coalesce(json_agg(json_build_object(
                     'user', ${userSummaryJson('u')}, 'isFriend', r."isFriend", 'sharedForumsCnt', r."sharedForumsCnt")
                   ORDER BY r."isFriend" DESC, r.quality DESC, r."sharedForumsCnt" DESC, u.first_name, u.last_name, u.id),
                   '[]')
            FROM ranked r JOIN users u USING (id)) AS users`;

/**
 * People for a mention. $1 who writes, $2 whether they oversee all forums, $3 what they wrote, folded, $4 beginnings of names,
 * $5 of later words, $6 the thread and $7 the forum it is written in, or null. Where the writer may not open the
 * place, nobody is suggested.
 */
export const suggestionsStatement = `
    WITH place AS MATERIALIZED (
      SELECT c.id, c.privacy, t.creator_id AS author_id
      FROM communities c
      LEFT JOIN threads t ON t.id = $6::uuid AND t.community_id = c.id
        AND (t.status = 'VISIBLE' OR (t.status = 'HELD' AND t.creator_id = $1)) AND ${isNotHidden('t.creator_id')}
      WHERE c.id = coalesce($7::uuid, (SELECT community_id FROM threads WHERE id = $6::uuid))
        AND ($6::uuid IS NULL OR t.id IS NOT NULL) AND ${isReadable('c')}
    ), matched AS MATERIALIZED (${matchedUsers(
      `(($6::uuid IS NULL AND $7::uuid IS NULL) OR EXISTS (
        SELECT FROM place
        WHERE (place.privacy = 'PUBLIC' OR EXISTS (
                SELECT FROM community_members m WHERE m.community_id = place.id AND m.user_id = u.id))
          AND NOT EXISTS (
                SELECT FROM community_bans b
                WHERE b.community_id = place.id AND b.user_id = u.id AND b.lifted_at IS NULL
                  AND (b.ends_at IS NULL OR b.ends_at > now()))
          AND NOT EXISTS (
                SELECT FROM user_blocks k
                WHERE (k.blocker_id, k.blocked_id) IN ((u.id, place.author_id), (place.author_id, u.id)))))`,
    )})
    SELECT ${userSummaryColumns('u')}
    FROM matched JOIN users u USING (id)
    ORDER BY ${isFriend('u.id')} DESC,
             EXISTS (SELECT FROM place JOIN community_members m ON m.community_id = place.id AND m.user_id = u.id) DESC,
             quality DESC, ${sharedForums('u.id')} DESC, u.first_name, u.last_name, u.id
    LIMIT ${String(searchLimits.suggestions)}`;
