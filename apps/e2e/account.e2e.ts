import type { Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { mailsTo, nthMailTo, pathIn } from './steps/mails.ts';
import { createAccount, expectHomeOf, fillLogin, signInHere, signUp, somebody } from './steps/people.ts';

/** A day so many years ago: whoever was born then has had their birthday. */
function bornYearsAgo(years: number): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() - years, day.getMonth(), 1);
  return day.toISOString().slice(0, 10);
}

async function forgetPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}

test.describe('signing up', () => {
  test('[39] [41] leads by the link in the mail, pressed once, to the log-in and home', async ({
    page,
    request,
  }) => {
    const person = somebody();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Create your account' }).first().click();
    await expect(page).toHaveURL('/signup');
    await signUp(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(person.email);
    await expect(page.getByRole('button', { name: /^Send it again in/ })).toBeDisabled();

    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email first' })).toBeVisible();

    const link = pathIn(await nthMailTo(request, person.email));
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(page).toHaveURL('/konnect');
    await expectHomeOf(page, person);
  });

  test('[39] [40] a link is used once, and an email somebody has gets the same answer as one nobody has', async ({
    page,
    request,
  }) => {
    const known = somebody();
    await createAccount(request, known);
    await test.step('looking at a link changes nothing; a used one offers another', async () => {
      const person = somebody();
      expect((await request.post('/auth/sign-up', { data: person })).ok()).toBe(true);
      const link = pathIn(await nthMailTo(request, person.email));
      await page.goto(link);
      await page.reload();
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();

      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByText('This link has been used or is too old.')).toBeVisible();
      await page.getByLabel('Email').fill(somebody().email);
      await page.getByRole('button', { name: 'Send me another link' }).click();
      await expect(page.getByText('If this email belongs to an account')).toBeVisible();
    });
    await test.step('signing up', async () => {
      const answers: (string | null)[] = [];
      for (const email of [known.email, somebody().email]) {
        await signUp(page, { ...somebody('Ravi'), email });
        await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
        answers.push(
          (await page.getByRole('main').innerText()).replaceAll(email, '').replace(/\d+ seconds?/, ''),
        );
      }
      expect(answers[0]).toBe(answers[1]);
    });
    await test.step('a forgotten password', async () => {
      const answers: string[] = [];
      for (const email of [known.email, somebody().email]) {
        await forgetPassword(page, email);
        answers.push(
          (await page.getByRole('main').innerText()).replaceAll(email, '').replace(/\d+ seconds?/, ''),
        );
      }
      expect(answers[0]).toBe(answers[1]);
    });
  });

  test('[41] says what is wrong field by field; under 13 a guardian is asked, and the account waits for them', async ({
    page,
    request,
  }) => {
    await test.step('[41] says what is wrong field by field, and keeps what was typed', async () => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Enter your first name.')).toBeVisible();
      await expect(page.getByText('Enter your date of birth.')).toBeVisible();
      await expect(page.getByLabel('First name')).toBeFocused();

      await signUp(page, { ...somebody('Ravi'), password: 'password' });
      await expect(page.getByText('This password is among the most common ones.')).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page.getByLabel('First name')).toHaveValue('Ravi');
      await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
    });
    await test.step('[41] under 13 a guardian is asked, and the account waits for them', async () => {
      const child = { ...somebody('Kit'), dateOfBirth: bornYearsAgo(12) };
      const guardian = somebody('Wren');
      await signUp(page, child);
      await expect(
        page.getByText('You are under 13: enter the email of a parent or guardian.'),
      ).toBeVisible();
      await page.getByLabel('Email of a parent or guardian').fill(guardian.email);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('main')).toContainText(guardian.email);

      await page.goto(pathIn(await nthMailTo(request, child.email)));
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await fillLogin(page, child);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your guardian has not agreed yet' }),
      ).toBeVisible();

      await page.goto(pathIn(await nthMailTo(request, guardian.email)));
      await expect(page.getByRole('heading', { level: 1, name: /^May Kit use / })).toBeVisible();
      await page.getByRole('button', { name: 'I agree' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      await page.goto('/login');
      await fillLogin(page, child);
      await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeVisible();

      const lasting = pathIn(await nthMailTo(request, guardian.email, 2));
      await page.goto(lasting);
      await expect(page.getByRole('main')).toContainText(guardian.email);
      await expect(
        page.getByRole('heading', { level: 2, name: 'See how they are getting on' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw my consent' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'The account is locked' })).toBeFocused();
      await page.goto('/login');
      await fillLogin(page, child);
      await expect(page.getByText('Your guardian no longer agrees')).toBeVisible();
      await page.goto(lasting);
      await page.getByRole('button', { name: 'I agree again' }).click();
      await expect(page.getByRole('button', { name: 'Withdraw my consent' })).toBeVisible();
    });
  });
});

test.describe('a forgotten password', () => {
  test('[40] is replaced by the link in the mail, which ends every session and works once', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const person = somebody();
    await createAccount(request, person);
    const elsewhere = await browser.newContext({ baseURL });
    const other = await elsewhere.newPage();
    await signInHere(other, person);
    await other.goto('/konnect');
    await expectHomeOf(other, person);

    const before = (await mailsTo(request, person.email)).length;
    await forgetPassword(page, person.email);
    const link = pathIn(await nthMailTo(request, person.email, before + 1));
    await page.goto(link);
    await page.getByLabel('New password').fill('another walk, under stars');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your password is new' })).toBeVisible();
    await expect(other.getByText('Your password was changed, so you were logged out here.')).toBeVisible({
      timeout: 20_000,
    });

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await page.goto('/login');
    await fillLogin(page, { ...person, password: 'another walk, under stars' });
    await expect(page).toHaveURL('/konnect');
    await elsewhere.close();
  });
});

test.describe('logging in', () => {
  test('the form shows the password when asked, refuses wrong ones without saying too much, and outlives a lost network', async ({
    page,
    context,
  }) => {
    await test.step('a password can be looked at while typing', async () => {
      await page.goto('/login');
      const password = page.getByLabel('Password', { exact: true });
      await password.fill('secret');
      await expect(password).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
    });
    await test.step('a wrong password is refused without saying which part was wrong', async () => {
      await page.goto('/login');
      await fillLogin(page, { ...somebody(), password: 'not this one' });
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
        'The email or password is not right. Please try again.',
      );
      await expect(page).toHaveURL('/login');
    });
    await test.step('after many wrong passwords the form says how long to wait', async () => {
      const person = somebody();
      const wrong = { ...person, password: 'not this one' };
      await Promise.all(
        Array.from({ length: 12 }, () => page.request.post('/auth/sign-in', { data: wrong })),
      );
      await page.goto('/login');
      await fillLogin(page, person);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
        /Too many tries\. Try again in \d+ (second|minute)s?\./,
      );
    });
    await test.step('without a network, and without what a page can do without, it can be sent again', async () => {
      await page.route(/scheme-toggle/, (route) => route.abort());
      const isLost = page.waitForEvent('requestfailed', (lost) => lost.url().includes('scheme-toggle'));
      await page.goto('/login');
      await isLost;
      // As long as a route stands, Playwright keeps files out of the cache, from which a module is had without a network.
      await page.unroute(/scheme-toggle/);
      await page.getByLabel('Email').fill(demoAccounts.student.email);
      await context.setOffline(true);
      await expect(page.getByText(/You are offline/)).toBeVisible();
      await fillLogin(page, demoAccounts.student);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
        'We cannot reach the server.',
      );
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page).toHaveURL('/konnect');
    });
  });

  test('[44] cancelling the terms logs out and leads to the login page; agreeing opens the app', async ({
    page,
    request,
  }) => {
    const person = somebody();
    await createAccount(request, person, { agreesToTerms: false });
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await expectHomeOf(page, person);
    // Asked once only.
    await page.reload();
    await expectHomeOf(page, person);
  });
});
