import type { Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { expectNoSidewaysScrolling } from './steps/accessibility.ts';
import { signInHere } from './steps/people.ts';

/** What the server drew, until the application has drawn it, too. */
const drawn = (page: Page) => page.locator('[data-prerendered]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('[2] [3] [5] [208] [209] all that search engines are told of is read as it looks, in its frame', async ({
    page,
    request,
  }) => {
    test.slow();
    const map = await (await request.get('/sitemap.xml')).text();
    const paths = Array.from(map.matchAll(/<loc>([^<]+)</g), ([, url = '']) => new URL(url).pathname);
    const plain: string[] = [];
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
        if ((await drawn(page).count()) === 0) return void plain.push(path.split('/')[1] ?? '');
        await expect(page.getByRole('navigation', { name: 'Site', exact: true })).toBeVisible();
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
        ).toBeVisible();
        await expectNoSidewaysScrolling(page);
      });
    // What no editor writes is text alone.
    const known = ['contact', 'help', 'live-course-p', 'live-courses', 'privacy-policy', 'terms-conditions'];
    expect(plain.filter((path) => !known.includes(path))).toEqual([]);
    expect(paths.length - plain.length).toBeGreaterThan(20);
  });

  test('what is not translated says which language it is in', async ({ page }) => {
    await page.goto('/es/careers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('[lang="en"]').getByText('Music Therapy Consultant')).toBeVisible();
  });

  test('[192, 193] the summit says its price, its days and both roles; a link leads on', async ({ page }) => {
    await page.goto('/model-g20');
    for (const words of [
      '$199 per student (winter 2023 cohort)',
      'non-refundable once the application is complete',
      'Six days over two weekends, four hours a day: 24 official hours',
      '5-10 hours of pre-reading, released two weeks ahead',
      'Delegate',
      'Deciding Committee member',
    ])
      await expect(page.getByRole('main')).toContainText(words);
    await page
      .getByRole('navigation', { name: 'Site', exact: true })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first lyceum was a walk');
  });
});

/** Keeps the application's own file back. @returns what lets it go */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

test('[2] [8] [210] a page is there before the application, which takes it over where one has read to and moves nothing', async ({
  page,
}) => {
  const letGo = await holdApplication(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/college-counseling', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 900);
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Of what slides by, a script alone can count.
  const text = async () =>
    (await page.getByRole('main').innerText()).replaceAll(/^\d+ (?:to \d+ )?of \d+$/gm, '');
  const before = await text();
  await expect(page.getByRole('contentinfo').getByRole('button')).toBeDisabled();
  letGo();
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button').first()).toBeEnabled();
  expect(await text()).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  const shifted = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(shifted).toBeLessThanOrEqual(0.02);
});

test('[11] whoever is signed in sees nothing of what is for visitors meanwhile', async ({ page }) => {
  await signInHere(page, demoAccounts.student);
  const letGo = await holdApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(drawn(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  letGo();
  await expect(page).toHaveURL(/\/konnect/);
});
