import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import type { Forum } from './forum.ts';
import { documentOf } from './documents.ts';

/** Opens a forum; its first load may meet a busy machine. */
export async function openForum(page: Page, { name, displayName }: Forum): Promise<void> {
  await page.goto(`/community/${name}`);
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible({ timeout: 15_000 });
}

/** Has calls of this operation fail as if the network were gone. */
export function cutOff(page: Page, operation: string): Promise<unknown> {
  return page.route('**/graphql', async (route) => {
    if (documentOf(route.request()).includes(operation)) await route.abort();
    else await route.fallback();
  });
}
