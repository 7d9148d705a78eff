import { demoAccounts, expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

test('[17] an admin sees how the jobs stand, and has a parked one tried again', async ({ page, request }) => {
  await startSignedIn(page, await fetchToken(request, demoAccounts.admin));
  await page.goto('/ops/jobs?subscriber=uploads.remove-objects');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const figures = page.locator('dl[aria-label="Queue"]');
  await expect(figures).toContainText('Open deliveries');
  await expect(figures).not.toContainText('–');
  await page.getByText(/^Scheduled tasks: \d+/).click();
  const tasks = page.getByRole('table', { name: 'Scheduled tasks' });
  await expect(tasks.getByRole('row').filter({ hasText: 'uploads.sweep' })).toContainText('15 min');
  await expectNoFault(page);

  const rows = page.getByRole('table', { name: 'Jobs', exact: true }).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('the object store did not answer');
  const before = await rows.count();
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('Handed to the queue');
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(rows).toHaveCount(before - 1);
});
