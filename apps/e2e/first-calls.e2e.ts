import type { Page } from '@playwright/test';
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
  readonly calls: readonly string[];
  /** Where they are said. */
  readonly list: string;
}

const frontEnds: readonly FrontEnd[] = [
  {
    folder: 'web',
    prefix: '',
    shows: (id) => id.startsWith('/_app/'),
    account: demoAccounts.student,
    calls: ['*/graphql', '*/getActiveUserCycle*'],
    list: 'apps/web/src/app/first-calls.ts',
  },
  {
    folder: 'ops',
    prefix: '/ops',
    // A record's own page asks for more than itself, some of it by what it is.
    shows: (id) => id.startsWith('/_console/') && !id.includes('$'),
    account: demoAccounts.admin,
    calls: ['*/trpc/*'],
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

/** A request as the browser's tools tell of it. */
interface Held {
  readonly url: string;
  readonly postData?: string;
}

/** Requests that wait until they are let go. */
interface Hold {
  readonly held: readonly Held[];
  readonly letGo: () => void;
  /** Holds nothing back any more. */
  readonly end: () => Promise<void>;
}

/** Holds requests back. By the browser's own tools: a route of Playwright's has each screen load all files anew. */
async function hold(page: Page, patterns: readonly string[]): Promise<Hold> {
  const held: Held[] = [];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    held.push(request);
    // What waits when the page is left is nobody's any more.
    void promise.then(() => devtools.send('Fetch.continueRequest', { requestId })).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  return { held, letGo: () => resolve(null), end: () => devtools.detach() };
}

function nameOf({ url, postData }: Held): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search} ${postData ?? ''}`;
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
    }
  });
}

async function expectCallsBegun(
  page: Page,
  address: string,
  { calls: patterns, list }: Pick<FrontEnd, 'calls' | 'list'>,
): Promise<void> {
  // Another part of the page before is a page of its own here.
  await page.goto('about:blank');
  const files = await hold(page, ['*/assets/first-load-*.js']);
  const calls = await hold(page, patterns);
  try {
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
  } finally {
    await Promise.all([files.end(), calls.end()]);
  }
}
