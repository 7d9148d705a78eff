import type { APIRequestContext } from '@playwright/test';
import { demoAccounts, expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { callApi, type Forum, join, newForum, newMember, write } from './steps/forum.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

/** A forum of the test's own with a reported thread of each title. */
async function forumWithReports(request: APIRequestContext, titles: readonly string[]): Promise<Forum> {
  const { forum } = await newForum(request);
  const [author, reader] = [await newMember(request, 'Ola'), await newMember(request, 'Rui')];
  await join(request, author, forum);
  await join(request, reader, forum);
  for (const title of titles) {
    const threadId = await write(request, author, forum, title);
    await callApi(
      request,
      reader.token,
      'mutation ($userId: ID!, $threadId: ID!) { reportThread(userId: $userId, threadId: $threadId, message: "It sells watches.") }',
      { userId: reader.id, threadId },
    );
  }
  return forum;
}

test('[17] an admin decides reports of any forum, one by one with the keyboard or several at once', async ({
  page,
  request,
}) => {
  await startSignedIn(page, await fetchToken(request, demoAccounts.admin));
  await test.step('[17] an admin decides a report of any forum with the keyboard, and the next one is shown', async () => {
    const { displayName } = await forumWithReports(request, ['Cheap watches', 'Dear watches']);
    await page.goto(`/ops/moderation?status=OPEN&forum=${encodeURIComponent(displayName)}`);
    const rows = page.getByRole('table', { name: 'Moderation' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dear watches' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Reports' })).toContainText('It sells watches.');
    const queue = page.getByRole('group', { name: 'Queue' });
    await expect(queue).toContainText('1 of 2');
    await expectNoFault(page);

    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: 'Cheap watches' })).toBeVisible();
    await expect(queue).toContainText('2 of 2');
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1, name: 'Dear watches' })).toBeVisible();
    await queue.getByRole('button', { name: 'Skip' }).click();
    // What was skipped comes again after the last one.
    await expect(page.getByRole('heading', { level: 1, name: 'Cheap watches' })).toBeVisible();
    await page.reload();
    await expect(queue).toContainText('2 of 2');
    await queue.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dear watches' })).toBeVisible();

    // What was begun here is there again for who comes back, the length of a ban with it.
    await page.keyboard.press('b');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Twice now.');
    await page.getByRole('combobox', { name: 'How long' }).click();
    await page.getByRole('option', { name: 'For 30 days' }).click();
    await queue.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cheap watches' })).toBeVisible();
    await queue.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dear watches' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Twice now.');
    await expect(page.getByRole('combobox', { name: 'How long' })).toHaveValue('For 30 days');
    await page.getByRole('textbox', { name: 'Reason' }).fill('');
    await page.getByRole('textbox', { name: 'Reason' }).blur();

    const decisions: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('moderation.decide')) decisions.push(call.url());
    });
    await page.keyboard.press('r');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Give a reason.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    expect(decisions).toEqual([]);
    await page.getByRole('button', { name: 'Edit the reasons' }).click();
    const reasons = page.getByRole('dialog', { name: 'Reasons' });
    await reasons.getByRole('button', { name: 'New reason' }).click();
    await reasons.getByRole('textbox', { name: 'Name' }).fill('Advertising');
    await reasons.getByRole('textbox', { name: 'Text' }).fill('No advertising.');
    await reasons.getByRole('button', { name: 'Keep the reason' }).click();
    await expect(reasons.getByRole('button', { name: 'Edit Advertising' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reasons).toBeHidden();
    await page.getByRole('button', { name: 'Insert a reason' }).click();
    await page.getByRole('menuitem', { name: 'Advertising' }).click();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('No advertising.');
    await page.getByRole('textbox', { name: 'Reason' }).fill('No advertising here.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Remove: done.')).toBeVisible();
    // The next one of the list it was opened from, whatever else waits.
    await expect(page.getByRole('heading', { level: 1, name: 'Cheap watches' })).toBeVisible();
    await expect(queue).toContainText('1 of 1');
    await page.keyboard.press('b');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Twice now.');
    await page.getByRole('combobox', { name: 'How long' }).click();
    await page.getByRole('option', { name: 'Until a day…' }).click();
    await page.getByRole('button', { name: 'Remove and ban the author, then the next' }).click();
    await expect(page.getByText('Choose a day that is not over.')).toBeVisible();
    await page.getByLabel('Last day').fill('2199-12-31');
    await page.getByRole('button', { name: 'Remove and ban the author, then the next' }).click();
    await expect(page.getByText('Remove and ban the author: done.')).toBeVisible();
    // Nothing is left of the queue: back on its list.
    await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();

    await page.goto(`/ops/moderation?status=CLOSED&forum=${encodeURIComponent(displayName)}`);
    await expect(rows).toHaveCount(2);
    await rows.filter({ hasText: 'Dear watches' }).getByRole('link').first().click();
    await expect(page.getByText('Remove: No advertising here.')).toBeVisible();
    await page.getByRole('button', { name: 'Lift the ban…' }).click();
    const lifting = page.getByRole('dialog', { name: 'Lift the ban' });
    await lifting.getByRole('textbox', { name: 'Reason' }).fill('We talked about it.');
    await lifting.getByRole('button', { name: 'Lift the ban' }).click();
    await expect(page.getByText('The ban is lifted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lift the ban…' })).toHaveCount(0);
  });
  await test.step('several reports are dismissed at once, with what became of each, and wait again once undone', async () => {
    const { displayName } = await forumWithReports(request, ['A poem', 'A second poem']);
    await page.goto(`/ops/moderation?status=OPEN&forum=${encodeURIComponent(displayName)}`);
    const rows = page.getByRole('table', { name: 'Moderation' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select all', exact: false }).first().check();
    await page
      .getByRole('toolbar', { name: 'Selected rows' })
      .getByRole('button', { name: 'Dismiss' })
      .click();
    const question = page.getByRole('dialog', { name: 'Dismiss these 2?' });
    await question.getByRole('textbox', { name: 'Reason' }).fill('Poems are welcome.');
    await question.getByRole('button', { name: 'Dismiss' }).click();
    const results = page.getByRole('list', { name: 'Results' });
    await expect(results.getByText('Dismissed')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(results.getByText('Waiting again')).toHaveCount(2);
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(rows).toHaveCount(2);
  });
});
