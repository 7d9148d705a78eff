import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from '../fixtures/test.ts';
import { applicationIsThere } from './application.ts';

declare global {
  interface Window {
    /** Where its script has run. */
    axe: typeof Axe;
  }
}

/** What a colour scheme can break; everything else is the same in both. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Colours half-way between two schemes are nobody's fault: ends what moves, until a frame in which nothing does. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    do {
      for (const animation of moving()) animation.finish();
      // What opens is placed in one frame and begins to move in the next.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (moving().length > 0);
  });
}

/** Half a megabyte, which takes longer to load into a page than most looks at it take. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whatever axe calls moderate or worse fails the test; `rules` names the only ones to look at. */
export async function expectNoFault(page: Page, rules?: readonly string[]): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const faults = await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // Only rules that are off look at what style sheets say; they would all be fetched again.
      preload: false,
      ...(rules && { runOnly: [...rules] }),
    });
    return violations
      .filter(({ impact }) => impact !== 'minor')
      .map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  }, rules);
  expect(faults).toEqual([]);
}

/** Once it has its layout: what follows the window by script needs a frame after a change of its size. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}

/** Goes on within the app where that leads to another of its screens: one that begins at its address loads everything again. */
export async function show(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const [from, to] = [new URL(page.url()), new URL(path, 'http://localhost')];
  const isOfOps = ({ pathname }: URL) => pathname.startsWith('/ops');
  const isAnother = from.pathname !== to.pathname && from.protocol !== 'about:';
  // What lies open over a screen may stay so.
  const isClear = (await page.locator('[role="dialog"], [role="menu"], nav[aria-label="Me"]').count()) === 0;
  if (isAnother && isClear && isOfOps(from) === isOfOps(to) && (await heading.count()) === 1) {
    const before = await heading.elementHandle();
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.waitForFunction((before) => document.querySelector('h1') !== before, before, {
      timeout: 15_000,
    });
  } else {
    // Another part of the page before is a page of its own here.
    await page.goto('about:blank');
    await page.goto(path);
    await applicationIsThere(page);
  }
  await expect(heading).toBeVisible();
}
