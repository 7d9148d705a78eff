import type { Locator, Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { applicationIsThere } from './steps/application.ts';
import { createAccount, fetchToken, fillLogin, somebody, startSignedIn } from './steps/people.ts';

test.describe('the shell', () => {
  test('[25] a log-in leads back to the screen that asked for it and to no other site; a change of route refreshes the timestamp', async ({
    page,
  }) => {
    const stored = (key: string): Promise<string | null> =>
      page.evaluate((name) => localStorage.getItem(name), key);
    await page.goto(`/login?next=${encodeURIComponent('//evil.example/x')}`);
    await fillLogin(page, demoAccounts.student);
    await expect(page).toHaveURL('/konnect');
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/konnect?from=mail');
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillLogin(page, demoAccounts.student);
    await expect(page).toHaveURL('/konnect?from=mail');

    await page.goto('/uikit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stored('token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await page.evaluate(() => localStorage.setItem('timestamp', String(Date.now() - 600_000)));
    await page.getByRole('banner').getByRole('link', { name: 'My learning' }).click();
    await expect(page).toHaveURL('/konnect');
    await expect.poll(async () => Date.now() - Number(await stored('timestamp'))).toBeLessThan(60_000);
  });

  test('[21] the left navigation is 16.5vw, 70px up to 1050px, and its place is remembered', async ({
    page,
    request,
  }) => {
    await startSignedIn(page, await createAccount(request, somebody()));
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto('/events');
    const konnect = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Konnect' });
    const width = (): Promise<number> =>
      page.locator('#side-navigation').evaluate((element) => element.getBoundingClientRect().width);
    await expect(konnect).toBeVisible();
    expect(await width()).toBeCloseTo(1400 * 0.165, 0);
    await page.setViewportSize({ width: 1051, height: 800 });
    await expect.poll(width).toBeCloseTo(1051 * 0.165, 0);
    await page.setViewportSize({ width: 1050, height: 800 });
    await expect.poll(width).toBe(70);

    const told = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('SetMainNavBarClosed'),
    );
    await page.getByRole('button', { name: 'Hide navigation' }).click();
    await expect(konnect).toBeHidden();
    expect((await told).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show navigation' })).toBeVisible();
    await expect(konnect).toBeHidden();
    // A device on which nobody has chosen yet does as the account says.
    await page.evaluate(() => localStorage.removeItem('navigation-closed'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show navigation' })).toBeVisible();
    await expect(konnect).toBeHidden();
  });

  test('[21] [22] [24] tool bar, sliding navigation and chat are where they belong', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    await test.step('[22] the tool bar shows in the app and on the account forms, not on forum and marketing pages', async () => {
      const bar = page.getByRole('group', { name: 'Tool bar' });
      for (const [path, count] of [
        ['/login', 1],
        ['/uikit', 1],
        ['/', 0],
        ['/about-us', 0],
        ['/blogs', 0],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(bar).toHaveCount(count);
      }
      await startSignedIn(page, await fetchToken(request, demoAccounts.student));
      for (const [path, count] of [
        ['/konnect', 1],
        ['/lyceum-events/spring', 1],
        ['/community', 0],
        ['/community/climate-action', 0],
        ['/thread/7', 0],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(bar).toHaveCount(count);
      }
      await page.goto('/konnect');
      await bar.getByRole('button', { name: 'My account' }).click();
      const menu = page.getByRole('navigation', { name: 'My account' });
      await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
      await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
      await menu.getByRole('link', { name: 'My profile' }).click();
      await expect(page).toHaveURL(/\/u\/[\w-]{36}$/);
      await expect(menu).toBeHidden();
    });
    await test.step('[21] it slides in 400 ms, at once with reduced motion, and lies higher on lessons', async () => {
      const navigation = page.locator('#side-navigation');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/courses');
      await expect(navigation).toHaveCSS('transition-duration', '0.4s, 0.4s');
      await expect(navigation).toHaveCSS('z-index', '5');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(navigation).toHaveCSS('transition-duration', '1e-05s');
      await page.goto('/lessons/7');
      await expect(navigation).toHaveCSS('z-index', '20');
    });
    await test.step('[24] chat is the app’s business on a phone and under 700px', async () => {
      const token = await fetchToken(request, demoAccounts.student);
      await startSignedIn(page, token);
      const words = (on: Page): Locator =>
        on.getByText('Download our app for the best experience.', { exact: true });
      await page.setViewportSize({ width: 700, height: 800 });
      await page.goto('/konnect');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
      await expect(words(page)).toHaveCount(0);
      await page.setViewportSize({ width: 699, height: 800 });
      await expect(words(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute(
        'href',
        /^https:\/\/apps\.apple\.com\//,
      );
      await expect(page.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
        'href',
        /^https:\/\/play\.google\.com\//,
      );

      const phone = await browser.newContext({
        baseURL,
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
        viewport: { width: 844, height: 390 },
      });
      const sideways = await phone.newPage();
      await startSignedIn(sideways, token);
      await sideways.goto('/chat');
      await expect(words(sideways)).toBeVisible();
      await sideways.getByRole('button', { name: 'Continue in the browser' }).click();
      await expect(sideways.getByRole('button', { name: 'New chat' })).toBeVisible();
      await phone.close();
    });
  });

  test('[23] [36] the side tabs are those of the user’s roles, courses and summit cycle', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const tabs = (on: Page): Promise<string[]> =>
      on.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
    const cycle = page.waitForResponse((response) => response.url().includes('/getActiveUserCycle?userId='));
    await startSignedIn(page, await fetchToken(request, demoAccounts.student));
    await page.goto('/konnect');
    expect(await (await cycle).json()).toHaveProperty('data.userCycleClassroom.id');
    await expect
      .poll(() => tabs(page))
      .toEqual(['Konnect', 'Community', 'Courses', 'Live Course', 'Calendar', 'mG20 in Action', 'Chats']);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'mG20 in Action' })).toHaveAttribute('href', '/mg20Tour');
    await main.getByRole('link', { name: 'Live Course' }).click();
    await expect(page).toHaveURL('/lc-grouplist');

    const staff = await browser.newContext({ baseURL });
    const admin = await staff.newPage();
    await startSignedIn(admin, await fetchToken(request, demoAccounts.admin));
    await admin.goto('/konnect');
    await expect.poll(() => tabs(admin)).toEqual(['Konnect', 'Community', 'Admin', 'Chats']);
    await staff.close();
  });

  test('[22] [23] search, notifications, colours and account are at hand everywhere: at the foot of the navigation, and on a phone under Me', async ({
    page,
    request,
  }) => {
    await startSignedIn(page, await fetchToken(request, demoAccounts.student));
    const main = page.getByRole('navigation', { name: 'Main' });
    const tools = page.getByRole('group', { name: 'Tools' });
    await test.step('at a desk', async () => {
      for (const path of ['/community', '/settings', '/search', '/nowhere-at-all']) {
        await page.goto(path);
        await expect(tools.getByRole('link', { name: 'Search' })).toBeVisible();
        await expect(tools.getByRole('button', { name: /my account$/ })).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whoops...');
      await page.goto('/community');
      await expect(main.getByRole('link', { name: 'Community' })).toHaveAttribute('aria-current', 'page');
      await tools.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await tools.getByRole('button', { name: /my account$/ }).click();
      await expect(page.getByRole('navigation', { name: 'My account' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await tools.getByRole('link', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search/);
    });
    await test.step('on a phone five slots, and all the rest under Me', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/community/climate-action');
      await expect(main.getByRole('link')).toHaveText(['Home', 'Community', 'Write', 'Chats']);
      await expect(main.getByRole('link', { name: 'Community' })).toHaveAttribute('aria-current', 'page');
      await main.getByRole('link', { name: 'Write' }).click();
      await expect(page).toHaveURL('/community/climate-action/createThread');
      await expect(main.getByRole('link', { name: 'Write' })).toHaveAttribute('aria-current', 'page');
      await main.getByRole('button', { name: /Me$/ }).click();
      const sheet = page.getByRole('navigation', { name: 'Me' });
      await expect(sheet.getByRole('link', { name: 'Courses' })).toBeVisible();
      await expect(sheet.getByRole('link', { name: 'mG20 in Action' })).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Log out' })).toBeVisible();
      await sheet.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await main.getByRole('button', { name: /Me$/ }).click();
      await sheet.getByRole('link', { name: 'Settings' }).click();
      await expect(page).toHaveURL(/\/settings/);
      await expect(sheet).toBeHidden();
      await expect(main.getByRole('button', { name: /Me$/ })).toHaveAttribute('aria-current', 'page');
      await page.goto('/nowhere-at-all');
      await expect(main.getByRole('button', { name: /Me$/ })).not.toHaveAttribute('aria-current');
    });
  });

  test('[32] a keyboard gets past header and navigation; the welcome banner leaves after 15 seconds', async ({
    page,
  }) => {
    await test.step('a keyboard gets past header and navigation, and onto the heading of the next screen', async () => {
      await page.goto('/');
      await applicationIsThere(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
      await expect(page).toHaveTitle(/^Log in · /);
    });
    await test.step('[32] the welcome banner leaves after 15 seconds', async () => {
      await page.clock.install();
      await page.goto('/');
      const banner = page.getByRole('complementary', { name: 'Welcome' });
      await expect(banner.getByRole('link', { name: 'Discover More' })).toHaveAttribute('href', '/help');
      await page.clock.fastForward(14_000);
      await expect(banner).toBeVisible();
      await page.clock.fastForward(1_100);
      await expect(banner).toBeHidden();
    });
  });
});
