import { searchLimits } from '@lyceum/contracts';
import { areNotHidden, isNotHidden } from '../access/forum-access.queries';

const { rankedReplies, searchedLength } = searchLimits;

/** Which of the replies to a thread are looked through, under the alias `r`, and the post each of them stands in. */
const sources = [
  { from: 'posts r', post: 'r', isMet: isNotHidden('r.creator_id') },
  {
    from: 'comments r JOIN posts p ON p.id = r.post_id',
    post: 'p',
    isMet: `p.status <> 'HELD' AND ${areNotHidden('r.author_path || p.creator_id')}`,
  },
];

/**
 * SQL of the newest replies that have all the words, as the reader may meet them. Ids are ordered by time.
 * @param forum condition on the forum of the reply `r`
 */
export function foundReplies(forum: string): string {
  const newestOf = ({ from, post, isMet }: (typeof sources)[number]): string => `
    (SELECT r.id, r.thread_id, ${post}.id AS post_id, ${post}.number, r.creator_id, r.search, r.created_at,
            left(r.plain_text, ${String(searchedLength)}) AS text
     FROM ${from} JOIN threads t ON t.id = r.thread_id
     WHERE r.search @@ $4::tsquery AND ${forum} AND r.status = 'VISIBLE' AND ${isMet}
       AND t.status = 'VISIBLE' AND ${isNotHidden('t.creator_id')}
     ORDER BY r.id DESC LIMIT ${String(rankedReplies)})`;
  return sources.map(newestOf).join(' UNION ALL ');
}

/**
 * SQL of one reply, the best, of each thread that is not `found` by what it says itself.
 * @param replies SQL of `foundReplies`
 */
export function bestReplies(replies: string): string {
  return `
    SELECT DISTINCT ON (r.thread_id) r.*, ts_rank(r.search, $4::tsquery, 1) AS rank
    FROM (${replies}) r
    WHERE NOT EXISTS (SELECT FROM found WHERE found.id = r.thread_id)
    ORDER BY r.thread_id, rank DESC, r.id DESC`;
}
