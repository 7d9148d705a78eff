import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import {
  createAccount,
  expectHomeOf,
  fetchToken,
  fillLogin,
  type Person,
  signInHere,
  somebody,
} from './steps/people.ts';
import { logOut } from './steps/shell.ts';
import { documentOf } from './steps/documents.ts';

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Somebody of this test's own, signed in on a part of the settings. */
async function openSettings(
  { page, request }: Pick<Fixtures, 'page' | 'request'>,
  part: string,
): Promise<Person> {
  const person = somebody();
  await createAccount(request, person);
  await signInHere(page, person);
  await page.goto(`/settings#${part}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return person;
}

async function openElsewhere(
  { browser, baseURL }: Pick<Fixtures, 'browser' | 'baseURL'>,
  person: Person,
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInHere(page, person);
  const listens = page.waitForEvent('websocket').then((socket) =>
    // socket.io's word for "connected".
    socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40')),
  );
  await page.goto('/konnect');
  await expectHomeOf(page, person);
  await listens;
  return page;
}

test.describe('settings', () => {
  test('[42] a new name is saved, stands in the token, and leaving unsaved asks first', async ({
    page,
    request,
  }) => {
    const person = await openSettings({ page, request }, 'profile');
    const first = page.getByLabel('First name', { exact: true });
    await first.fill('N0or');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('First name cannot contain special characters or numbers.')).toBeVisible();

    await first.fill('Nour');
    await page.getByRole('link', { name: 'Sessions' }).click();
    await expect(page.getByText('What you changed here has not been saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(first).toHaveValue('Nour');
    await page.getByLabel('Show others when I am online').click();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await expect(page).toHaveURL('/settings#sessions');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [, payload = ''] = (localStorage.getItem('token') ?? '').split('.');
          return (
            JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { firstName: string }
          ).firstName;
        }),
      )
      .toBe('Nour');
    await page.goto('/settings');
    await expect(first).toHaveValue('Nour');
    await expect(page.getByLabel('Last name', { exact: true })).toHaveValue(person.lastName);
    await expect(page.getByLabel('Show others when I am online')).not.toBeChecked();
  });

  test('a session signed out in the list is over in its browser at once', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const person = await openSettings({ page, request }, 'konnect');
    const one = await openElsewhere({ browser, baseURL }, person);
    const another = await openElsewhere({ browser, baseURL }, person);
    await page.getByRole('link', { name: 'Sessions' }).click();
    const sessions = page.getByRole('region', { name: 'Sessions' });
    // createAccount has signed in once as well.
    await expect(sessions.getByText('This one')).toHaveCount(1);
    await expect(sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveCount(3);
    await expect(sessions).toContainText('127.0.0.1');
    // The one seen last stands first among the others.
    await sessions
      .getByRole('button', { name: /^Sign out (?!everywhere)/ })
      .first()
      .click();
    await expect(another.getByText('You were logged out here from another device.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveCount(2);

    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(one.getByText('You were logged out here from another device.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(sessions).toContainText('You are logged in nowhere else.');
    await one.context().close();
    await another.context().close();
  });

  test('a new password keeps this session and ends the others', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const person = await openSettings({ page, request }, 'security');
    const other = await openElsewhere({ browser, baseURL }, person);
    const next = 'a walk under stars';
    // The form of the email asks for it, too.
    const current = page
      .getByRole('region', { name: 'Password', exact: true })
      .getByLabel('Current password');
    await current.fill('not this one');
    await page.getByLabel('New password').fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your password. Please try again.')).toBeVisible();
    await current.fill(person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(other.getByText('Your password was changed, so you were logged out here.')).toBeVisible({
      timeout: 20_000,
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await fetchToken(request, { ...person, password: next });
    await other.context().close();
  });

  test('a choice that could not be saved goes back; everything kept is downloaded; an account waits 14 days for its deletion, and can be kept', async ({
    page,
    request,
  }) => {
    const person = await openSettings({ page, request }, 'notifications');
    await test.step('a choice that could not be saved goes back, and says so', async () => {
      const choice = page.getByRole('switch', { name: 'In app: News of the platform' });
      await expect(choice).toBeChecked();
      await page.route('**/graphql', async (route) => {
        const isSaving = documentOf(route.request()).includes('chooseNotifications');
        if (isSaving) await route.abort();
        else await route.fallback();
      });
      // By the keyboard: a notice may lie over it.
      await choice.press(' ');
      await expect(page.getByText('We cannot reach the server.')).toBeVisible();
      await expect(choice).toBeChecked();
      await page.unroute('**/graphql');
      await choice.press(' ');
      await expect(choice).not.toBeChecked();
      await page.reload();
      await expect(choice).not.toBeChecked();
    });
    await test.step('everything kept is downloaded as a ZIP', async () => {
      await page.goto('/settings#data');
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const download = await arriving;
      expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/);
      const content = await readFile(await download.path());
      expect(content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
      await expect(page.getByText('It is in your downloads.')).toBeVisible();
    });
    await test.step('an account waits 14 days for its deletion, and can be kept', async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByLabel('Your password').fill('not this one');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog.getByText('This is not your password. Please try again.')).toBeVisible();
      await dialog.getByLabel('Your password').fill(person.password);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      const banner = page.getByText(/^Your account will be deleted on /);
      await expect(banner).toBeVisible();
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden();

      await logOut(page);
      await page.goto('/login?next=/settings');
      await fillLogin(page, person);
      await expect(banner).toBeVisible();
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await expect(page.getByText('Your account stays.')).toBeVisible();
      await expect(banner).toBeHidden();
    });
  });
});
