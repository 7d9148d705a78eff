import { forumSearchLimits } from '@lyceum/contracts/forum';
import { searchLimits } from '@lyceum/contracts/search';
import { areNotHidden, isNotHidden } from '../access/forum-access.queries';
import { people, userSummaryJson } from '@lyceum/auth';
import { best, freshness, isWrittenIn } from './ranking';
import type { ReplySearchHitModel } from './search.model';

/** A reply by which its thread was found, before its matches are marked. */
export type ReplyRow = Omit<ReplySearchHitModel, 'snippet'> & { text: string };

const { consideredReplies, rankedReplies } = forumSearchLimits;
const { searchedLength } = searchLimits;

/** The replies that are looked through: their table, the post each stands in, and whether the reader may meet it. */
const sources = [
  { table: 'posts', post: 'r', join: '', isMet: isNotHidden('r.creator_id') },
  {
    table: 'comments',
    post: 'p',
    join: 'JOIN posts p ON p.id = r.post_id',
    isMet: `p.status <> 'HELD' AND ${areNotHidden('r.author_path || p.creator_id')}`,
  },
];

/**
 * SQL of threads, each with the best of the newest replies to it that have all the words and that the reader may meet. Ids
 * of replies are ordered by time. Which ones have the words is taken from the index (`MATERIALIZED`): few have them where
 * this is asked, but PostgreSQL takes the beginning of a word for common, and would read the whole table from its newest
 * row on.
 * @param forum condition on the forum of the reply `r`
 */
export function answeredWith(forum: string): string {
  const having = ({ table }: (typeof sources)[number]): string => `
    ${table}_with AS MATERIALIZED (
      SELECT r.id FROM ${table} r WHERE r.search @@ $words::tsquery AND ${forum} AND ${isWrittenIn('r')} AND r.status = 'VISIBLE'
    ), newest_${table} AS MATERIALIZED (
      SELECT id FROM ${table}_with ORDER BY id DESC LIMIT ${String(consideredReplies)}
    )`;
  const newestOf = ({ table, post, join, isMet }: (typeof sources)[number]): string => `
    (SELECT r.id AS reply_id, r.thread_id AS id, ${post}.id AS post_id, ${post}.number, r.creator_id, r.search,
            r.created_at, left(r.plain_text, ${String(searchedLength)}) AS text
     FROM newest_${table} JOIN ${table} r USING (id) ${join} JOIN threads t ON t.id = r.thread_id
     WHERE t.status = 'VISIBLE' AND t.id <> ALL ($known::uuid[]) AND ${isMet} AND ${isNotHidden('t.creator_id')}
     ORDER BY reply_id DESC LIMIT ${String(rankedReplies)})`;
  return `
    WITH ${sources.map(having).join(', ')}, ranked AS MATERIALIZED (
      SELECT DISTINCT ON (id) *, ts_rank(search, $words::tsquery, 1) + ${freshness} AS score
      FROM (${sources.map(newestOf).join(' UNION ALL ')}) AS newest
      ORDER BY id, score DESC, reply_id DESC
    ), chosen AS MATERIALIZED (SELECT * FROM ranked ${best('score')})
    SELECT r.id, json_build_object(
             'id', r.reply_id, 'postId', r.post_id, 'number', r.number, 'text', r.text, 'author', ${userSummaryJson('u')}) AS reply
    FROM chosen r ${people.join('u', 'r.creator_id')}
    ORDER BY r.score DESC, r.id DESC`;
}
