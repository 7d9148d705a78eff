import type { Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { signInHere } from './steps/people.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** How far what stood on the screen has moved since it was opened, as browsers count it (Cumulative Layout Shift). */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { readonly value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What was painted is reported two frames later.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Keeps back the answers to such requests until it is called. */
async function holdBack(page: Page, wanted: { readonly url: RegExp; readonly body?: RegExp }) {
  const held = Promise.withResolvers<undefined>();
  await page.route(wanted.url, async (route) => {
    const body = route.request().postData() ?? '';
    if (wanted.body?.test(body) ?? true) await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

test('nothing on the landing page moves when its drawing comes late', async ({ page }) => {
  const release = await holdBack(page, { url: /\/art\/colonnade\.svg$/ });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('img', { name: /covered walk/ })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('nothing on a phone’s home moves when what it shows comes late', async ({ page }) => {
  const release = await holdBack(page, { url: /\/graphql$/, body: /"operationName":"Home"/ });
  await signInHere(page, demoAccounts.admin);
  await page.goto('/konnect');
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'New in your forums' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading: Your home' })).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});
