import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { continueAtGoogle, sayWhoTheyAre } from './steps/google.ts';
import {
  createAccount,
  expectHomeOf,
  fetchToken,
  signInHere,
  somebody,
  startSignedIn,
} from './steps/people.ts';
import { expectSound } from './steps/sound.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: keyof typeof demoAccounts;
  /** Signs in somebody of the test's own instead, where a screen changes or needs what the demo people are not. */
  readonly asNewcomer?: { readonly agreesToTerms: boolean };
  /** Leaves the browser to somebody else than it found. */
  readonly endsSignedIn?: true;
  /** Brings the screen into the state that is looked at; without it, its heading is waited for. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  {
    name: 'landing page',
    path: '/',
    // It lies over the footer for a quarter of a minute.
    prepare: (page) => page.getByRole('button', { name: 'Close the welcome' }).click(),
  },
  { name: 'login', path: '/login' },
  {
    name: 'login, refused',
    path: '/login',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
    },
  },
  {
    name: 'login, second factor',
    path: `/login#second-factor=${encodeURIComponent('{"ticket":"x","methods":["TOTP","PASSKEY","RECOVERY_CODE"]}')}`,
  },
  {
    name: 'login, who somebody is',
    path: `/login#about-you=${encodeURIComponent('{"ticket":"x","firstName":"Noor","asks":["role","dateOfBirth","country"]}')}`,
  },
  { name: 'login, connecting an account', path: '/login#social-link=x' },
  { name: 'login, refused elsewhere', path: '/login#social-error=AUTH_SOCIAL_FAILED' },
  {
    name: 'sign-up of a child',
    path: '/signup',
    prepare: async (page) => {
      await page.getByLabel('Date of birth').fill(`${String(new Date().getFullYear() - 10)}-01-01`);
      await expect(page.getByLabel('Email of a parent or guardian')).toBeVisible();
    },
  },
  {
    name: 'forgotten password, sent',
    path: '/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Email').fill(somebody().email);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    },
  },
  { name: 'email confirmation', path: '/confirm-email/x' },
  {
    name: 'dead link of a mail',
    path: '/hash/x',
    prepare: (page) => expect(page.getByText('This link has been used or is too old.')).toBeVisible(),
  },
  {
    name: 'dead link of a changed email',
    path: '/email-change/x',
    prepare: (page) => expect(page.getByText('This link has been used or is too old.')).toBeVisible(),
  },
  {
    name: 'dead link of a guardian',
    path: '/guardian/x',
    prepare: (page) => expect(page.getByText('This link has been used or is too old.')).toBeVisible(),
  },
  {
    name: 'dead unsubscribe link',
    path: '/email-subscriptions?code=x',
    prepare: (page) => expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible(),
  },
  {
    name: 'terms',
    path: '/konnect',
    asNewcomer: { agreesToTerms: false },
    prepare: (page) => expect(page.getByRole('heading', { name: '1. Who may use' })).toBeVisible(),
  },
  {
    name: 'name prompt',
    path: '/login',
    endsSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await continueAtGoogle(page, { ...somebody(), lastName: 'Haddad' });
      await sayWhoTheyAre(page);
      await page.getByRole('button', { name: 'Agree', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Is your legal name Noor Haddad?' })).toBeVisible();
    },
  },
  {
    name: 'notifications',
    path: '/konnect',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByText('Your demo account is ready.')).toBeVisible();
    },
  },
  {
    name: 'family',
    path: '/guardian',
    as: 'guardian',
    prepare: (page) => expect(page.getByRole('heading', { level: 2, name: 'Mei Tanaka' })).toBeVisible(),
  },
  {
    name: 'your guardians',
    path: '/my-guardians',
    as: 'student',
    prepare: (page) => expect(page.getByRole('heading', { name: 'Time spent here' })).toBeVisible(),
  },
  {
    name: 'school',
    path: '/school',
    as: 'principal',
    prepare: (page) => expect(page.getByRole('list', { name: 'Students' })).toBeVisible(),
  },
  {
    name: 'agent',
    path: '/agent',
    as: 'agent',
    prepare: (page) => expect(page.getByRole('list', { name: 'Students' })).toBeVisible(),
  },
  {
    name: 'settings, profile',
    path: '/settings',
    as: 'student',
    prepare: (page) => expect(page.getByLabel('First name', { exact: true })).toBeVisible(),
  },
  {
    name: 'settings, authenticator app',
    path: '/settings#security',
    asNewcomer: { agreesToTerms: true },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Set up an app' }).click();
      await page.getByLabel('Your password').fill(somebody().password);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    },
  },
  {
    name: 'settings, security',
    path: '/settings#security',
    as: 'student',
    prepare: (page) => expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible(),
  },
  {
    name: 'settings, sessions',
    path: '/settings#sessions',
    as: 'student',
    prepare: (page) => expect(page.getByText('This one')).toBeVisible(),
  },
  {
    name: 'settings, notifications',
    path: '/settings#notifications',
    as: 'student',
    prepare: (page) => expect(page.getByRole('switch').first()).toBeVisible(),
  },
  {
    name: 'settings, deletion',
    path: '/settings#data',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    },
  },
  { name: '404 page', path: '/no/such/place' },
  { name: 'about us', path: '/about-us' },
  { name: 'staff page for others', path: '/admin-services', as: 'student' },
  {
    name: 'community, feed',
    path: '/community',
    as: 'student',
    prepare: (page) => expect(page.getByRole('list', { name: 'Threads from my forums' })).toBeVisible(),
  },
  {
    name: 'community, all forums',
    path: '/community?tab=all',
    as: 'student',
    prepare: (page) => expect(page.getByRole('link', { name: 'Climate Action Circle' })).toBeVisible(),
  },
  {
    name: 'a new forum',
    path: '/community',
    as: 'admin',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create a forum' }).click();
      await expect(page.getByRole('dialog', { name: 'Create a forum' })).toBeVisible();
    },
  },
  {
    name: 'a forum, posts',
    path: '/community/climate-action',
    as: 'forumAdmin',
    prepare: (page) => expect(page.getByRole('list', { name: 'Posts', exact: true })).toBeVisible(),
  },
  {
    name: 'a forum, members',
    path: '/community/climate-action?tab=members',
    as: 'student',
    prepare: (page) => expect(page.getByRole('list', { name: 'Members' })).toBeVisible(),
  },
  {
    name: 'a forum, info',
    path: '/community/climate-action?tab=info',
    as: 'student',
    prepare: (page) => expect(page.getByRole('heading', { name: 'About this forum' })).toBeVisible(),
  },
  {
    name: 'a forum, inviting',
    path: '/community/climate-action',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Friends' }).fill('zzzzzz');
      // What the server says to it, unfolded.
      await expect(page.getByText('Nobody found')).toBeVisible();
    },
  },
  {
    name: 'a private forum from outside',
    path: '/community/robotics-aurora',
    asNewcomer: { agreesToTerms: true },
    prepare: (page) => expect(page.getByRole('button', { name: 'Request Access' })).toBeVisible(),
  },
  {
    name: 'forum tool, reports',
    path: '/community/p/climate-action/tool?tab=reports',
    as: 'forumAdmin',
    prepare: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'forum tool, members and roles',
    path: '/community/p/climate-action/tool?tab=members',
    as: 'forumAdmin',
    prepare: (page) => expect(page.getByRole('list', { name: 'Members' })).toBeVisible(),
  },
  {
    name: 'forum tool, ban',
    path: '/community/p/climate-action/tool?tab=members',
    as: 'forumAdmin',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Ban / }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
  {
    name: 'forum tool, settings',
    path: '/community/p/climate-action/tool?tab=settings',
    as: 'forumAdmin',
    prepare: (page) => expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible(),
  },
  { name: 'choosing a forum to post in', path: '/community/createThread', as: 'student' },
  {
    name: 'a new post, refused, with a link being inserted',
    path: '/community/climate-action/createThread',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page.getByText('Write something first.')).toBeVisible();
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await expect(page.getByLabel('Link to')).toBeVisible();
    },
  },
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
  {
    name: 'what stands under Me on a phone',
    path: '/community',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Me$/ }).click();
      await expect(
        page.getByRole('navigation', { name: 'Me' }).getByRole('link', { name: 'Search' }),
      ).toBeVisible();
    },
  },
  { name: 'UI kit', path: '/uikit' },
  {
    name: 'home',
    path: '/konnect',
    as: 'admin',
    prepare: (page) => expectHomeOf(page, { firstName: 'Ruth' }),
  },
  {
    name: 'log-out question',
    path: '/konnect',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Me$/ }).click();
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

/** Who looks at a screen. Those who look alike share a browser, and with it what was loaded before. */
function lookerOf({ as, asNewcomer, endsSignedIn, name }: Screen): string {
  return asNewcomer || endsSignedIn ? `newcomer, ${name}` : (as ?? 'visitor');
}

async function signInFor(screen: Screen, page: Page, request: APIRequestContext): Promise<void> {
  if (screen.as) await startSignedIn(page, await fetchToken(request, demoAccounts[screen.as]));
  if (!screen.asNewcomer) return;
  const person = somebody();
  await createAccount(request, person, screen.asNewcomer);
  await signInHere(page, person);
}

for (const [looker, seen] of Map.groupBy(screens, lookerOf)) {
  test(`${looker}: no fault, no sideways scrolling, targets for thumbs, one h1`, async ({
    page,
    request,
  }) => {
    test.setTimeout(60_000 + seen.length * 30_000);
    for (const [index, screen] of seen.entries()) {
      if (index === 0) await signInFor(screen, page, request);
      // A screen with a fault is named, and the next one is looked at all the same.
      await test
        .step(screen.name, () => expectSound(page, screen))
        .catch((fault: unknown) => {
          expect.soft(fault, screen.name).toBeUndefined();
        });
    }
  });
}
