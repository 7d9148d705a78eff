import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { cancelAtGoogle, continueAtGoogle, sayWhoTheyAre } from './steps/google.ts';
import { createAccount, expectHomeOf, fillLogin, somebody } from './steps/people.ts';
import { documentOf } from './steps/documents.ts';

const stranger = () => ({ email: `${randomUUID()}@mail.example`, firstName: 'Noor', lastName: 'Haddad' });

async function leaveForGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

test.describe('log-in with Google', () => {
  test('[38] [43] [166] lets a newcomer in, who says who they are, agrees to the terms and confirms the name', async ({
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
    const prompt = page.getByRole('dialog', { name: 'Is your name Noor Haddad?' });
    await expect(prompt).toBeVisible();
    await page.keyboard.press('Escape');
    await prompt.getByLabel('First name').fill('N0or');
    await prompt.getByRole('button', { name: 'Confirm' }).click();
    await expect(prompt.getByText('First name cannot contain special characters or numbers.')).toBeVisible();

    await prompt.getByLabel('First name').fill('Nour');
    await page.route('**/graphql', async (route) => {
      if (documentOf(route.request()).includes('confirmName')) await route.abort();
      else await route.fallback();
    });
    await prompt.getByRole('button', { name: 'Confirm' }).click();
    await expect(prompt.getByText('Sorry, something went wrong. Please try again.')).toBeVisible();
    await page.unroute('**/graphql');
    await prompt.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your name has been confirmed.')).toBeVisible();
    await expect(prompt).toBeHidden();
    await expectHomeOf(page, { firstName: 'Nour' });
    await page.reload();
    await expectHomeOf(page, { firstName: 'Nour' });
    await expect(prompt).toBeHidden();
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

  test('with the email of an account asks for its password', async ({ page, request }) => {
    const person = somebody();
    await createAccount(request, person);
    await leaveForGoogle(page);
    await continueAtGoogle(page, person);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Connect and log in' }).click();
    await expect(page).toHaveURL('/konnect');
  });

  test('is connected to an account in its settings, behind the password, and taken away again', async ({
    page,
    request,
  }) => {
    const person = somebody();
    await createAccount(request, person);
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page).toHaveURL('/konnect');
    await page.goto('/settings#security');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Go to Google' }).click();
    await continueAtGoogle(page, stranger());
    await expect(page).toHaveURL('/settings#security');
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  });
});
