import { beforeAll, describe, expect, test } from '@jest/globals';
import { postErrors, threadErrors } from '@lyceum/contracts/forum';
import { buildBlock } from '@lyceum/friends/testing';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { nextMessage, TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';
import { codeIn } from '../../src/testing/threads';

let server: TestServer;
let calls: PostCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
});

interface Shown {
  canHighlight: boolean;
  highlight: {
    postId: string;
    number: number;
    text: string;
    byEducator: boolean;
    creator: { id: string };
  } | null;
}

const highlight = (caller: Person, postId: string, highlighted = true) =>
  calls.ask<{ highlightAnswer: boolean }>(
    caller,
    'mutation ($postId: ID!, $highlighted: Boolean!) { highlightAnswer(postId: $postId, highlighted: $highlighted) }',
    { postId, highlighted },
  );

const shownTo = async (reader: Person, threadId: string): Promise<Shown | undefined> => {
  const { data } = await calls.ask<{ getThread: Shown }>(
    reader,
    `query ($threadId: ID!, $userId: ID!) { getThread(threadId: $threadId, userId: $userId) {
      canHighlight highlight { postId number text byEducator creator { id } } } }`,
    { threadId, userId: reader.id },
  );
  return data?.getThread;
};

/** A thread of a student with two answers of others, and their Educator, who is no member of the forum. */
async function scene() {
  const built = await buildPostScene(server, calls);
  const teacher = await buildPerson(server, { roles: ['TEACHER'] });
  await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    teacher.id,
    built.author.id,
  ]);
  const [one, other] = [
    (await calls.submit(built.member, built.threadId)).data?.submitPost.id ?? '',
    (await calls.submit(built.moderator, built.threadId)).data?.submitPost.id ?? '',
  ];
  return { ...built, teacher, one, other };
}

const recorded = async (communityId: string): Promise<unknown> =>
  server.database.query(
    `SELECT action, actor_id AS by, target_id AS post FROM forum_audit_entries
     WHERE community_id = $1 AND target_type = 'POST' ORDER BY id`,
    [communityId],
  );

describe('an answer', () => {
  test('is highlighted by an Educator of who asked and by who keeps order, by nobody else, and one at a time', async () => {
    const { teacher, moderator, author, member, community, threadId, one, other } = await scene();
    const stranger = await buildPerson(server, { roles: ['TEACHER'] });
    for (const person of [author, member, stranger]) {
      expect(codeIn(await highlight(person, one))).toBe(threadErrors.ANSWER_NOT_HIGHLIGHTABLE.code);
      expect(await shownTo(person, threadId)).toEqual({ canHighlight: false, highlight: null });
    }
    expect((await highlight(teacher, one)).data?.highlightAnswer).toBe(true);
    const chosen = { postId: one, number: 1, byEducator: true, creator: { id: member.id } };
    expect(await shownTo(author, threadId)).toMatchObject({ canHighlight: false, highlight: chosen });
    await highlight(moderator, other);
    expect(await shownTo(teacher, threadId)).toMatchObject({
      canHighlight: true,
      highlight: { postId: other, byEducator: false },
    });
    // What is no longer highlighted is not taken back a second time.
    await highlight(teacher, one, false);
    expect((await shownTo(author, threadId))?.highlight?.postId).toBe(other);
    await highlight(teacher, other, false);
    expect((await shownTo(author, threadId))?.highlight).toBeNull();
    expect(await recorded(community.id)).toEqual([
      { action: 'ANSWER_HIGHLIGHTED', by: teacher.id, post: one },
      { action: 'ANSWER_HIGHLIGHTED', by: moderator.id, post: other },
      { action: 'HIGHLIGHT_TAKEN_BACK', by: teacher.id, post: other },
    ]);
  });

  test('is highlighted no more by who is no Educator any longer', async () => {
    const { teacher, one } = await scene();
    await server.database.query("UPDATE users SET roles = '{STUDENT}' WHERE id = $1", [teacher.id]);
    expect(codeIn(await highlight(teacher, one))).toBe(threadErrors.ANSWER_NOT_HIGHLIGHTABLE.code);
  });

  test('of many chosen at once is one, and of many calls for it one is on record', async () => {
    const { teacher, moderator, community, threadId, one, other } = await scene();
    const choices = [teacher, moderator].flatMap((person) =>
      [one, other].map((post) => [person, post] as const),
    );
    const answers = await Promise.all(choices.map(([person, post]) => highlight(person, post)));
    expect(answers.map((answer) => answer.data?.highlightAnswer)).toEqual([true, true, true, true]);
    const rows = await server.database.query<{ post: string }[]>(
      'SELECT post_id AS post FROM thread_highlights WHERE thread_id = $1',
      [threadId],
    );
    expect(rows).toHaveLength(1);
    const before = (await recorded(community.id)) as unknown[];
    await Promise.all(Array.from({ length: 4 }, () => highlight(teacher, rows[0]?.post ?? '', false)));
    expect(await recorded(community.id)).toHaveLength(before.length + 1);
    expect((await shownTo(teacher, threadId))?.highlight).toBeNull();
  });

  test('is gone from above with its text: deleted, removed, or for who has a block with its author', async () => {
    const { teacher, moderator, author, member, threadId, one, other } = await scene();
    await highlight(teacher, one);
    await buildBlock(server.database.manager, author, member);
    expect((await shownTo(author, threadId))?.highlight).toBeNull();
    expect((await shownTo(teacher, threadId))?.highlight?.postId).toBe(one);
    await highlight(teacher, other);
    await calls.actOn(moderator, 'deletePost', other);
    expect((await shownTo(teacher, threadId))?.highlight).toBeNull();
    expect(codeIn(await highlight(teacher, other))).toBe(postErrors.DELETED.code);
    await highlight(teacher, one);
    await server.database.query("UPDATE posts SET status = 'HELD' WHERE id = $1", [one]);
    expect((await shownTo(teacher, threadId))?.highlight).toBeNull();
    expect(codeIn(await highlight(moderator, one))).toBe(threadErrors.ANSWER_NOT_HIGHLIGHTABLE.code);
  });

  test('is told to who wrote it, once; open tabs hear that it changed', async () => {
    const { teacher, moderator, author, member, threadId, one } = await scene();
    const socket = await server.connectedSocket(author.token);
    await socket.emitWithAck('forum.open-thread', { threadId });
    const heard = nextMessage(socket, 'forum.highlight-changed');
    await highlight(teacher, one);
    expect(await heard).toEqual([{ threadId }]);
    await highlight(teacher, one, false);
    await highlight(moderator, one);
    await untilMailIsOut(server);
    const news = await toldTo(server, member);
    expect(news.filter(({ description }) => description.startsWith('highlighted'))).toMatchObject([
      {
        type: 'POST_RESPONSE',
        description: 'highlighted your reply in “Motions”',
        url: `/thread/${threadId}?post=1`,
        actor: teacher.id,
      },
    ]);
  });
});
