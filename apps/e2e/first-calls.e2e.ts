import type { Page, Request, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadFile, type Screen } from '../../tools/vite/screens/screen-chunks.ts';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { type Credentials, signInHere } from './steps/people.ts';
import { newMember } from './steps/forum.ts';
import { scene } from './steps/thread.ts';

/** A front end, and the screens of it whose first calls are known before there is an answer. */
interface FrontEnd {
  readonly folder: 'web' | 'ops';
  /** Before its paths. */
  readonly prefix: string;
  readonly shows: (id: string) => boolean;
  readonly account: Credentials;
  /** Addresses of its calls. */
  readonly calls: RegExp;
  /** Where they are said. */
  readonly list: string;
}

const frontEnds: readonly FrontEnd[] = [
  {
    folder: 'web',
    prefix: '',
    shows: (id) => id.startsWith('/_app/'),
    account: demoAccounts.student,
    calls: /\/graphql$|\/getActiveUserCycle/,
    list: 'apps/web/src/app/first-calls.ts',
  },
  {
    folder: 'ops',
    prefix: '/ops',
    // A record's own page asks for more than itself, some of it by what it is.
    shows: (id) => id.startsWith('/_console/') && !id.includes('$'),
    account: demoAccounts.admin,
    calls: /\/trpc\//,
    list: 'apps/ops/src/app/first-calls.ts',
  },
];

const screensOf = (folder: string): Screen[] =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '..', folder, 'dist', firstLoadFile), 'utf8'),
  ) as Screen[];

/** What stands in an address for the names of a route. */
const values: Record<string, string> = { $name: 'climate-action' };

const addressOf = ({ path }: Screen): string =>
  path
    .split('/')
    .map((part) => values[part] ?? part)
    .join('/');

test.beforeAll(async ({ request }) => {
  values.$threadId = (await scene(request)).threadId;
  values.$userId = (await newMember(request)).id;
});

/** Holds requests back until they are let go. */
async function hold(page: Page, pattern: RegExp): Promise<{ held: Request[]; letGo: () => void }> {
  const held: Request[] = [];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await page.route(pattern, async (route: Route) => {
    held.push(route.request());
    await promise;
    await route.continue();
  });
  return { held, letGo: () => resolve(null) };
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${pathname}${search} ${request.postData() ?? ''}`;
}

test.use({ viewport: { width: 360, height: 780 } });

for (const { folder, prefix, shows, account, calls, list } of frontEnds) {
  const screens = screensOf(folder).filter(({ id }) => shows(id));
  test(`the first calls of each screen of ${folder} are begun before its files are there, once each`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + screens.length * 10_000);
    await signInHere(page, account);
    for (const screen of screens) {
      // A screen with a fault is named, and the next one is looked at all the same.
      await test
        .step(screen.path, () => expectCallsBegun(page, prefix + addressOf(screen), { calls, list }))
        .catch((fault: unknown) => {
          expect.soft(fault, screen.path).toBeUndefined();
        });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

async function expectCallsBegun(
  page: Page,
  address: string,
  { calls: pattern, list }: Pick<FrontEnd, 'calls' | 'list'>,
): Promise<void> {
  // Another part of the page before is a page of its own here.
  await page.goto('about:blank');
  const files = await hold(page, /\/assets\/first-load-[^/]*\.js$/);
  const calls = await hold(page, pattern);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#root') !== null);
  // All are sent at once, and reach this one after the other.
  const isBegun = async (): Promise<boolean> =>
    calls.held.length > 0 && calls.held.length === (await page.evaluate('begunCalls.length'));
  await expect.poll(isBegun).toBe(true);
  const begun = calls.held.map(nameOf);

  files.letGo();
  await expect(page.getByRole('main')).toBeVisible();
  expect(calls.held.map(nameOf), `what ${list} lacks`).toEqual(begun);

  calls.letGo();
  await page.waitForLoadState('networkidle');
  const all = calls.held.map(nameOf);
  expect(begun.filter((call) => all.filter((name) => name === call).length > 1)).toEqual([]);
  expect(await page.evaluate('begunCalls.length'), 'begun, and asked for by nobody').toBe(0);
}
