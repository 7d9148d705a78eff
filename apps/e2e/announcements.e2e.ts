import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { documentOf } from './steps/documents.ts';
import { join, newForum, newMember } from './steps/forum.ts';
import { openForum } from './steps/forum-screens.ts';
import { startSignedIn } from './steps/people.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

test('[81] an admin announces something above the forum, a member puts it away, and the admin ends it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { forum, admin } = await newForum(request);
  const [reader, other] = [await newMember(request, 'Rita'), await newMember(request, 'Otto')];
  for (const person of [reader, other]) await join(request, person, forum);
  await startSignedIn(page, admin.token);
  await page.goto(`/community/p/${forum.name}/tool?tab=settings`);
  const part = page.getByRole('region', { name: 'Announcements' });
  await expect(part.getByText('Nothing is announced at the moment.')).toBeVisible();
  await part.getByLabel('Title').fill('Trip on Friday');
  await part.getByLabel('Leads to').fill('https://elsewhere.example');
  await part.getByRole('button', { name: 'Announce' }).click();
  await expect(part.getByText('Enter a path on this site, such as /community.')).toBeVisible();
  await part.getByLabel('Leads to').fill('/community');
  await part.getByRole('button', { name: 'Announce' }).click();
  const rows = part.getByRole('list', { name: 'Announcements that run' });
  await expect(rows).toContainText('Trip on Friday');
  await expect(part.getByLabel('Title')).toHaveValue('');

  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await startSignedIn(theirs, reader.token);
  await openForum(theirs, forum);
  const banner = theirs.getByRole('complementary', { name: 'Announcement' });
  await expect(banner).toContainText('Trip on Friday');
  const putAway = theirs.waitForResponse((answer) =>
    documentOf(answer.request()).includes('dismissPriorityPost'),
  );
  await banner.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(banner).toHaveCount(0);
  await putAway;
  await openForum(theirs, forum);
  await expect(
    theirs
      .getByRole('list', { name: 'Posts' })
      .or(theirs.getByText(/no posts|first/i))
      .first(),
  ).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.reload();
  await expect(rows).toContainText('put away by 1');
  await part.getByRole('button', { name: 'End Trip on Friday' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(part.getByText('Nothing is announced at the moment.')).toBeVisible();
  const latecomers = await (await browser.newContext({ baseURL })).newPage();
  await startSignedIn(latecomers, other.token);
  const asked = latecomers.waitForResponse((answer) =>
    documentOf(answer.request()).includes('getPriorityPost'),
  );
  await openForum(latecomers, forum);
  await asked;
  await expect(latecomers.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
});
