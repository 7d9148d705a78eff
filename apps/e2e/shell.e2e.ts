import { demoAccounts, expect, test } from './fixtures/test.ts';
import { fetchToken, fillLogin, startSignedIn } from './steps/people.ts';

test.describe('the shell', () => {
  test('[13] an unknown path is the 404 page', async ({ page }) => {
    await page.goto('/no/such/place');
    await expect(page.getByRole('heading', { level: 1, name: 'Whoops...' })).toBeVisible();
    await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a signed-in screen asks a visitor to log in, and then opens', async ({ page }) => {
    await page.goto('/konnect?from=mail');
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillLogin(page, demoAccounts.student);
    await expect(page).toHaveURL('/konnect?from=mail');
  });

  test('a login link cannot lead to another site', async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent('//evil.example/x')}`);
    await fillLogin(page, demoAccounts.student);
    await expect(page).toHaveURL('/konnect');
  });

  test('the landing page, login and sign-up send a signed-in user home', async ({ page, request }) => {
    await startSignedIn(page, await fetchToken(request, demoAccounts.student));
    for (const path of ['/', '/login', '/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL('/konnect');
    }
  });

  test('log out asks first, and leads to the landing page', async ({ page, request }) => {
    await startSignedIn(page, await fetchToken(request, demoAccounts.teacher));
    await page.goto('/konnect');
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('Are you sure you want to log out?');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/konnect');

    await page.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto('/konnect');
    await expect(page).toHaveURL(/\/login/);
  });

  test('[25] token and timestamp are in local storage, and a change of route refreshes the timestamp', async ({
    page,
    request,
  }) => {
    const token = await fetchToken(request, demoAccounts.teacher);
    await startSignedIn(page, token);
    await page.goto('/uikit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stored = (key: string): Promise<string | null> =>
      page.evaluate((name) => localStorage.getItem(name), key);
    expect(await stored('token')).toBe(token);
    await page.evaluate(() => localStorage.setItem('timestamp', '1'));
    await page.getByRole('banner').getByRole('link', { name: 'My learning' }).click();
    await expect(page).toHaveURL('/konnect');
    await expect.poll(async () => Date.now() - Number(await stored('timestamp'))).toBeLessThan(60_000);
  });

  test('a token removed in another tab ends the session here too', async ({ page, context, request }) => {
    await startSignedIn(page, await fetchToken(request, demoAccounts.student));
    await page.goto('/konnect');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');
    const other = await context.newPage();
    await other.goto('/uikit');
    await other.evaluate(() => localStorage.removeItem('token'));
    await expect(page).toHaveURL(/\/login/);
  });

  test('the left navigation is 16.5vw, 70px on small screens, and stays away when hidden', async ({
    page,
    request,
  }) => {
    await startSignedIn(page, await fetchToken(request, demoAccounts.student));
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto('/konnect');
    const konnect = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Konnect' });
    const width = (): Promise<number | undefined> =>
      page.locator('#side-navigation').evaluate((element) => element.getBoundingClientRect().width);
    expect(await width()).toBeCloseTo(1400 * 0.165, 0);
    await page.setViewportSize({ width: 1050, height: 800 });
    await expect.poll(width).toBe(70);
    await page.getByRole('button', { name: 'Hide navigation' }).click();
    await expect(konnect).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show navigation' })).toBeVisible();
    await expect(konnect).toBeHidden();
  });

  test('a keyboard gets past header and navigation, and onto the heading of the next screen', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
    await expect(page).toHaveTitle(/^Log in · /);
  });
});
