import { randomUUID } from 'node:crypto';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { fillLogin } from './steps/people.ts';
import { expectRefused, openAs } from './steps/staff.ts';

/** Sections that some staff are not let into. */
const pathOf = {
  Jobs: '/ops/jobs',
  'Promo codes': '/ops/promo-codes',
} as const;

test.describe('the ops console', () => {
  test('a visitor logs in first; then the table is searched, roles are edited, and a missing second factor is told of', async ({
    page,
  }) => {
    await test.step('a visitor logs in first and comes back', async () => {
      await page.goto('/ops/users?roles=TEACHER');
      await expect(page).toHaveURL(/\/login\?next=%2Fops%2Fusers/);
      await fillLogin(page, demoAccounts.admin);
      await expect(page).toHaveURL('/ops/users?roles=TEACHER');
      await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    });
    await test.step('the table is searched, filtered, sorted and paged, and the address says how', async () => {
      // Only the demo people: other tests sign people up meanwhile, and those move the pages of everybody.
      await page.goto('/ops/users?search=lyceum.example');
      const rows = page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
      await expect(rows).toHaveCount(25);

      await page.getByRole('button', { name: 'Email' }).click();
      await expect(page).toHaveURL(/sort=email/);
      await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(rows.first()).toContainText('admin@lyceum.example');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('26–50 of')).toBeVisible();
      await expect(rows.first()).not.toContainText('admin@lyceum.example');
      await page.reload();
      await expect(page.getByText('26–50 of')).toBeVisible();
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(page.getByText('1–25 of')).toBeVisible();
      await expect(rows.first()).toContainText('admin@lyceum.example');

      await page.goto('/ops/users');
      await expect(rows).toHaveCount(25);
      await page.keyboard.press('/');
      await page.keyboard.type('okafor');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('Daniel Okafor');
      await page.goBack();
      await expect(rows).toHaveCount(25);

      await page.getByRole('button', { name: 'Roles', exact: true }).click();
      const filter = page.getByRole('dialog', { name: 'Roles' });
      await filter.getByRole('searchbox', { name: 'Find in roles' }).fill('guard');
      await filter.getByRole('checkbox', { name: 'Guardian' }).check();
      await filter.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/roles=GUARDIAN/);
      await expect(page.getByRole('button', { name: 'Roles Guardian' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('nobody is called this');
      await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await expect(rows).toHaveCount(25);
    });
    await test.step('only a super admin can touch the guarded roles', async () => {
      await page.goto('/ops/users');
      await page
        .getByRole('button', { name: /^Edit roles of/ })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: 'Edit roles' });
      await expect(drawer.getByRole('checkbox', { name: 'Super admin' })).toBeEnabled();
      await drawer.getByRole('searchbox', { name: 'Find a role' }).fill('sales');
      await expect(drawer.getByRole('checkbox')).toHaveCount(2);
      await expect(drawer.getByRole('button', { name: 'Save roles' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    });
    await test.step('staff who are refused for want of a second factor are told how to set one up', async () => {
      const refusal = {
        code: 'AUTH_SECOND_FACTOR_REQUIRED',
        status: 403,
        message: 'Staff need a second factor. Set one up in your settings, then log in with it.',
      };
      const error = { message: refusal.message, code: -32003, data: { ...refusal, httpStatus: 403 } };
      await page.route('**/trpc/**', (route) => route.fulfill({ status: 403, json: [{ error }] }));
      await page.goto('/ops/users');
      await expect(page.getByRole('heading', { level: 1, name: 'Staff need a second factor' })).toBeVisible();
      await page.getByRole('link', { name: 'Open my security settings' }).click();
      await expect(page).toHaveURL('/settings#security');
    });
  });

  test('[48] staff whose work is not accounts see names and roles, and are offered nothing else', async ({
    page,
    request,
  }) => {
    await openAs(page, request, 'SALES_TEAM', '/ops/users?sort=email&columns=name,email,roles');
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table.locator('tbody').getByRole('row').first()).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Roles']);
    await expect(table).not.toContainText('@');
    await page.getByRole('button', { name: 'Columns' }).click();
    const columns = page.getByRole('group', { name: 'Columns' });
    await expect(columns.getByRole('checkbox', { name: 'Roles' })).toBeVisible();
    for (const name of ['Email', 'Suspended', 'Joined'])
      await expect(columns.getByRole('checkbox', { name })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('lyceum.example');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });

  test('[17] [230] staff are refused the sections that are not with their roles', async ({
    browser,
    request,
    baseURL,
  }) => {
    test.slow();
    for (const [role, section] of [
      ['COURSE_ADMIN', 'Jobs'],
      ['EVENT_ADMIN', 'Promo codes'],
    ] as const) {
      const page = await (await browser.newContext({ baseURL })).newPage();
      await openAs(page, request, role, pathOf[section]);
      await expectRefused(page, section);
      if (role === 'COURSE_ADMIN') {
        await page.goto('/adminupload');
        await expect(page).toHaveURL('/ops/uploads');
        await expect(page.getByRole('heading', { level: 1, name: 'Uploads' })).toBeVisible();
      }
      if (role === 'EVENT_ADMIN') {
        for (const path of [`/ops/promo-codes/${randomUUID()}`, '/promocodepanel']) {
          await page.goto(path);
          await expectRefused(page, 'Promo codes');
        }
      }
      await page.context().close();
    }
  });
});
