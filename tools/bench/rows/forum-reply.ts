import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { stackHeaders, stackPath } from '../reference/stack.ts';
import { clapWholly, replyWholly } from '../reference/whole-writes.ts';
import type { Call } from '../call.ts';
import type { CpuCase, CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

const submitDocument = `mutation Reply($userId: ID!, $threadId: ID!, $content: String!, $clientKey: ID!) {
  submitPost(userId: $userId, threadId: $threadId, content: $content, clientKey: $clientKey) { id number content }
}`;

const clapDocument = `mutation Clap($userId: ID!, $postId: ID!) {
  clapPost(userId: $userId, postId: $postId) { claps requestingUserClapCnt }
}`;

const content =
  'I tried this last week, and it went better than expected. Shall we compare what we wrote down?';

/** One statement: the number, the post and the thread's counters. */
const submit = {
  name: 'submit',
  text: `
    WITH thread AS (
      UPDATE threads SET last_post_number = last_post_number + 1, posts_cnt = posts_cnt + 1, last_active_at = now()
      WHERE id = $1 RETURNING id, community_id, last_post_number AS number
    )
    INSERT INTO posts (thread_id, community_id, number, creator_id, content, plain_text)
    SELECT id, community_id, number, $2, $3, $3 FROM thread RETURNING id, number, content`,
};

const clap = {
  name: 'clap-post',
  text: `
    WITH clapped AS (
      INSERT INTO post_claps AS mine (post_id, user_id, count) VALUES ($1, $2, 1)
      ON CONFLICT (post_id, user_id) DO UPDATE SET count = mine.count + 1, updated_at = now() WHERE mine.count < 10
      RETURNING count
    )
    UPDATE posts SET claps_cnt = claps_cnt + 1 FROM clapped WHERE id = $1
    RETURNING claps_cnt AS claps, clapped.count AS "requestingUserClapCnt"`,
};

/** Whoever writes and claps at the bare server; at ours the student does. */
const barePerson = userId(77);

/** The student writes more than one person may in an hour; so often they may begin again. */
const forgetEvery = 100;

interface Answered {
  readonly data?: {
    readonly submitPost?: { readonly content: string };
    readonly clapPost?: { readonly requestingUserClapCnt: number };
  };
}

interface Bare {
  readonly threadId?: string;
  readonly postId?: string;
  /** All that the specification has it do, not just the rows. */
  readonly isWhole?: true;
}

async function postsToClapFor(pool: Pool, threadIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM posts WHERE thread_id = ANY ($1) ORDER BY id LIMIT 20000',
    [threadIds.slice(0, 500)],
  );
  return rows.map(({ id }) => id);
}

/** The first posts of somebody new are held for review; the student is not new. */
async function makeKnown(pool: Pool, studentId: string, postIds: readonly string[]): Promise<void> {
  await pool.query('UPDATE posts SET creator_id = $1 WHERE id = ANY ($2)', [studentId, postIds.slice(0, 5)]);
}

/** The same beside the stack we are made of, with the bare statement in it: how near ours comes to what a server of it can be. */
function againstTheStack(
  { goals: _, ...measured }: CpuCase,
  query: string,
  variables: (n: number) => object,
): CpuCase {
  const title = `${measured.title}, against the bare statement in the same stack`;
  const headers = stackHeaders();
  const reference = (n: number): Call => ({
    method: 'POST',
    path: stackPath,
    headers,
    body: JSON.stringify({ query, variables: { userId: barePerson, ...variables(n) } }),
  });
  return { ...measured, title, reference };
}

/** The same beside a bare program that does all of the task: what is left is the price of how ours is built. No goal is set for it. */
function againstTheWhole({ goals: _, ...measured }: CpuCase, reference: CpuCase['reference']): CpuCase {
  const title = `${measured.title}, against all of the task`;
  return { ...measured, title, ...(reference && { reference }) };
}

export const row: CpuRow = {
  section: 'cpu',
  hasJobs: true,

  async prepare(world) {
    const { id, headers } = await world.account('student');
    const { threadIds } = await world.forum();
    const { pool } = await world.database();
    const postIds = await postsToClapFor(pool, threadIds);
    await makeKnown(pool, id, postIds);
    await pool.query('DELETE FROM post_claps WHERE user_id = ANY ($1)', [[id, barePerson]]);
    const nth = (ids: readonly string[], n: number): string => ids[n % ids.length] ?? '';
    const ask = (query: string, variables: object): Call => ({
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query, variables: { userId: id, ...variables } }),
    });
    const bare = (body: Bare): Call => ({ method: 'POST', path: '/', body: JSON.stringify(body) });
    const forget = (n: number): void => {
      if (n % forgetEvery === 0)
        void pool.query("DELETE FROM rate_limits WHERE key LIKE 'forum.replies:%'").catch(() => undefined);
    };
    const written: [CpuCase, CpuCase] = [
      {
        title: 'submitPost over GraphQL, a reply',
        ours: (n) => {
          forget(n);
          return ask(submitDocument, { threadId: nth(threadIds, n), content, clientKey: randomUUID() });
        },
        reference: (n) => bare({ threadId: nth(threadIds, n) }),
        contentOf: (answer) => (answer as Answered).data?.submitPost?.content ?? answer,
        goals: { timesReference: 4, timesTogether: 4 },
      },
      {
        title: 'clapPost over GraphQL, a write',
        ours: (n) => ask(clapDocument, { postId: nth(postIds, n) }),
        reference: (n) => bare({ postId: nth(postIds, n) }),
        contentOf: (answer) => (answer as Answered).data?.clapPost?.requestingUserClapCnt ?? answer,
        goals: { timesReference: 4, timesTogether: 4 },
      },
    ];
    return [
      ...written,
      againstTheWhole(written[0], (n) => bare({ threadId: nth(threadIds, n), isWhole: true })),
      againstTheWhole(written[1], (n) => bare({ postId: nth(postIds, n), isWhole: true })),
      againstTheStack(written[0], submitDocument, (n) => ({
        threadId: nth(threadIds, n),
        content,
        clientKey: randomUUID(),
      })),
      againstTheStack(written[1], clapDocument, (n) => ({ postId: nth(postIds, n) })),
    ];
  },

  stack: (database) => ({
    Mutation: {
      submitPost: async (_, { threadId }) =>
        (await database.query({ ...submit, values: [threadId, barePerson, content] })).rows[0],
      clapPost: async (_, { postId }) =>
        (await database.query({ ...clap, values: [postId, barePerson] })).rows[0],
    },
  }),

  reference:
    (database) =>
    async ({ body }) => {
      const { threadId = '', postId, isWhole } = JSON.parse(body) as Bare;
      if (isWhole && postId !== undefined)
        return JSON.stringify({ data: { clapPost: await clapWholly(database, barePerson, postId) } });
      if (isWhole) {
        const submitPost = await replyWholly(database, barePerson, threadId, content);
        return JSON.stringify({ data: { submitPost } });
      }
      if (postId !== undefined) {
        const { rows } = await database.query({ ...clap, values: [postId, barePerson] });
        return JSON.stringify({ data: { clapPost: rows[0] } });
      }
      const { rows } = await database.query({ ...submit, values: [threadId, barePerson, content] });
      return JSON.stringify({ data: { submitPost: rows[0] } });
    },
};
