import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { DataSource } from 'typeorm';
import type { Person } from '../../src/testing/people';
import { buildPostScene, type PostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: PostCalls;
let scene: PostScene;
/** A connection of its own, for whoever ends those of the server. */
let operator: DataSource;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'false' } });
  calls = new PostCalls(server);
  scene = await buildPostScene(server, calls);
  operator = await new DataSource({ type: 'postgres', url: server.databaseUrl, poolSize: 2 }).initialize();
});
afterAll(async () => {
  await operator.destroy();
  await server.stop();
});

interface Told {
  data?: object | null;
  errors?: { extensions: { code: string } }[];
}

/** One call with its key: sent again, it is the same call. */
type Write = () => Promise<Told>;

/** Claps of a call. */
const claps = 2;

/** One of each kind by each of these people, around a post. */
function writesOf(people: readonly Person[], postId: string, { community, threadId }: PostScene): Write[] {
  return people.flatMap((person) => {
    const [post, comment, clap, thread] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    return [
      () => calls.submit(person, threadId, { clientKey: post }),
      () => calls.commentOnPost(person, postId, { clientKey: comment }),
      () => calls.clapFor(person, 'clapPost', postId, claps, { clientKey: clap }),
      () => calls.create(person, { communityId: community.id, clientKey: thread }),
    ];
  });
}

/** Each kind of row that is written together with others: how many there are, and how many the others say. */
const together = {
  posts: `SELECT count(*)::int AS is, (SELECT sum(posts_cnt)::int FROM threads) AS told FROM posts`,
  numbers: `SELECT count(*)::int AS is, (SELECT sum(last_post_number)::int FROM threads) AS told FROM posts`,
  comments: `SELECT count(*)::int AS is, (SELECT sum(comments_cnt)::int FROM posts) AS told FROM comments`,
  threads: `SELECT count(*)::int AS is, (SELECT sum(threads_cnt)::int FROM communities) AS told FROM threads`,
  claps: `SELECT sum(count)::int AS is, (SELECT sum(claps_cnt)::int FROM posts) AS told FROM post_claps`,
  'events of replies': `SELECT (SELECT count(*) FROM posts)::int + (SELECT count(*) FROM comments)::int AS is,
    (SELECT count(DISTINCT payload ->> 'replyId')::int FROM outbox_events WHERE type = 'forum.reply-written') AS told`,
  'events of threads': `SELECT count(*)::int AS is,
    (SELECT count(DISTINCT payload ->> 'threadId')::int FROM outbox_events WHERE type = 'forum.thread-created') AS told FROM threads`,
  'events of claps': `SELECT sum(count)::int AS is, (SELECT sum((payload ->> 'added')::int)::int FROM outbox_events
    WHERE type = 'forum.reply-clapped') AS told FROM post_claps`,
};

async function halves(): Promise<object[]> {
  const found = await Promise.all(
    Object.entries(together).map(async ([name, query]) => {
      const [row] = await operator.query<[{ is: number | null; told: number | null }]>(query);
      return { name, ...row };
    }),
  );
  return found.filter(({ is, told }) => (is ?? 0) !== (told ?? 0));
}

/** What these writes touch one after the other. */
const tables = ['posts', 'comments', 'threads', 'communities', 'post_claps', 'outbox_events'];

/** Ends every connection of the server that comes as far as writing to the table, until all the calls were answered. */
async function interruptedAt<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
  const runner = operator.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  // Not within the transaction: there the list would stay as it was first seen.
  while (!isOver)
    await operator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  await runner.commitTransaction();
  await runner.release();
  return working;
}

test('nothing is half done, and nothing that was answered is lost, wherever the database ends connections in mid-work', async () => {
  const people = [scene.admin, scene.moderator, scene.author, scene.member];
  const answered = new Set<Write>();
  /** @returns the code of the refusal, if it was refused */
  const send = async (write: Write): Promise<string | undefined> => {
    const { data, errors } = await write();
    if (data && !errors) answered.add(write);
    return errors?.[0]?.extensions.code;
  };

  const all: Write[] = [];
  for (const table of tables) {
    const post = (await calls.submit(scene.author, scene.threadId)).data?.submitPost.id ?? '';
    const writes = writesOf(people, post, scene);
    all.push(...writes);
    const codes = await interruptedAt(table, () => Promise.all(writes.map(send)));
    // Of each of them somebody was on the way, and is told to ask again.
    expect([table, new Set(codes.filter((code) => code !== undefined))]).toEqual([
      table,
      new Set([commonErrors.UNAVAILABLE.code]),
    ]);
    expect([table, await halves()]).toEqual([table, []]);
  }

  // Everybody sends again what they got no answer to, and some of what they did.
  for (const [index, write] of all.entries()) if (!answered.has(write) || index % 3 === 0) await send(write);
  expect(answered.size).toBe(all.length);
  expect(await halves()).toEqual([]);
  const [rows] = await operator.query<object[]>(
    `SELECT (SELECT count(*) FROM posts)::int AS posts, (SELECT count(*) FROM comments)::int AS comments,
       (SELECT count(*) FROM threads)::int AS threads, (SELECT sum(count) FROM post_claps)::int AS claps`,
  );
  const each = people.length * tables.length;
  expect(rows).toEqual({
    posts: tables.length + each,
    comments: each,
    threads: 1 + each,
    claps: claps * each,
  });
}, 60_000);
