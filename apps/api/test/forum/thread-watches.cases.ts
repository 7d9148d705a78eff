import { beforeAll, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { threadErrors, threadLimits, type ThreadWatch } from '@lyceum/contracts/forum';
import { untilMailIsOut } from '../../src/testing/mails';
import type { Person } from '../../src/testing/people';
import { buildPostScene, type PostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { mention, rich } from '../../src/testing/rich-texts';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: PostCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
});

const watch = (person: Person, threadId: string, wanted: ThreadWatch, userId = person.id) =>
  calls.ask<{ setThreadWatch: ThreadWatch }>(
    person,
    `mutation ($threadId: ID!, $userId: ID!, $watch: ThreadWatch!) {
      setThreadWatch(threadId: $threadId, userId: $userId, watch: $watch) }`,
    { threadId, userId, watch: wanted },
  );

async function watched(person: Person, page: { cursor?: string; limit?: number } = {}) {
  const { data } = await calls.ask<{
    getWatchedThreads: { id: string; title: string; watch: string; cursor: string }[];
  }>(
    person,
    `query ($userId: ID!, $cursor: String, $limit: Int) {
      getWatchedThreads(userId: $userId, cursor: $cursor, limit: $limit) { id title watch cursor } }`,
    { userId: person.id, ...page },
  );
  return data?.getWatchedThreads ?? [];
}

const watchOf = async (person: Person, threadId: string) =>
  (
    await calls.ask<{ getThreadWatch: ThreadWatch }>(
      person,
      'query ($threadId: ID!, $userId: ID!) { getThreadWatch(threadId: $threadId, userId: $userId) }',
      { threadId, userId: person.id },
    )
  ).data?.getThreadWatch;

const said = async (person: Person) =>
  (await toldTo(server, person)).map(({ type, description, actors }) => [type, description, actors]);

const reply = async ({ threadId }: PostScene, writer: Person): Promise<string> =>
  (await calls.submit(writer, threadId)).data?.submitPost.id ?? '';

test('who follows a thread is told of every reply once, who answers them as ever, and of what is hidden no more', async () => {
  const scene = await buildPostScene(server, calls);
  const { admin, author, member, moderator, threadId } = scene;
  for (const person of [member, moderator, author]) await watch(person, threadId, 'FOLLOWED');
  const post = await reply(scene, member);
  await calls.commentOnPost(moderator, post);
  const followed = 'replied in “Motions”, which you follow';
  expect(await said(moderator)).toEqual([['THREAD_RESPONSE', followed, 1]]);
  expect(await said(member)).toEqual([['POST_RESPONSE', 'commented on your reply in “Motions”', 1]]);
  // Replies to them and those they follow are two pieces of news: what takes back the one leaves the other.
  expect((await said(author)).sort()).toEqual([
    ['THREAD_RESPONSE', 'replied in your thread “Motions”', 1],
    ['THREAD_RESPONSE', followed, 1],
  ]);
  expect(await said(admin)).toEqual([]);
  await calls.actOn(member, 'deletePost', post);
  expect(await said(moderator)).toEqual([]);
});

test('who followed a thread is told no more of a reply that is gone, though they follow or hear of it no longer', async () => {
  const scene = await buildPostScene(server, calls);
  const { admin, member, moderator, threadId } = scene;
  for (const person of [admin, moderator]) await watch(person, threadId, 'FOLLOWED');
  const post = await reply(scene, member);
  const followed = [['THREAD_RESPONSE', 'replied in “Motions”, which you follow', 1]];
  expect(await said(admin)).toEqual(followed);
  await watch(admin, threadId, 'USUAL');
  await watch(moderator, threadId, 'MUTED');
  expect([await said(admin), await said(moderator)]).toEqual([followed, followed]);
  await calls.actOn(member, 'deletePost', post);
  expect([await said(admin), await said(moderator)]).toEqual([[], []]);
});

test('a follower is not told of what they may not read, nor of whom they have blocked, nor twice of a mention', async () => {
  const scene = await buildPostScene(server, calls, 'PRIVATE');
  const { admin, author, member, moderator, threadId, community } = scene;
  for (const person of [admin, member, moderator]) await watch(person, threadId, 'FOLLOWED');
  await server.database.query('DELETE FROM community_members WHERE community_id = $1 AND user_id = $2', [
    community.id,
    member.id,
  ]);
  await server.database.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
    moderator.id,
    author.id,
  ]);
  const content = rich({ type: 'text', text: 'See ' }, mention(admin, 'Olga'));
  await calls.submit(author, threadId, { content, isRich: true });
  expect(await said(admin)).toMatchObject([['CONVERSATION_MENTIONED', expect.any(String), 1]]);
  expect([await said(member), await said(moderator)]).toEqual([[], []]);
  expect(await watched(member)).toEqual([]);
});

test('who has muted a thread is told of nothing there but of being mentioned', async () => {
  const scene = await buildPostScene(server, calls);
  const { author, member, moderator, threadId } = scene;
  for (const person of [author, member]) await watch(person, threadId, 'MUTED');
  const post = await reply(scene, member);
  await calls.commentOnPost(moderator, post);
  await calls.clapFor(moderator, 'clapPost', post);
  await calls.ask(
    moderator,
    'mutation ($threadId: ID!, $userId: ID!) { clapThread(threadId: $threadId, userId: $userId) { claps } }',
    { threadId, userId: moderator.id },
  );
  expect([await said(author), await said(member)]).toEqual([[], []]);
  const content = rich({ type: 'text', text: 'See ' }, mention(author, 'Ada'));
  await calls.submit(moderator, threadId, { content, isRich: true });
  expect(await said(author)).toMatchObject([['CONVERSATION_MENTIONED', expect.any(String), 1]]);
  await watch(author, threadId, 'USUAL');
  await reply(scene, moderator);
  expect(await said(author)).toHaveLength(2);
});

test('more followers than one transaction tells are all told, and all forget it', async () => {
  const scene = await buildPostScene(server, calls);
  const count = threadLimits.followersAtOnce + 5;
  await server.database.query(
    `WITH people AS (
       INSERT INTO users (email, first_name, last_name, roles, email_confirmed_at)
       SELECT gen_random_uuid() || '@lyceum.example', 'Crowd', 'Member ' || n, '{STUDENT}', now()
       FROM generate_series(1, $1) n RETURNING id
     ) INSERT INTO thread_watches (thread_id, user_id, watch) SELECT $2::uuid, id, 'FOLLOWED' FROM people`,
    [count, scene.threadId],
  );
  const told = async () => {
    await untilMailIsOut(server);
    const [row] = await server.database.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM notifications n JOIN thread_watches w ON w.user_id = n.user_id
       WHERE w.thread_id = $1`,
      [scene.threadId],
    );
    return row?.count;
  };
  const post = await reply(scene, scene.member);
  expect(await told()).toBe(count);
  await calls.actOn(scene.member, 'deletePost', post);
  expect(await told()).toBe(0);
});

test('it is the caller’s own, changes once however often it is said, and ends also where the thread is closed', async () => {
  const { author, member, outsider, threadId } = await buildPostScene(server, calls, 'PRIVATE');
  const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
    answer.errors?.[0]?.extensions.code;
  expect(codeOf(await watch(member, threadId, 'MUTED', author.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  expect(codeOf(await watch(outsider, threadId, 'FOLLOWED'))).toBe(threadErrors.NOT_FOUND.code);
  expect(codeOf(await watch(outsider, threadId, 'USUAL'))).toBeUndefined();
  const answers = await Promise.all(
    (['FOLLOWED', 'MUTED', 'FOLLOWED', 'MUTED'] as const).map((wanted) => watch(member, threadId, wanted)),
  );
  expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
  expect(['FOLLOWED', 'MUTED']).toContain(await watchOf(member, threadId));
  expect(await watched(member)).toHaveLength(1);
  expect(await watchOf(author, threadId)).toBe('USUAL');
  await watch(member, threadId, 'USUAL');
  expect(await watched(member)).toEqual([]);
});

test('the list is the latest first, page by page', async () => {
  const { author, community } = await buildPostScene(server, calls);
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    const { data } = await calls.create(author, { communityId: community.id, title });
    ids.push(data?.createThread.id ?? '');
    await watch(author, ids.at(-1) ?? '', 'FOLLOWED');
  }
  const [first, second] = await watched(author, { limit: 2 });
  const rest = await watched(author, { limit: 2, cursor: second?.cursor ?? '' });
  expect([first, second, ...rest].map((row) => row?.title)).toEqual(['Three', 'Two', 'One']);
});
