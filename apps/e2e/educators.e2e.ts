import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { createAccount, somebody, startSignedIn } from './steps/people.ts';
import { nameOf, openAs } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

test('[172] who signs up as an educator reads that staff look at it, and is one at once when they approve', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const applicant = { ...somebody('Wanjiru'), asEducator: true };
  await startSignedIn(page, await createAccount(request, applicant));
  await page.goto('/konnect');
  const banner = page.getByRole('complementary', { name: 'Your request to be an educator' });
  await expect(banner).toContainText('Until then you see and do here what students do.');
  await expectNoFault(page);

  const desk = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await openAs(desk, request, 'ADMIN', '/ops/educators');
  await desk.getByRole('link', { name: nameOf(applicant) }).click();
  await expect(desk.getByRole('complementary', { name: 'Facts' })).toContainText('1999-12-31');
  await desk.getByRole('button', { name: 'Refuse' }).click();
  const refusal = desk.getByRole('dialog', { name: `Refuse ${nameOf(applicant)}` });
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(refusal.getByText('Say why.')).toBeVisible();
  await refusal.getByRole('button', { name: 'Cancel' }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expectNoFault(desk);
  await desk
    .getByRole('dialog', { name: `Make ${nameOf(applicant)} an educator` })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(desk.getByText('Approved', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(banner).toBeHidden();
});
