import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { postErrors, threadErrors } from '@lyceum/contracts/forum';
import { buildPost } from '@lyceum/forum/testing';
import type { Person } from '../../src/testing/people';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';
import { codeIn } from '../../src/testing/threads';

let server: TestServer;
let calls: PostCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
});

const scene = (privacy?: 'PUBLIC' | 'PRIVATE') => buildPostScene(server, calls, privacy);

const rich = (...content: object[]): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content }] });
const text = (words: string) => ({ type: 'text', text: words });
const mention = ({ id }: { id: string }, label = 'Somebody') => ({ type: 'mention', attrs: { id, label } });

async function submitted(caller: Person, threadId: string, post?: Parameters<PostCalls['submit']>[2]) {
  const { data, errors } = await calls.submit(caller, threadId, post);
  expect(errors).toBeUndefined();
  return data?.submitPost ?? fail();
}

function fail(): never {
  throw new Error('There is no answer');
}

const bell = async (person: Person) =>
  (await toldTo(server, person)).map(({ type, description, url, actors }) => ({
    type,
    description,
    url,
    actors,
  }));

/** All that is stored of a thread's replies, to see that nothing has changed. */
const everythingOf = async (threadId: string): Promise<unknown> =>
  server.database.query(
    `SELECT (SELECT json_agg(p ORDER BY p.id) FROM posts p WHERE p.thread_id = t.id) AS posts,
            (SELECT json_agg(c ORDER BY c.id) FROM comments c WHERE c.thread_id = t.id) AS comments,
            (SELECT json_agg(k ORDER BY k.user_id) FROM post_claps k JOIN posts p ON p.id = k.post_id
             WHERE p.thread_id = t.id) AS claps,
            t.posts_cnt, t.last_post_number, t.last_active_at
     FROM threads t WHERE t.id = $1`,
    [threadId],
  );

describe('a list of posts', () => {
  test('[101] comes in pages of 7; fewer than 7 end it, and a page may begin where another ended', async () => {
    const { author, member, threadId } = await scene();
    for (let n = 1; n <= 16; n += 1) await buildPost(server.database.manager, { id: threadId }, author);
    const numbers: number[][] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const posts = (await calls.list(member, threadId, { cursor })).data?.getPostsFromThread ?? [];
      numbers.push(posts.map(({ number }) => number));
      cursor = posts.at(-1)?.cursor;
    }
    expect(numbers).toEqual([
      [16, 15, 14, 13, 12, 11, 10],
      [9, 8, 7, 6, 5, 4, 3],
      [2, 1],
    ]);
    const skipped = await calls.list(member, threadId, { skipValue: 14, limitValue: 7 });
    expect(skipped.data?.getPostsFromThread.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('[102] runs NEWEST, OLDEST or by CLAPS, and OLDEST may begin at the first unread one', async () => {
    const { author, member, threadId } = await scene();
    const posts: { id: string }[] = [];
    for (let n = 0; n < 9; n += 1)
      posts.push(await buildPost(server.database.manager, { id: threadId }, author));
    await calls.clapFor(member, 'clapPost', posts[3]?.id ?? '', 5);
    await calls.clapFor(member, 'clapPost', posts[6]?.id ?? '', 2);
    const numbersOf = async (page: Parameters<PostCalls['list']>[2]) =>
      (await calls.list(member, threadId, page)).data?.getPostsFromThread.map(({ number }) => number);
    expect(await numbersOf({ sortBy: 'OLDEST' })).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await numbersOf({ sortBy: 'OLDEST', fromNumber: 8 })).toEqual([8, 9]);
    expect(await numbersOf({ sortBy: 'CLAPS', limitValue: 3 })).toEqual([4, 7, 9]);
    const third = (await calls.list(member, threadId, { sortBy: 'CLAPS', limitValue: 3 })).data
      ?.getPostsFromThread[2];
    expect(await numbersOf({ sortBy: 'CLAPS', limitValue: 3, cursor: third?.cursor })).toEqual([8, 6, 5]);
    expect(codeIn(await calls.list(member, threadId, { fromNumber: 2 }))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    expect(codeIn(await calls.list(member, threadId, { cursor: 'nonsense' }))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    // A place in one order is none in another.
    expect(codeIn(await calls.list(member, threadId, { cursor: third?.cursor }))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
  });

  test('[103] is searched for words in posts and in their comments, and forgets what was deleted', async () => {
    const { author, member, threadId } = await scene();
    const one = await submitted(author, threadId, { content: 'The quick zebra jumps' });
    const two = await submitted(author, threadId, { content: 'Nothing of the kind' });
    await submitted(author, threadId, { content: 'Another matter' });
    await calls.commentOnPost(member, two.id, { content: 'But a ZÉBRA, too' });
    const found = async (query: string) =>
      (await calls.find(member, threadId, query)).data?.filterPosts.map(({ id }) => id);
    expect(await found('zebra')).toEqual([two.id, one.id]);
    expect(await found('quick zeb')).toEqual([one.id]);
    expect(await found('giraffe')).toEqual([]);
    expect(codeIn(await calls.find(member, threadId, '  '))).toBe(commonErrors.INVALID_INPUT.code);
    await calls.actOn(author, 'deletePost', one.id);
    expect(await found('zebra')).toEqual([two.id]);
  });
});

describe('writing a post', () => {
  test('[114] ends the draft it was made of, and no other', async () => {
    const { author, member, threadId } = await scene();
    const save = async (person: Person) => {
      const { data } = await calls.ask<{ saveThreadResponseDraft: { id: string } }>(
        person,
        `mutation ($userId: ID!, $threadId: ID!) {
          saveThreadResponseDraft(userId: $userId, threadId: $threadId, content: "Begun") { id } }`,
        { userId: person.id, threadId },
      );
      return data?.saveThreadResponseDraft.id ?? '';
    };
    const draftOf = async (person: Person) =>
      (
        await calls.ask<{ getThreadResponseDraft: object | null }>(
          person,
          'query ($userId: ID!, $threadId: ID!) { getThreadResponseDraft(userId: $userId, threadId: $threadId) { id } }',
          { userId: person.id, threadId },
        )
      ).data?.getThreadResponseDraft;
    const [own, others] = [await save(member), await save(author)];
    const refused = await calls.submit(member, threadId, { content: ' ', submittingUserDraftId: own });
    expect(codeIn(refused)).toBe(threadErrors.CONTENT_BLANK.code);
    expect(await draftOf(member)).toEqual({ id: own });
    await submitted(member, threadId, { submittingUserDraftId: others });
    expect(await draftOf(author)).toEqual({ id: others });
    await submitted(member, threadId, { submittingUserDraftId: own });
    expect(await draftOf(member)).toBeNull();
  });

  test('[114] mentions people by their real names, only those who may read it, and tells them once', async () => {
    const { author, member, outsider, admin, threadId } = await scene('PRIVATE');
    const content = rich(mention(member, 'The Boss'), text(' and '), mention(outsider, 'Spy'), text('!'));
    const post = await submitted(author, threadId, { content, isRich: true, mentionedUsers: [admin.id] });
    expect(post.plainText).toMatch(/^@Mia \S+ and @Spy!$/u);
    expect(post.content).not.toContain(outsider.id);
    expect(post.mentionedUsers.map(({ id }) => id).sort()).toEqual([admin.id, member.id].sort());
    expect(await bell(member)).toMatchObject([
      { type: 'CONVERSATION_MENTIONED', url: `/thread/${threadId}?post=1` },
    ]);
    expect(await bell(outsider)).toEqual([]);
    // Named once more, and somebody new with them.
    const edited = await calls.editPost(author, post.id, content, { isRich: true });
    expect(edited.data?.editPost.mentionedUsers.map(({ id }) => id)).toEqual([member.id]);
    expect(await bell(member)).toHaveLength(1);
  });

  test('[105] refuses what cannot be posted, each with its own error, and changes nothing', async () => {
    const { author, member, outsider, threadId } = await scene();
    const post = await submitted(author, threadId);
    const before = await everythingOf(threadId);
    const refused: [
      string,
      Promise<{ data: unknown; errors?: { message: string; extensions: { code: string } }[] }>,
    ][] = [
      [threadErrors.CONTENT_BLANK.code, calls.submit(member, threadId, { content: ' \n ' })],
      [threadErrors.CONTENT_BLANK.code, calls.submit(member, threadId, { content: '\u200b\u2800' })],
      [threadErrors.CONTENT_BLANK.code, calls.submit(member, threadId, { content: rich(), isRich: true })],
      [threadErrors.CONTENT_TOO_LARGE.code, calls.submit(member, threadId, { content: 'x'.repeat(100_001) })],
      [
        threadErrors.CONTENT_TOO_LARGE.code,
        calls.submit(member, threadId, { content: rich(text('x'.repeat(100_001))), isRich: true }),
      ],
      [
        threadErrors.CONTENT_INVALID.code,
        calls.submit(member, threadId, { content: rich({ type: 'script', text: 'x' }), isRich: true }),
      ],
      [
        threadErrors.CONTENT_INVALID.code,
        calls.submit(member, threadId, {
          content: rich({
            ...text('here'),
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
          }),
          isRich: true,
        }),
      ],
      [
        threadErrors.CONTENT_INVALID.code,
        calls.submit(member, threadId, {
          content: JSON.stringify({
            type: 'doc',
            content: [{ type: 'image', attrs: { src: 'https://elsewhere.example/a.png' } }],
          }),
          isRich: true,
        }),
      ],
      [threadErrors.CONTENT_BLANK.code, calls.commentOnPost(member, post.id, { content: '\t' })],
      [threadErrors.CONTENT_BLANK.code, calls.editPost(author, post.id, ' ')],
      [commonErrors.INVALID_INPUT.code, calls.submit(member, threadId, { clientKey: 'not-a-key' })],
      [threadErrors.NO_REPLIES.code, calls.submit(outsider, threadId)],
      [postErrors.NO_REPLIES.code, calls.commentOnPost(outsider, post.id)],
      [commonErrors.INVALID_INPUT.code, calls.clapFor(member, 'clapPost', post.id, 11)],
      [threadErrors.NOT_FOUND.code, calls.submit(member, randomUUID())],
      [postErrors.NOT_FOUND.code, calls.commentOnPost(member, randomUUID())],
    ];
    for (const [code, answer] of refused) expect(codeIn(await answer)).toBe(code);
    expect(await everythingOf(threadId)).toEqual(before);
  });

  test('[95] is refused in a thread that is deleted or not for the caller, and under a deleted post', async () => {
    const open = await scene();
    const post = await submitted(open.author, open.threadId);
    await calls.actOn(open.author, 'deletePost', post.id);
    expect(codeIn(await calls.commentOnPost(open.member, post.id))).toBe(postErrors.DELETED.code);
    expect(codeIn(await calls.clapFor(open.member, 'clapPost', post.id))).toBe(postErrors.DELETED.code);
    expect(codeIn(await calls.editPost(open.author, post.id, 'Once more'))).toBe(postErrors.DELETED.code);
    await calls.act(open.author, 'deleteThread', open.threadId);
    const before = await everythingOf(open.threadId);
    expect(codeIn(await calls.submit(open.member, open.threadId))).toBe(threadErrors.DELETED.code);
    expect(codeIn(await calls.list(open.member, open.threadId))).toBe(threadErrors.DELETED.code);
    expect(await everythingOf(open.threadId)).toEqual(before);
    const secret = await scene('PRIVATE');
    const hidden = await submitted(secret.author, secret.threadId);
    expect(codeIn(await calls.submit(secret.outsider, secret.threadId))).toBe(threadErrors.NOT_FOUND.code);
    expect(codeIn(await calls.openPost(secret.outsider, hidden.id))).toBe(postErrors.NOT_FOUND.code);
    expect(codeIn(await calls.commentOnPost(secret.outsider, hidden.id))).toBe(postErrors.NOT_FOUND.code);
  });

  test('[264] is never done in the name of somebody else', async () => {
    const { author, member, threadId } = await scene();
    const post = await submitted(author, threadId);
    const comment = (await calls.commentOnPost(author, post.id)).data?.uploadCommentToPost.id ?? '';
    const before = await everythingOf(threadId);
    const as = { userId: author.id };
    const answers = [
      calls.submit(member, threadId, as),
      calls.list(member, threadId, { requestingUser: author.id }),
      calls.openPost(member, post.id, author.id),
      calls.comments(member, post.id, undefined, author.id),
      calls.find(member, threadId, 'reply', author.id),
      calls.commentOnPost(member, post.id, { studentId: author.id }),
      calls.commentOnComment(member, comment, { studentId: author.id }),
      calls.clapFor(member, 'clapPost', post.id, 1, { userId: author.id }),
      calls.clapFor(member, 'clapComment', comment, 1, { userId: author.id }),
      calls.actOn(member, 'deletePost', post.id, as),
      calls.actOn(member, 'deleteComment', comment, as),
      calls.actOn(member, 'reportPost', post.id, { ...as, message: 'Look' }),
      calls.actOn(member, 'reportComment', comment, { ...as, message: 'Look' }),
    ];
    for (const answer of answers) expect(codeIn(await answer)).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect(await everythingOf(threadId)).toEqual(before);
  });
});
