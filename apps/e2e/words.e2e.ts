import { expect, test } from './fixtures/test.ts';
import { expectNoSidewaysScrolling } from './steps/accessibility.ts';
import { createAccount, signInHere, somebody, startSignedIn } from './steps/people.ts';
import { scene } from './steps/thread.ts';
import { speakPseudoLanguage, unmarkedTexts } from './steps/words.ts';

/** A service to log in with, and the devices of the test. */
const names = /^(Google|Playwright|\w+ on \w+)$/;

/** Forums that the demo data recommend to a newcomer. */
const ofForums = /^(Climate Action Circle|Math Olympiad Corner|Debate Arena)$/;

/** The service to log in with, and the brand. */
const ofTheSite = /^(Google|Lyceum)$/;

test('every text of the settings stands in a messages file, and longer ones fit a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const person = somebody();
  await createAccount(request, person);
  await signInHere(page, person);
  await speakPseudoLanguage(page);
  for (const section of ['security', 'sessions', 'friends', 'data']) {
    await page.goto(`/settings#${section}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^\[.*~\]$/);
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await unmarkedTexts(main, names), section).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
});

test('every text that a visitor reads stands in a messages file, and longer ones fit a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await speakPseudoLanguage(page);
  const forms = ['/login', '/signup', '/forgot-password', '/confirm-email/x', '/email-subscriptions'];
  // What the site says is its editors' words; so are those of the landing page.
  for (const address of ['/contact', '/privacy-policy', '/no/such/page', ...forms]) {
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^\[.*~\]/);
    await expect(page.getByRole('button', { name: /^\[.*\]$/ }).last()).toBeVisible();
    // The terms are the owner's words.
    if (address === '/privacy-policy') await expect(page.getByRole('article')).toContainText('What we keep');
    expect(await unmarkedTexts(page.locator('body'), ofTheSite, 'article'), address).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
});

test('every text of a newcomer’s home stands in a messages file, and longer ones fit a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const person = somebody();
  await createAccount(request, person);
  await signInHere(page, person);
  await speakPseudoLanguage(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^\[.*Noor.*~\]$/);
  await expect(main.getByRole('region', { name: /^\[.*~\]$/ }).first()).toContainText('Debate Arena');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await unmarkedTexts(main, ofForums)).toEqual([]);
  await expectNoSidewaysScrolling(page);
});

test('every text of a forum and its thread stands in a messages file, and longer ones fit a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { forum, reader, title, threadId } = await scene(request);
  await startSignedIn(page, reader.token);
  await speakPseudoLanguage(page);
  // The brand, the people, and what they wrote.
  const ofPeople = new RegExp(
    `^(Lyceum|(Ada|Rosa)( Test-[a-p]*)?|AT|RT|Test-[a-p]*|\\S+@example\\.com|.*${forum.displayName}\\.?)$`,
  );
  for (const [address, heading, part] of [
    [`/community/${forum.name}`, forum.displayName, page.locator('body')],
    [`/thread/${threadId}`, title, page.getByRole('dialog')],
    ['/courses', /^\[.*~\]$/, page.locator('body')],
  ] as const) {
    await page.goto(address);
    await expect(part.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(part.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await unmarkedTexts(part, ofPeople), address).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
});
