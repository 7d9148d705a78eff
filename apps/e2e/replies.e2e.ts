import { expect, test } from './fixtures/test.ts';
import { documentOf } from './steps/documents.ts';
import { cutOff } from './steps/forum-screens.ts';
import { callApi } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';
import {
  answer,
  chooseAbout,
  comment,
  openReplies,
  postWith,
  replies,
  reply,
  threadScene,
} from './steps/replies.ts';

test('[88][101][102] replies come seven at a time, and are put in an order that is remembered', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  const liked = await reply(request, scene.admin, scene.threadId, 'Tern number 0');
  await replies(request, scene.admin, scene.threadId, 'Tern number', 8);
  await test.step('[88][101] replies come seven at a time, until there are No more posts', async () => {
    const thread = await openReplies(page, scene.reader, scene);
    const posts = thread.getByRole('article', { name: `Reply by ${scene.admin.name}` });
    await expect(posts.first()).toContainText('Tern number 8');
    await posts.last().scrollIntoViewIfNeeded();
    await expect(posts).toHaveCount(9);
    await expect(posts.last()).toContainText('Tern number 0');
    await expect(thread.getByText('No more posts')).toBeVisible();
  });
  await test.step('[102] replies are put in order from the start again, and the order is remembered', async () => {
    await callApi(
      request,
      scene.admin.token,
      'mutation ($u: ID!, $p: ID!) { clapPost(userId: $u, postId: $p, count: 3) { claps } }',
      { u: scene.admin.id, p: liked },
    );
    const thread = await openReplies(page, scene.reader, scene);
    const posts = thread.getByRole('article', { name: `Reply by ${scene.admin.name}` });
    const order = thread.getByLabel('Order of the replies');
    await expect(posts.first()).toContainText('Tern number 8');
    await order.selectOption('Likes');
    await expect(posts.first()).toContainText('Tern number 0');
    await order.selectOption('Oldest');
    await expect(posts.nth(1)).toContainText('Tern number 1');
    await page.reload();
    await expect(posts.nth(1)).toContainText('Tern number 1');
    await expect(order).toHaveValue('OLDEST');
  });
});

test('[103] a search takes the place of the list; cleared, list and place are there again', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  await page.setViewportSize({ width: 900, height: 600 });
  await replies(request, scene.admin, scene.threadId, 'Gulls\n\n\n\n\n\nand tern number', 6);
  await reply(request, scene.admin, scene.threadId, 'A skua hunts them');
  const thread = await openReplies(page, scene.reader, scene);
  const place = () =>
    thread.evaluate((element) => {
      const boxes = [element, ...element.querySelectorAll('*')];
      return Math.max(...boxes.map((box) => box.scrollTop));
    });
  const box = thread.getByRole('searchbox', { name: 'Search the replies' });
  // What stands above comes in parts, each of which may move the list by a pixel.
  await page.waitForLoadState('networkidle');
  await box.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await box.focus();
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await page.keyboard.insertText('skua');
  await expect(thread.getByText('1 reply found')).toBeVisible();
  await expect(thread.getByRole('list', { name: 'Replies found' }).getByRole('article')).toHaveCount(1);
  expect(await page.evaluate(() => CSS.highlights.get('found-words')?.size)).toBe(1);
  await box.fill('nothing says this');
  await expect(thread.getByText('No results found')).toBeVisible();
  await box.press('Escape');
  await expect(postWith(thread, 'tern number 3')).toBeVisible();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});

test('[104] no editor before the replies are there; a failure can be tried again; later ones are announced, and nothing moves until one asks', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  const post = await reply(request, scene.admin, scene.threadId, 'They are back');
  const answered = Promise.withResolvers<undefined>();
  let isRefused = true;
  await page.route('**/graphql', async (route) => {
    if (!documentOf(route.request()).includes('query ThreadPosts')) return route.fallback();
    await answered.promise;
    if (isRefused) await route.fulfill({ status: 403, json: {} });
    else await route.fallback();
  });
  await startSignedIn(page, scene.reader.token);
  await page.goto(`/thread/${scene.threadId}`);
  const thread = page.getByRole('dialog', { name: scene.title });
  const editor = thread.getByRole('button', { name: 'Write a reply…' });
  await expect(thread.getByRole('status', { name: 'Loading the replies' })).toBeVisible({ timeout: 20_000 });
  await expect(editor).toBeHidden();
  answered.resolve(undefined);
  await expect(thread.getByRole('heading', { name: 'The replies did not load' })).toBeVisible();
  await expect(editor).toBeHidden();
  isRefused = false;
  await thread.getByRole('button', { name: 'Try again' }).click();
  await expect(postWith(thread, 'They are back')).toBeVisible();
  await expect(editor).toBeVisible();

  // What others say from now on is announced, and nothing moves until the reader asks.
  await expect(async () => {
    await reply(request, scene.admin, scene.threadId, 'Nobody, it seems');
    await expect(thread.getByRole('button', { name: /^\d+ new repl(?:y|ies)$/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(postWith(thread, 'Nobody, it seems')).toHaveCount(0);
  await thread.getByRole('button', { name: /^\d+ new repl(?:y|ies)$/ }).click();
  await expect(postWith(thread, 'Nobody, it seems').first()).toBeVisible();
  const said = await comment(request, scene.admin, post, 'I was not');
  await answer(request, scene.admin, said, 'Nor I');
  await expect(postWith(thread, 'They are back')).toContainText('Nor I');
});

test('[105][106] a reply by the keyboard alone mentions somebody; comments go five levels deep', async ({
  page,
  request,
}) => {
  test.slow();
  const scene = await threadScene(request);
  await page.setViewportSize({ width: 360, height: 740 });
  const thread = await openReplies(page, scene.reader, scene);
  await page.keyboard.press('r');
  const field = thread.getByRole('textbox', { name: 'Your reply' });
  await expect(field).toBeFocused();
  const send = thread.getByRole('button', { name: 'Post reply' });
  await page.keyboard.type('   ');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type(`Well seen @${scene.admin.person.firstName}`);
  const suggestion = page.getByRole('option', { name: scene.admin.name });
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(suggestion).toBeHidden();
  await page.keyboard.press('Control+Enter');
  const post = postWith(thread, 'Well seen');
  await expect(post.getByRole('button', { name: /^More about the reply/ })).toBeVisible();
  await expect(post.locator('[data-mention]')).toHaveText(`@${scene.admin.name}`);
  await expect(thread.getByText('Sending…')).toHaveCount(0);

  await page.keyboard.press('j');
  await expect(post).toBeFocused();
  await page.keyboard.press('r');
  for (let level = 1; level <= 6; level += 1) {
    const answerField = thread.getByRole('textbox', { name: /^Your reply to / });
    await expect(answerField).toBeFocused();
    await page.keyboard.type(`Level ${String(level)}`);
    await page.keyboard.press('Control+Enter');
    // The answer to the fifth level stands beside it.
    const made = thread
      .locator(`li[data-level="${String(Math.min(level, 5))}"]`)
      .filter({ hasText: `Level ${String(level)}` });
    await expect(made.getByRole('button', { name: /^More about the comment/ })).toBeVisible();
    if (level < 6) await made.getByRole('button', { name: /^Reply to / }).click();
  }
  await expect(thread.locator('[data-level="5"]')).toHaveCount(2);
  await expect(thread.locator('[data-level="6"]')).toHaveCount(0);
  const width = await thread.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBeLessThanOrEqual(0);

  const first = thread.getByRole('button', { name: /^Comment by .*5 answers$/ });
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(thread.getByText('Level 1', { exact: true })).toBeHidden();
  await expect(thread.getByText('Level 4', { exact: true })).toBeHidden();
  await first.click();
  await expect(thread.getByText('Level 4', { exact: true })).toBeVisible();
});

test('[106][108][110] of many comments the first are shown; the author changes a reply and deletes it, and its comments stay', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  await test.step('[106] of many comments the first are shown, and the rest when they are wanted', async () => {
    const post = await reply(request, scene.admin, scene.threadId, 'How many are there?');
    await Promise.all(
      Array.from({ length: 33 }, (_, index) => comment(request, scene.admin, post, `Count ${String(index)}`)),
    );
    const thread = await openReplies(page, scene.reader, scene);
    const comments = thread.locator('[data-level="1"]');
    await expect(comments).toHaveCount(5);
    await thread.getByRole('button', { name: 'Show 28 more comments' }).click();
    await expect(comments).toHaveCount(30);
    await thread.getByRole('button', { name: 'Show 3 more comments' }).click();
    await expect(comments).toHaveCount(33);
  });
  await test.step('[108][110] the author changes a reply, whose history is kept, and deletes it; its comments stay', async () => {
    const post = await reply(request, scene.reader, scene.threadId, 'First version');
    await comment(request, scene.admin, post, 'I saw that');
    const thread = await openReplies(page, scene.reader, scene);
    const shown = thread.getByRole('article', { name: `Reply by ${scene.reader.name}` });
    const field = shown.getByRole('textbox', { name: 'Edit reply' });
    await chooseAbout(page, shown, 'Edit');
    await field.fill('Never mind');
    await shown.getByRole('button', { name: 'Cancel' }).click();
    await expect(shown).toContainText('First version');
    await chooseAbout(page, shown, 'Edit');
    await expect(field).toHaveText('First version');
    await field.fill('Second version');
    await shown.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveCount(0);
    await expect(shown).toContainText('Second version');
    await shown.getByRole('button', { name: 'edited' }).click();
    const history = page.getByRole('dialog', { name: 'Earlier versions' });
    await expect(history).toContainText('First version');
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();

    await chooseAbout(page, shown, 'Delete');
    await page.getByRole('dialog', { name: 'Delete reply' }).getByRole('button', { name: 'Delete' }).click();
    await expect(shown.getByText('Content deleted')).toBeVisible();
    await expect(shown).not.toContainText('Second version');
    await expect(shown).toContainText('I saw that');
    // What is left to press belongs to the comment.
    await expect(shown.getByRole('button', { name: /^Clap, / })).toHaveCount(1);
    await expect(shown.getByRole('button', { name: /^More about the reply/ })).toHaveCount(0);
  });
});

test('[107][109][112] claps on posts and comments stop at ten; an admin highlights a comment, and removes a reply with a reason', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  const post = await reply(request, scene.reader, scene.threadId, 'A colony of forty');
  await comment(request, scene.reader, post, 'Forty-one now');
  const thread = await openReplies(page, scene.admin, scene);
  const shown = postWith(thread, 'A colony of forty');
  const claps = shown.getByRole('button', { name: /^Clap, / });
  for (const clap of [claps.first(), claps.last()]) {
    await clap.evaluate((element: HTMLElement) => {
      for (let press = 0; press < 13; press += 1) element.click();
    });
    await expect(clap).toHaveAccessibleName('Clap, 10 claps, 10 of 10 yours');
  }
  const said = shown.getByRole('listitem').filter({ hasText: 'Forty-one now' });
  await chooseAbout(page, said, 'Highlight');
  await expect(said.getByText('Highlighted')).toBeVisible();
  await page.reload();
  await expect(said.getByText('Highlighted')).toBeVisible();
  await expect(claps.first()).toHaveAccessibleName('Clap, 10 claps, 10 of 10 yours');
  await expect(claps.last()).toHaveAccessibleName('Clap, 10 claps, 10 of 10 yours');
  await chooseAbout(page, said, 'Remove highlight');
  await expect(said.getByText('Highlighted')).toHaveCount(0);

  const removed = thread.getByRole('article', { name: `Reply by ${scene.reader.name}` });
  await chooseAbout(page, removed, 'Remove…');
  const form = page.getByRole('dialog', { name: 'Remove reply' });
  await form.getByLabel('Reason').fill('Nobody counted them.');
  await form.getByRole('button', { name: 'Remove' }).click();
  await expect(removed.getByText('Content deleted')).toBeVisible();
  await page.reload();
  await expect(removed.getByText('Content deleted')).toBeVisible();
  await expect(removed).not.toContainText('A colony of forty');
});

test('[109][111] readers report, with failures in a dialog; an admin removes with a reason', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  const post = await reply(request, scene.admin, scene.threadId, 'Buy cheap binoculars');
  const rude = await comment(request, scene.admin, post, 'Or else');
  expect(rude).not.toBe('');
  const thread = await openReplies(page, scene.reader, scene);
  const shown = postWith(thread, 'Buy cheap binoculars');
  await cutOff(page, 'ReportPost');
  await chooseAbout(page, shown, 'Report');
  const form = page.getByRole('dialog', { name: 'Report reply' });
  await form.getByLabel('What is wrong with it?').fill('This is an advertisement.');
  await form.getByRole('button', { name: 'Send report' }).click();
  const failure = page.getByRole('dialog', { name: 'The report was not sent' });
  await expect(failure).toContainText('We cannot reach the server.');
  await failure.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/graphql');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Post reported.')).toBeVisible();

  const said = shown.getByRole('listitem').filter({ hasText: 'Or else' });
  await chooseAbout(page, said, 'Report');
  const second = page.getByRole('dialog', { name: 'Report comment' });
  await second.getByLabel('What is wrong with it?').fill('A threat.');
  await second.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Comment reported.')).toBeVisible();
  await said.getByRole('button', { name: /^More about the comment/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Reported' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Remove…' })).toHaveCount(0);
});

test('a reply that meets a dead network is lost neither then nor by a reload, and goes out once', async ({
  page,
  request,
  context,
}) => {
  const scene = await threadScene(request);
  const thread = await openReplies(page, scene.reader, scene);
  await thread.getByRole('button', { name: 'Write a reply…' }).click();
  await thread.getByRole('textbox', { name: 'Your reply' }).pressSequentially('From the ferry');
  await context.setOffline(true);
  await thread.getByRole('button', { name: 'Post reply' }).click();
  await expect(thread.getByRole('button', { name: 'Not sent – try again' })).toBeVisible();
  await expect(thread.getByText('From the ferry')).toBeVisible();
  // The page itself comes back before the network for replies does.
  await cutOff(page, 'SubmitPost');
  await context.setOffline(false);
  await page.reload();
  await expect(thread.getByText('From the ferry')).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Not sent – try again' })).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/graphql');
  await context.setOffline(false);
  // By itself, without a press.
  await expect(thread.getByRole('article', { name: `Reply by ${scene.reader.name}` })).toContainText(
    'From the ferry',
  );
  await expect(thread.getByRole('button', { name: 'Not sent – try again' })).toHaveCount(0);
  await page.reload();
  await expect(thread.getByRole('article', { name: `Reply by ${scene.reader.name}` })).toHaveCount(1);
  await expect(thread.getByText('From the ferry')).toHaveCount(1);
});

test('a link leads to a post, which is marked; the first unread is one press away, and reading is remembered', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  // Nothing is unread to who has never been there.
  await callApi(
    request,
    scene.reader.token,
    'mutation ($t: ID!, $u: ID!) { updateThreadViewCount(threadId: $t, userId: $u) }',
    { t: scene.threadId, u: scene.reader.id },
  );
  await replies(request, scene.admin, scene.threadId, 'Tern\n\n\n\n\n\nnumber', 12);
  const thread = await openReplies(page, scene.reader, scene, '?post=10');
  const tenth = postWith(thread, 'number 10');
  await expect(tenth).toHaveAttribute('data-marked', 'true');
  await expect(tenth).toBeInViewport();
  await expect(postWith(thread, 'number 9')).toHaveCount(0);
  await expect(page).toHaveURL(`/thread/${scene.threadId}?post=10`);
  await thread.getByRole('button', { name: 'Show earlier replies' }).click();
  await expect(postWith(thread, 'number 9')).toHaveCount(1);

  const marked = page.waitForRequest((sent) => documentOf(sent).includes('mutation MarkThreadAsRead'));
  await thread.getByRole('button', { name: 'Jump to first unread · 12' }).click();
  await expect(thread.locator('[data-post="1"]')).toBeInViewport();
  const { variables } = (await marked).postDataJSON() as { variables: { number: number } };
  expect(variables.number).toBeGreaterThanOrEqual(1);
  expect(variables.number).toBeLessThan(12);
});
