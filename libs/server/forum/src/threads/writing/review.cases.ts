import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { ReplyChangeService } from '../../replies/writing/reply-change.service';
import { buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { buildComment, buildPost } from '../../testing/post.factories';
import { ThreadWritingService } from './thread-writing.service';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

interface Written {
  id: string;
}

/** What people write and change, and how it stands after they changed it. */
const kinds: readonly [
  string,
  (thread: Written, author: User) => Promise<Written>,
  (author: User, id: string, text: string) => Promise<string>,
][] = [
  [
    'thread',
    async (thread) => thread,
    async (author, threadId, updatedContent) => {
      const edit = { threadId, updatedContent };
      return (await house.module.get(ThreadWritingService).edit(actorOf(author), edit)).status;
    },
  ],
  [
    'post',
    (thread, author) => buildPost(house.manager, thread, author, { text: 'Good idea' }),
    async (author, postId, updatedContent) => {
      const edit = { postId, updatedContent };
      return (await house.module.get(ReplyChangeService).editPost(actorOf(author), edit)).replyStatus;
    },
  ],
  [
    'comment',
    async (thread, author) => {
      const post = await buildPost(house.manager, thread, await another());
      return buildComment(house.manager, post, author, { text: 'Good idea' });
    },
    async (author, commentId, updatedContent) => {
      const edit = { commentId, updatedContent };
      return (await house.module.get(ReplyChangeService).editComment(actorOf(author), edit)).replyStatus;
    },
  ],
];

const another = async (): Promise<User> => (await house.people(1))[0] as User;

/** A forum that reviews newcomers, and a thread in it. */
async function forum(author: User) {
  const admin = await another();
  const community = await buildCommunity(house.manager, admin);
  await house.manager.query('UPDATE communities SET holds_new_users = TRUE WHERE id = $1', [community.id]);
  await buildMember(house.manager, community, admin, 'ADMIN');
  await buildMember(house.manager, community, author);
  return community;
}

test.each(kinds)(
  'a %s of somebody new waits again once it says something else',
  async (kind, build, edit) => {
    const author = await another();
    const community = await forum(author);
    const owner = kind === 'thread' ? author : await another();
    const thread = await buildThread(house.manager, community, owner, { text: 'Good idea' });
    const { id } = await build(thread, author);
    expect(await edit(author, id, 'Good idea')).toBe('VISIBLE');
    expect(await edit(author, id, 'Write me: 0176 123')).toBe('HELD');
  },
);

test.each(kinds)('a %s of who has written before is changed freely', async (_, build, edit) => {
  const author = await another();
  const community = await forum(author);
  for (const text of ['One', 'Two']) await buildThread(house.manager, community, author, { text });
  const { id } = await build(
    await buildThread(house.manager, community, author, { text: 'Good idea' }),
    author,
  );
  expect(await edit(author, id, 'A better one')).toBe('VISIBLE');
});

test('a post of somebody new that is read as rich text from now on says something else', async () => {
  const author = await another();
  const community = await forum(author);
  const thread = await buildThread(house.manager, community, await another());
  const words = { type: 'text', text: 'Good idea' };
  const content = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [words] }] });
  const { id: postId } = await buildPost(house.manager, thread, author, { text: content });
  const edit = { postId, updatedContent: content, isRich: true };
  const { replyStatus } = await house.module.get(ReplyChangeService).editPost(actorOf(author), edit);
  expect(replyStatus).toBe('HELD');
});
