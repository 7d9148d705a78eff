import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

const document = `mutation Clap($userId: ID!, $threadId: ID!) {
  clapThread(userId: $userId, threadId: $threadId) { claps requestingUserClapCnt }
}`;

const clap = {
  name: 'clap',
  text: `
    WITH clapped AS (
      INSERT INTO thread_claps AS mine (thread_id, user_id, count) VALUES ($1, $2, 1)
      ON CONFLICT (thread_id, user_id) DO UPDATE SET count = mine.count + 1, updated_at = now() WHERE mine.count < 10
      RETURNING count
    )
    UPDATE threads SET claps_cnt = claps_cnt + 1 FROM clapped WHERE id = $1
    RETURNING claps_cnt AS claps, clapped.count AS "requestingUserClapCnt"`,
};

/** Whoever claps at the bare server; at ours the student does. */
const bareClapper = userId(77);

interface Clapped {
  readonly data?: { readonly clapThread?: { readonly requestingUserClapCnt: number } };
}

export const row: CpuRow = {
  section: 'cpu',
  hasJobs: true,

  async prepare(world) {
    const { id, headers } = await world.account('student');
    const { threadIds } = await world.forum();
    const { pool } = await world.database();
    // Both begin with none.
    await pool.query('DELETE FROM thread_claps WHERE user_id = $1', [bareClapper]);
    const nth = (n: number): string => threadIds[n % threadIds.length] ?? '';
    const ours = (n: number): Call => ({
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query: document, variables: { userId: id, threadId: nth(n) } }),
    });
    return [
      {
        title: 'clapThread over GraphQL, a write',
        ours,
        reference: (n) => ({ method: 'POST', path: '/', body: nth(n) }),
        contentOf: (answer) => (answer as Clapped).data?.clapThread?.requestingUserClapCnt ?? answer,
        goals: { timesReference: 4, timesTogether: 4 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ body }) => {
      const { rows } = await database.query({ ...clap, values: [body, bareClapper] });
      return JSON.stringify({ data: { clapThread: rows[0] } });
    },
};
