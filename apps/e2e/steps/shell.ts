import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Logs the page's user out by the shell's own button. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
}
