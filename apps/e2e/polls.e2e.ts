import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { callApi, type Forum, join, type Member, newForum, newMember } from './steps/forum.ts';
import { cutOff } from './steps/forum-screens.ts';
import { startSignedIn } from './steps/people.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

interface PollScene {
  readonly forum: Forum;
  readonly author: Member;
  readonly voter: Member;
  readonly threadId: string;
}

/** A thread with a poll of Tea and Coffee, in a forum the voter has joined. */
async function pollScene(
  request: APIRequestContext,
  voter: Member,
  settings: Record<string, unknown> = {},
): Promise<PollScene> {
  const { forum, admin: author } = await newForum(request);
  await join(request, voter, forum);
  const poll = { options: ['Tea', 'Coffee'], ...settings };
  const input = {
    communityId: forum.id,
    title: 'What to drink',
    content: 'Choose.',
    poll,
    clientKey: randomUUID(),
  };
  const { createThread } = await callApi<{ createThread: { id: string } }>(
    request,
    author.token,
    'mutation ($input: CreateThreadInput!) { createThread(input: $input) { id } }',
    { input },
  );
  return { forum, author, voter, threadId: createThread.id };
}

async function openPoll(page: Page, { token }: Member, threadId: string): Promise<Locator> {
  await startSignedIn(page, token);
  await page.goto(`/thread/${threadId}`);
  const poll = page.getByRole('region', { name: 'Poll' });
  await expect(poll).toBeVisible({ timeout: 20_000 });
  return poll;
}

test('[125][126][130] a poll is written with its thread by the keyboard', async ({ page, request }) => {
  const { forum, admin } = await newForum(request);
  await startSignedIn(page, admin.token);
  await page.goto(`/community/${forum.name}/createThread`);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Title').fill('Where to go');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Vote, please.');
  await page.getByRole('button', { name: 'Add a poll' }).click();
  await expect(page.getByRole('checkbox', { name: 'Anyone can add options' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Users can select multiple options' })).toBeChecked();
  await page.getByLabel('New option').click();
  await page.keyboard.type('The sea');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The hills');
  await page.keyboard.press('Enter');
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const poll = page.getByRole('dialog').getByRole('region', { name: 'Poll' });
  await expect(poll.getByRole('checkbox', { name: /^The sea/ })).toBeVisible({ timeout: 20_000 });
  await expect(poll.getByRole('checkbox')).toHaveCount(2);
});

/** Votes toggle; options are added, and only one’s own deleted. */
async function toggleVotes(page: Page, request: APIRequestContext, voter: Member): Promise<void> {
  const scene = await pollScene(request, voter);
  const poll = await openPoll(page, scene.voter, scene.threadId);
  await poll.getByRole('checkbox', { name: /^Tea/ }).click();
  await poll.getByRole('checkbox', { name: /^Coffee/ }).click();
  await expect(poll.getByText('1 voter')).toBeVisible();
  await expect(poll.getByRole('checkbox', { name: /^Coffee/ })).toBeChecked();
  await poll.getByRole('checkbox', { name: /^Coffee/ }).click();
  await poll.getByLabel('New option').fill('Water');
  await poll.getByLabel('New option').press('Enter');
  await expect(poll.getByRole('checkbox', { name: /^Water/ })).toBeVisible();
  await page.reload();
  await expect(poll.getByRole('checkbox', { name: /^Tea.*1 vote, 100 percent/ })).toBeChecked();
  await expect(poll.getByRole('checkbox', { name: /^Coffee/ })).not.toBeChecked();
  // Of others' options none can be deleted.
  await expect(poll.getByRole('button', { name: 'Delete option Tea' })).toHaveCount(0);
  await poll.getByRole('button', { name: 'Delete option Water' }).click();
  await expect(poll.getByRole('checkbox', { name: /^Water/ })).toHaveCount(0);
  await expectNoFault(page);
}

/** One choice replaces the other, and a vote that failed goes back. */
async function replaceChoice(page: Page, request: APIRequestContext, voter: Member): Promise<void> {
  const scene = await pollScene(request, voter, { canSelectMultiple: false, open: false });
  const poll = await openPoll(page, scene.voter, scene.threadId);
  await expect(poll.getByLabel('New option')).toHaveCount(0);
  await poll.getByRole('radio', { name: /^Tea/ }).click();
  await expect(poll.getByRole('radio', { name: /^Tea.*1 vote, 100 percent/ })).toBeChecked();
  // It is shown before it is there: cut off too soon, this one would be lost as well.
  const isThere = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('UpdatePollVote') ?? false,
  );
  await poll.getByRole('radio', { name: /^Coffee/ }).click();
  await expect(poll.getByRole('radio', { name: /^Coffee.*1 vote, 100 percent/ })).toBeChecked();
  await expect(poll.getByRole('radio', { name: /^Tea/ })).not.toBeChecked();
  await isThere;
  await cutOff(page, 'mutation UpdatePollVote');
  await poll.getByText('Tea', { exact: true }).click();
  await expect(poll.getByRole('radio', { name: /^Coffee/ })).toBeChecked();
  await page.unrouteAll();
}

/** Results stay hidden until one has voted; a closed poll takes no more. */
async function voteBeforeClosing(page: Page, request: APIRequestContext, voter: Member): Promise<void> {
  const scene = await pollScene(request, voter, { hiddenUntilVoted: true });
  const poll = await openPoll(page, scene.voter, scene.threadId);
  await expect(poll.getByText('The results show once you have voted.')).toBeVisible();
  await poll.getByRole('checkbox', { name: /^Tea/ }).click();
  await expect(poll.getByRole('checkbox', { name: /^Tea.*1 vote, 100 percent/ })).toBeChecked();
  const { getThread } = await callApi<{ getThread: { pollId: string } }>(
    request,
    scene.author.token,
    'query ($t: ID!, $u: ID!) { getThread(threadId: $t, userId: $u) { pollId } }',
    { t: scene.threadId, u: scene.author.id },
  );
  await callApi(request, scene.author.token, 'mutation ($p: ID!) { closePoll(pollId: $p) { id } }', {
    p: getThread.pollId,
  });
  await page.reload();
  await expect(poll.getByText('Closed. You have voted')).toBeVisible();
  await expect(poll.getByRole('checkbox', { name: /^Coffee/ })).toBeDisabled();
}

test('[127] [128] [129] [131] somebody votes in polls of every kind: votes toggle, replace each other or fail, options come and go, results stay hidden, a poll closes', async ({
  page,
  request,
}) => {
  const voter = await newMember(request);
  await test.step('votes toggle, options are added and deleted', () => toggleVotes(page, request, voter));
  await test.step('one choice replaces the other, and a vote that failed goes back', () =>
    replaceChoice(page, request, voter));
  await test.step('results stay hidden until one has voted; a closed poll takes no more', () =>
    voteBeforeClosing(page, request, voter));
});

test('[127] a vote shows in the voter’s other tab and on others’ pages, and an option that is gone says so', async ({
  page,
  browser,
  request,
}) => {
  const scene = await pollScene(request, await newMember(request));
  const poll = await openPoll(page, scene.voter, scene.threadId);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`/thread/${scene.threadId}`);
  const inOtherTab = otherTab.getByRole('region', { name: 'Poll' });
  const context = await browser.newContext();
  const authors = await openPoll(await context.newPage(), scene.author, scene.threadId);
  await expect(inOtherTab.getByRole('checkbox', { name: /^Tea/ })).toBeVisible({ timeout: 20_000 });
  await poll.getByRole('checkbox', { name: /^Tea/ }).click();
  await expect(inOtherTab.getByRole('checkbox', { name: /^Tea.*1 vote, 100 percent/ })).toBeChecked();
  await expect(authors.getByRole('checkbox', { name: /^Tea.*1 vote, 100 percent/ })).not.toBeChecked();
  // What the voter's page asks for now is lost: it goes on showing what is gone.
  await otherTab.close();
  await cutOff(page, 'query Poll');
  await authors.getByRole('button', { name: 'Delete option Coffee' }).click();
  await expect(authors.getByRole('checkbox')).toHaveCount(1);
  await context.close();
  await poll.getByText('Coffee', { exact: true }).click();
  await expect(page.getByText('This option is not there any more.')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(poll.getByRole('checkbox')).toHaveCount(1);
});
