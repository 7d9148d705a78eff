import type { Locator, Page } from '@playwright/test';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { callApi, type Member } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';
import { openReplies, type ThreadScene, threadScene } from './steps/replies.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

async function beginReply(page: Page, member: Member, scene: ThreadScene): Promise<Locator> {
  const thread = await openReplies(page, member, scene);
  return openEditor(thread);
}

async function openEditor(thread: Locator): Promise<Locator> {
  await thread.getByRole('button', { name: /^(Write a reply…|Continue your draft)$/ }).click();
  const form = thread.getByRole('form', { name: 'Your reply' });
  await expect(field(form)).toBeVisible({ timeout: 20_000 });
  return form;
}

const field = (form: Locator) => form.getByRole('textbox', { name: 'Your reply' });

async function saveDraft(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Successfully saved draft!').first()).toBeVisible();
}

test('[120] a draft of a reply is saved on demand, outlives a reload, and goes when it is posted', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  page.on('dialog', (dialog) => void dialog.accept());
  let form = await beginReply(page, scene.reader, scene);
  await expect(form.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await field(form).click();
  await page.keyboard.type('Half a thought');
  await saveDraft(page, form);
  await expect(form.getByText(/^Draft saved/)).toBeVisible();
  // Nothing of it is left in the browser: it comes from the server.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('lyceum.')) localStorage.removeItem(key);
  });
  await page.reload();
  form = await openEditor(page.getByRole('dialog', { name: scene.title }));
  await expect(field(form)).toHaveText('Half a thought');
  await form.getByRole('button', { name: 'Post reply' }).click();
  await expect(
    page.getByRole('article', { name: `Reply by ${scene.reader.name}` }).getByText('Half a thought'),
  ).toBeVisible();
  const draftOf = async () =>
    callApi<{ getThreadResponseDraft: unknown }>(
      request,
      scene.reader.token,
      'query ($t: ID!, $u: ID!) { getThreadResponseDraft(threadId: $t, userId: $u) { id } }',
      { t: scene.threadId, u: scene.reader.id },
    );
  await expect.poll(draftOf).toEqual({ getThreadResponseDraft: null });
});

test('[120] without a connection a draft is kept here, and sent when there is one again', async ({
  page,
  context,
  request,
}) => {
  const scene = await threadScene(request);
  const form = await beginReply(page, scene.reader, scene);
  await field(form).click();
  await context.setOffline(true);
  await page.keyboard.type('On the train');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByText('No connection: kept on this device, sent later')).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText(/^Draft saved/)).toBeVisible();
  const { getThreadResponseDraft } = await callApi<{ getThreadResponseDraft: { content: string } }>(
    request,
    scene.reader.token,
    'query ($t: ID!, $u: ID!) { getThreadResponseDraft(threadId: $t, userId: $u) { content } }',
    { t: scene.threadId, u: scene.reader.id },
  );
  expect(getThreadResponseDraft.content).toContain('On the train');
});

test('[120] two devices that wrote the same draft are both shown, and the author chooses', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const scene = await threadScene(request);
  const laptop = await beginReply(page, scene.reader, scene);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const phone = await context.newPage();
  await startSignedIn(phone, scene.reader.token);
  const onPhone = await beginReply(phone, scene.reader, scene);
  await field(laptop).click();
  await page.keyboard.type('From the laptop');
  await saveDraft(page, laptop);
  await field(onPhone).click();
  await phone.keyboard.type('From the phone');
  await onPhone.getByRole('button', { name: 'Save draft' }).click();
  const choice = phone.getByRole('alert', { name: 'Two versions of this draft' });
  await expect(choice.getByText('From the laptop')).toBeVisible();
  await expect(choice.getByText('From the phone')).toBeVisible();
  await choice.getByRole('button', { name: 'Take that one' }).click();
  await expect(choice).toBeHidden();
  await expect(field(onPhone)).toHaveText('From the laptop');
  await context.close();
});
