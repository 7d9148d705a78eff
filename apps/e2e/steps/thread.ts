import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { documentOf } from './documents.ts';
import { type Forum, join, type Member, newForum, newMember, write } from './forum.ts';
import { startSignedIn } from './people.ts';

export interface Scene {
  readonly forum: Forum;
  readonly admin: Member;
  /** A member who did not write the thread. */
  readonly reader: Member;
  readonly title: string;
  readonly threadId: string;
}

/** A forum of the test's own with a thread of its admin in it, and somebody who reads it. */
export async function scene(request: APIRequestContext): Promise<Scene> {
  const [{ forum, admin }, reader] = await Promise.all([newForum(request), newMember(request, 'Rosa')]);
  await join(request, reader, forum);
  const title = `Swifts above ${forum.displayName}`;
  return { forum, admin, reader, title, threadId: await write(request, admin, forum, title) };
}

/** The thread's window, opened by its link. */
export async function openThread(
  page: Page,
  { token }: Member,
  { threadId, title }: Scene,
): Promise<Locator> {
  await startSignedIn(page, token);
  await page.goto(`/thread/${threadId}`);
  const thread = page.getByRole('dialog', { name: title });
  // The first screen of a busy machine may take a while.
  await expect(thread.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 });
  return thread;
}

/** The thread's card in its forum. */
export const cardOf = (page: Page, { title }: Scene): Locator => page.getByRole('article', { name: title });

/** What the page sends of this operation from now on: the variables of each call. */
export function watch(page: Page, operation: string): Record<string, unknown>[] {
  const calls: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (documentOf(request).includes(`${operation}(`))
      calls.push((request.postDataJSON() as { variables: Record<string, unknown> }).variables);
  });
  return calls;
}
