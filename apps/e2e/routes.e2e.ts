import type { Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { applicationIsThere } from './steps/application.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

/** A path and the heading of its page. */
type Expected = readonly [path: string, heading: string | RegExp];

/** Goes on within the app, as a link does: a page that stands already costs a fraction of one that begins. */
async function goOnTo(page: Page, path: string): Promise<void> {
  await applicationIsThere(page);
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** By its address each page that has the heading of the one before it, and would not be told from it. */
async function expectPages(page: Page, pages: readonly Expected[]): Promise<void> {
  let before: string | null = null;
  for (const [path, heading] of pages) {
    if (before === null || before === String(heading)) await page.goto(path);
    else await goOnTo(page, path);
    before = String(heading);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page).toHaveTitle(/\S · Lyceum$|^Lyceum · /);
    expect(new URL(page.url()).pathname).toBe(path);
  }
}

/** Every one of these sends a visitor to the login form, which remembers the way. */
async function expectLoginFirst(page: Page, pages: readonly Expected[]): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  for (const [path] of pages) {
    await goOnTo(page, path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
}

const learning: readonly Expected[] = [
  ['/konnect', /Good/],
  ['/konnect/7', 'From your feed'],
  ['/lyceum-events/spring', 'Summit event'],
  ['/lc-grouplist', 'My live courses'],
  ['/lc-dashboard/WRITING-2026-A', 'Writing that is read'],
  ['/events', 'Events'],
  ['/courses', 'Courses'],
  ['/lessons/7', 'Lesson'],
  ['/morecontent', 'More for you'],
  ['/notebooks', 'Notebooks'],
  ['/newFileLoading', 'Opening a file'],
  ['/chat', 'Chats'],
  ['/chat-group-dashboard', 'Chat groups'],
  ['/get-recording', 'Recordings'],
  ['/my-orders', 'My orders'],
  ['/teacherAppForm', 'Apply to teach'],
  ['/payments/7/receipt', 'Payment'],
];

const summit: readonly Expected[] = [
  ['/mg20', 'Model G20'],
  ['/mg20Tour', 'mG20 in Action'],
  ['/mg20Tour/workshop/7', 'Workshop'],
  ['/mg20Tour/workshop/7/3', 'Tip of the week'],
  ['/mg20Tour/referenceguide/sherpa/2', 'Reference guide'],
];

const forum: readonly Expected[] = [
  ['/community', 'Community'],
  ['/community/climate-action', 'Climate Action Circle'],
  ['/community/chess', 'Whoops...'],
  ['/community/climate-action/createThread', 'New thread'],
  ['/community/createThread', 'New thread'],
  ['/community/p/climate-action/tool', 'Forum tool'],
];

/** By its address a thread is a window over the forums: two headings. */
const linkedThread = '/thread/7';

const admins: readonly Expected[] = [
  ['/admin-dashboard', 'Admin dashboard'],
  ['/admin-dashboard/users/7', 'Admin dashboard'],
  ['/admin-services', 'Admin services'],
];

const staff: readonly Expected[] = [
  ['/virtualmg20-admin', 'Virtual Model G20'],
  ['/livecourse-admin', 'Live courses, behind the scenes'],
  ['/collegeessaycontest-admin', 'Essay contest, behind the scenes'],
];

/** Pages whose work is done in the console by now, and the heading there. */
const inConsole: readonly Expected[] = [
  ['/feature-analytics', 'Analytics'],
  ['/createlivecoursepaymentlink', 'Payment links'],
  ['/promocodepanel', 'Promo codes'],
  ['/send-email', 'Mail campaigns'],
  ['/promocodepanelold', 'Promo codes'],
];

test.describe('public pages', () => {
  test('[2] [5] [8] are open to visitors, each with its own title; the extra banner shows on three only', async ({
    page,
  }) => {
    test.slow();
    await test.step('[2] are open to visitors, each with its own title', async () => {
      await expectPages(page, [
        ['/', /Read closely/],
        ['/college-counseling', 'Find the question before the university'],
        ['/labnova', 'Somebody has a problem. You have eight weeks.'],
        ['/lyceum-education-connect-podcast', 'Education Connect'],
        ['/model-g20', 'Twenty signatures, or none'],
        ['/resources', 'The community is the resource'],
        ['/about-us', 'The first lyceum was a walk'],
        ['/press', 'Press'],
        ['/careers', 'Work that gets asked questions back'],
        ['/terms-conditions', 'Terms of service'],
        ['/privacy-policy', 'Privacy policy'],
      ]);
      await page.goto('/home');
      await expect(page).toHaveURL('/');
    });
    await test.step('[5] course landing pages', async () => {
      await expectPages(page, [
        ['/webinar', 'One subject, one hour, and then your questions'],
        ['/ap-courses', 'A year with one subject'],
        ['/ap-test-courses', 'Lose the points now'],
        ['/online-writing-courses', 'A page a week'],
        ['/writing-competition-courses', 'Write for a reader who has read two hundred'],
      ]);
    });
    await test.step('[8] the extra banner shows on three of them only', async () => {
      const banner = page.getByRole('complementary', { name: 'Announcement' });
      for (const path of ['/', '/labnova', '/about-us']) {
        await page.goto(path);
        await expect(banner).toBeVisible();
      }
      for (const path of ['/press', '/model-g20', '/login', '/about-us/more']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(banner).toHaveCount(0);
      }
    });
  });

  test('[3] magazine, blog and essay contest', async ({ page }) => {
    test.slow();
    const articles = [
      'The tide clock of Boston',
      'Cambridge, by the books nobody returned',
      'Mexico City is learning to drink its own rain',
      'Four hundred steps of Beijing',
      'The last stop in Tokyo keeps its lights on',
      'A grammar of borrowed words',
      'The map we drew without north',
      'Listening to a glacier think',
    ].map((title, at): Expected => [`/globe/article${at + 1}`, title]);
    await expectPages(page, [
      ...articles,
      ['/blog/reading-slowly-on-purpose', 'Reading slowly, on purpose'],
      ['/blogs', 'Blog'],
      ['/all-blogs', 'All posts'],
      ['/lyceum-globe', 'The globe'],
      ['/college-essay-contest', 'College essay contest'],
      ['/college-essay-contest/application', 'Enter the essay contest'],
      ['/college-essay-contest/thankyou', 'Thank you for writing'],
      ['/mg20-welcome/spring', 'Welcome to the summit'],
      ['/globe/article9', 'Whoops...'],
    ]);
    await page.goto('/Blog/reading-slowly-on-purpose');
    await expect(page).toHaveURL('/blog/reading-slowly-on-purpose');
  });

  test('[4] account forms, offers and payments under way', async ({ page }) => {
    test.slow();
    await expectPages(page, [
      ['/login', 'Log in'],
      ['/signup', 'Create your account'],
      ['/signup/teacher', 'Create your account'],
      ['/login/wechatlogin', 'Create your account'],
      ['/wechatlogin', 'Create your account'],
      ['/live-courses', 'Live courses'],
      ['/payments/awaitingAlipay', 'Waiting for Alipay'],
      ['/payments/awaitingWechatPay', 'Waiting for WeChat Pay'],
    ]);
    for (const path of [
      '/forgot-password',
      '/forgot-password/again',
      '/forgotpassword',
      '/forgotpassword/x',
    ]) {
      await page.goto(path);
      // The newsletter's form below asks for one, too.
      await expect(page.getByLabel('Email').first()).toBeVisible();
      await expect(page).toHaveTitle(/password/i);
    }
    for (const path of ['/confirm-email/none', '/email-subscriptions']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Whoops...');
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
});

test.describe('short links', () => {
  test('[6] [13] lead to their target on this site, or to the 404 page', async ({ page }) => {
    await test.step('[6] lead to their target and leave no step back', async () => {
      await page.goto('/press');
      await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
      await page.goto('/essay');
      await expect(page).toHaveURL('/college-essay-contest');
      await page.goBack();
      await expect(page).toHaveURL('/press');
    });
    await test.step('[6] [13] an unknown one is the 404 page; a longer unknown path is no short link', async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const body = request.postData() ?? '';
        if (body.includes('"ShortLinkTarget"')) asked.push(body);
      });
      await page.goto('/no-such-link');
      await expect(page.getByRole('heading', { level: 1, name: 'Whoops...' })).toBeVisible();
      expect(asked).toHaveLength(1);
      await page.goto('/no/such/place');
      await expect(page.getByRole('heading', { level: 1, name: 'Whoops...' })).toBeVisible();
      await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible();
      expect(asked).toHaveLength(1);
      await page.getByRole('link', { name: 'Return Home' }).click();
      await expect(page).toHaveURL('/');
    });
    await test.step('[6] never lead to another site, whatever the server says', async () => {
      await page.route('**/graphql', (route) =>
        route.fulfill({ json: { data: { getShortLink: { target: '//evil.example/x' } } } }),
      );
      await page.goto('/some-link');
      await expect(page.getByRole('heading', { level: 1, name: 'Whoops...' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/some-link');
    });
  });
});

test.describe('signed-in pages', () => {
  test('[1] ask a visitor to log in first', async ({ page }) => {
    test.slow();
    await test.step('by an address', async () => {
      await page.goto('/konnect');
      await expect(page).toHaveURL('/login?next=%2Fkonnect');
    });
    const others = [
      ...learning.slice(1),
      ...summit,
      ...forum,
      [linkedThread, 'Thread'] as const,
      ...admins,
      ...staff,
      ...inConsole,
    ];
    await expectLoginFirst(page, others);
  });

  test('[16] [17] [232] [265] of staff show others a fallback screen with the ways back', async ({
    page,
    request,
  }) => {
    test.slow();
    await startSignedIn(page, await fetchToken(request, demoAccounts.student));
    await expectPages(
      page,
      [...admins, ...staff, ...inConsole].map(([path]) => [path, 'This part is for staff']),
    );
    await page.getByRole('link', { name: 'Back to Konnect' }).click();
    await expect(page).toHaveURL('/konnect');
    await page.goto('/ops/users');
    await expect(page.getByRole('heading', { level: 1, name: 'This part is for staff' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to my learning', exact: true }).last().click();
    await expect(page).toHaveURL('/konnect');
  });

  test('[16] [17] of staff open for staff', async ({ page, request }) => {
    test.slow();
    await startSignedIn(page, await fetchToken(request, demoAccounts.admin));
    await expectPages(page, [...admins, ...staff]);
    for (const [path, heading] of inConsole) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/ops\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

test.describe('ways in', () => {
  test('[3] [9] [10] [11] [14] [15] [18] [19] open for a student, whom the ways in lead to konnect', async ({
    page,
    request,
  }) => {
    test.slow();
    await startSignedIn(page, await fetchToken(request, demoAccounts.student));
    await test.step('[14] open for a student', async () => {
      await expectPages(page, learning);
    });
    await test.step('[15] of the model G20 open for a student', async () => {
      await expectPages(page, summit);
    });
    await test.step('[19] of the forums open for a student', async () => {
      await expectPages(page, forum);
      await page.goto(linkedThread);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText('Thread');
      await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(linkedThread);
    });
    await test.step('[14] [18] konnect is the home, and communityV2 leads to the forums', async () => {
      await page.goto('/communityV2');
      await expect(page).toHaveURL('/community');
      await page.goto('/konnect');
      await expect(page.getByRole('region', { name: 'New in your forums' })).toBeVisible();
    });
    await test.step('[3] the welcome to a summit opens for those who are signed in, too', async () => {
      await page.goto('/mg20-welcome/spring');
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the summit' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
    await test.step('[9] the account forms send a signed-in user to the default page', async () => {
      for (const path of ['/login', '/signup', '/signup/teacher', '/forgot-password']) {
        await page.goto(path);
        await expect(page).toHaveURL('/konnect');
      }
    });
    await test.step('[10] [11] the root and the climate link lead to konnect', async () => {
      for (const path of ['/', '/home', '/s/climateaction']) {
        await page.goto(path);
        await expect(page).toHaveURL('/konnect');
      }
    });
  });

  test('[11] [12] special-landing users land on the courses, from the root and the login form only', async ({
    page,
    request,
  }) => {
    const special = { email: 'member-1@lyceum.example', password: demoAccounts.student.password };
    await startSignedIn(page, await fetchToken(request, special));
    for (const [path, landing] of [
      ['/', '/courses'],
      ['/login', '/courses'],
      ['/signup', '/konnect'],
      ['/konnect', '/konnect'],
      ['/login?next=/events', '/events'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(landing);
    }
  });

  test('[35] GraphQL goes to one endpoint with the bearer token, REST with it too', async ({
    page,
    request,
  }) => {
    const token = await fetchToken(request, demoAccounts.student);
    const calls: { path: string; token: string | undefined }[] = [];
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      // Files of a screen are fetched ahead, and are nobody's in particular.
      if (sent.resourceType() !== 'fetch' || pathname.startsWith('/assets/')) return;
      calls.push({ path: pathname, token: sent.headers()['authorization'] });
    });
    await startSignedIn(page, token);
    await page.goto('/konnect');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');
    await expect.poll(() => new Set(calls.map(({ path }) => path))).toContain('/getActiveUserCycle');
    expect(new Set(calls.map(({ path }) => path))).toContain('/graphql');
    expect(calls.filter(({ token: sent }) => !sent?.startsWith('Bearer '))).toEqual([]);
  });
});
