import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectNoFault, expectNoSidewaysScrolling, rulesOfColour } from './steps/accessibility.ts';
import { nthMailTo } from './steps/mails.ts';
import {
  createAccount,
  expectHomeOf,
  fetchToken,
  giveRoles,
  somebody,
  startSignedIn,
} from './steps/people.ts';
import { nameOf, rowsOf, startAsStaff } from './steps/staff.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Console' });

/** Whose token it is. */
const subjectOf = (token: string | null): unknown =>
  (JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { id: unknown }).id;

test.describe('the frame of the console', () => {
  test('[16] [17] staff see and enter what their roles allow; the rest is refused on the screen and by the server', async ({
    page,
    request,
  }) => {
    const person = somebody('Sam');
    await createAccount(request, person);
    await giveRoles(request, person.email, ['SALES_TEAM']);
    const token = await fetchToken(request, person);
    await startSignedIn(page, token);
    await page.goto('/ops/');
    await expect(navigation(page).getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: 'Audit log' })).toHaveCount(0);

    await page.goto('/ops/audit');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Audit log: not with your roles' }),
    ).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    const input = encodeURIComponent(JSON.stringify({}));
    const answer = await request.get(`/trpc/audit.list?input=${input}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(403);

    await giveRoles(request, person.email, ['ADMIN']);
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log', exact: true })).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: 'Audit log' })).toBeVisible();
  });

  test('the palette leads to pages and records, keys to sections, and a sheet says which', async ({
    page,
    request,
  }) => {
    const wanted = somebody('Wanda');
    await createAccount(request, wanted);
    await startAsStaff(page, request, ['ADMIN']);
    await page.goto('/ops/users');
    await expect(rowsOf(page, 'Users').first()).toBeVisible();

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByRole('textbox', { name: 'Search pages and records' }).fill(wanted.email);
    await expect(palette.getByRole('button', { name: `Email: ${wanted.email}` }).first()).toBeVisible();
    await expectNoFault(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: nameOf(wanted) })).toBeVisible();

    await expect(palette).toBeHidden();
    await page.keyboard.press('Control+k');
    await palette.getByRole('button', { name: `Suspend: ${nameOf(wanted)}` }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await palette.getByRole('textbox', { name: 'Search pages and records' }).fill('new code');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New promo code' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Next row')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  test('rows are walked and opened by keys, Back finds the list as it was, and what is shown is taken out as a file', async ({
    page,
    request,
  }) => {
    const wanted = somebody('Rosa');
    await createAccount(request, wanted);
    await startAsStaff(page, request, ['ADMIN']);
    await test.step('rows are walked and opened by keys, and Back finds the list as it was', async () => {
      await page.goto(`/ops/users?search=${wanted.email}`);
      await expect(rowsOf(page, 'Users')).toHaveCount(1);
      await page.keyboard.press('j');
      await expect(rowsOf(page, 'Users').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: nameOf(wanted) })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
      await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(wanted.email)}`));
      await expect(rowsOf(page, 'Users')).toHaveCount(1);
      await expect(rowsOf(page, 'Users').first()).toBeFocused();
    });
    await test.step('a page begins at its top, and a reload knows the way back', async () => {
      await page.goto('/ops/users');
      for (const shown of ['26–50', '51–75']) {
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByText(shown)).toBeVisible();
        await expect(page.getByRole('region', { name: 'Users, table' })).toBeFocused();
      }
      await page.reload();
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(page.getByText('26–50')).toBeVisible();
    });
    await test.step('what is shown is taken out as a file', async () => {
      await page.goto(`/ops/users?search=${wanted.email}&columns=email,roles`);
      await expect(rowsOf(page, 'Users')).toHaveCount(1);
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'CSV' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toContain('Email,Roles');
      expect(lines[1]).toContain(`${wanted.email},Student`);
    });
  });

  test('a view is saved, found again, removed and brought back; lists are usable narrow and wide, light and dark', async ({
    page,
    request,
  }) => {
    await startAsStaff(page, request, ['ADMIN']);
    await test.step('a view is saved with its filters and columns, found again, removed, and brought back', async () => {
      await page.goto('/ops/users?roles=TEACHER');
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('dialog').getByRole('checkbox', { name: 'First name' }).check();
      await expect(page.getByRole('columnheader', { name: 'First name' })).toBeVisible();
      await page.keyboard.press('Escape');

      const views = page.getByRole('navigation', { name: 'Views' });
      await views.getByRole('button', { name: 'Save view' }).click();
      await page.getByLabel('Name of the view').fill('Those who teach');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const saved = views.getByRole('link', { name: 'Those who teach' });
      await expect(saved).toHaveAttribute('aria-current', 'page');

      await page.goto('/ops/users');
      await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'First name' })).toHaveCount(0);
      await saved.click();
      await expect(page.getByRole('columnheader', { name: 'First name' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Roles Educator' })).toBeVisible();

      await views.getByRole('button', { name: 'The view Those who teach' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(saved).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(saved).toBeVisible();
    });
    await test.step('is usable by everybody, narrow and wide, light and dark', async () => {
      for (const path of ['/ops/users', '/ops/audit']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible();
        await expect(page.locator('tbody tr').first()).toBeVisible();
        await expectNoFault(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoFault(page, rulesOfColour);
        for (const width of [768, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScrolling(page);
        }
      }
    });
  });
});

test.describe('one account in the console', () => {
  test('shows who it is, takes actions, and keeps their history', async ({ page, request }) => {
    const person = somebody('Nadia');
    await createAccount(request, person);
    await startAsStaff(page, request, ['ADMIN']);
    await page.goto(`/ops/users?search=${person.email}`);
    await rowsOf(page, 'Users')
      .getByRole('link', { name: nameOf(person) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(person) })).toBeVisible();
    const history = page.getByRole('list', { name: 'History' });
    await expect(history.getByText('agreed to the terms')).toBeVisible();
    await expect(rowsOf(page, 'Sessions').first()).toBeVisible();
    await expectNoFault(page);

    await page.getByRole('button', { name: 'Send password reset' }).click();
    await page.getByRole('button', { name: 'Send mail' }).click();
    await expect(history.getByText('sent a link for a new password to this person')).toBeVisible();
    // The first mail was the one to confirm the address.
    expect((await nthMailTo(request, person.email, 2)).subject).toMatch(/password/i);

    await page.getByRole('button', { name: 'Edit roles' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Tester' }).check();
    await page.getByRole('button', { name: 'Save roles' }).click();
    await expect(history.getByText('changed the roles of this person')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Facts' }).getByText('Tester')).toBeVisible();

    await page
      .getByRole('button', { name: /^End the session on/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'End session', exact: true }).click();
    await expect(history.getByText('ended a session of this person')).toBeVisible();
  });

  test('staff view the app as somebody in a tab of its own, under a banner, and end it there', async ({
    page,
    request,
  }) => {
    const person = somebody('Viola');
    await createAccount(request, person);
    const { token } = await startAsStaff(page, request, ['ADMIN']);
    await page.goto(`/ops/users?search=${person.email}`);
    await rowsOf(page, 'Users')
      .getByRole('link', { name: nameOf(person) })
      .click();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'View as' }).click(),
    ]);
    const banner = tab.getByRole('complementary', { name: 'View as' });
    await expect(banner).toContainText(`You see this as ${nameOf(person)} does`);
    await expect(tab).toHaveURL('/konnect');
    await expectHomeOf(tab, person);
    await expectNoFault(tab);
    await tab.reload();
    await expect(banner).toBeVisible();
    const own = await page.evaluate(() => localStorage.getItem('token'));
    expect(subjectOf(own)).toBe(subjectOf(token));

    await banner.getByRole('button', { name: 'End' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: nameOf(person) })).toBeVisible();
    await expect(
      tab.getByRole('list', { name: 'History' }).getByText('looked at the site as this person'),
    ).toBeVisible();
  });
});
