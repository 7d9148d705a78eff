import type { Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import {
  createAccount,
  expectHomeOf,
  fetchToken,
  giveRoles,
  somebody,
  startSignedIn,
} from './steps/people.ts';

async function openRolesOf(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Edit roles of/ }).click();
}

test.describe('roles', () => {
  test('staff promote a newcomer, whose open tab reacts without a reload', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const person = somebody();
    await startSignedIn(page, await createAccount(request, person));
    await page.goto('/konnect');
    await expectHomeOf(page, person);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const staffContext = await browser.newContext({ baseURL });
    const staff = await staffContext.newPage();
    await startSignedIn(staff, await fetchToken(request, demoAccounts.admin));
    await staff.goto('/ops/users');
    await openRolesOf(staff, person.email);
    await staff.getByRole('checkbox', { name: 'Course admin' }).check();
    await staff.getByRole('checkbox', { name: 'Educator', exact: true }).check();
    await expect(staff.getByRole('list', { name: 'Changes' })).toContainText('Course admin');
    await staff.getByRole('button', { name: 'Save roles' }).click();
    await expect(staff.getByText(`${person.firstName} ${person.lastName} has new roles.`)).toBeVisible();
    await expect(staff.getByRole('cell', { name: 'Course admin Student Educator' })).toBeVisible();

    await expect(
      page.getByText('Your roles changed: you are now Course admin, Student, and Educator.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are staff here' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }),
    ).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await test.step('a save that comes too late shows the new roles and keeps both changes', async () => {
      await staff.getByRole('button', { name: /^Edit roles of/ }).click();
      await staff.getByRole('checkbox', { name: 'Tester' }).check();
      await giveRoles(request, person.email, ['GUARDIAN']);
      await staff.getByRole('button', { name: 'Save roles' }).click();
      await expect(staff.getByRole('alert')).toContainText(
        'Someone else changed these roles in the meantime.',
      );
      await expect(staff.getByRole('checkbox', { name: 'Guardian' })).toBeChecked();
      await staff.getByRole('button', { name: 'Save roles' }).click();
      const row = staff.getByRole('row').filter({ hasText: person.email });
      await expect(row.getByRole('cell', { name: 'Guardian Tester', exact: true })).toBeVisible();
    });
    await staffContext.close();
  });

  test('whoever loses the last staff role is shown out of the console at once', async ({ page, request }) => {
    const person = somebody();
    await createAccount(request, person);
    await giveRoles(request, person.email, ['SALES_TEAM']);
    await startSignedIn(page, await fetchToken(request, person));
    await page.goto('/ops/users');
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit roles of/ })).toHaveCount(0);

    await giveRoles(request, person.email, ['STUDENT']);
    await expect(page.getByRole('heading', { level: 1, name: 'This part is for staff' })).toBeVisible();
  });
});
