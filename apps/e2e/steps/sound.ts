import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { expectNoFault, expectNoSidewaysScrolling, rulesOfColour, show } from './accessibility.ts';
import { expectTargetsForThumbs } from './touch.ts';

interface Looked {
  readonly path: string;
  /** Brings the screen into the state that is looked at; without it, its heading is waited for. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Has no fault, no sideways scrolling, targets for thumbs and one h1: on a phone and wide, in light and dark. */
export async function expectSound(page: Page, screen: Looked): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 900 });
  await show(page, screen.path);
  await screen.prepare?.(page);
  // Loaded once, on a phone in light: the screen follows the window and the colour scheme by itself. In light, a wide
  // window is what journeys look at.
  await expectNoSidewaysScrolling(page);
  // What comes in its own file may move something, or stand for something else, while it is measured.
  await expect(() => expectTargetsForThumbs(page)).toPass({ timeout: 15_000 });
  await expect(() => expectNoFault(page)).toPass({ timeout: 15_000 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-mantine-color-scheme="dark"]')).toBeAttached();
  await expectNoFault(page, rulesOfColour);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoSidewaysScrolling(page);
  await expectNoFault(page);
  // A dialog has one of its own.
  await expect(page.locator('h1:not([role="dialog"] h1)')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
}
