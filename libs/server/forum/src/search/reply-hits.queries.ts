import { searchLimits } from '@lyceum/contracts';
import { areNotHidden, isNotHidden } from '../access/forum-access.queries';

const { rankedReplies, searchedLength } = searchLimits;

/** What is a quarter old counts half as much as what is new. */
export const freshness = '0.2 / (1 + extract(epoch FROM now() - created_at)::float / 7776000)';

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
 * SQL of common table expressions, of which `replies` has the best reply of each thread among the newest replies that have
 * all the words and that the reader may meet. Ids are ordered by time. All that have the words are taken from the index
 * first (`MATERIALIZED`): few have them where this is asked, but PostgreSQL takes a beginning of a word for common, and
 * would read the whole table from its newest row on. $1 and $2 are the reader's, $3 is the text query.
 * @param forum condition on the forum of the reply `r`
 * @param known SQL of an array of ids of threads that are left out
 */
export function foundReplies(forum: string, known: string): string {
  const having = ({ table }: (typeof sources)[number]): string => `
    ${table}_with AS MATERIALIZED (
      SELECT r.id FROM ${table} r WHERE r.search @@ $3::tsquery AND ${forum} AND r.status = 'VISIBLE'
    )`;
  const newestOf = ({ table, post, join, isMet }: (typeof sources)[number]): string => `
    (SELECT r.id, r.thread_id, ${post}.id AS post_id, ${post}.number, r.creator_id, r.search, r.created_at,
            left(r.plain_text, ${String(searchedLength)}) AS text
     FROM ${table}_with JOIN ${table} r USING (id) ${join} JOIN threads t ON t.id = r.thread_id
     WHERE t.status = 'VISIBLE' AND t.id <> ALL (${known}) AND ${isMet} AND ${isNotHidden('t.creator_id')}
     ORDER BY id DESC LIMIT ${String(rankedReplies)})`;
  return `${sources.map(having).join(', ')}, replies AS MATERIALIZED (
      SELECT DISTINCT ON (thread_id) *, ts_rank(search, $3::tsquery, 1) + ${freshness} AS score
      FROM (${sources.map(newestOf).join(' UNION ALL ')}) AS newest
      ORDER BY thread_id, score DESC, id DESC
    )`;
}
