import { forumSearchLimits } from '@lyceum/contracts/forum';
import { searchLimits } from '@lyceum/contracts/search';
import { type Statement, statement } from '@lyceum/kernel';
import { isNotHidden } from '../access/forum-access.queries';
import { people, userSummaryJson } from '@lyceum/auth';
import { answeredWith, type ReplyRow } from './reply-hits.queries';
import { best, freshness, isWrittenIn } from './ranking';
import type { ThreadSearchHitModel } from './search.model';

/** A thread that was found. */
export interface FoundThread {
  id: string;
}

/** The same with the reply it was found by. */
export interface AnsweredThread extends FoundThread {
  reply: ReplyRow;
}

/** Statements that find threads, the best first, to be asked in this order until there are enough. */
export interface ThreadStatements {
  /** Threads that say it. Planned each time, with its values: how common a word is decides the plan. */
  readonly saying: Statement<FoundThread>;
  /** Threads that were answered with it. Prepared for one word; for several it is planned with them, like `saying`. */
  readonly answeredWith: Statement<AnsweredThread>;
  /** Threads whose titles are spelt like it, for where nothing else is found. */
  readonly alike: Statement<FoundThread>;
}

const { rankedHits } = forumSearchLimits;
const { searchedLength } = searchLimits;

/**
 * A title that has the very text comes before one with all words, and that before a text with them; what is new or was
 * clapped for comes before what is not.
 */
const relevance = `
  ts_rank(search, $words::tsquery, 1)
  + CASE WHEN strpos(lower(title), lower($text)) > 0 THEN 0.5 ELSE 0 END
  + ${freshness} + 0.02 * ln(1 + claps_cnt)`;

/** How alike a title must be at least; all titles are compared by PostgreSQL's own 0.6, the newest ones by this. */
const similarity = 0.5;

const newest = `ORDER BY t.created_at DESC, t.id DESC LIMIT ${String(rankedHits)}`;

/** Conditions on `t` that together make up the threads to look through; each of them can be read in order. */
type Places = readonly string[];

/** Threads of each place apart, so that each is read by the index that has its order. */
const inPlaces = (places: Places, read: (place: string) => string): string =>
  places
    .map((place) => `(${read(`t.status = 'VISIBLE' AND ${isWrittenIn('t')} AND ${place}`)})`)
    .join(' UNION ALL ');

/** The best among the newest threads that have all the words themselves. */
const saying = (places: Places): string => `
    SELECT id FROM (${inPlaces(
      places,
      (place) => `
        SELECT t.id, t.creator_id, t.title, t.search, t.created_at, t.claps_cnt FROM threads t
        WHERE t.search @@ $words::tsquery AND ${place} ${newest}`,
    )}) AS found
    WHERE ${isNotHidden('creator_id')} ${best(relevance)}`;

const alike = (places: Places): string => {
  const compared = (condition: string) =>
    inPlaces(
      places,
      (place) => `SELECT t.id, t.title, t.creator_id FROM threads t WHERE ${place} ${condition}`,
    );
  return `
    SELECT id
    FROM (${compared(`AND $text <% t.title LIMIT ${String(rankedHits)}`)} UNION ${compared(newest)}) AS compared
    WHERE word_similarity($text, title) >= ${String(similarity)} AND ${isNotHidden('creator_id')}
    ${best('word_similarity($text, title)')}`;
};

/** @param isIn SQL of whether `community_id` of this alias is among the forums */
function statementsIn(name: string, isIn: (alias: string) => string, places: Places): ThreadStatements {
  return {
    saying: statement<FoundThread>(`${name}-saying`, saying(places)),
    answeredWith: statement<AnsweredThread>(`${name}-answered`, answeredWith(isIn('r'))),
    alike: statement<FoundThread>(`${name}-alike`, alike(places)),
  };
}

const isInAny = (alias: string) => `${alias}.community_id = ANY ($forums::uuid[])`;

/**
 * Threads of forums the reader may open. `$forums` are their ids: PostgreSQL must know how many threads they have
 * when it plans. `$text` is what is looked for, `$words` the same as a text query, `$known` ids of threads that are left out.
 */
export const threadsOfForums = statementsIn('forum.search-forums', isInAny, [isInAny('t')]);

const isInOne = (alias: string) => `${alias}.community_id = $forums::uuid`;

/** The same of one forum; `$forums` is its id. */
export const threadsOfForum = statementsIn('forum.search-forum', isInOne, [
  `${isInOne('t')} AND t.pin_position IS NULL`,
  `${isInOne('t')} AND t.pin_position IS NOT NULL`,
]);

/** What is shown of a thread that was found, before its matches are marked. */
export type ThreadRow = Omit<ThreadSearchHitModel, 'titleParts' | 'snippet' | 'reply'> & { text: string };

export const threadRowsQuery = statement<ThreadRow>(
  'forum.search-thread-rows',
  `
    SELECT t.id, t.title, left(t.plain_text, ${String(searchedLength)}) AS text, t.created_at AS "createdAt",
           t.last_active_at AS "lastActiveAt", t.thumbnail_url AS "thumbnailUrl", t.tags, t.claps_cnt AS "clapsCnt",
           t.views_cnt AS "viewsCnt", t.posts_cnt AS "postsCnt", ${userSummaryJson('u')} AS creator,
           json_build_object('id', c.id, 'name', c.name, 'displayName', c.display_name, 'imgUrl', c.img_url) AS community
    FROM threads t ${people.join('u', 't.creator_id')} JOIN communities c ON c.id = t.community_id
    WHERE t.id = ANY ($threadIds::uuid[])`,
);
