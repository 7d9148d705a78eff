import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { cancelAtGoogle, continueAtGoogle, sayWhoTheyAre } from './steps/google.ts';
import { befriend, callApi, newMember } from './steps/forum.ts';
import { createAccount, expectHomeOf, somebody, startSignedIn } from './steps/people.ts';

const stranger = () => ({ email: `${randomUUID()}@mail.example`, firstName: 'Noor', lastName: 'Haddad' });

async function leaveForGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

/** Nobody has a school of this name yet. */
async function addSchool(page: Page, modal: Locator): Promise<void> {
  const name = `Tui School ${randomUUID().slice(0, 8)}`;
  await modal.getByRole('combobox', { name: 'School' }).fill(name);
  await expect(page.getByText(`No school found for “${name}”.`)).toBeVisible();
  await page.getByRole('button', { name: "If you don't find your school, simply add one!" }).click();
  const form = page.getByRole('dialog', { name: 'Add your school' });
  await expect(form.getByLabel('Name of the school')).toHaveValue(name);
  await form.getByLabel('Street address').fill('7 Kauri Road');
  await form.getByLabel('City').fill('Nelson');
  await form.getByLabel('State or province').fill('Nelson');
  await form.getByLabel('Postal or Zip code').fill('7010');
  await expect(form.getByLabel('Country')).toHaveValue('NZ');
  await form.getByRole('button', { name: 'Add school' }).click();
  await expect(page.getByText('New school created!')).toBeVisible();
  await expect(modal.getByRole('combobox', { name: 'School' })).toHaveValue(name);
}

test.describe('log-in with Google', () => {
  test('[38] [43] [161] [169] [171] lets a newcomer in, who says who they are, agrees to the terms, adds their school and confirms', async ({
    page,
  }) => {
    await leaveForGoogle(page);
    await continueAtGoogle(page, stranger());
    // Nothing is chosen beforehand.
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Noor' })).toBeVisible();
    for (const role of ['Student', 'Educator'])
      await expect(page.getByRole('radio', { name: role })).not.toBeChecked();
    await expect(page.getByLabel('Country you live in')).toHaveValue('');
    await page.getByRole('button', { name: 'Go on' }).click();
    for (const missing of [
      'Choose one of the two.',
      'Enter your date of birth.',
      'Choose the country you live in.',
    ])
      await expect(page.getByText(missing)).toBeVisible();
    await sayWhoTheyAre(page);
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Is your legal name Noor Haddad?' });
    await expect(modal.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await modal.getByRole('button', { name: 'No, I need to edit' }).click();
    await modal.getByLabel('First name').fill('N0or');
    await expect(modal.getByText('First name cannot contain special characters or numbers.')).toBeVisible();
    await modal.getByLabel('First name').fill('Nour');
    await addSchool(page, modal);
    await page.route('**/updateUser', (route) => route.abort());
    await modal.getByRole('button', { name: 'Confirm' }).click();
    await expect(modal.getByText('Sorry, something went wrong. Please try again.')).toBeVisible();
    await page.unroute('**/updateUser');
    const reloaded = page.waitForEvent('load');
    await modal.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your name has been confirmed.')).toBeVisible();
    await reloaded;
    await expectHomeOf(page, { firstName: 'Nour' });
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[146] [148] [152] [155] leads to a profile that a friend endorses, whose points say why, and that a stranger sees as its owner says', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    await leaveForGoogle(page);
    await continueAtGoogle(page, stranger());
    await sayWhoTheyAre(page);
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Is your legal name Noor Haddad?' });
    await addSchool(page, modal);
    await modal.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your name has been confirmed.')).toBeVisible();
    await expectHomeOf(page, { firstName: 'Noor' });

    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const { me } = await callApi<{ me: { id: string } }>(request, token, '{ me { id } }');
    const friend = await newMember(request, 'Ilse');
    await befriend(request, { ...friend, id: me.id, token }, friend);
    const theirs = await (await browser.newContext({ baseURL })).newPage();
    await startSignedIn(theirs, friend.token);
    await theirs.goto(`/u/${me.id}`);
    await theirs.getByRole('button', { name: 'Endorse Noor' }).click();
    await theirs.getByLabel('What you say for Noor').fill('She asks the question nobody else dares to.');
    await theirs.getByRole('button', { name: 'Submit endorsement' }).click();
    await expect(theirs.getByText('Endorsement submitted.')).toBeVisible();
    await theirs.context().close();

    // Two for the friend, ten for what the friend says.
    const points = page.getByRole('button', { name: /Where they come from/ });
    await expect(async () => {
      await page.goto(`/u/${me.id}`);
      await expect(points).toContainText('12 points', { timeout: 3_000 });
    }).toPass();
    await expect(page.getByText('She asks the question nobody else dares to.')).toBeVisible();
    await points.click();
    await expect(page.getByText('An endorsement received').first()).toBeVisible();

    await page.getByRole('button', { name: 'Edit your bio' }).click();
    await page.getByRole('textbox', { name: 'Bio' }).fill('I keep bees on the roof.');
    await page.getByLabel('Seen by: Bio').selectOption('Friends');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully Updated!')).toBeVisible();
    await page.getByRole('link', { name: 'How others see me' }).click();
    await page.getByLabel('Your page as it is shown to').selectOption('a friend of yours');
    await expect(page.getByText('I keep bees on the roof.')).toBeVisible();
    await page.getByLabel('Your page as it is shown to').selectOption('a grown-up you do not know');
    await expect(page.getByText('I keep bees on the roof.')).toHaveCount(0);

    // Somebody who signs up now, and is nothing to them.
    const nobody = await newMember(request, 'Otto');
    const abroad = await (await browser.newContext({ baseURL })).newPage();
    await startSignedIn(abroad, nobody.token);
    await abroad.goto(`/u/${me.id}`);
    await expect(abroad.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
    await expect(abroad.getByText("This user hasn't written anything in their bio yet.")).toBeVisible();
    await expect(abroad.getByText('12 points')).toBeVisible();
    await expect(abroad.getByText('She asks the question nobody else dares to.')).toBeVisible();
    for (const kept of ['I keep bees on the roof.', 'Tui School', 'New Zealand'])
      await expect(abroad.getByRole('main')).not.toContainText(kept);
    await abroad.context().close();
  });

  test('[38] [41] leads back where somebody changed their mind, and asks a child under 13 for a guardian', async ({
    page,
  }) => {
    await test.step('[38] of somebody who changed their mind leads back to the login page, which says so', async () => {
      await leaveForGoogle(page);
      await cancelAtGoogle(page);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText('The other service did not log you in. Please try again.')).toBeVisible();
    });
    await test.step('[41] asks a child under 13 for a guardian, and waits for them', async () => {
      await leaveForGoogle(page);
      await continueAtGoogle(page, stranger());
      await page.getByRole('radio', { name: 'Student' }).check();
      await page.getByLabel('Country you live in').selectOption('NZ');
      await page.getByLabel('Date of birth').fill(`${String(new Date().getFullYear() - 10)}-01-01`);
      await page.getByLabel('Email of a parent or guardian').fill(somebody('Wren').email);
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'We wrote to your guardian' })).toBeVisible();
    });
  });

  test('with the email of an account asks for its password, is taken away in the settings, and connected again behind the password', async ({
    page,
    request,
  }) => {
    const person = somebody();
    await createAccount(request, person);
    await leaveForGoogle(page);
    await continueAtGoogle(page, person);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Connect and log in' }).click();
    await expect(page).toHaveURL('/konnect');

    await page.goto('/settings#security');
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
    // Not "Disconnect Google", which is there until the answer comes.
    await page.getByRole('button', { name: 'Connect Google', exact: true }).click();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Go to Google' }).click();
    await continueAtGoogle(page, stranger());
    await expect(page).toHaveURL('/settings#security');
    await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  });
});
