import { beforeAll, expect, test } from '@jest/globals';
import { givenBy } from '../../src/testing/deliveries';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';
import { ThreadCalls } from '../../src/testing/threads';

let server: TestServer;
let calls: PostCalls;
let threads: ThreadCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
  threads = new ThreadCalls(server);
});

test('what is done most often makes only deliveries that do something, and none that only tells tabs', async () => {
  const { author, member, threadId } = await buildPostScene(server, calls);
  const answers: { data?: { submitPost: { id: string } } | null }[] = [];
  const reply = async () => void answers.push(await calls.submit(member, threadId));
  expect(await givenBy(server, reply)).toEqual([
    'logging.record-written-reply',
    'notifications.tell-of-a-reply',
  ]);
  const postId = answers[0]?.data?.submitPost.id ?? '';
  expect(await givenBy(server, () => calls.clapFor(author, 'clapPost', postId))).toEqual([
    'notifications.tell-of-claps-for-a-reply',
  ]);
  expect(await givenBy(server, () => calls.clapFor(member, 'clapPost', postId))).toEqual([]);
  expect(await givenBy(server, () => threads.clap(member, threadId))).toEqual([
    'notifications.tell-of-claps-for-a-thread',
  ]);
});
