import { readFile } from 'node:fs/promises';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

test.describe('the analytics of the console', () => {
  test('[232] staff with the right see use over time, by feature, retention, funnel and device, and take the numbers along', async ({
    page,
    request,
  }) => {
    test.slow();
    await startSignedIn(page, await fetchToken(request, demoAccounts.admin));
    await test.step('[232] staff with the right see use over time, compare, narrow down, and take the numbers along', async () => {
      await page.goto('/feature-analytics');
      await expect(page).toHaveURL(/\/ops\/analytics/);
      await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();

      // The made-up weeks are counted soon after the server's start.
      const users = page.getByRole('button', { name: /^Users/ });
      await expect(async () => {
        await page.reload();
        await expect(users).toContainText(/[1-9]/, { timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('figure', { name: 'Users by day' }).locator('svg').first()).toBeVisible();
      const days = page.getByRole('table', { name: 'Days' }).locator('tbody').getByRole('row');
      await expect(days).toHaveCount(28);

      await page.getByRole('button', { name: '7 days' }).click();
      await expect(days).toHaveCount(7);
      await page.getByRole('button', { name: /^Actions/ }).click();
      await expect(page.getByRole('figure', { name: 'Actions by day' })).toBeVisible();
      await expect(users).toContainText('against');
      await page.getByRole('switch', { name: 'Compare with the days before' }).click();
      await expect(users).not.toContainText('against');
      await expect(page).toHaveURL(/compare=false/);

      await page.getByRole('combobox', { name: 'Area' }).click();
      await page.getByRole('option', { name: 'Forum' }).click();
      await expect(page).toHaveURL(/feature=forum/);
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toMatch(
        /^analytics-overview-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/,
      );
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
      expect(lines).toHaveLength(8);
      expect(lines[0]).toContain('Day,Users,Visits,Actions');
    });
    await test.step('[232] a range nobody can answer stays as typed, and what is wrong with it is said', async () => {
      await page.goto('/ops/analytics?from=2026-02-01&to=2026-02-03');
      const days = page.getByRole('table', { name: 'Days' }).locator('tbody').getByRole('row');
      await expect(days).toHaveCount(3);
      await page.getByLabel('First day').fill('2026-02-05');
      await expect(
        page.getByRole('alert').filter({ hasText: 'The beginning comes after the end.' }),
      ).toBeVisible();
      await expect(page.getByLabel('First day')).toHaveValue('2026-02-05');
      await expect(page.getByLabel('Last day')).toHaveValue('2026-02-03');
      await expect(days).toHaveCount(0);
      await page.getByLabel('First day').fill('2026-02-02');
      await expect(days).toHaveCount(2);
    });
    await test.step('[232] features, retention, funnel and devices each have a tab', async () => {
      await expect(async () => {
        await page.goto('/ops/analytics?report=features');
        const forum = page
          .getByRole('table', { name: 'Areas', exact: true })
          .getByRole('row', { name: /Forum/ });
        await expect(forum).toContainText(/[1-9]/, { timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await expect(
        page.getByRole('figure', { name: 'Actions by area and day' }).locator('svg').first(),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: 'Types of action' })).toContainText('Page view');

      await page.getByRole('button', { name: '90 days' }).click();
      await page.getByRole('tab', { name: 'Retention' }).click();
      await expect(page.getByRole('table', { name: 'Retention' })).toContainText('100 %');

      await page.getByRole('tab', { name: 'Funnel' }).click();
      const steps = page.getByRole('list', { name: 'Funnel' }).getByRole('listitem');
      await expect(steps).toHaveCount(3);
      await expect(steps.first()).toContainText(/[1-9]\d* users/);
      await page.getByRole('button', { name: 'Add a step' }).click();
      await page.getByRole('combobox', { name: 'Action of step 4' }).click();
      await page.getByRole('option', { name: 'Log-out' }).click();
      await expect(page).toHaveURL(/LOGOUT/);
      await page.getByRole('button', { name: 'Remove step 1' }).click();
      await expect(steps).toHaveCount(3);

      await page.getByRole('tab', { name: 'Devices' }).click();
      await expect(page.getByRole('table', { name: 'Browsers' })).toContainText('Firefox');
      await expect(page.getByRole('table', { name: 'Kinds of device' })).toContainText('Phone');
    });
  });
});
