import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { commentErrors, threadErrors } from '@lyceum/contracts/forum';
import { buildComment } from '@lyceum/forum/testing';
import type { Person } from '../../src/testing/people';
import { buildPostScene, type PostScene } from '../../src/testing/post-scene';
import { type CommentAnswer, PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';
import { codeIn } from '../../src/testing/threads';

let server: TestServer;
let calls: PostCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
});

async function scene(): Promise<PostScene & { postId: string }> {
  const made = await buildPostScene(server, calls);
  const { data } = await calls.submit(made.author, made.threadId);
  return { ...made, postId: data?.submitPost.id ?? '' };
}

const onPost = async (person: Person, postId: string, content = 'A comment.'): Promise<CommentAnswer> => {
  const { data, errors } = await calls.commentOnPost(person, postId, { content });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.uploadCommentToPost;
};

const onComment = async (
  person: Person,
  commentId: string,
  content = 'An answer.',
): Promise<CommentAnswer> => {
  const { data, errors } = await calls.commentOnComment(person, commentId, { content });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.uploadCommentToComment;
};

const bell = async (person: Person) =>
  (await toldTo(server, person)).map(({ type, description, url, actors }) => ({
    type,
    description,
    url,
    actors,
  }));

describe('comments', () => {
  test('[106] lie up to five levels deep; what answers the fifth stands beside it', async () => {
    const { author, member, postId } = await scene();
    const levels: CommentAnswer[] = [await onPost(member, postId, 'Level 1')];
    for (let level = 2; level <= 5; level += 1)
      levels.push(await onComment(author, levels.at(-1)?.id ?? '', `Level ${String(level)}`));
    const sixth = await onComment(member, levels[4]?.id ?? '', 'Level 6');
    const seventh = await onComment(author, sixth.id, 'Level 7');
    expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    for (const { level, parentId } of [sixth, seventh]) expect([level, parentId]).toEqual([5, levels[3]?.id]);
    const [deepest] = await server.database.query<{ level: number }[]>(
      'SELECT max(cardinality(path)) AS level FROM comments WHERE post_id = $1',
      [postId],
    );
    expect(deepest?.level).toBe(5);
    const later = await onPost(author, postId, 'Beside level 1');
    const post = (await calls.openPost(member, postId)).data?.getPost;
    expect(post?.numOfComments).toBe(8);
    expect(post?.comments.map(({ id }) => id)).toEqual(
      [...levels, sixth, seventh, later].map(({ id }) => id),
    );
  });

  test('[106] come 30 with their post, the further ones by a cursor, parents before their answers', async () => {
    const { author, member, postId, threadId } = await scene();
    const roots: { id: string }[] = [];
    for (let n = 1; n <= 34; n += 1)
      roots.push(await buildComment(server.database.manager, { id: postId }, author));
    const answer = await onComment(member, roots[0]?.id ?? '', 'To the first');
    const [post] = (await calls.list(member, threadId)).data?.getPostsFromThread ?? [];
    expect(post?.comments).toHaveLength(30);
    expect(post?.comments.slice(0, 2).map(({ id }) => id)).toEqual([roots[0]?.id, answer.id]);
    const rest = (await calls.comments(member, postId, post?.commentsCursor ?? '')).data?.getCommentsFromPost;
    expect(rest?.cursor).toBeNull();
    expect([...(post?.comments ?? []), ...(rest?.comments ?? [])].map(({ id }) => id)).toEqual(
      [roots[0], answer, ...roots.slice(1)].map((comment) => comment?.id),
    );
    expect(codeIn(await calls.comments(member, postId, 'nonsense'))).toBe(commonErrors.INVALID_INPUT.code);
  });

  test('[106] are made once of a call that comes again, also at the same moment', async () => {
    const { author, member, postId } = await scene();
    const clientKey = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 8 }, () => calls.commentOnPost(member, postId, { clientKey })),
    );
    expect(new Set(made.map(({ data }) => data?.uploadCommentToPost.id)).size).toBe(1);
    const changed = await calls.commentOnPost(member, postId, { clientKey, content: 'Another one.' });
    expect(codeIn(changed)).toBe(threadErrors.POSTED_ALREADY.code);
    const [parent] = made;
    const parentId = parent?.data?.uploadCommentToPost.id ?? '';
    const answered = await calls.commentOnComment(member, parentId, { clientKey, content: 'A comment.' });
    expect(codeIn(answered)).toBe(threadErrors.POSTED_ALREADY.code);
    await Promise.all(Array.from({ length: 10 }, () => onComment(author, parentId)));
    const post = (await calls.openPost(member, postId)).data?.getPost;
    expect(post?.numOfComments).toBe(11);
    expect(post?.comments.map(({ level }) => level)).toEqual([1, ...Array.from({ length: 10 }, () => 2)]);
  });

  test('[107] are clapped for up to 10 times by one person', async () => {
    const { author, member, postId } = await scene();
    const { id } = await onPost(author, postId);
    await Promise.all(Array.from({ length: 12 }, () => calls.clapFor(member, 'clapComment', id)));
    expect((await calls.clapFor(member, 'clapComment', id, 5)).data?.['clapComment']).toEqual({
      claps: 10,
      requestingUserClapCnt: 10,
    });
    expect(await bell(author)).toMatchObject([
      { type: 'COMMENT_CLAP', description: 'clapped for your comment in “Motions”', actors: 1 },
    ]);
  });

  test('[107] claps of a call that comes again under its key count once', async () => {
    const { author, member, postId } = await scene();
    const { id } = await onPost(author, postId);
    const clientKey = randomUUID();
    const send = () => calls.clapFor(member, 'clapComment', id, 2, { clientKey });
    await Promise.all([send(), send(), send()]);
    expect((await send()).data?.['clapComment']).toEqual({ claps: 2, requestingUserClapCnt: 2 });
  });

  test('[108] that are deleted keep their place, and their answers stay', async () => {
    const { author, member, postId } = await scene();
    const first = await onPost(author, postId, 'Regrettable words');
    const answer = await onComment(member, first.id, 'Quite right');
    expect((await calls.actOn(author, 'deleteComment', first.id)).data).toEqual({ deleteComment: true });
    const { data } = await calls.openPost(member, postId);
    expect(data?.getPost.numOfComments).toBe(1);
    expect(data?.getPost.comments).toMatchObject([
      { id: first.id, content: 'Content deleted', deleted: true, editable: false, claps: 0 },
      { id: answer.id, content: 'Quite right', deleted: false, level: 2 },
    ]);
    expect(codeIn(await calls.commentOnComment(member, first.id))).toBe(commentErrors.DELETED.code);
    expect(codeIn(await calls.editComment(author, first.id, 'Again'))).toBe(commentErrors.DELETED.code);
    expect(codeIn(await calls.clapFor(member, 'clapComment', first.id))).toBe(commentErrors.DELETED.code);
    expect((await onComment(author, answer.id)).level).toBe(3);
  });

  test('[109] are changed and deleted by their authors alone, removed by moderators, and [110] keep what they said', async () => {
    const { author, member, moderator, postId } = await scene();
    const { id } = await onPost(author, postId, 'First');
    for (const person of [member, moderator]) {
      expect(codeIn(await calls.editComment(person, id, 'Mine'))).toBe(commentErrors.NOT_THE_AUTHOR.code);
      expect(codeIn(await calls.actOn(person, 'deleteComment', id))).toBe(commentErrors.NOT_THE_AUTHOR.code);
    }
    const edited = await calls.editComment(author, id, 'Second');
    expect(edited.data?.editComment).toMatchObject({ id, content: 'Second' });
    expect(edited.data?.editComment.editedAt).not.toBeNull();
    const edits = (await calls.edits(moderator, 'COMMENT', id)).data?.getContentEdits;
    expect(edits?.map(({ content }) => content)).toEqual(['First']);
    expect((await calls.edits(member, 'COMMENT', id)).data?.getContentEdits).toEqual([]);
    expect(codeIn(await calls.remove(member, 'removeComment', id, 'Rude'))).toBe(
      commentErrors.NOT_REMOVABLE.code,
    );
    await calls.remove(moderator, 'removeComment', id, 'Rude');
    expect((await calls.comments(member, postId)).data?.getCommentsFromPost.comments).toMatchObject([
      { id, content: 'Content deleted', status: 'REMOVED' },
    ]);
    expect(codeIn(await calls.edits(member, 'COMMENT', id))).toBe(commentErrors.DELETED.code);
  });

  test('[111] are reported into the moderators’ queue', async () => {
    const { author, member, moderator, postId, community } = await scene();
    const { id } = await onPost(author, postId, 'Rude words');
    expect((await calls.actOn(member, 'reportComment', id, { message: 'Rude' })).data).toEqual({
      reportComment: true,
    });
    const [shown] = (await calls.comments(member, postId)).data?.getCommentsFromPost.comments ?? [];
    expect(shown?.requestingUserHasReported).toBe(true);
    const queue = await calls.ask<{ getForumReports: object[] }>(
      moderator,
      'query ($c: ID!) { getForumReports(communityId: $c) { targetType targetId preview } }',
      { c: community.id },
    );
    expect(queue.data?.getForumReports).toEqual([
      { targetType: 'COMMENT', targetId: id, preview: 'Rude words' },
    ]);
  });

  test('[112] are highlighted by a teacher of their author or an admin of the forum, by nobody else', async () => {
    const { admin, author, member, moderator, postId } = await scene();
    const { id } = await onPost(author, postId);
    for (const person of [author, moderator, member])
      expect(codeIn(await calls.highlight(person, id, true))).toBe(commentErrors.NOT_HIGHLIGHTABLE.code);
    await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
      member.id,
      author.id,
    ]);
    const seen = async (person: Person) =>
      (await calls.comments(person, postId)).data?.getCommentsFromPost.comments[0];
    expect(await seen(member)).toMatchObject({
      isHighlighted: false,
      highlightable: true,
      student: { requestingUserIsTheTeacherOfThisUser: true },
    });
    expect((await calls.highlight(member, id, true)).data?.highlightComment.isHighlighted).toBe(true);
    expect(await seen(author)).toMatchObject({ isHighlighted: true, highlightable: false });
    expect((await calls.highlight(admin, id, false)).data?.highlightComment.isHighlighted).toBe(false);
    expect(await seen(author)).toMatchObject({ isHighlighted: false });
  });

  test('[57] are told to whom they answer: the thread’s author, the post’s, the comment’s', async () => {
    const { author, member, moderator, threadId } = await buildPostScene(server, calls);
    const post = (await calls.submit(member, threadId)).data?.submitPost;
    const comment = await onPost(moderator, post?.id ?? '');
    await onComment(member, comment.id);
    await onComment(author, comment.id);
    const url = `/thread/${threadId}?post=1`;
    expect(await bell(author)).toEqual([
      { type: 'THREAD_RESPONSE', description: 'replied in your thread “Motions”', url, actors: 1 },
    ]);
    expect(await bell(member)).toEqual([
      { type: 'POST_RESPONSE', description: 'commented on your reply in “Motions”', url, actors: 1 },
    ]);
    expect(await bell(moderator)).toEqual([
      { type: 'COMMENT_RESPONSE', description: 'answered your comment in “Motions”', url, actors: 2 },
    ]);
    await calls.actOn(member, 'deletePost', post?.id ?? '');
    expect(await bell(author)).toEqual([]);
  });
});
