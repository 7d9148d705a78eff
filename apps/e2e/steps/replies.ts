import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { callApi, type Forum, join, type Member, newForum, newMember, write } from './forum.ts';
import { startSignedIn } from './people.ts';

/** A forum of the test's own, a thread of its admin in it, and somebody else who reads it. */
export interface ThreadScene {
  readonly forum: Forum;
  readonly admin: Member;
  readonly reader: Member;
  readonly title: string;
  readonly threadId: string;
}

export async function threadScene(request: APIRequestContext, firstName = 'Rosa'): Promise<ThreadScene> {
  const [{ forum, admin }, reader] = await Promise.all([newForum(request), newMember(request, firstName)]);
  await join(request, reader, forum);
  const title = `Terns over ${forum.displayName}`;
  return { forum, admin, reader, title, threadId: await write(request, admin, forum, title) };
}

/** Replies to a thread. @returns the post's id */
export async function reply(
  request: APIRequestContext,
  { id: u, token }: Member,
  threadId: string,
  content: string,
): Promise<string> {
  const { submitPost } = await callApi<{ submitPost: { id: string } }>(
    request,
    token,
    `mutation ($u: ID!, $t: ID!, $c: String!, $k: ID!) {
      submitPost(userId: $u, threadId: $t, content: $c, clientKey: $k) { id }
    }`,
    { u, t: threadId, c: content, k: randomUUID() },
  );
  return submitPost.id;
}

/** So many replies, one after the other: '{text} 1', '{text} 2' … */
export async function replies(
  request: APIRequestContext,
  author: Member,
  threadId: string,
  text: string,
  count: number,
): Promise<void> {
  for (let index = 1; index <= count; index += 1)
    await reply(request, author, threadId, `${text} ${String(index)}`);
}

/** Comments on a post. @returns the comment's id */
export async function comment(
  request: APIRequestContext,
  { id: studentId, token }: Member,
  postId: string,
  content: string,
): Promise<string> {
  const { uploadCommentToPost } = await callApi<{ uploadCommentToPost: { id: string } }>(
    request,
    token,
    'mutation ($input: CommentToPostInput!) { uploadCommentToPost(input: $input) { id } }',
    { input: { studentId, postId, content, clientKey: randomUUID() } },
  );
  return uploadCommentToPost.id;
}

/** Answers a comment. @returns the answer's id */
export async function answer(
  request: APIRequestContext,
  { id: studentId, token }: Member,
  commentId: string,
  content: string,
): Promise<string> {
  const { uploadCommentToComment } = await callApi<{ uploadCommentToComment: { id: string } }>(
    request,
    token,
    'mutation ($input: CommentToCommentInput!) { uploadCommentToComment(input: $input) { id } }',
    { input: { studentId, commentId, content, clientKey: randomUUID() } },
  );
  return uploadCommentToComment.id;
}

/** Opens the thread's window by its link, and waits for its replies. */
export async function openReplies(
  page: Page,
  { token }: Member,
  { threadId, title }: ThreadScene,
  search = '',
): Promise<Locator> {
  await startSignedIn(page, token);
  await page.goto(`/thread/${threadId}${search}`);
  const thread = page.getByRole('dialog', { name: title });
  await expect(thread.getByRole('button', { name: 'Write a reply…' })).toBeVisible({ timeout: 20_000 });
  return thread;
}

/** A reply of the thread by what it says. */
export const postWith = (thread: Locator, text: string): Locator =>
  thread.locator('article[data-post]').filter({ hasText: text });

/** Chooses from the menu of a post or comment. */
export async function chooseAbout(page: Page, place: Locator, item: string): Promise<void> {
  await place
    .getByRole('button', { name: /^More about the / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
