import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { demoAccounts, expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault, expectNoSidewaysScrolling } from './steps/accessibility.ts';
import { callApi, type Forum, join, type Member, newForum, newMember, write } from './steps/forum.ts';
import { openForum } from './steps/forum-screens.ts';
import { signInHere, startSignedIn } from './steps/people.ts';
import { expectTargetsForThumbs } from './steps/touch.ts';

// Whole walks, each over several screens, on a machine that may be busy with other tests.
test.describe.configure({ timeout: 240_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

// Walked on a phone, and looked at wide as well.
const phone = { width: 360, height: 900 };
test.use({ viewport: phone });

/** What every screen of a walk must stand: axe finds no serious fault, nothing is scrolled sideways or small for a thumb. */
async function look(page: Page): Promise<void> {
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScrolling(page);
    await expectNoFault(page);
  }
  await expectTargetsForThumbs(page);
}

/** Goes on by Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40 && !(await has()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });
const threadOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

async function chooseFromMore(page: Page, thread: Locator, item: string): Promise<void> {
  await thread.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Somebody asks to be let into a private forum. */
function askToJoin(request: APIRequestContext, { id, token }: Member, { name }: Forum): Promise<unknown> {
  return callApi(
    request,
    token,
    'mutation ($name: String!, $id: ID!) { joinCommunityRequest(communityName: $name, userId: $id) { status } }',
    { name, id },
  );
}

function report(request: APIRequestContext, { id, token }: Member, threadId: string): Promise<unknown> {
  return callApi(
    request,
    token,
    'mutation ($u: ID!, $t: ID!) { reportThread(userId: $u, threadId: $t, message: "It sells something.") }',
    { u: id, t: threadId },
  );
}

function ban(request: APIRequestContext, admin: Member, forum: Forum, { id }: Member): Promise<unknown> {
  return callApi(
    request,
    admin.token,
    'mutation ($c: ID!, $m: ID!) { banMember(communityId: $c, memberId: $m, reason: "Insults.") { id } }',
    { c: forum.id, m: id },
  );
}

test('[64][66][79][93][96][97][100][132] a student joins, reads, claps, saves, reports, writes, searches and leaves', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const student = await newMember(request);
  const [title, own] = [`Swifts ${randomUUID()}`, `Owls ${randomUUID()}`];
  await write(request, admin, forum, title);
  await startSignedIn(page, student.token);
  await openForum(page, forum);
  await look(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('Welcome to the forum!')).toBeVisible();

  const link = cardOf(page, title).getByRole('link', { name: title });
  await link.focus();
  await page.keyboard.press('Enter');
  const thread = threadOf(page, title);
  await expect(thread).toContainText(`About ${title}.`);
  await look(page);
  await thread.getByRole('button', { name: /^Clap, / }).click();
  await expect(thread.getByRole('button', { name: 'Clap, 1 clap, 1 of 10 yours' })).toBeVisible();
  await thread.getByRole('button', { name: 'Save for later' }).click();
  await chooseFromMore(page, thread, 'Report');
  const reporting = page.getByRole('dialog', { name: 'Report thread' });
  await reporting.getByLabel('What is wrong with it?').fill('It is about swifts.');
  await look(page);
  await reporting.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thread reported.')).toBeVisible();
  await expect(reporting).toBeHidden();
  await thread.getByRole('button', { name: 'Close the thread' }).click();
  await expect(thread).toBeHidden();
  // The keyboard goes on where it was.
  await expect(link).toBeFocused();

  await page.getByRole('link', { name: 'New thread' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New thread' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();
  await look(page);
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type(own);
  await tabTo(page, text);
  await page.keyboard.type('They fly without a sound.');
  await tabTo(page, page.getByRole('button', { name: 'Post', exact: true }));
  await page.keyboard.press('Enter');
  await expect(threadOf(page, own)).toContainText('They fly without a sound.');
  await page.keyboard.press('Escape');
  await expect(threadOf(page, own)).toBeHidden();
  await expect(cardOf(page, own)).toBeVisible();

  const box = page.getByRole('searchbox', { name: `Search ${forum.displayName}` });
  await box.fill(own);
  await box.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Search results' }).getByRole('link', { name: own }),
  ).toBeVisible();
  await look(page);
  await page.goto('/community?tab=saved');
  await expect(cardOf(page, title)).toBeVisible();
  await look(page);

  await openForum(page, forum);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('dialog', { name: 'Are you sure ?' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Successfully left the forum.')).toBeVisible();
  await expect(page).toHaveURL('/community');
});

test('[98] a teacher sees who of their students writes and takes part', async ({ page }) => {
  // Only the demo data has teachers with students; nothing of it is changed here.
  await signInHere(page, demoAccounts.teacher);
  // The tab of a link is in sight, wherever it stands in the row.
  await page.goto('/community?tab=students');
  const tabs = page.getByRole('navigation', { name: 'Community' });
  await expect(tabs.getByRole('link', { name: 'Your students' })).toBeInViewport({ ratio: 0.95 });
  await look(page);

  await page.goto('/community/mandarin-table');
  const byStudent = page.getByRole('list', { name: 'Posts', exact: true }).getByRole('article');
  await expect(byStudent.filter({ hasText: 'Your student' }).first()).toBeVisible();
  await expect(byStudent.filter({ hasNotText: 'Your student' }).first()).toBeVisible();
  await look(page);

  await page.goto('/community/mandarin-table?q=早餐');
  await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().click();
  const thread = page.getByRole('dialog');
  const students = thread.getByRole('region', { name: 'Your students' });
  await students.getByRole('button', { name: /^\d+ of your students take part$/ }).click();
  await expect(students.getByRole('link', { name: 'Mei Tanaka' })).toBeVisible();
  await look(page);
});

test('[70][77][78][92] an admin lets somebody in, clears the queue and pins by keyboard, and bans', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request, 'PRIVATE');
  const asker = await newMember(request, 'Rosa');
  await askToJoin(request, asker, forum);
  for (const title of ['Rules', 'Welcome']) await write(request, admin, forum, title);
  await startSignedIn(page, admin.token);
  await page.goto(`/community/p/${forum.name}/tool`);
  await expect(page.getByRole('button', { name: `Approve ${asker.name}` })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: `Approve ${asker.name}` }).click();
  await expect(page.getByText('Nobody is waiting to be let in.')).toBeVisible();

  // Moderators do not judge what they wrote themselves, so another admin’s thread is reported.
  const seller = await newMember(request, 'Tom');
  await askToJoin(request, seller, forum);
  await page.reload();
  await page.getByRole('button', { name: `Approve ${seller.name}` }).click();
  await expect(page.getByText('Nobody is waiting to be let in.')).toBeVisible();
  await report(request, asker, await write(request, seller, forum, 'Cheap pens'));
  const cases = page.getByRole('list', { name: 'Reports', exact: true }).getByRole('article');
  await expect(async () => {
    await page.goto(`/community/p/${forum.name}/tool?tab=reports`);
    await expect(cases).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await look(page);
  await tabTo(page, cases.first());
  await page.keyboard.press('r');
  await page.keyboard.type('No selling here.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();

  await openForum(page, forum);
  const pinned = page.getByRole('region', { name: 'Pinned threads' }).getByRole('heading', { level: 3 });
  for (const [count, title] of [...['Rules', 'Welcome'].entries()]) {
    const more = page.getByRole('button', { name: `More about ${title}` });
    await more.scrollIntoViewIfNeeded();
    const place = await more.boundingBox();
    await more.click();
    const pin = page.getByRole('menuitem', { name: 'Pin thread' });
    await expect(pin).toBeVisible();
    expect(await more.boundingBox()).toEqual(place);
    await pin.click();
    await expect(pinned).toHaveCount(count + 1);
  }
  const before = await pinned.allTextContents();
  const [first = ''] = before;
  await page.getByRole('button', { name: `Drag ${first}` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is at place 2 of 2.`)).toBeAttached();
  await expect(pinned).toHaveText([...before].reverse());
  await look(page);

  await page.goto(`/community/p/${forum.name}/tool?tab=members`);
  await page.getByRole('button', { name: `Ban ${seller.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Ban ${seller.name}?` });
  await dialog.getByLabel('Reason').fill('Sells pens.');
  await look(page);
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText(`${seller.name} is banned.`)).toBeVisible();
  await page.getByRole('link', { name: 'Bans' }).click();
  await expect(page.getByRole('list', { name: 'Bans' })).toContainText('Sells pens.');
  await look(page);
});

test('[72][78] somebody banned is told so, and finds nothing of the forum anywhere', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const other = await newForum(request);
  const banned = await newMember(request, 'Tom');
  for (const each of [forum, other.forum]) await join(request, banned, each);
  const title = `Secret ${randomUUID()}`;
  const threadId = await write(request, admin, forum, title);
  const open = `Open ${randomUUID()}`;
  await write(request, other.admin, other.forum, open);
  await ban(request, admin, forum, banned);
  await startSignedIn(page, banned.token);

  await page.goto(`/community/${forum.name}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are banned from this forum' })).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: 'The reason, and how to appeal' }).click();
  await expect(page.getByRole('region', { name: 'What moderators decided' })).toContainText('Insults.');
  await page.goto(`/thread/${threadId}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Error Finding Thread' })).toBeVisible();
  await look(page);

  // What there is of another forum shows that the lists have come.
  await page.goto('/community');
  await expect(cardOf(page, open)).toBeVisible();
  await expect(cardOf(page, title)).toHaveCount(0);
  await look(page);
  await page.goto('/community?tab=mine');
  await expect(page.getByRole('link', { name: other.forum.displayName })).toBeVisible();
  await expect(page.getByRole('link', { name: forum.displayName })).toHaveCount(0);
  for (const words of [title, forum.displayName]) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByText('No results found')).toBeVisible();
  }
  await look(page);

  await page.goto('/konnect');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  // The ban itself, with its reason, and nothing that was written there.
  await expect(bell).toContainText('Insults.');
  await expect(bell).not.toContainText(title);
  await look(page);
});
