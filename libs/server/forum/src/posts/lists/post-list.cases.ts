import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { commentErrors, postErrors } from '@lyceum/contracts/forum';
import { UnitOfWork } from '@lyceum/kernel';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { CommentListService } from '../../comments/lists/comment-list.service';
import { CommentWritingService } from '../../comments/writing/comment-writing.service';
import { ForumModule } from '../../forum.module';
import { codeOf } from '../../testing/code-of';
import {
  buildComment,
  buildCommunity,
  buildMember,
  buildPost,
  buildThread,
} from '../../testing/forum.factories';
import { changeReplyStatus } from '../../replies/writing/reply-status';
import { ReplyChangeService } from '../../replies/writing/reply-change.service';
import { ThreadPageService } from '../../threads/page/thread-page.service';
import { SubmitService } from '../writing/submit.service';
import { PostListService } from './post-list.service';

let house: OpenDomain;
let lists: PostListService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  lists = house.module.get(PostListService);
});
afterAll(() => house.close());

/** A forum with a moderator and two members, and a thread of the first. */
async function forum(holdsNewUsers = false) {
  const [moderator, author, reader, third] = (await house.people(4)) as [User, User, User, User];
  const community = await buildCommunity(house.manager, moderator);
  await house.manager.query('UPDATE communities SET holds_new_users = $2 WHERE id = $1', [
    community.id,
    holdsNewUsers,
  ]);
  await buildMember(house.manager, community, moderator, 'ADMIN');
  for (const person of [author, reader, third]) await buildMember(house.manager, community, person);
  const thread = await buildThread(house.manager, community, moderator);
  return { moderator, author, reader, third, community, thread };
}

const listOf = (user: User, thread: { id: string }) =>
  lists.fromThread(actorOf(user), { threadId: thread.id, requestingUser: user.id });

const block = (one: User, other: User) =>
  house.manager.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [one.id, other.id]);

const submit = (user: User, thread: { id: string }, content = 'A reply.') =>
  house.module
    .get(SubmitService)
    .submit(actorOf(user), { userId: user.id, threadId: thread.id, content, clientKey: randomUUID() });

const commentOn = (user: User, post: { id: string }, content = 'A comment.') =>
  house.module.get(CommentWritingService).toPost(actorOf(user), {
    postId: post.id,
    studentId: user.id,
    content,
    clientKey: randomUUID(),
  });

describe('what is held', () => {
  test('is what newcomers write first, and what has many links; only they and moderators see it', async () => {
    const { moderator, author, reader, thread } = await forum(true);
    const first = await submit(author, thread);
    const comment = await commentOn(author, await buildPost(house.manager, thread, moderator));
    expect([first.status, comment.status]).toEqual(['HELD', 'HELD']);
    expect((await listOf(author, thread)).map(({ status }) => status)).toEqual(['VISIBLE', 'HELD']);
    expect(await listOf(moderator, thread)).toHaveLength(2);
    const [seen, ...others] = await listOf(reader, thread);
    expect([seen?.comments, others]).toEqual([[], []]);
    const page = await house.module
      .get(ThreadPageService)
      .open(actorOf(reader), { threadId: thread.id, userId: reader.id });
    expect(page.postsCnt).toBe(1);
    expect(await codeOf(lists.one(actorOf(reader), { postId: first.id, userId: reader.id }))).toBe(
      postErrors.NOT_FOUND.code,
    );
    expect(await codeOf(commentOn(moderator, first))).toBe(postErrors.NO_REPLIES.code);
    for (const key of [
      { type: 'POST', id: first.id },
      { type: 'COMMENT', id: comment.id },
    ] as const)
      await house.module
        .get(UnitOfWork)
        .run((transaction) => changeReplyStatus(transaction, key, 'VISIBLE', ['HELD']));
    // Two of theirs have been shown now; links are looked at all the same.
    expect((await submit(author, thread)).status).toBe('VISIBLE');
    const links = 'https://a.example https://b.example https://c.example';
    expect((await submit(author, thread, links)).status).toBe('HELD');
    expect((await listOf(reader, thread)).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('after an edit leaves its place, without a word, where it was answered', async () => {
    const { moderator, author, reader, thread } = await forum(true);
    const post = await buildPost(house.manager, thread, author, { text: 'Nice weather' });
    await buildComment(house.manager, post, moderator, { text: 'Indeed' });
    await house.module.get(ReplyChangeService).editPost(actorOf(author), {
      postId: post.id,
      updatedContent: 'Buy https://a.example https://b.example https://c.example',
    });
    const [seen] = await listOf(reader, thread);
    expect(seen).toMatchObject({ content: 'Content deleted', deleted: true, plainText: 'Content deleted' });
    expect(seen?.comments).toMatchObject([{ content: 'Indeed' }]);
    expect((await listOf(author, thread))[0]).toMatchObject({ status: 'HELD', deleted: false });
  });
});

describe('a block', () => {
  test('hides posts and comments either way, and what answers them; moderators still see all', async () => {
    const { moderator, author, reader, third, thread } = await forum();
    const own = await buildPost(house.manager, thread, author);
    const other = await buildPost(house.manager, thread, third);
    const under = await buildComment(house.manager, other, author);
    const answer = await buildComment(house.manager, other, third, { parent: under });
    const beside = await buildComment(house.manager, other, third);
    await block(author, reader);
    const seen = await listOf(reader, thread);
    expect(seen.map(({ id }) => id)).toEqual([other.id]);
    expect(seen[0]?.comments.map(({ id }) => id)).toEqual([beside.id]);
    const all = await listOf(third, thread);
    expect(all.map(({ id }) => id)).toEqual([other.id, own.id]);
    expect(all[0]?.comments.map(({ id }) => id)).toEqual([under.id, answer.id, beside.id]);
    await block(moderator, author);
    expect(await listOf(moderator, thread)).toHaveLength(2);
    const comment = (id: string) =>
      house.module.get(CommentWritingService).toComment(actorOf(reader), {
        commentId: id,
        studentId: reader.id,
        content: 'Hello?',
        clientKey: randomUUID(),
      });
    expect(await codeOf(comment(under.id))).toBe(commentErrors.NOT_FOUND.code);
    expect(await codeOf(comment(answer.id))).toBe(commentErrors.NOT_FOUND.code);
    expect(await codeOf(commentOn(reader, own))).toBe(postErrors.NOT_FOUND.code);
  });
});

describe('a new comment', () => {
  test('is answered as the lists read it, held or not, after one look at what it answers and one write', async () => {
    const { moderator, author, reader, community, thread } = await forum();
    const post = await buildPost(house.manager, thread, moderator);
    const read = (user: User) => lists.one(actorOf(user), { postId: post.id, userId: user.id });
    const made = await commentOn(author, post);
    expect((await read(author)).comments).toEqual([made]);
    const answer = await house.module.get(CommentWritingService).toComment(actorOf(moderator), {
      commentId: made.id,
      studentId: moderator.id,
      content: 'Thanks.',
      mentionedUsers: [reader.id],
      clientKey: randomUUID(),
    });
    expect(answer).toMatchObject({ parentId: made.id, level: 2, mentionedUsers: [{ id: reader.id }] });
    expect((await read(moderator)).comments[1]).toEqual(answer);
    await house.manager.query('UPDATE communities SET holds_new_users = TRUE WHERE id = $1', [community.id]);
    const held = await commentOn(reader, post);
    expect(held.status).toBe('HELD');
    expect((await read(reader)).comments).toContainEqual(held);
    expect(await countStatements([author.id], () => commentOn(author, post))).toBe(2);
  });
});

describe('a page', () => {
  test('[101] costs two statements, however many posts and comments are on it', async () => {
    const { author, reader, thread } = await forum();
    const post = await buildPost(house.manager, thread, author);
    await buildComment(house.manager, post, author);
    expect(await countStatements([reader.id], () => listOf(reader, thread))).toBe(2);
    for (let n = 0; n < 6; n += 1) {
      const more = await buildPost(house.manager, thread, author);
      for (let m = 0; m < 4; m += 1) await buildComment(house.manager, more, author);
    }
    expect(await countStatements([reader.id], () => listOf(reader, thread))).toBe(2);
    expect(
      await countStatements([reader.id], () =>
        house.module
          .get(CommentListService)
          .fromPost(actorOf(reader), { postId: post.id, userId: reader.id }),
      ),
    ).toBe(2);
  });

  test('[114] own posts are read, and what others wrote before them stays unread', async () => {
    const { author, reader, thread } = await forum();
    const open = () =>
      house.module.get(ThreadPageService).open(actorOf(reader), { threadId: thread.id, userId: reader.id });
    await submit(reader, thread);
    expect((await open()).unreadCnt).toBe(0);
    await submit(author, thread);
    await submit(reader, thread);
    expect(await open()).toMatchObject({ unreadCnt: 1, firstUnreadNumber: 2 });
  });
});
