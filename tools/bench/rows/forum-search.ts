import type { Call, CpuRow } from '../row.ts';

const document = `query Search($userId: ID!, $searchQuery: String!) {
  searchCommunitiesThreadsUsers(userId: $userId, searchQuery: $searchQuery) { threads { id title } }
}`;

/** A word that very many texts have, and a Chinese one. */
const frequentWords = ['climate', '复习'] as const;

/** A word few texts have: the last one of a title. */
const rareWord = `SELECT split_part(title, ' ', -1) AS word FROM threads
  WHERE title ~ '^[A-Za-z ]+ [a-z]{6}$' ORDER BY id DESC LIMIT 1`;

const isReadable = `(c.privacy = 'PUBLIC' OR EXISTS (
  SELECT FROM community_members m WHERE m.community_id = c.id AND m.user_id = $2))`;

/** The newest thousand threads and two hundred posts with the words, ranked, in forums everybody may read. */
const search = {
  name: 'search',
  text: `
    WITH found AS (
      SELECT t.id, t.title, t.search FROM threads t JOIN communities c ON c.id = t.community_id
      WHERE t.search @@ $1::tsquery AND t.status = 'VISIBLE' AND ${isReadable}
      ORDER BY t.created_at DESC, t.id DESC LIMIT 1000
    ), replies AS (
      SELECT t.id, t.title, p.search FROM posts p JOIN threads t ON t.id = p.thread_id JOIN communities c ON c.id = t.community_id
      WHERE p.search @@ $1::tsquery AND p.status = 'VISIBLE' AND t.status = 'VISIBLE' AND ${isReadable}
      ORDER BY p.id DESC LIMIT 200
    )
    SELECT id, title FROM (SELECT * FROM found UNION ALL SELECT * FROM replies) hits
    ORDER BY ts_rank(search, $1::tsquery, 1) DESC LIMIT 30`,
};

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
    return [...frequentWords, ...rows.map(({ word }) => word)].map((searchQuery) => {
      const ours: Call = {
        method: 'POST',
        path: '/graphql',
        headers,
        body: JSON.stringify({ query: document, variables: { userId, searchQuery } }),
      };
      return {
        title: `search of everything for ${searchQuery}`,
        ours,
        reference: { method: 'POST', path: '/', body: JSON.stringify([`'${searchQuery}':*`, userId]) },
        // Ours ranks by more than words do, so that the two agree on whether there are hits, not on their order.
        contentOf: (answer: unknown) =>
          ((answer as Found).data?.searchCommunitiesThreadsUsers?.threads.length ?? 0) > 0,
        goals: { timesReference: 2 },
      };
    });
  },

  reference:
    (database) =>
    async ({ body }) => {
      const { rows } = await database.query({ ...search, values: JSON.parse(body) as string[] });
      return JSON.stringify({ data: { searchCommunitiesThreadsUsers: { threads: rows } } });
    },
};
