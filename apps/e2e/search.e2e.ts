import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures/test.ts';
import { join, newForum, newMember, write } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';
import { reply, threadScene } from './steps/replies.ts';

test('[132] a forum is searched for its threads and for what somebody replied, and the search is cleared', async ({
  page,
  request,
}) => {
  const { forum, admin, reader, title, threadId } = await threadScene(request);
  await test.step('[132] a forum is searched for something only; clearing the box ends the search', async () => {
    const word = `swift${randomUUID().slice(0, 8)}`;
    await write(request, admin, forum, `About the ${word}`);
    await write(request, admin, forum, 'About geese');
    await startSignedIn(page, admin.token);
    await page.goto(`/community/${forum.name}`);
    const box = page.getByRole('searchbox', { name: `Search ${forum.displayName}` });
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL(`/community/${forum.name}`);

    await box.fill(word);
    await box.press('Enter');
    const results = page.getByRole('list', { name: 'Search results' });
    await expect(results.getByRole('link', { name: `About the ${word}` })).toBeVisible();
    await expect(results.getByRole('article')).toHaveCount(1);
    await expect(results.locator('mark').first()).toContainText(word);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(`/community/${forum.name}`);
    await expect(page.getByRole('article', { name: 'About geese' })).toBeVisible();

    await box.fill(randomUUID());
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  });
  await test.step('[132] a thread is found by what somebody replied, and opens at that reply', async () => {
    const word = `gannet${randomUUID().slice(0, 8)}`;
    await reply(request, admin, threadId, 'Nothing of it.');
    await reply(request, reader, threadId, `I saw a ${word} there.`);
    await startSignedIn(page, admin.token);
    await page.goto(`/community/${forum.name}`);
    const box = page.getByRole('searchbox', { name: `Search ${forum.displayName}` });
    await box.fill(word);
    await box.press('Enter');
    const results = page.getByRole('list', { name: 'Search results' });
    await expect(results).toContainText(`${reader.name} replied: I saw a ${word} there.`);
    await results.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/thread/${threadId}?post=2`);
    await expect(page.getByRole('dialog', { name: title })).toContainText(`I saw a ${word} there.`);
  });
});

test('[133] the search over everything finds forums, threads and people, and opens a thread over itself', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const reader = await newMember(request, 'Rosa');
  await join(request, reader, forum);
  // The name of the forum and its admin stand in the thread's title, so that each search finds several kinds.
  const title = `${forum.displayName} and ${admin.person.lastName}`;
  await write(request, admin, forum, title);
  await startSignedIn(page, reader.token);
  await page.goto('/search');
  const box = page.getByRole('combobox', { name: 'Search forums, threads and people' });
  await box.fill(forum.displayName);
  await box.press('Enter');
  const threads = page.getByRole('region', { name: 'Threads' });
  await expect(
    page.getByRole('region', { name: 'Forums' }).getByRole('link', { name: forum.displayName }),
  ).toBeVisible();
  await expect(threads.getByRole('link', { name: title })).toBeVisible();

  await box.fill(admin.person.lastName);
  await box.press('Enter');
  await expect(page.getByRole('region', { name: 'People' })).toContainText(admin.name);
  await threads.getByRole('link', { name: title }).click();
  const thread = page.getByRole('dialog', { name: title });
  await expect(thread).toContainText(`About ${title}.`);
  await page.goBack();
  await expect(thread).toBeHidden();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(threads.getByRole('link', { name: title })).toBeVisible();
});
