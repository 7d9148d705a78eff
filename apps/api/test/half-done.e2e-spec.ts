import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts';
import { DataSource } from 'typeorm';
import type { Person } from '../src/testing/people';
import { buildPostScene, type PostScene } from '../src/testing/post-scene';
import { PostCalls } from '../src/testing/posts';
import { TestServer } from '../src/testing/test-server';

let server: TestServer;
let calls: PostCalls;
let scene: PostScene;
/** A connection of its own, for whoever ends those of the server. */
let operator: DataSource;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'false' } });
  calls = new PostCalls(server);
  scene = await buildPostScene(server, calls);
  operator = await new DataSource({ type: 'postgres', url: server.databaseUrl, poolSize: 1 }).initialize();
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

/** Claps of a call; a post takes ten of a person at most. */
const claps = 2;

function writesOf(person: Person, posts: readonly string[], { community, threadId }: PostScene): Write[] {
  return posts.flatMap((postId, index) => {
    const [post, comment, clap, thread] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const title = `Storm ${String(index)}`;
    return [
      () => calls.submit(person, threadId, { clientKey: post }),
      () => calls.commentOnPost(person, postId, { clientKey: comment }),
      () => calls.clapFor(person, 'clapPost', postId, claps, { clientKey: clap }),
      () => calls.create(person, { communityId: community.id, title, clientKey: thread }),
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
      const [row] = await operator.query<[{ is: number; told: number }]>(query);
      return { name, ...row };
    }),
  );
  return found.filter(({ is, told }) => is === 0 || is !== told);
}

test('nothing is half done, and nothing that was answered is lost, when the database ends connections in mid-work', async () => {
  const people = [scene.admin, scene.moderator, scene.author, scene.member];
  const posts: string[] = [];
  for (let count = 0; count < 8; count += 1)
    posts.push((await calls.submit(scene.author, scene.threadId)).data?.submitPost.id ?? '');
  const writes = people.flatMap((person) => writesOf(person, posts, scene));

  const answered = new Set<Write>();
  const refusals: string[] = [];
  const send = async (write: Write): Promise<void> => {
    const { data, errors } = await write();
    if (errors) refusals.push(...errors.map(({ extensions }) => extensions.code));
    else if (data) answered.add(write);
  };
  const waiting = [...writes];
  const worker = async (): Promise<void> => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      await send(write);
      // Whenever a few more have been told something, whatever is under way loses its connection.
      if (waiting.length % 4 === 0)
        await operator.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
        );
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  // Otherwise this shows nothing.
  expect(refusals.length).toBeGreaterThan(0);
  expect(new Set(refusals)).toEqual(new Set([commonErrors.UNAVAILABLE.code]));
  expect(await halves()).toEqual([]);

  // Everybody sends again what they got no answer to, and some of what they did.
  const before = answered.size;
  for (const [index, write] of writes.entries())
    if (!answered.has(write) || index % 3 === 0) await send(write);
  expect(before).toBeLessThan(writes.length);
  expect(answered.size).toBe(writes.length);
  expect(await halves()).toEqual([]);
  const [rows] = await operator.query<object[]>(
    `SELECT (SELECT count(*) FROM posts)::int AS posts, (SELECT count(*) FROM comments)::int AS comments,
       (SELECT count(*) FROM threads)::int AS threads, (SELECT sum(count) FROM post_claps)::int AS claps`,
  );
  const each = people.length * posts.length;
  expect(rows).toEqual({
    posts: posts.length + each,
    comments: each,
    threads: 1 + each,
    claps: claps * each,
  });
}, 60_000);
