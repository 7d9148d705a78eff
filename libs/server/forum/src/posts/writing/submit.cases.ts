import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { postErrors, threadErrors } from '@lyceum/contracts/forum';
import { buildBlock } from '@lyceum/friends/testing';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { codeOf } from '../../testing/code-of';
import { ThreadPageService } from '../../threads/page/thread-page.service';
import { PostListService } from '../lists/post-list.service';
import { PostEditService } from './post-edit.service';
import { SubmitService } from './submit.service';

let house: OpenDomain;
let posts: SubmitService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  posts = house.module.get(SubmitService);
});
afterAll(() => house.close());

/** A forum that holds nothing back, with its author and two members. */
async function forum(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const [author, member, other, outsider] = (await house.people(4)) as [User, User, User, User];
  const community = await buildCommunity(house.manager, author, { privacy });
  await house.manager.query('UPDATE communities SET holds_new_users = FALSE WHERE id = $1', [community.id]);
  await buildMember(house.manager, community, author, 'ADMIN');
  for (const person of [member, other]) await buildMember(house.manager, community, person);
  const thread = await buildThread(house.manager, community, author, { title: 'Motions' });
  return { author, member, other, outsider, community, thread };
}

const submit = (user: User, thread: { id: string }, overrides: object = {}) =>
  posts.submit(actorOf(user), {
    userId: user.id,
    threadId: thread.id,
    content: 'A reply.',
    clientKey: randomUUID(),
    ...overrides,
  });

const naming = ({ id }: User) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id, label: 'Somebody' } }] }],
});

const stored = async (thread: { id: string }) => {
  const [row] = await house.manager.query<{ counter: number; last: number; numbers: number[] | null }[]>(
    `SELECT posts_cnt AS counter, last_post_number AS last,
            (SELECT array_agg(number ORDER BY number) FROM posts WHERE thread_id = t.id) AS numbers
     FROM threads t WHERE id = $1`,
    [thread.id],
  );
  return row;
};

describe('a new post', () => {
  test('[114] stands at the end of the thread, as its author and others meet it', async () => {
    const { member, thread } = await forum();
    const post = await submit(member, thread, { content: '  I think so.\r\n' });
    expect(post).toMatchObject({
      number: 1,
      threadId: thread.id,
      title: 'Motions',
      content: 'I think so.',
      isRich: false,
      claps: 0,
      status: 'VISIBLE',
      deleted: false,
      editable: true,
      deletable: true,
      removable: false,
      comments: [],
      commentsCursor: null,
      student: { id: member.id },
    });
    const page = house.module.get(ThreadPageService);
    const opened = await page.open(actorOf(member), { threadId: thread.id, userId: member.id });
    expect(opened).toMatchObject({ postsCnt: 1, requestingUserHasRespondedTo: true, unreadCnt: 0 });
    expect(opened.teammates.map(({ id }) => id)).toEqual([member.id]);
    expect(opened.lastActiveAt.getTime()).toBeGreaterThan(opened.createdAt.getTime());
  });

  test('is answered as the lists read it, held or with people in it, after one look at the thread and one write', async () => {
    const { author, member, other, community, thread } = await forum();
    await buildBlock(house.manager, member, other);
    const lists = house.module.get(PostListService);
    const read = ({ id: postId }: { id: string }, user: User) =>
      lists.one(actorOf(user), { postId, userId: user.id });
    const plain = await submit(member, thread, { mentionedUsers: [author.id, other.id] });
    expect(plain.mentionedUsers.map(({ id }) => id)).toEqual([author.id]);
    expect(plain).toEqual(await read(plain, member));
    const content = JSON.stringify(naming(author));
    const rich = await submit(member, thread, { content, isRich: true });
    expect(rich.content).toContain(author.firstName);
    expect(rich).toEqual(await read(rich, member));
    await house.manager.query('UPDATE communities SET holds_new_users = TRUE WHERE id = $1', [community.id]);
    const held = await submit(other, thread);
    expect(held).toMatchObject({ status: 'HELD', content: 'A reply.' });
    expect(held).toEqual(await read(held, other));
    expect(await countStatements([member.id], () => submit(member, thread))).toBe(2);
  });

  test('[114] is made once of a call that comes again, also at the same moment, and numbers have no gap', async () => {
    const { member, other, thread } = await forum();
    const clientKey = randomUUID();
    const made = await Promise.all(Array.from({ length: 12 }, () => submit(member, thread, { clientKey })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await submit(member, thread, { clientKey })).toMatchObject(made[0] as object);
    const next = await submit(other, thread, { clientKey });
    expect(next.number).toBe(2);
    expect(await stored(thread)).toEqual({ counter: 2, last: 2, numbers: [1, 2] });
  });

  test('[114] with another text under the same key is none: its author is told that the first one stands', async () => {
    const { author, member, community, thread } = await forum();
    const clientKey = randomUUID();
    const { id } = await submit(member, thread, { clientKey });
    const elsewhere = await buildThread(house.manager, community, author, {});
    const rich = { content: JSON.stringify(naming(author)), isRich: true };
    for (const changed of [{ content: 'Another one.' }, rich, { threadId: elsewhere.id }])
      expect(await codeOf(submit(member, thread, { clientKey, ...changed }))).toBe(
        threadErrors.POSTED_ALREADY.code,
      );
    expect(await stored(thread)).toEqual({ counter: 1, last: 1, numbers: [1] });
    // Whoever edited it in another tab has seen it: the late repetition of the first call is no other text.
    const edit = { postId: id, updatedContent: 'Edited.' };
    await house.module.get(PostEditService).edit(actorOf(member), edit);
    expect(await submit(member, thread, { clientKey })).toMatchObject({ id, content: 'Edited.' });
  });

  test('[114] gets the next number, each once, however many are written at one moment', async () => {
    const { author, member, other, thread } = await forum();
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, n) => submit([author, member, other][n % 3] as User, thread)),
    );
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(made.map(({ number }) => number).sort((one, two) => one - two)).toEqual(numbers);
    expect(await stored(thread)).toEqual({ counter: 30, last: 30, numbers });
  });

  test('is refused, and changes nothing, to who may not write there or where nothing can be written', async () => {
    const { member, outsider, thread } = await forum();
    const secret = await forum('PRIVATE');
    expect(await codeOf(submit(outsider, thread))).toBe(threadErrors.NO_REPLIES.code);
    expect(await codeOf(submit(outsider, secret.thread))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(submit(member, thread, { content: ' \n\t ' }))).toBe(threadErrors.CONTENT_BLANK.code);
    expect(await codeOf(submit(member, thread, { content: 'x'.repeat(100_001) }))).toBe(
      threadErrors.CONTENT_TOO_LARGE.code,
    );
    const crowd = Array.from({ length: 21 }, () => randomUUID());
    expect(await codeOf(submit(member, thread, { mentionedUsers: crowd }))).toBe(
      postErrors.TOO_MANY_MENTIONS.code,
    );
    expect(await stored(thread)).toEqual({ counter: 0, last: 0, numbers: null });
    await house.manager.query("UPDATE threads SET status = 'DELETED' WHERE id = $1", [thread.id]);
    expect(await codeOf(submit(member, thread))).toBe(threadErrors.DELETED.code);
    expect(await stored(thread)).toEqual({ counter: 0, last: 0, numbers: null });
  });
});
