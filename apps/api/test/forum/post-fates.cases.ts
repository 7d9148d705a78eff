import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { postErrors } from '@lyceum/contracts/forum';
import { moderationErrors } from '@lyceum/contracts/moderation';
import { AfterCommit } from '@lyceum/kernel';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
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

describe('what becomes of a post', () => {
  test('[107] claps of a call that comes again under its key count once', async () => {
    const { author, member, threadId } = await scene();
    const { id } = await submitted(author, threadId);
    const clientKey = randomUUID();
    const send = () => calls.clapFor(member, 'clapPost', id, 2, { clientKey });
    await Promise.all([send(), send(), send()]);
    expect((await send()).data?.['clapPost']).toEqual({ claps: 2, requestingUserClapCnt: 2 });
  });

  test('[107] is clapped for up to 10 times by one person; the eleventh changes nothing', async () => {
    const { author, member, threadId } = await scene();
    const { id } = await submitted(author, threadId);
    expect((await calls.clapFor(member, 'clapPost', id, 8)).data?.['clapPost']).toEqual({
      claps: 8,
      requestingUserClapCnt: 8,
    });
    await Promise.all(Array.from({ length: 6 }, () => calls.clapFor(member, 'clapPost', id)));
    expect((await calls.clapFor(member, 'clapPost', id)).data?.['clapPost']).toEqual({
      claps: 10,
      requestingUserClapCnt: 10,
    });
    expect((await calls.openPost(author, id)).data?.getPost).toMatchObject({
      claps: 10,
      requestingUserClapCnt: 0,
    });
    expect(await bell(author)).toMatchObject([
      { type: 'POST_CLAP', description: 'clapped for your reply in “Motions”', actors: 1 },
    ]);
  });

  test('[108] is deleted by its author: what was said is nowhere, what was answered stays', async () => {
    const { author, member, threadId } = await scene();
    const { id } = await submitted(author, threadId, { content: 'A slip of the tongue' });
    await calls.editPost(author, id, 'A slip of the pen');
    await calls.commentOnPost(member, id, { content: 'Well said' });
    expect((await calls.actOn(author, 'deletePost', id)).data).toEqual({ deletePost: true });
    for (const reader of [author, member]) {
      const post = (await calls.openPost(reader, id)).data?.getPost;
      expect(post).toMatchObject({
        content: 'Content deleted',
        plainText: 'Content deleted',
        deleted: true,
        editable: false,
        deletable: false,
        removable: false,
        claps: 0,
      });
      expect(post?.comments).toMatchObject([{ content: 'Well said', deleted: false }]);
      const list = await calls.list(reader, threadId);
      expect(JSON.stringify(list)).not.toContain('slip');
      expect(codeIn(await calls.edits(reader, 'POST', id))).toBe(postErrors.DELETED.code);
    }
    expect((await calls.open(member, threadId)).data?.getThread).toMatchObject({ id: threadId });
    const [counted] = await server.database.query<{ posts_cnt: number }[]>(
      'SELECT posts_cnt FROM threads WHERE id = $1',
      [threadId],
    );
    expect(counted?.posts_cnt).toBe(0);
    expect(codeIn(await calls.actOn(author, 'deletePost', id))).toBe(postErrors.DELETED.code);
  });

  test('[109] is changed and deleted by its author alone; a SUPER_ADMIN deletes any, moderators remove with a reason', async () => {
    const { author, member, moderator, threadId } = await scene();
    const one = await submitted(author, threadId);
    const two = await submitted(author, threadId);
    const superAdmin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    const staff = await buildPerson(server, { roles: ['ADMIN'] });
    for (const person of [member, moderator]) {
      expect(codeIn(await calls.editPost(person, one.id, 'Mine'))).toBe(postErrors.NOT_THE_AUTHOR.code);
      expect(codeIn(await calls.actOn(person, 'deletePost', one.id))).toBe(postErrors.NOT_THE_AUTHOR.code);
    }
    for (const person of [member, moderator, staff])
      expect(codeIn(await calls.actOn(person, 'deletePostAsAdmin', one.id))).toBe(
        commonErrors.FORBIDDEN.code,
      );
    expect((await calls.openPost(member, one.id)).data?.getPost).toMatchObject({
      deleted: false,
      removable: false,
    });
    expect((await calls.actOn(superAdmin, 'deletePostAsAdmin', one.id)).data).toEqual({
      deletePostAsAdmin: true,
    });
    expect((await calls.openPost(member, one.id)).data?.getPost.content).toBe('Content deleted');

    expect((await calls.openPost(moderator, two.id)).data?.getPost.removable).toBe(true);
    expect(codeIn(await calls.remove(member, 'removePost', two.id, 'Rude'))).toBe(
      postErrors.NOT_REMOVABLE.code,
    );
    expect(codeIn(await calls.remove(moderator, 'removePost', two.id, ' '))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    expect((await calls.remove(moderator, 'removePost', two.id, 'Off topic')).data).toEqual({
      removePost: true,
    });
    expect((await calls.openPost(member, two.id)).data?.getPost).toMatchObject({
      content: 'Content deleted',
      status: 'REMOVED',
    });
    const notices = await calls.ask<{ getModerationNotices: object[] }>(
      author,
      'query ($id: ID!) { getModerationNotices(userId: $id) { kind reason targetType targetId canAppeal } }',
      { id: author.id },
    );
    expect(notices.data?.getModerationNotices).toEqual([
      { kind: 'REMOVED', reason: 'Off topic', targetType: 'POST', targetId: two.id, canAppeal: true },
    ]);
  });

  test('[110] is changed as rich or plain text, is marked as edited, and keeps what it said before', async () => {
    const { author, member, moderator, threadId } = await scene();
    const post = await submitted(author, threadId, { content: 'First' });
    expect(post.editedAt).toBeNull();
    const second = await calls.editPost(author, post.id, 'Second');
    expect(second.data?.editPost).toMatchObject({ id: post.id, content: 'Second', isRich: false });
    const third = await calls.editPost(author, post.id, rich(text('Third')), { isRich: true });
    expect(third.data?.editPost).toMatchObject({ isRich: true, plainText: 'Third' });
    expect(third.data?.editPost.editedAt).not.toBeNull();
    await calls.editPost(author, post.id, rich(text('Third')), { isRich: true });
    const edits = (await calls.edits(author, 'POST', post.id)).data?.getContentEdits;
    expect(edits?.map(({ content, isRich }) => [content, isRich])).toEqual([
      ['Second', false],
      ['First', false],
    ]);
    await calls.edit(author, threadId, 'Which of them?');
    const ofThread = (await calls.edits(author, 'THREAD', threadId)).data?.getContentEdits;
    expect(ofThread?.map(({ content }) => content)).toEqual(['Which one?']);
    // Others see that it was changed, and when; moderators see more.
    const seen = await calls.openPost(member, post.id);
    expect(seen.data?.getPost.editedAt).not.toBeNull();
    for (const [type, id] of [['POST', post.id] as const, ['THREAD', threadId] as const]) {
      expect((await calls.edits(member, type, id)).data?.getContentEdits).toEqual([]);
      expect((await calls.edits(moderator, type, id)).data?.getContentEdits).not.toEqual([]);
    }
  });

  test('[111] is reported once by each reader, waits in the moderators’ queue, and is taken away there', async () => {
    const { author, member, moderator, threadId, community } = await scene();
    const post = await submitted(author, threadId, { content: 'Something rude' });
    expect((await calls.actOn(member, 'reportPost', post.id, { message: 'Rude' })).data).toEqual({
      reportPost: true,
    });
    expect(codeIn(await calls.actOn(member, 'reportPost', post.id, { message: 'Rude' }))).toBe(
      moderationErrors.REPORTED_ALREADY.code,
    );
    expect(codeIn(await calls.actOn(author, 'reportPost', post.id, { message: 'Me' }))).toBe(
      'MODERATION_OWN_CONTENT',
    );
    expect(codeIn(await calls.actOn(moderator, 'reportPost', post.id, { message: ' ' }))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    expect((await calls.openPost(member, post.id)).data?.getPost.requestingUserHasReported).toBe(true);
    const queue = await calls.ask<{ getForumReports: { id: string; preview: string }[] }>(
      moderator,
      'query ($c: ID!) { getForumReports(communityId: $c) { id targetType preview } }',
      { c: community.id },
    );
    const [report] = queue.data?.getForumReports ?? [];
    expect(report).toMatchObject({ targetType: 'POST', preview: 'Something rude' });
    await calls.ask(
      moderator,
      'mutation ($id: ID!) { decideReport(id: $id, action: REMOVE, reason: "Rude") { id } }',
      { id: report?.id },
    );
    const gone = (await calls.openPost(member, post.id)).data?.getPost;
    expect(gone).toMatchObject({ content: 'Content deleted', deleted: true, status: 'REMOVED' });
  });

  test('[113] the activity log has who wrote, changed, clapped for and deleted what, and where', async () => {
    const { author, member, threadId } = await scene();
    const { id } = await submitted(author, threadId);
    await calls.editPost(author, id, 'Changed');
    await calls.clapFor(member, 'clapPost', id, 10);
    await calls.clapFor(member, 'clapPost', id);
    const comment = (await calls.commentOnPost(member, id)).data?.uploadCommentToPost.id ?? '';
    await calls.actOn(author, 'deletePost', id);
    await untilMailIsOut(server);
    await server.app.get(AfterCommit).idle();
    const actions = await server.database.query<{ who: string; type: string; path: string }[]>(
      `SELECT user_id AS who, action_type AS type, path, details ->> 'target' AS target,
              details ->> 'targetId' AS "targetId"
       FROM user_actions WHERE details ->> 'targetId' = ANY($1) ORDER BY action_type, target`,
      [[id, comment]],
    );
    const path = `/thread/${threadId}`;
    const ofPost = { path, target: 'POST', targetId: id };
    expect(actions).toEqual([
      { who: member.id, type: 'CLAP', ...ofPost },
      { who: member.id, type: 'CREATE', path, target: 'COMMENT', targetId: comment },
      { who: author.id, type: 'CREATE', ...ofPost },
      { who: author.id, type: 'DELETE', ...ofPost },
      { who: author.id, type: 'EDIT', ...ofPost },
    ]);
  });
});
