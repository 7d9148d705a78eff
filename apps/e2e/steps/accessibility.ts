import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** What a colour scheme can break; everything else is the same in both. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Colours half-way between two schemes are nobody's fault: waits for frames in which nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished);
    do {
      await Promise.allSettled(moving());
      // What opens is placed in one frame and begins to move in the next.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (moving().length > 0);
  });
}

/** Whatever axe calls moderate or worse fails the test; `rules` names the only ones to look at. */
export async function expectNoFault(page: Page, rules?: readonly string[]): Promise<void> {
  await settle(page);
  // One frame of one origin needs no second page to put its results together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  const { violations } = await axe.analyze();
  const faults = violations.filter(({ impact }) => impact !== 'minor');
  expect(faults.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Once it has its layout: what follows the window by script needs a frame after a change of its size. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}
