import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { documentOf } from './steps/documents.ts';
import { nthMailTo } from './steps/mails.ts';
import { createAccount, giveRoles, signInHere, somebody } from './steps/people.ts';

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Somebody of this test's own on the home screen, with one notification: the welcome. */
async function openNewcomer(page: Page, request: APIRequestContext) {
  const person = somebody();
  await createAccount(request, person);
  await signInHere(page, person);
  await page.goto('/konnect');
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible({ timeout: 20_000 });
  return person;
}

async function openAgain(
  browser: Browser,
  baseURL: string | undefined,
  person: { email: string; password: string },
) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInHere(page, person);
  await page.goto('/konnect');
  return { page, close: () => context.close() };
}

interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
}

function readGraphql(request: Request): Asked | null {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return null;
  return request.postDataJSON() as Asked;
}

test.describe('notifications', () => {
  test('[52] [53] arrive live in two browsers, and seen in one are seen in the other', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const asked: Record<string, unknown>[] = [];
    page.on('request', (sent) => {
      const body = readGraphql(sent);
      if (body && /^Notifications?(?:Count)?ForUser$/.test(body.operationName)) asked.push(body.variables);
    });
    const person = await openNewcomer(page, request);
    const other = await openAgain(browser, baseURL, person);
    await expect(bell(other.page, 'Notifications, 1 new')).toBeVisible({ timeout: 20_000 });

    await giveRoles(request, person.email, ['STUDENT', 'TESTER']);
    await expect(bell(page, 'Notifications, 2 new')).toBeVisible({ timeout: 20_000 });
    await expect(bell(other.page, 'Notifications, 2 new')).toBeVisible({ timeout: 20_000 });

    await bell(page, 'Notifications, 2 new').click();
    const entries = panel(page).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('Your roles changed: you are now Student and Tester.');
    await expect(entries.first()).toContainText(/\d{4}-\d{2}-\d{2} - \d{2}:\d{2} [AP]M/);
    await expect(bell(other.page, 'Notifications')).toBeVisible({ timeout: 20_000 });
    await expect(bell(page, 'Notifications')).toBeVisible();
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const { type, platform } of asked) {
      expect(platform).toBe('web');
      expect(type).toEqual(expect.arrayContaining(['ANNOUNCEMENT', 'POST_CLAP', 'system']));
    }
    await other.close();
  });

  test('[51] [55] [59] say who did what, grouped, and lead to what Konnect’s speak of', async ({ page }) => {
    await signInHere(page, demoAccounts.student);
    await page.goto('/konnect');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const clap = panel(page).getByRole('link', { name: /clapped for your thread/ });
    await expect(clap).toContainText(/^.*\S+ \S+ and 3 others clapped for your thread/);
    await expect(
      panel(page)
        .getByRole('listitem')
        .filter({ hasText: 'Please go to the app to see your notification about Konnect.' })
        .getByRole('link'),
    ).toHaveAttribute('href', '/community?tab=conversations');
    await expect(panel(page).getByText('mentioned you in Konnect')).toHaveCount(0);
    await clap.click();
    await expect(page).toHaveURL('/community');
    await expect(panel(page)).toBeHidden();
  });

  test('[221] a mail’s link stops its topic without a login, and brings it back', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const person = await openNewcomer(page, request);
    await page.goto('/settings#notifications');
    const choice = page.getByRole('combobox', { name: 'Email: News of the platform' });
    const kept = page.waitForResponse((answer) =>
      documentOf(answer.request()).includes('ChooseNotifications'),
    );
    await choice.selectOption('At once');
    await kept;
    await page.reload();
    await expect(choice).toHaveValue('INSTANT');

    await giveRoles(request, person.email, ['STUDENT', 'TESTER']);
    let link = '';
    await expect
      .poll(
        async () => {
          const { text } = await nthMailTo(request, person.email);
          link = /\/email-subscriptions\?code=[\w.~%-]+/.exec(text)?.[0] ?? '';
          return link;
        },
        { timeout: 30_000 },
      )
      .not.toBe('');

    const visitor = await browser.newContext({ baseURL });
    const stranger = await visitor.newPage();
    await stranger.goto(link);
    await expect(stranger.getByText(/^We write to .•••@example\.com about/)).toBeVisible();
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(stranger.getByText(/^We no longer write to/)).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText(/^We no longer write to/)).toBeVisible();
    await stranger.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(stranger.getByText(/^We write to/)).toBeVisible();

    await stranger.goto('/email-subscriptions?code=made-up');
    await expect(stranger.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await visitor.close();
  });
});
