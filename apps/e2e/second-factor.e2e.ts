import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './fixtures/test.ts';
import { createAccount, fillLogin, type Person, signInHere, somebody } from './steps/people.ts';
import { logOut } from './steps/shell.ts';

/** The six digits an app shows; `stepsAhead` of 30 s, because no code is taken twice. */
function codeOf(key: string, stepsAhead = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** Somebody of this test's own, on the security part of the settings. */
async function openSecurity(page: Page, request: APIRequestContext): Promise<Person> {
  const person = somebody();
  await createAccount(request, person);
  await signInHere(page, person);
  await page.goto('/settings#security');
  return person;
}

test.describe('a second factor', () => {
  test('is set up with an app, asked for at log-in, replaced by a recovery code, and turned off', async ({
    page,
    request,
  }) => {
    const person = await openSecurity(page, request);
    await page.getByRole('button', { name: 'Set up an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();

    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const key = await dialog.locator('code').innerText();
    const digits = dialog.getByLabel('2. Enter the six digits the app shows');
    await digits.fill(codeOf(key, 40));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    // A wrong code is no end of the session.
    await expect(dialog.getByText('This code is not right. Please try again.')).toBeVisible();
    await digits.fill(codeOf(key));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recoveryCode = ''] = await codes.allInnerTexts();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

    await logOut(page);
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeFocused();
    await page.getByLabel('Code from your app').fill(codeOf(key, 40));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This code is not right. Please try again.')).toBeVisible();
    await page.getByLabel('Code from your app').fill(codeOf(key, 1));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/konnect');

    await logOut(page);
    await page.goto('/login?next=/settings%23security');
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();

    await page.getByRole('button', { name: 'Turn off' }).click();
    const farewell = page.getByRole('dialog', { name: 'Turn the second factor off' });
    await farewell.getByLabel('Your password').fill(person.password);
    await farewell.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
  });
});

test.describe('a passkey', () => {
  test('is added, opens the account without a password, and is removed', async ({ page, request }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const person = await openSecurity(page, request);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Library laptop');
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Remove Library laptop' })).toBeVisible();

    await logOut(page);
    await page.goto('/login?next=/settings%23security');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL('/settings#security');
    await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('last used just now');

    await page.getByRole('button', { name: 'Remove Library laptop' }).click();
    const farewell = page.getByRole('dialog', { name: 'Remove Library laptop?' });
    await farewell.getByLabel('Your password').fill(person.password);
    await farewell.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Remove Library laptop' })).toBeHidden();
    await logOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey was not accepted. Please try again.')).toBeVisible();
  });
});
