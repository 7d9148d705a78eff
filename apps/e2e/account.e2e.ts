import { demoAccounts, expect, test } from './fixtures/test.ts';
import { createAccount, fillLogin, signUp, somebody } from './steps/people.ts';

test.describe('accounts', () => {
  test('a newcomer signs up and starts at home', async ({ page }) => {
    const person = somebody();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Create your account' }).first().click();
    await expect(page).toHaveURL('/signup');
    await signUp(page, person);
    await expect(page).toHaveURL('/konnect');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
    const account = page.getByRole('region', { name: 'My account' });
    await expect(account.getByText(person.email)).toBeVisible();
    await expect(account.getByText('Student', { exact: true })).toBeVisible();
  });

  test('a form says what is wrong field by field, and keeps what was typed', async ({ page, request }) => {
    const taken = somebody();
    await createAccount(request, taken);
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();

    await signUp(page, { ...somebody('Ravi'), email: taken.email });
    await expect(
      page.getByText('There is already an account with this email. Log in instead.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Ravi');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  });

  test('a wrong password is refused without saying which part was wrong', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, { ...demoAccounts.student, password: 'not this one' });
    await expect(page.getByRole('alert')).toContainText(
      'The email or password is not right. Please try again.',
    );
    await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.student.email);
    await expect(page).toHaveURL('/login');
  });

  test('a password can be looked at while typing', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('without a network the form says so and can be sent again', async ({ page, context }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(demoAccounts.student.email);
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await fillLogin(page, demoAccounts.student);
    await expect(page.getByRole('alert')).toContainText('We cannot reach the server.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/konnect');
  });
});
