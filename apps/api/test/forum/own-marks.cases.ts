import { beforeAll, expect, test } from '@jest/globals';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import type { Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

async function ask<Data>({ id: userId, token }: Person, query: string, more: object = {}): Promise<Data> {
  const { body } = await server.graphql(query, { token, variables: { userId, ...more } });
  const { data, errors } = body as { data: Data; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

test('what somebody has read of a thread is told on its page, and never less than before', async () => {
  const calls = new PostCalls(server);
  const { author, member, threadId } = await buildPostScene(server, calls);
  for (const text of ['One', 'Two', 'Three']) await calls.submit(author, threadId, { content: text });
  const mark = (number: number) =>
    ask(
      member,
      'mutation ($userId: ID!, $threadId: ID!, $number: Int!) { markThreadAsRead(userId: $userId, threadId: $threadId, number: $number) }',
      { threadId, number },
    );
  const read = () =>
    ask(
      member,
      'query ($userId: ID!, $threadId: ID!) { getThread(userId: $userId, threadId: $threadId) { unreadCnt firstUnreadNumber } }',
      { threadId },
    );
  expect(await mark(2)).toEqual({ markThreadAsRead: true });
  expect(await read()).toEqual({ getThread: { unreadCnt: 1, firstUnreadNumber: 3 } });
  await mark(1);
  expect(await read()).toMatchObject({ getThread: { unreadCnt: 1 } });
});

test('interests are what was chosen last, and a first step that is passed over is settled', async () => {
  const { member } = await buildPostScene(server, new PostCalls(server));
  const choose =
    'mutation ($userId: ID!, $interests: [Interest!]!) { setMyInterests(userId: $userId, interests: $interests) }';
  await ask(member, choose, { interests: ['ART'] });
  await ask(member, choose, { interests: ['BIOLOGY', 'CLIMATE'] });
  expect(await ask(member, 'query ($userId: ID!) { getMyInterests(userId: $userId) }')).toEqual({
    getMyInterests: ['BIOLOGY', 'CLIMATE'],
  });
  const skip = 'mutation ($userId: ID!) { skipFirstStep(userId: $userId, step: AVATAR) }';
  expect(await ask(member, skip)).toEqual({ skipFirstStep: true });
  const steps = await ask(
    member,
    'query ($userId: ID!) { getFirstSteps(userId: $userId) { step isSettled } }',
  );
  expect(steps).toMatchObject({
    getFirstSteps: expect.arrayContaining([{ step: 'AVATAR', isSettled: true }]),
  });
});
