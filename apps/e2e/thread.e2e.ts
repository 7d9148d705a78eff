import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { callApi, join, newMember, write } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';
import { documentOf } from './steps/documents.ts';
import { cardOf, openThread, scene, watch } from './steps/thread.ts';

/** Presses a button as fast as no hand could; on a busy machine the mouse of a test is slower than one. */
function pressQuickly(button: Locator, times: number): Promise<void> {
  return button.evaluate((element: HTMLElement, count) => {
    for (let press = 0; press < count; press += 1) element.click();
  }, times);
}

async function chooseFromMore(page: Page, thread: Locator, item: string): Promise<void> {
  await thread.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('[20] a thread opened by its link lies over the forums, whichever way it is left', async ({
  page,
  request,
}) => {
  const made = await scene(request);
  await test.step('[20] a thread opened by its link lies over the forums; closing it and Back lead to /community', async () => {
    const lists = watch(page, 'HomeThreads');
    const thread = await openThread(page, made.reader, made);
    await expect(page).toHaveURL(`/thread/${made.threadId}`);
    await expect(page).toHaveTitle(new RegExp(`^${made.title} · `));
    // Whoever follows a link waits for the thread alone.
    await expect(thread.getByText('No replies yet')).toBeVisible();
    expect(lists).toHaveLength(0);
    // Whoever reads on does not pay for an outline that moves behind the thread.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

    await thread.getByRole('button', { name: 'Close the thread' }).click();
    await expect(thread).toBeHidden();
    await expect(page).toHaveURL('/community');
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await expect(page).toHaveTitle(/^Community · /);
    await expect(cardOf(page, made)).toBeVisible();

    await page.goForward();
    await expect(thread).toBeVisible();
    await expect(page).toHaveURL(`/thread/${made.threadId}`);
    await page.goBack();
    await expect(thread).toBeHidden();
    await expect(page).toHaveURL('/community');
  });
  await test.step('[20] a thread opened by its link stays so when it is loaded anew; Escape leads to /community, and no further', async () => {
    await startSignedIn(page, made.reader.token);
    await page.goto('/konnect');
    const thread = await openThread(page, made.reader, made);
    await page.reload();
    await expect(thread).toBeVisible();
    await expect(thread.getByRole('button', { name: 'Close the thread' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thread).toBeHidden();
    await expect(page).toHaveURL('/community');
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/konnect');
  });
  await test.step('[20] a thread over one that a link opened is the only one on the screen; closing it leads to /community', async () => {
    const title = `Geese above ${made.forum.displayName}`;
    const threadId = await write(request, made.admin, made.forum, title);
    await startSignedIn(page, made.reader.token);
    await page.goto(`/thread/${made.threadId}?thread=${threadId}`);
    const thread = page.getByRole('dialog', { name: title });
    await expect(thread.getByText('No replies yet')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await thread.getByRole('button', { name: 'Close the thread' }).click();
    await expect(page).toHaveURL('/community');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('[20][83][84] a card shows the start of its thread and opens it over the forum; Back returns to the same place', async ({
  page,
  request,
}) => {
  const made = await scene(request);
  await test.step('[20][83] a card opens its thread over the forum; Back returns to the same place of it', async () => {
    for (let index = 0; index < 7; index += 1)
      await write(request, made.admin, made.forum, `Later ${String(index)} in ${made.forum.displayName}`);
    await startSignedIn(page, made.reader.token);
    await page.setViewportSize({ width: 900, height: 500 });
    await page.goto(`/community/${made.forum.name}`);
    const card = cardOf(page, made);
    await expect(card).toContainText(made.admin.name);
    await expect(card).toContainText(`About ${made.title}.`);
    await expect(card).toContainText('0 claps');
    await expect(card).toContainText('0 replies');
    await expect(card).toContainText('New');
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);

    await card.getByRole('link', { name: made.title }).click();
    const thread = page.getByRole('dialog', { name: made.title });
    await expect(thread).toContainText(`About ${made.title}.`);
    await expect(page).toHaveURL(`/thread/${made.threadId}`);
    await page.keyboard.press('Escape');
    await expect(thread).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/community/${made.forum.name}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(card.getByRole('link', { name: made.title })).toBeFocused();
    // It was opened, so it is not new any more.
    await expect(card.getByText('New', { exact: true })).toHaveCount(0);
  });
  await test.step('[84] a long text ends in the list with ... Read More, a short one does not', async () => {
    const long = `${made.title} ${'and on they fly '.repeat(9)}`.trim().slice(0, 199);
    await write(request, made.admin, made.forum, long);
    await startSignedIn(page, made.reader.token);
    await page.goto(`/community/${made.forum.name}`);
    await expect(page.getByRole('article', { name: long })).toContainText(/\.\.\. Read More/);
    await expect(page.getByRole('article', { name: made.title, exact: true })).not.toContainText('Read More');
  });
});

test('[86] [87] [89] a thread that takes its time says so and is read as soon as it can be; so does one that is not there and one that did not load', async ({
  page,
  request,
}) => {
  const made = await scene(request);
  await test.step('[87] a thread is read before the rest of its window has loaded, and the key that replies counts already', async () => {
    const held = Promise.withResolvers<unknown>();
    await page.route('**/assets/thread-rest-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const thread = await openThread(page, made.reader, made);
    await expect(thread.getByRole('status', { name: 'Loading the replies' })).toBeVisible();
    const clap = thread.getByRole('button', { name: /^Clap/ });
    await expect(clap).toHaveCount(0);
    await page.keyboard.press('r');
    held.resolve(null);
    await expect(thread.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
    await expect(clap).toBeVisible();
  });
  await test.step('[86] a thread that takes its time says after half a second that it is loading', async () => {
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/graphql', async (route) => {
      if (documentOf(route.request()).includes('query ThreadPage')) await answered.promise;
      await route.fallback();
    });
    await startSignedIn(page, made.reader.token);
    await page.goto(`/thread/${made.threadId}`);
    await expect(page.getByRole('status', { name: 'Loading the thread' })).toBeVisible();
    answered.resolve(undefined);
    await expect(page.getByRole('dialog', { name: made.title })).toContainText(`About ${made.title}.`);
    await expect(page.getByRole('status', { name: 'Loading the thread' })).toHaveCount(0);
  });
  await test.step('[89] no such thread, a deleted one, and one that did not load', async () => {
    await startSignedIn(page, made.reader.token);
    await page.goto(`/thread/${made.forum.id}`);
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Error Finding Thread' }),
    ).toBeVisible();
    await page.goto('/thread/7');
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Error Finding Thread' }),
    ).toBeVisible();

    await page.route('**/graphql', async (route) => {
      if (documentOf(route.request()).includes('query ThreadPage'))
        await route.fulfill({ status: 403, json: {} });
      else await route.fallback();
    });
    await page.goto(`/thread/${made.threadId}`);
    await expect(page.getByRole('heading', { name: 'The thread did not load' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: made.title })).toBeVisible();

    await callApi(
      request,
      made.admin.token,
      'mutation ($t: ID!, $u: ID!) { deleteThread(threadId: $t, userId: $u) }',
      { t: made.threadId, u: made.admin.id },
    );
    await page.goto(`/thread/${made.threadId}`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});

test('[87] [96] a thread is shared, and saved to stand under Saved until it is taken out again', async ({
  page,
  request,
  context,
}) => {
  const made = await scene(request);
  await test.step('[87] a thread is shared by Facebook, X, a WeChat code and its link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const thread = await openThread(page, made.reader, made);
    const share = thread.getByRole('button', { name: 'Share' });
    await share.click();
    const address = new URL(page.url()).href;
    for (const network of ['Facebook', 'X']) {
      const link = page.getByRole('menuitem', { name: network, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(address)));
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await share.click();
    await page.getByRole('menuitem', { name: 'WeChat' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the thread' })).toBeVisible();
  });
  await test.step('[96] a saved thread stands under Saved, until it is taken out again', async () => {
    const thread = await openThread(page, made.reader, made);
    const save = thread.getByRole('button', { name: 'Save for later' });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await thread.getByRole('button', { name: 'Close the thread' }).click();
    await page.getByRole('link', { name: 'Saved' }).click();
    const card = cardOf(page, made);
    await expect(card).toBeVisible();
    await card.getByRole('link', { name: made.title }).click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await thread.getByRole('button', { name: 'Close the thread' }).click();
    await expect(card).toHaveCount(0);
  });
});

test('[90] [94] [137] the author alone edits: cancelling restores the text, saving shows the new one; views of readers are counted once; one’s own card says You', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const made = await scene(request);
  const thread = await openThread(page, made.admin, made);
  await expect(thread.getByText('0 views')).toBeVisible();
  await chooseFromMore(page, thread, 'Edit');
  const text = thread.getByRole('textbox', { name: 'Text' });
  await text.fill('Something else.');
  await thread.getByRole('button', { name: 'Cancel' }).click();
  await expect(thread).toContainText(`About ${made.title}.`);
  await chooseFromMore(page, thread, 'Edit');
  await expect(text).toHaveValue(`About ${made.title}.`);

  await text.fill('They sleep on the wing.');
  await thread.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully updated thread content')).toBeVisible();
  await expect(thread).toContainText('They sleep on the wing.');
  await expect(thread).toContainText('edited');

  await thread.getByRole('link', { name: made.admin.name }).press('ArrowDown');
  const card = page.getByRole('dialog', { name: made.admin.name });
  await expect(card.getByRole('button', { name: 'You', exact: true })).toBeDisabled();
  await expect(card.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0);

  const other = await (await browser.newContext({ baseURL })).newPage();
  const seen = await openThread(other, made.reader, made);
  await expect(seen).toContainText('They sleep on the wing.');
  await seen.getByRole('button', { name: 'More', exact: true }).click();
  await expect(other.getByRole('menuitem', { name: 'Report', exact: true })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(other.getByRole('menuitem', { name: 'Delete', exact: true })).toHaveCount(0);
  await expect(seen.getByText('1 view', { exact: true })).toBeVisible();
  await other.reload();
  await expect(seen.getByText('1 view', { exact: true })).toBeVisible();
  await other.context().close();
});

test('[91] [92] an admin pins a thread in its window, unpins it and deletes it; a reader cannot', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const made = await scene(request);
  await test.step('[92] an admin pins a thread in its window and unpins it; a reader cannot', async () => {
    await startSignedIn(page, made.admin.token);
    await page.goto(`/community/${made.forum.name}`);
    const card = cardOf(page, made);
    await card.getByRole('link', { name: made.title }).click();
    const thread = page.getByRole('dialog', { name: made.title });
    await chooseFromMore(page, thread, 'Pin thread');
    await expect(thread.getByText('Pinned', { exact: true })).toBeVisible();
    await thread.getByRole('button', { name: 'Close the thread' }).click();
    await expect(card.getByText('Pinned', { exact: true })).toBeVisible();

    const other = await (await browser.newContext({ baseURL })).newPage();
    await startSignedIn(other, made.reader.token);
    await other.goto(`/community/${made.forum.name}`);
    await expect(cardOf(other, made).getByText('Pinned', { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: /^(More about|Move|Drag) / })).toHaveCount(0);
    await cardOf(other, made).getByRole('link', { name: made.title }).click();
    const read = other.getByRole('dialog', { name: made.title });
    await read.getByRole('button', { name: 'More', exact: true }).click();
    await expect(other.getByRole('menuitem', { name: 'Report', exact: true })).toBeVisible();
    await expect(other.getByRole('menuitem', { name: /pin thread$/i })).toHaveCount(0);
    await other.context().close();

    await card.getByRole('link', { name: made.title }).click();
    await chooseFromMore(page, thread, 'Unpin thread');
    await expect(thread.getByText('Pinned', { exact: true })).toHaveCount(0);
  });
  await test.step('[91] deleting asks first, then the thread is gone from its forum', async () => {
    await startSignedIn(page, made.admin.token);
    await page.goto(`/community/${made.forum.name}`);
    await cardOf(page, made).getByRole('link', { name: made.title }).click();
    const thread = page.getByRole('dialog', { name: made.title });
    await chooseFromMore(page, thread, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete thread' });
    await expect(question).toContainText('Are you sure?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await chooseFromMore(page, thread, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Thread deleted.')).toBeVisible();
    await expect(thread).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/community/${made.forum.name}$`));
    await expect(cardOf(page, made)).toHaveCount(0);
  });
});

test('[93] claps count at once, go out in bursts, and stop at ten', async ({ page, request }) => {
  const made = await scene(request);
  const thread = await openThread(page, made.reader, made);
  const calls = watch(page, 'clapThread');
  const clap = thread.getByRole('button', { name: /^Clap, / });
  await pressQuickly(clap, 7);
  await expect(clap).toHaveAccessibleName('Clap, 7 claps, 7 of 10 yours');
  await expect.poll(() => calls.length).toBe(1);
  await pressQuickly(clap, 6);
  await expect(clap).toHaveAccessibleName('Clap, 10 claps, 10 of 10 yours');
  // What is waiting goes out with the window.
  await thread.getByRole('button', { name: 'Close the thread' }).click();
  const sum = (): number => calls.reduce((total, { count }) => total + Number(count), 0);
  await expect.poll(sum).toBe(10);
  expect(calls).toHaveLength(2);

  await expect
    .poll(async () => {
      const { getThread } = await callApi<{ getThread: { claps: number } }>(
        request,
        made.admin.token,
        'query ($t: ID!, $u: ID!) { getThread(threadId: $t, userId: $u) { claps } }',
        { t: made.threadId, u: made.admin.id },
      );
      return getThread.claps;
    })
    .toBe(10);
  const before = calls.length;
  const again = await openThread(page, made.reader, made);
  const full = again.getByRole('button', { name: 'Clap, 10 claps, 10 of 10 yours' });
  await full.click();
  await again.getByRole('button', { name: 'Close the thread' }).click();
  await expect(again).toBeHidden();
  expect(calls.length).toBe(before);
});

test('[97] a report says something, arrives once, and is thanked for', async ({ page, request }) => {
  const made = await scene(request);
  // Moderators do not judge what they wrote themselves.
  const title = `Geese above ${made.forum.displayName}`;
  const threadId = await write(request, made.reader, made.forum, title);
  const other = await newMember(request, 'Otto');
  await join(request, other, made.forum);
  const thread = await openThread(page, other, { ...made, title, threadId });
  await chooseFromMore(page, thread, 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report thread' });
  const send = dialog.getByRole('button', { name: 'Send report' });
  await dialog.getByLabel('What is wrong with it?').fill('   ');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('What is wrong with it?').fill('It is about geese.');
  await send.click();
  await expect(page.getByText('Thread reported.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await thread.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Reported', exact: true })).toBeDisabled();
  // The report becomes a case of the moderators' a moment later.
  await expect
    .poll(async () => {
      const { getForumReports } = await callApi<{ getForumReports: unknown[] }>(
        request,
        made.admin.token,
        'query ($c: ID!) { getForumReports(communityId: $c) { id } }',
        { c: made.forum.id },
      );
      return getForumReports.length;
    })
    .toBe(1);
});
