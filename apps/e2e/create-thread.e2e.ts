import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures/test.ts';
import { callApi, type Forum, join, newForum, newMember } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';
import { documentOf } from './steps/documents.ts';
import { logOut } from './steps/shell.ts';

async function openForm(page: Page, token: string, forum: Forum): Promise<void> {
  await startSignedIn(page, token);
  await page.goto(`/community/${forum.name}/createThread`);
  await expect(page.getByRole('heading', { level: 1, name: 'New thread' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible({ timeout: 20_000 });
}

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

test('[100] [145] a post is written with the keyboard, with a mention that opens a card, and opens over its forum', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const reader = await newMember(request, `Zo${randomUUID().replaceAll(/[^a-f]/g, '')}`);
  await join(request, reader, forum);
  const { firstName } = reader.person;
  const title = `Trees ${randomUUID()}`;
  await openForm(page, admin.token, forum);

  await page.getByLabel('Title').fill(title);
  await expect(page.getByText(`${String(title.length)}/200`)).toBeVisible();
  await textField(page).click();
  await page.keyboard.type('We planted ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('forty trees');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(` with @${firstName}`);
  await expect(page.getByRole('option', { name: new RegExp(firstName) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('- oak');
  await page.getByRole('combobox', { name: 'Tags' }).fill('trees');
  await page.keyboard.press('Enter');

  await page.getByText('Preview', { exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('forty trees');
  await expect(preview.getByRole('listitem')).toHaveText('oak');
  await page.getByRole('button', { name: 'Post', exact: true }).click();

  const thread = page.getByRole('dialog');
  await expect(thread.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/thread\/[\w-]+$/);
  await expect(thread.locator('strong', { hasText: 'forty trees' })).toBeVisible();
  await expect(thread.getByText(`@${firstName}`)).toBeVisible();
  await thread.getByRole('link', { name: `@${reader.name}` }).hover();
  const card = page.getByRole('dialog', { name: reader.name });
  await expect(card.getByRole('button', { name: 'Add as friend', exact: true })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await page.goBack();
  await expect(thread).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/community/${forum.name}`));
});

test('the forum is chosen first; a post that failed is made once, and what was written outlives a reload and goes with a log-out', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  await test.step('the forum is chosen first, and a blank post is not sent', async () => {
    await startSignedIn(page, admin.token);
    await page.goto('/community/createThread');
    await page.getByRole('link', { name: forum.displayName }).click();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('This field is required.')).toBeVisible();
    await expect(page.getByText('Write something first.')).toBeVisible();
  });
  await test.step('whoever is not in a forum is told so', async () => {
    const { forum: other } = await newForum(request);
    await page.goto(`/community/${other.name}/createThread`);
    await expect(page.getByText('Join the forum to write in it.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the forum' }).click();
    await expect(page).toHaveURL(`/community/${other.name}`);
  });
  await test.step('a post that failed on its way is sent again and made once', async () => {
    const title = `Once ${randomUUID()}`;
    await openForm(page, admin.token, forum);
    await page.getByLabel('Title').fill(title);
    await textField(page).click();
    await page.keyboard.type('Only once');
    // The server takes it, and its answer is lost.
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      const isPosting = documentOf(route.request()).includes('mutation CreateThread');
      if (!isPosting || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    const post = page.getByRole('button', { name: 'Post', exact: true });
    await post.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await post.click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible({
      timeout: 15_000,
    });

    const { list } = await callApi<{ list: { title: string }[] }>(
      request,
      admin.token,
      'query ($input: ThreadsFromCommunityInput!) { list: getThreadsFromCommunity(input: $input) { title } }',
      { input: { communityId: forum.id, userId: admin.id } },
    );
    expect([lost, list]).toEqual([1, [{ title }]]);
  });
  await test.step('what was written outlives a reload, and is gone once it is posted', async () => {
    const title = `Draft ${randomUUID()}`;
    page.on('dialog', (dialog) => void dialog.accept());
    await openForm(page, admin.token, forum);
    await page.getByLabel('Title').fill(title);
    await textField(page).click();
    await page.keyboard.type('Half a thought');
    await expect(page.getByText(/^Draft (kept on this device|saved)/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(textField(page)).toHaveText('Half a thought');

    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible({
      timeout: 15_000,
    });
    await page.goto(`/community/${forum.name}/createThread`);
    await expect(page.getByLabel('Title')).toHaveValue('');
  });
  await test.step('a begun post is taken away at log-out, and nobody after finds it', async () => {
    await page.getByLabel('Title').fill('Half a secret');
    await expect(page.getByText(/^Draft (kept on this device|saved)/)).toBeVisible();
    const kept = (): Promise<string[]> =>
      page.evaluate(() =>
        Object.values(localStorage).filter((value: string) => value.includes('Half a secret')),
      );
    expect(await kept()).toHaveLength(1);
    await logOut(page);
    await expect.poll(kept).toEqual([]);
  });
});
