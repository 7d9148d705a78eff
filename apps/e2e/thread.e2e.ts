import { demoAccounts, expect, test } from './fixtures/test.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

test('[20] a thread is a modal over the forums, pushed onto the history; closing it and Back lead to /community', async ({
  page,
  request,
}) => {
  await startSignedIn(page, await fetchToken(request, demoAccounts.student));
  await page.goto('/thread/7');
  const thread = page.getByRole('dialog', { name: 'Thread' });
  await expect(thread.getByRole('heading', { level: 1, name: 'Thread' })).toBeVisible();
  await expect(page).toHaveURL('/thread/7');
  await expect(page).toHaveTitle(/^Thread · /);

  await thread.getByRole('button', { name: 'Close the thread' }).click();
  await expect(thread).toBeHidden();
  await expect(page).toHaveURL('/community');
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();

  await page.goForward();
  await expect(thread).toBeVisible();
  await expect(page).toHaveURL('/thread/7');
  await page.goBack();
  await expect(thread).toBeHidden();
  await expect(page).toHaveURL('/community');
});
