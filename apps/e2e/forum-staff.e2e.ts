import { randomUUID } from 'node:crypto';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { callApi, newForum, newMember, write } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

test('[80] staff see what forums people ask for, and make one of them; a student sees no such tab', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await test.step('[80] staff see what forums people ask for, and make one of them', async () => {
    const { admin } = await newForum(request);
    const asking = await newMember(request, 'Wren');
    const displayName = `Chess ${randomUUID().slice(0, 8)}`;
    await callApi(
      request,
      asking.token,
      'mutation ($input: ProposeCommunityInput!) { proposeCommunity(input: $input) { id } }',
      { input: { displayName, reason: 'Twelve of us play at lunch.' } },
    );

    await startSignedIn(page, admin.token);
    await page.goto('/community?tab=proposals');
    await expect(page.getByRole('heading', { name: displayName })).toBeVisible();
    await page.getByRole('button', { name: `Create ${displayName}` }).click();
    await expect(
      page.getByText(`${displayName} is there now, with ${asking.name} for its admin.`),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: displayName })).toHaveCount(0);

    const { getUserCommunities } = await callApi<{ getUserCommunities: { displayName: string }[] }>(
      request,
      asking.token,
      'query ($userId: ID!) { getUserCommunities(userId: $userId) { displayName } }',
      { userId: asking.id },
    );
    expect(getUserCommunities.map((forum) => forum.displayName)).toContain(displayName);
  });
  await test.step('[80] proposals are for staff: a student sees no such tab', async () => {
    const student = await newMember(request);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await startSignedIn(other, student.token);
    await other.goto('/community?tab=proposals');
    await expect(other.getByRole('link', { name: 'My feed' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Proposals' })).toHaveCount(0);
    await expect(other.getByRole('link', { name: 'My feed' })).toHaveAttribute('aria-current', 'page');
    await other.context().close();
  });
});

test('an admin puts somebody into a closed forum, and has first posts wait', async ({ page, request }) => {
  const { forum, admin } = await newForum(request, 'CLOSED');
  const newcomer = await newMember(request, 'Noor');
  await startSignedIn(page, admin.token);

  await page.goto(`/community/p/${forum.name}/tool?tab=members`);
  await page
    .getByRole('combobox', { name: 'Add somebody' })
    .or(page.getByLabel('Add somebody'))
    .first()
    .fill(newcomer.person.lastName);
  await page.getByRole('option', { name: newcomer.name }).click();
  await page.getByRole('button', { name: 'Add to the forum' }).click();
  await expect(page.getByText(`${newcomer.name} is a member now.`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: `Role of ${newcomer.name}` })).toBeVisible();

  await page.goto(`/community/p/${forum.name}/tool?tab=settings`);
  const waits = page.getByRole('switch', { name: 'First threads and replies wait for a moderator' });
  await expect(waits).not.toBeChecked();
  await waits.click();
  await expect(
    page.getByText('First threads and replies wait for a moderator.', { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(waits).toBeChecked();

  const held = await write(request, newcomer, forum, 'My first one');
  const { getThread } = await callApi<{ getThread: { status: string } }>(
    request,
    newcomer.token,
    'query ($threadId: ID!, $userId: ID!) { getThread(threadId: $threadId, userId: $userId) { status } }',
    { threadId: held, userId: newcomer.id },
  );
  expect(getThread.status).toBe('HELD');
});

test('what moderators decided is told in the settings, and can be appealed against once', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const author = await newMember(request, 'Kit');
  await callApi(
    request,
    author.token,
    'mutation ($c: ID!, $u: ID!) { joinCommunity(communityId: $c, userId: $u) { id } }',
    { c: forum.id, u: author.id },
  );
  const threadId = await write(request, author, forum, 'Homework for sale');
  const reporter = await newMember(request);
  await callApi(
    request,
    reporter.token,
    'mutation ($t: ID!, $u: ID!) { reportThread(threadId: $t, userId: $u, message: "Cheating") }',
    { t: threadId, u: reporter.id },
  );
  const { getForumReports } = await callApi<{ getForumReports: { id: string }[] }>(
    request,
    admin.token,
    'query ($c: ID!) { getForumReports(communityId: $c, status: OPEN) { id } }',
    { c: forum.id },
  );
  await callApi(
    request,
    admin.token,
    'mutation ($id: ID!) { decideReport(id: $id, action: REMOVE, reason: "We do not sell homework.") { id } }',
    { id: getForumReports[0]?.id },
  );

  await startSignedIn(page, author.token);
  await page.goto('/settings#moderation');
  const notice = page.getByRole('listitem').filter({ hasText: 'Homework for sale' });
  await expect(notice).toContainText('Removed by a moderator');
  await expect(notice).toContainText('We do not sell homework.');
  await notice.getByRole('button', { name: 'Appeal' }).click();
  await notice.getByLabel('Why is the decision wrong?').fill('It was a joke about my sister.');
  await notice.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Your appeal was sent to the moderators.')).toBeVisible();
  await expect(notice).toContainText('Moderators have not answered yet.');
  await expect(notice.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
});
