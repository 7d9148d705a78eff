import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';

const document = `query Search($userId: ID!, $searchQuery: String!) {
  searchCommunitiesThreadsUsers(userId: $userId, searchQuery: $searchQuery) { threads { id title snippet { text isMatch } } }
}`;

/** A word that very many texts have, and a Chinese one. */
const frequentWords = ['climate', '复习'] as const;

/** As PostgreSQL is asked for all the words. */
const textQueryOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');

/** A word few texts have: the last one of a title. */
const rareWord = `SELECT split_part(title, ' ', -1) AS word FROM threads
  WHERE title ~ '^[A-Za-z ]+ [a-z]{6}$' ORDER BY id DESC LIMIT 1`;

const isReadable = `(c.privacy = 'PUBLIC' OR EXISTS (
  SELECT FROM community_members m WHERE m.community_id = c.id AND m.user_id = $2))`;

/** The newest two hundred threads with the words, ranked, in forums everybody may read or the reader is in. */
const saying = {
  name: 'search-saying',
  text: `
    WITH found AS (
      SELECT t.id, t.search FROM threads t JOIN communities c ON c.id = t.community_id
      WHERE t.search @@ $1::tsquery AND t.status = 'VISIBLE' AND ${isReadable}
      ORDER BY t.created_at DESC, t.id DESC LIMIT 200
    ), best AS (SELECT id, ts_rank(search, $1::tsquery, 1) AS score FROM found ORDER BY score DESC LIMIT 30)
    SELECT id, title, left(plain_text, 4000) AS text FROM best JOIN threads USING (id) ORDER BY score DESC`,
};

/** Where these are few: the newest hundred posts, ranked. */
const answeredWith = {
  name: 'search-answered-with',
  text: `
    WITH found AS MATERIALIZED (SELECT id FROM posts WHERE search @@ $1::tsquery AND status = 'VISIBLE'), newest AS (
      SELECT t.id, t.title, p.search, left(p.plain_text, 4000) AS text
      FROM found JOIN posts p USING (id) JOIN threads t ON t.id = p.thread_id JOIN communities c ON c.id = t.community_id
      WHERE t.status = 'VISIBLE' AND ${isReadable} ORDER BY p.id DESC LIMIT 100
    )
    SELECT id, title, text FROM newest ORDER BY ts_rank(search, $1::tsquery, 1) DESC LIMIT 30`,
};

interface Hit {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The text around the first place that matches. */
function withSnippet({ id, title, text }: Hit, word: string) {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 60);
  return { id, title, snippet: text.slice(at, at + 180) };
}

interface Found {
  readonly data?: { readonly searchCommunitiesThreadsUsers?: { readonly threads: readonly unknown[] } };
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id: userId, headers } = await world.account('student');
    await world.forum();
    const { pool } = await world.database();
    const { rows } = await pool.query<{ word: string }>(rareWord);
    const rareWords = rows.flatMap(({ word }) => [word, `climate ${word}`]);
    return [...frequentWords, ...rareWords].map((searchQuery) => {
      const ours: Call = {
        method: 'POST',
        path: '/graphql',
        headers,
        body: JSON.stringify({ query: document, variables: { userId, searchQuery } }),
      };
      return {
        title: `search of everything for ${searchQuery}`,
        ours,
        reference: { method: 'POST', path: '/', body: JSON.stringify([searchQuery, userId]) },
        // Ours ranks by more than words do, so that the two agree on whether there are hits, not on their order.
        contentOf: (answer: unknown) =>
          ((answer as Found).data?.searchCommunitiesThreadsUsers?.threads.length ?? 0) > 0,
        goals: { timesTogether: 2 },
      };
    });
  },

  reference:
    (database) =>
    async ({ body }) => {
      const [word = '', userId] = JSON.parse(body) as string[];
      const values = [textQueryOf(word), userId];
      const { rows } = await database.query<Hit>({ ...saying, values });
      if (rows.length < 30) rows.push(...(await database.query<Hit>({ ...answeredWith, values })).rows);
      const threads = rows.slice(0, 30).map((hit) => withSnippet(hit, word));
      return JSON.stringify({ data: { searchCommunitiesThreadsUsers: { threads } } });
    },
};
