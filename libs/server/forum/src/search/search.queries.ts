import { searchLimits } from '@lyceum/contracts';
import { isNotHidden, isReadable } from '../access/forum-access.queries';
import { userSummaryColumns, userSummaryJson } from '../people/user-summary';
import { isFriend, matchedUsers, sharedForums } from './name-match.queries';
import { foundReplies, freshness } from './reply-hits.queries';
import type { CommunityHit, ReplyHit, ThreadHit, UserHit } from './search-hits';

/** A hit before its matches are marked. */
export type ThreadHitRow = Omit<ThreadHit, 'titleParts' | 'snippet' | 'reply'> & {
  text: string;
  reply: (Omit<ReplyHit, 'snippet'> & { text: string }) | null;
};

const { rankedHits, threads, communities, users, searchedLength, similarFromLength } = searchLimits;

/** A title that has the very text comes before one with all words, and that before a text with them; what is new or was clapped for before what is not. */
const relevance = `
  ts_rank(search, $4::tsquery, 1)
  + CASE WHEN strpos(lower(title), lower($3)) > 0 THEN 0.5 ELSE 0 END
  + ${freshness} + 0.02 * ln(1 + claps_cnt)`;

/** How alike a title must be at least; all titles are compared by PostgreSQL's own 0.6, the newest ones by this. */
const similarity = 0.5;

const newest = `ORDER BY t.created_at DESC, t.id DESC LIMIT ${String(rankedHits)}`;

/** Where threads are looked for. */
interface Scope {
  /** Condition on `c`, the forums to look through. */
  readonly forum: string;
  /** Conditions on `t` that together make up their threads; each of them can be read in order. */
  readonly places: readonly string[];
  /** Condition on a reply `r` in them. */
  readonly replies: string;
}

/** @param forumId SQL of the forum's id */
const oneForum = (forumId: string): Scope => {
  const isIn = (alias: string) => `${alias}.community_id = ${forumId} AND EXISTS (SELECT FROM readable)`;
  return {
    forum: `c.id = ${forumId}`,
    places: [`${isIn('t')} AND t.pin_position IS NULL`, `${isIn('t')} AND t.pin_position IS NOT NULL`],
    replies: isIn('r'),
  };
};

const isInAny = (alias: string) => `${alias}.community_id = ANY (ARRAY(SELECT id FROM readable))`;
const allForums: Scope = { forum: 'TRUE', places: [isInAny('t')], replies: isInAny('r') };

const readable = (forum: string) =>
  `readable AS MATERIALIZED (SELECT c.id FROM communities c WHERE ${forum} AND ${isReadable('c')})`;

/** Threads of each place apart, so that each is read by the index that has its order. */
const inPlaces = (places: Scope['places'], read: (place: string) => string): string =>
  places.map((place) => `(${read(`t.status = 'VISIBLE' AND ${place}`)})`).join(' UNION ALL ');

/**
 * SQL of the hits that a CTE `best` has chosen, by `id` and `score`.
 * @param reply SQL of the reply each was found by, and what it needs to be joined
 */
const hits = (reply: { column: string; join: string } = { column: 'NULL', join: '' }): string => `
    SELECT t.id, t.title, left(t.plain_text, ${String(searchedLength)}) AS text, t.created_at AS "createdAt",
           t.last_active_at AS "lastActiveAt", t.thumbnail_url AS "thumbnailUrl", t.tags, t.claps_cnt AS "clapsCnt",
           t.views_cnt AS "viewsCnt", t.posts_cnt AS "postsCnt", ${userSummaryJson('u')} AS creator,
           json_build_object('id', c.id, 'name', c.name, 'displayName', c.display_name, 'imgUrl', c.img_url) AS community,
           ${reply.column} AS reply
    FROM best JOIN threads t USING (id) JOIN users u ON u.id = t.creator_id JOIN communities c ON c.id = t.community_id
    ${reply.join}
    ORDER BY best.score DESC, t.id DESC`;

const chosen = `ORDER BY score DESC, id DESC LIMIT ${String(threads)}`;

/** The best among the newest threads that have all the words themselves. */
const saying = ({ forum, places }: Scope): string => `
    WITH ${readable(forum)}, found AS MATERIALIZED (${inPlaces(
      places,
      (place) => `
        SELECT t.id, t.creator_id, t.title, t.search, t.created_at, t.claps_cnt FROM threads t
        WHERE t.search @@ $4::tsquery AND ${place} ${newest}`,
    )}), best AS (SELECT id, ${relevance} AS score FROM found WHERE ${isNotHidden('creator_id')} ${chosen})
    ${hits()}`;

/** Threads that are found by the best of the newest replies to them, but for those with the ids `known`. */
const answeredWith = ({ forum, replies }: Scope, known: string): string => `
    WITH ${readable(forum)}, ${foundReplies(replies, known)},
    best AS (SELECT thread_id AS id, score FROM replies ${chosen})
    ${hits({
      column: `json_build_object(
             'id', r.id, 'postId', r.post_id, 'number', r.number, 'text', r.text, 'author', ${userSummaryJson('ru')})`,
      join: 'JOIN replies r ON r.thread_id = t.id JOIN users ru ON ru.id = r.creator_id',
    })}`;

/** Threads whose titles are spelt like it. */
const alike = ({ forum, places }: Scope): string => {
  const compared = (condition: string) =>
    inPlaces(
      places,
      (place) => `SELECT t.id, t.title, t.creator_id FROM threads t WHERE ${place} ${condition}`,
    );
  return `
    WITH ${readable(forum)}, best AS (
      SELECT id, word_similarity($3, title) AS score
      FROM (${compared(`AND $3 <% t.title LIMIT ${String(rankedHits)}`)} UNION ${compared(newest)}) AS compared
      WHERE word_similarity($3, title) >= ${String(similarity)} AND ${isNotHidden('creator_id')} ${chosen}
    )
    ${hits()}`;
};

/** Statements that find threads, to be asked in this order until there are enough; the last only where nothing is found. */
export interface ThreadStatements {
  readonly saying: string;
  readonly answeredWith: string;
  readonly alike: string;
}

/**
 * $1 reader, $2 whether they oversee all forums. `saying`: $3 what is looked for, $4 the same as a text query.
 * `answeredWith`: $3 the text query, $4 ids of threads found already. `alike`: $3 what is looked for.
 */
export const allThreads: ThreadStatements = {
  saying: saying(allForums),
  answeredWith: answeredWith(allForums, '$4::uuid[]'),
  alike: alike(allForums),
};

/** The same, of the forum that is the last parameter. */
export const forumThreads: ThreadStatements = {
  saying: saying(oneForum('$5::uuid')),
  answeredWith: answeredWith(oneForum('$5::uuid'), '$4::uuid[]'),
  alike: alike(oneForum('$4::uuid')),
};

export type FoundCommunity = Omit<CommunityHit, 'displayNameParts' | 'snippet'> & { text: string };

/** $1 reader, $2 whether they oversee all forums, $3 what is looked for, folded. */
export const communitiesQuery = {
  name: 'forum.search-communities',
  text: `
    SELECT c.id, c.name, c.display_name AS "displayName", c.img_url AS "imgUrl", c.members_cnt AS "membersCnt",
           concat_ws(' ', nullif(c.title, ''), c.description) AS text
    FROM communities c
    WHERE (strpos(search_fold(c.display_name || ' ' || c.title || ' ' || c.description), $3) > 0
        OR (char_length($3) >= ${String(similarFromLength)} AND $3 <% c.display_name))
      AND ${isReadable('c')}
    ORDER BY greatest(word_similarity($3, c.display_name),
                      CASE WHEN strpos(search_fold(c.display_name), $3) > 0 THEN 2 ELSE 0 END) DESC,
             c.members_cnt DESC, c.id
    LIMIT ${String(communities)}`,
};

export type FoundUser = Omit<UserHit, 'nameParts'>;

/** $1 reader, $2 what is looked for, folded, $3 and $4 patterns of names. */
export const usersQuery = {
  name: 'forum.search-users',
  text: `
    WITH matched AS MATERIALIZED (${matchedUsers(2)}), ranked AS (
      SELECT u.id, ${isFriend('u.id')} AS "isFriend", ${sharedForums('u.id')} AS "sharedForumsCnt", quality
      FROM matched JOIN users u USING (id)
      ORDER BY "isFriend" DESC, quality DESC, "sharedForumsCnt" DESC, u.first_name, u.last_name, u.id
      LIMIT ${String(users)}
    )
    SELECT ${userSummaryJson('u')} AS "user", r."isFriend", r."sharedForumsCnt"
    FROM ranked r JOIN users u USING (id)
    ORDER BY r."isFriend" DESC, r.quality DESC, r."sharedForumsCnt" DESC, u.first_name, u.last_name, u.id`,
};

/**
 * People for a mention. $1 who writes, $2 whether they oversee all forums, $3 what they wrote, folded, $4 and $5 patterns of
 * names, $6 the thread and $7 the forum it is written in, or null. Where the writer may not open the
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
      3,
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
