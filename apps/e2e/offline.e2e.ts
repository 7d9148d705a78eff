import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { applicationIsThere } from './steps/application.ts';
import { newForum } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';
import { openReplies, threadScene } from './steps/replies.ts';
import { startAsStaff } from './steps/staff.ts';

const lostScreen = (page: Page): Locator =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'No connection' });

test('[30] without a network a screen that is not loaded says so inside the shell, comes by itself, and nothing typed is lost', async ({
  page,
  context,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  page.on('dialog', (dialog) => void dialog.accept());
  await startSignedIn(page, admin.token);
  await page.goto(`/community/${forum.name}/createThread`);
  await page.getByLabel('Title').fill('Terns in the fog');
  await expect(page.getByText(/^Draft (kept on this device|saved)/)).toBeVisible();
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Konnect' }).click();
  await expect(lostScreen(page).getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(navigation).toBeVisible();
  await expect(page).toHaveURL('/konnect');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lostScreen(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('Terns in the fog');
});

test('[30] a server that cannot be reached, though the browser believes in its network, does not take the app away', async ({
  page,
}) => {
  await page.goto('/');
  await applicationIsThere(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(lostScreen(page).getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.unroute('**/*');
  await lostScreen(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('[30] without a network a part that is not loaded leaves the form around it as it is', async ({
  page,
  context,
  request,
}) => {
  const scene = await threadScene(request);
  const thread = await openReplies(page, scene.reader, scene);
  await thread.getByRole('button', { name: 'Write a reply…' }).click();
  const field = thread.getByRole('textbox', { name: 'Your reply' });
  await field.click();
  await page.keyboard.type('Half a thought');
  await context.setOffline(true);
  // It pushes the page down, from under the pointer.
  await expect(page.getByText('You are offline.')).toBeVisible();
  await thread.getByRole('button', { name: 'Emoji' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Search emoji')).toBeVisible();
  await expect(field).toHaveText('Half a thought');
});

test('[30] the console says so too, and comes back', async ({ page, context, request }) => {
  await startAsStaff(page, request, ['ADMIN']);
  await page.goto('/ops/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Audit log' }).click();
  await expect(lostScreen(page).getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});
