import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault, expectNoSidewaysScrolling } from './steps/accessibility.ts';
import { callApi, type Forum, join, type Member, newForum, newMember } from './steps/forum.ts';
import { cutOff } from './steps/forum-screens.ts';
import { startSignedIn } from './steps/people.ts';

// Several people, each with a first load of their own, on a machine that may be busy with other tests.
test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

/** Says something by the API. @returns its id */
async function say(
  request: APIRequestContext,
  author: Member,
  forum: Forum,
  content: string,
): Promise<string> {
  const { createConversation } = await callApi<{ createConversation: { id: string } }>(
    request,
    author.token,
    'mutation ($input: CreateConversationInput!) { createConversation(input: $input) { id } }',
    { input: { communityId: forum.id, content, clientKey: randomUUID() } },
  );
  return createConversation.id;
}

function answer(request: APIRequestContext, author: Member, conversationId: string, content: string) {
  return callApi(
    request,
    author.token,
    'mutation ($input: ReplyToConversationInput!) { replyToConversation(input: $input) { id } }',
    { input: { conversationId, content, clientKey: randomUUID() } },
  );
}

async function openConversations(page: Page): Promise<void> {
  await page.goto('/community?tab=conversations');
  await expect(page.getByRole('textbox', { name: 'New conversation' })).toBeVisible();
}

test('[82] somebody starts a conversation, another likes, answers and reports it, and it is deleted', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { forum, admin } = await newForum(request);
  const reader = await newMember(request, 'Rita');
  await join(request, reader, forum);
  await startSignedIn(page, admin.token);
  await openConversations(page);
  await expect(page.getByText('Nobody has said anything yet')).toBeVisible();
  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await startSignedIn(theirs, reader.token);
  await openConversations(theirs);
  await expect(theirs.getByText('Nobody has said anything yet')).toBeVisible();

  // What was typed stays when the network is gone, and goes out once when it is back.
  const box = page.getByRole('textbox', { name: 'New conversation' });
  await cutOff(page, 'createConversation');
  await box.fill('Who is coming on Saturday?');
  await box.press('Control+Enter');
  await expect(
    page.getByRole('form', { name: 'New conversation' }).getByText(/try again|connection/i),
  ).toBeVisible();
  await expect(box).toHaveValue('Who is coming on Saturday?');
  await page.unroute('**/graphql');
  await box.press('Control+Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(box).toHaveValue('');

  // The other one's open page says so, and moves only when asked.
  await theirs.getByRole('button', { name: '1 new', exact: true }).click();
  const card = theirs.getByRole('article', { name: `Conversation of ${admin.name}` });
  await expect(card).toContainText('Who is coming on Saturday?');
  await card.getByRole('button', { name: 'Clap, 0 claps' }).click();
  await expect(card.getByRole('button', { name: 'Clap, 1 clap' })).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('button', { name: 'Reply' }).click();
  await card.getByRole('textbox', { name: `Reply to ${admin.name}` }).fill('Me!');
  await card.getByRole('textbox', { name: `Reply to ${admin.name}` }).press('Control+Enter');
  await expect(card.getByRole('list', { name: 'Replies' })).toContainText('Me!');
  await card.getByRole('button', { name: `More about the conversation of ${admin.name}` }).click();
  await theirs.getByRole('menuitem', { name: 'Report' }).click();
  await theirs.getByLabel('What is wrong with it?').fill('Too early for me.');
  await theirs.getByRole('button', { name: 'Send report' }).click();
  await expect(theirs.getByText('Reported.')).toBeVisible();

  await page.reload();
  const own = page.getByRole('article');
  await expect(own.getByRole('button', { name: 'Clap, 1 clap' })).toHaveAttribute('aria-pressed', 'false');
  await own.getByRole('button', { name: `More about the conversation of ${admin.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toContainText('Content deleted');
  await expect(own).toContainText('Me!');
  await expect(own.getByRole('button', { name: /^(Like|Reply)/ })).toHaveCount(0);
});

test('[82] all replies come when asked for, without a fault of access narrow or wide; the forum chosen last is remembered', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const { forum: second, admin: other } = await newForum(request);
  await join(request, admin, second);
  const id = await say(
    request,
    other,
    second,
    `Count with me ${'w'.repeat(300)} https://example.org/${'x'.repeat(80)}`,
  );
  for (const content of ['one', 'two', 'three']) await answer(request, other, id, content);
  await startSignedIn(page, admin.token);
  await openConversations(page);
  const replies = page.getByRole('list', { name: 'Replies' });
  await expect(replies.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show all 3 replies' }).click();
  await expect(replies.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('article').getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('article').getByRole('textbox')).toBeFocused();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    await expectNoFault(page);
  }
  for (const { id: chosen, displayName } of [second, forum]) {
    await page.getByLabel('Forum', { exact: true }).selectOption({ label: displayName });
    await page.reload();
    await expect(page.getByLabel('Forum', { exact: true })).toHaveValue(chosen);
  }
  await page.goto(`/community?tab=conversations&conversation=${id}`);
  const told = page.getByRole('region', { name: 'The conversation you were told of' });
  await expect(told.getByText('Count with me')).toBeVisible();
  await expect(page.getByText('Count with me')).toHaveCount(1);
});
