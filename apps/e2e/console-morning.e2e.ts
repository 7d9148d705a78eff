import { demoAccounts, expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { callApi, join, newForum, newMember, write } from './steps/forum.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

test('a support agent’s morning: from what waits to a person, a note, a case and a job', async ({
  page,
  request,
}) => {
  const { forum } = await newForum(request);
  const [author, reader] = [await newMember(request, 'Mona'), await newMember(request, 'Rui')];
  await join(request, author, forum);
  await join(request, reader, forum);
  const threadId = await write(request, author, forum, 'Cheap telescopes');
  await callApi(
    request,
    reader.token,
    'mutation ($userId: ID!, $threadId: ID!) { reportThread(userId: $userId, threadId: $threadId, message: "It sells.") }',
    { userId: reader.id, threadId },
  );
  await startSignedIn(page, await fetchToken(request, demoAccounts.admin));

  await test.step('home says what waits, and so does the navigation', async () => {
    await page.goto('/ops/');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cases to decide \d/ })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Jobs \d+\+? waiting$/ }),
    ).toBeVisible();
    await expectNoFault(page);
  });

  await test.step('the palette finds the person by their e-mail, and their page tells what there is', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Search pages and records' }).fill(author.person.email);
    await expect(page.getByRole('button', { name: `Email: ${author.person.email}` }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    const timeline = page.getByRole('table', { name: 'Timeline' });
    await expect(timeline.getByRole('link', { name: 'Cheap telescopes' })).toBeVisible();
    await expect(timeline.getByRole('link', { name: 'Reported: Thread' })).toBeVisible();
    await expectNoFault(page);
  });

  await test.step('a note for the others', async () => {
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Told her about the rules.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Told her about the rules.' })).toContainText(
      'Noted by',
    );
  });

  await test.step('the case is one press away, and decided', async () => {
    await page.getByRole('link', { name: 'Reported: Thread' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cheap telescopes' })).toBeVisible();
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: 'Reason' }).fill('No advertising here.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Remove: done.')).toBeVisible();
    await page.goto(`/ops/moderation?status=CLOSED&forum=${encodeURIComponent(forum.displayName)}`);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
  });

  await test.step('a job is tried again, and the table stays at hand', async () => {
    await page.goto('/ops/jobs?subscriber=uploads.remove-objects');
    const rows = page.getByRole('table', { name: 'Jobs', exact: true }).locator('tbody').getByRole('row');
    await rows.last().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Results' })).toContainText('Handed to the queue');
    await expectNoFault(page);
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: /^Mona/ })).toBeVisible();
  });
});
