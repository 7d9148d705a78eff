import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: keyof typeof demoAccounts;
  /** Brings the screen into the state that is looked at; without it, its heading is waited for. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  { name: 'landing page', path: '/' },
  { name: 'login', path: '/login' },
  {
    name: 'login, refused',
    path: '/login',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
    },
  },
  { name: 'sign-up', path: '/signup' },
  { name: '404 page', path: '/no/such/place' },
  { name: 'about us', path: '/about-us' },
  { name: 'staff page for others', path: '/admin-services', as: 'student' },
  { name: 'community, without a tool bar', path: '/community', as: 'student' },
  { name: 'chats', path: '/chat', as: 'student' },
  {
    name: 'my account menu',
    path: '/lessons/7',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'My account' }).click();
      await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
    },
  },
  { name: 'UI kit', path: '/uikit' },
  {
    name: 'home',
    path: '/konnect',
    as: 'admin',
    prepare: (page) => expect(page.getByRole('heading', { name: 'Ruth Lindqvist' })).toBeVisible(),
  },
  {
    name: 'log-out question',
    path: '/konnect',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('button', { name: 'Yes' })).toBeVisible();
    },
  },
  {
    name: 'users',
    path: '/ops/users',
    as: 'admin',
    prepare: (page) => expect(page.getByRole('button', { name: /^Edit roles of/ }).first()).toBeVisible(),
  },
  {
    name: 'role editing',
    path: '/ops/users',
    as: 'admin',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Edit roles of/ })
        .first()
        .click();
      await page.getByRole('checkbox', { name: 'Tester' }).click();
      await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
    },
  },
  { name: 'users, nobody found', path: '/ops/users?search=zzzzzz', as: 'admin' },
  { name: 'console for others', path: '/ops/users', as: 'student' },
];

async function show(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screen.prepare?.(page);
}

async function expectNoSeriousFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

for (const screen of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${screen.name}, ${colorScheme}: no serious fault, no sideways scrolling, one h1`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (screen.as) await startSignedIn(page, await fetchToken(request, demoAccounts[screen.as]));
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await show(page, screen);
        await expectNoSeriousFault(page);
        await expectNoSidewaysScrolling(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
      }
    });
  }
}
