import type { BrowserContext, Frame, Page, Request } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { applicationIsThere } from './steps/application.ts';
import { createAccount, fetchToken, fillLogin, somebody, startSignedIn } from './steps/people.ts';

const minutes = 60_000;
const timeOutText = 'Your session has timed out, please login to resume.';

const isSignOut = (request: Request): boolean => request.url().endsWith('/auth/sign-out');
const isRefresh = (request: Request): boolean => request.url().endsWith('/auth/refresh');

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Through the form, so that the browser holds the refresh cookie as well. */
async function logIn(page: Page, { keepLoggedIn = false } = {}): Promise<void> {
  await page.goto('/login');
  if (keepLoggedIn) await page.getByRole('checkbox', { name: 'Keep me logged in' }).check();
  await fillLogin(page, demoAccounts.student);
  await expect(page).toHaveURL('/konnect');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');
}

/** Sends this page's token to the server, as whoever copied it could. @returns the HTTP status, or GraphQL's code */
async function answerTo(page: Page, token: string): Promise<string> {
  const response = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ me { id } }' },
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? 'ok';
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

/** The question, the answer No, the answer Yes: the login is cleared here and in the other tab, and leads to the root. */
async function logOutBesideAnotherTab(page: Page, context: BrowserContext): Promise<void> {
  await logIn(page);
  const token = (await stored(page, 'token')) ?? '';
  const other = await openTab(context, '/events');
  await expect(other.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Log out' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(question).toContainText('Are you sure you want to log out?');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/konnect');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  const signOut = page.waitForRequest(isSignOut);
  await question.getByRole('button', { name: 'Yes' }).click();
  const event = (await signOut).postDataJSON() as Record<string, unknown>;
  expect(event).toMatchObject({ reason: 'LOGOUT', path: '/konnect' });
  expect(event['timeOnPage']).toBeGreaterThan(0);
  expect(event['idleElapsed']).toBeLessThan(10_000);
  for (const time of ['pageLandingTime', 'lastActiveTime'])
    expect(Math.abs(Date.now() - Date.parse(String(event[time])))).toBeLessThan(5 * minutes);
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/login\?next=%2Fevents/);
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'timestamp')).toBeNull();
  await expect.poll(() => answerTo(page, token)).not.toBe('ok');
  await page.goto('/konnect');
  await expect(page).toHaveURL(/\/login/);
}

/** A token that has run out is renewed on load, without a look at the login page. */
async function expectRenewalOnLoad(page: Page): Promise<void> {
  const seen: string[] = [];
  const note = (frame: Frame): unknown => seen.push(new URL(frame.url()).pathname);
  page.on('framenavigated', note);
  await page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('token') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const past = btoa(JSON.stringify({ ...claims, exp: 1_000 })).replaceAll('=', '');
    localStorage.setItem(
      'token',
      [head, past.replaceAll('+', '-').replaceAll('/', '_'), signature].join('.'),
    );
  });
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Live Course' })).toBeVisible();
  expect(seen).not.toContain('/login');
  page.off('framenavigated', note);
}

/** One that the server will not renew leads to the login form. */
async function expectNoRenewal(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token') ?? ''}x`));
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(timeOutText)).toBeVisible();
}

test.describe('idleness', () => {
  test('[26] activity starts the half hour anew; 30 idle minutes end the session, and the modal says so over the login page', async ({
    page,
  }) => {
    await page.clock.install();
    await logIn(page);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(20 * minutes);
    await page.mouse.move(200, 200);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(20 * minutes);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/konnect');

    const signOut = page.waitForRequest(isSignOut);
    await page.clock.fastForward(11 * minutes);
    expect((await signOut).postDataJSON()).toMatchObject({ reason: 'IDLE', path: '/konnect' });
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText(timeOutText);
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(await stored(page, 'token')).toBeNull();
    await modal.getByRole('button', { name: 'Continue' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('[27] on load a token that has run out is renewed; a timestamp of more than 30 minutes ends the session, unless kept; a token that the server will not renew leads to the login form', async ({
    page,
    context,
  }) => {
    await logIn(page);
    await test.step('a token that has run out is renewed', () => expectRenewalOnLoad(page));
    const token = (await stored(page, 'token')) ?? '';
    /** From a page of the same origin that is not the app: an open app would notice at once. */
    const comeBackAfter = async (milliseconds: number, keepMeLoggedIn: boolean): Promise<void> => {
      await page.goto('/favicon.svg');
      await page.evaluate(
        ([age, keep]) => {
          localStorage.setItem('timestamp', String(Date.now() - age));
          localStorage.setItem('keepMeLoggedIn', String(keep));
        },
        [milliseconds, keepMeLoggedIn] as const,
      );
      await page.goto('/konnect');
    };
    await comeBackAfter(29 * minutes, false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');
    await comeBackAfter(31 * minutes, true);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');

    const signOut = page.waitForRequest(isSignOut);
    await comeBackAfter(31 * minutes, false);
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText(timeOutText)).toBeVisible();
    expect(await stored(page, 'token')).toBeNull();
    expect((await signOut).postDataJSON()).toMatchObject({ reason: 'IDLE' });
    await expect.poll(() => answerTo(page, token)).not.toBe('ok');

    await logIn(page);
    await test.step('a token that the server will not renew leads to the login form', () =>
      expectNoRenewal(page, context));
  });
});

test.describe('two tabs', () => {
  test('[28] [29] a token removed in one tab reaches the other; a log-out asks, clears the login, leads to the root and reaches it, too', async ({
    page,
    context,
    request,
  }) => {
    await test.step('[28] a token removed in one tab reloads the other', async () => {
      await startSignedIn(page, await fetchToken(request, demoAccounts.student));
      await page.goto('/konnect');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const other = await openTab(context, '/uikit');
      await other.evaluate(() => localStorage.removeItem('token'));
      await expect(page).toHaveURL(/\/login/);
      await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
    });
    await test.step('[28] [29] a log-out asks, tells the server what it needs, and reaches the other tab', () =>
      logOutBesideAnotherTab(page, context));
  });

  test('[26] [28] the oldest tab is the primary one: it alone renews; when it closes, the next one does; who chose to be kept logged in is', async ({
    page,
    context,
  }) => {
    await context.clock.install();
    await logIn(page, { keepLoggedIn: true });
    await page.waitForLoadState('networkidle');
    const second = await openTab(context, '/events');
    await expect(second.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await second.waitForLoadState('networkidle');
    const renewing = new Set<string>();
    context.on('request', (request) => {
      if (isRefresh(request)) renewing.add(request.frame().page() === page ? 'the oldest' : 'the next');
    });
    await context.clock.fastForward(14 * minutes + 30_000);
    // The browser's clock is ahead of the server's from here: a renewed token may look old, and be renewed once more.
    await expect.poll(() => [...renewing]).toEqual(['the oldest']);
    await page.close();
    renewing.clear();
    await context.clock.fastForward(14 * minutes + 30_000);
    await expect.poll(() => [...renewing]).toEqual(['the next']);

    // [26] Who chose to be kept logged in is.
    await second.goto('/konnect');
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Mei');
    await second.waitForLoadState('networkidle');
    expect(await stored(second, 'keepMeLoggedIn')).toBe('true');
    const refreshed = second.waitForResponse((response) => isRefresh(response.request()));
    await context.clock.fastForward(45 * minutes);
    expect((await refreshed).ok()).toBe(true);
    await second.reload();
    await expect(second).toHaveURL('/konnect');
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Mei');
  });
});

test.describe('the gates', () => {
  test('[1] signed in without the terms: the terms and nothing else; agreed: the app', async ({
    page,
    request,
  }) => {
    const person = somebody();
    const token = await createAccount(request, person, { agreesToTerms: false });
    await startSignedIn(page, token);
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test.describe('stale screens', () => {
  /** Counts the documents the page loads from now on. */
  const countLoads = (page: Page): (() => number) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    return () => loads;
  };

  test('[30] a missing file makes exactly one forced reload; the next failure is raised; after it the new files are there', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await applicationIsThere(page);
    const missing = (url: URL): boolean => /\/assets\/(?:login|_)-[\w-]+\.js$/.test(url.pathname);
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(loads()).toBe(1);

    // Another file of the same build is raised at once.
    await page.goto('/terms-conditions');
    await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
    expect(loads()).toBe(2);

    // A new tab has not been reloaded yet: after the one reload the new files are there.
    const tab = await context.newPage();
    await tab.goto('/');
    await applicationIsThere(tab);
    let isDeployed = false;
    const notYetThere = (url: URL): boolean => /\/assets\/login-[\w-]+\.js$/.test(url.pathname);
    await tab.route(notYetThere, (route) => (isDeployed ? route.continue() : route.fulfill({ status: 404 })));
    // With the page, which names its screen's files.
    tab.on('request', (request) => (isDeployed ||= request.isNavigationRequest()));
    await tab.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
});
