import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { join, newForum, newMember, write } from './steps/forum.ts';
import { cutOff, openForum } from './steps/forum-screens.ts';
import { signInHere, startSignedIn } from './steps/people.ts';
import { documentOf } from './steps/documents.ts';

// Several people, each with a first load of their own, on a machine that may be busy with other tests.
test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

test.describe('a student', () => {
  test('[60][64][65][66] joins a public forum, sees Invite and Leave, and leaves it', async ({
    page,
    request,
  }) => {
    const { forum } = await newForum(request);
    const student = await newMember(request);
    await startSignedIn(page, student.token);
    await openForum(page, forum);
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    const joinButton = page.getByRole('button', { name: 'Join', exact: true });
    await expect(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect(leave).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);

    await cutOff(page, 'joinCommunity');
    await joinButton.click();
    await expect(
      page.getByText('Sorry, there was an error joining the forum. Please try again.'),
    ).toBeVisible();
    await page.unroute('**/graphql');
    await joinButton.click();
    await expect(page.getByText('Welcome to the forum!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
    await expect(joinButton).toHaveCount(0);
    await expect(page.getByText('2 members', { exact: true })).toBeVisible();

    await leave.click();
    const question = page.getByRole('dialog', { name: 'Are you sure ?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await cutOff(page, 'leaveCommunity');
    await leave.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByText('Sorry, there was an error leaving the forum. Please try again.'),
    ).toBeVisible();
    await page.unroute('**/graphql');
    await leave.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Successfully left the forum.')).toBeVisible();
    await expect(page).toHaveURL('/community');
    await openForum(page, forum);
    await expect(joinButton).toBeVisible();
  });

  test('[68][69][72][73] asks to be let into a private forum, and comes in when an admin says so', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { forum, admin } = await newForum(request, 'PRIVATE');
    const student = await newMember(request);
    await startSignedIn(page, student.token);
    await page.goto(`/community/${forum.name}`);
    const ask = page.getByRole('button', { name: 'Request Access' });
    await expect(ask).toBeVisible();
    await cutOff(page, 'joinCommunityRequest');
    await ask.click();
    await expect(
      page.getByText('Sorry, there was an error sending your request. Please try again.'),
    ).toBeVisible();
    await page.unroute('**/graphql');
    await ask.click();
    await expect(
      page.getByText(`Your request to join ${forum.displayName} was sent successfully.`),
    ).toBeVisible();
    await expect(page.getByText('Your request is pending.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your request is pending.')).toBeVisible();

    const admins = await (await browser.newContext({ baseURL })).newPage();
    await startSignedIn(admins, admin.token);
    await openForum(admins, forum);
    await admins.getByRole('link', { name: 'Forum tool' }).click();
    await admins.getByRole('button', { name: `Approve ${student.name}` }).click();
    await expect(admins.getByText('Nobody is waiting to be let in.')).toBeVisible();
    // Told over the open socket: nobody reloads.
    await expect(page.getByRole('heading', { level: 1, name: forum.displayName })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
    await admins.context().close();
  });

  test('[80] [81] reads an announcement and dismisses it, and proposes a forum; staff create one', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const student = await newMember(request);
    await startSignedIn(page, student.token);
    await test.step('[81] reads an announcement, dismisses it and does not see it again', async () => {
      await page.goto('/community');
      const announcement = page.getByRole('complementary', { name: 'Announcement' });
      await expect(announcement).toBeVisible();
      const dismissed = page.waitForResponse((answer) =>
        documentOf(answer.request()).includes('dismissPriorityPost'),
      );
      await announcement.getByRole('button', { name: 'Dismiss the announcement' }).click();
      await expect(announcement).toBeHidden();
      await dismissed;
      const asked = page.waitForResponse((answer) =>
        documentOf(answer.request()).includes('getPriorityPost'),
      );
      await page.reload();
      await asked;
      await expect(page.getByRole('link', { name: 'My feed' })).toBeVisible();
      await expect(announcement).toHaveCount(0);
    });
    await test.step('[80] proposes a forum, and staff create one', async () => {
      await page.goto('/community');
      const propose = page.getByRole('button', { name: 'Propose a forum' });
      const proposal = page.getByRole('dialog', { name: 'Propose a forum' });
      // The form comes in a file of its own: it takes the focus when it is there, and gives it back.
      await propose.press('Enter');
      await expect(proposal.locator(':focus')).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(propose).toBeFocused();
      await propose.click();
      await proposal.getByLabel('Name of the forum').fill('Chess after school');
      await proposal.getByLabel('What is it for').fill('We play on Fridays and talk about it all week.');
      await proposal.getByRole('button', { name: 'Send the proposal' }).click();
      await expect(
        page.getByText('Your proposal for Chess after school is with the staff now.'),
      ).toBeVisible();

      const { admin } = await newForum(request);
      const staff = await (await browser.newContext({ baseURL })).newPage();
      await signInHere(staff, admin.person);
      await staff.goto('/community');
      await staff.getByRole('button', { name: 'Create a forum' }).click();
      const form = staff.getByRole('dialog', { name: 'Create a forum' });
      const name = `Made by ${admin.person.lastName}`;
      await form.getByLabel('Name', { exact: true }).fill(name);
      await form.getByRole('button', { name: 'Create the forum' }).click();
      await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(staff.getByRole('link', { name: 'Forum tool' })).toBeVisible();
      await staff.context().close();
    });
  });
});

test.describe('the posts of a forum', () => {
  test('[61][71][72][79] an empty forum asks for the first post; one that does not open says why', async ({
    page,
    request,
  }) => {
    const { forum, admin } = await newForum(request);
    await startSignedIn(page, admin.token);
    await test.step('[61][79] an empty forum asks for the first post; tabs are Posts, Members and Info', async () => {
      await openForum(page, forum);
      await expect(page.getByRole('link', { name: "Create this forum's first post" })).toHaveAttribute(
        'href',
        `/community/${forum.name}/createThread`,
      );
      const tabs = page.getByRole('navigation', { name: 'Forum', exact: true });
      await expect(tabs.getByRole('link')).toHaveText(['Posts', 'Members', 'Info']);
      await tabs.getByRole('link', { name: 'Members' }).click();
      await expect(page).toHaveURL(`/community/${forum.name}?tab=members`);
      await expect(page.getByRole('list', { name: 'Admins' })).toContainText(admin.name);
      await expect(page.getByRole('list', { name: 'Members' })).toContainText('Admin');
      await page.getByRole('link', { name: 'Info' }).click();
      await expect(page.getByRole('heading', { name: 'About this forum' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
    });
    await test.step('[71][72] is the 404 page where there is none, and UNAUTHORIZED with Retry where no answer came', async () => {
      await page.goto('/community/no-such-forum-anywhere');
      await expect(page.getByRole('heading', { level: 1, name: 'Whoops...' })).toBeVisible();

      await cutOff(page, 'getCommunityByName');
      await page.goto(`/community/${forum.name}`);
      await expect(page.getByRole('heading', { level: 1, name: 'UNAUTHORIZED' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText('You are banned from this forum')).toHaveCount(0);
      await page.unroute('**/graphql');
      // By the keyboard: a pointer waits until nothing moves, and meanwhile the page may have asked again by itself.
      await page.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: forum.displayName })).toBeVisible();
    });
  });

  test('[62][63][85] come by tens, exactly ten cost one more call, sorted as asked, as a list or a grid that is remembered', async ({
    page,
    request,
  }) => {
    const { forum, admin } = await newForum(request);
    for (let number = 1; number <= 10; number += 1)
      await write(request, admin, forum, `Post ${String(number)}`);
    await startSignedIn(page, admin.token);
    const answers: number[] = [];
    page.on('response', async (answer) => {
      if (!documentOf(answer.request()).includes('getThreadsFromCommunity')) return;
      // The page may have stopped waiting for this one: its body is gone then.
      const body = (await answer.json().catch(() => null)) as {
        data: { getThreadsFromCommunity: unknown[] };
      } | null;
      if (body) answers.push(body.data.getThreadsFromCommunity.length);
    });
    await openForum(page, forum);
    const titles = page.getByRole('list', { name: 'Posts' }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(10);
    await expect(titles.first()).toHaveText('Post 10');
    await titles.last().scrollIntoViewIfNeeded();
    // What the server tells of the forum meanwhile may have the first page asked for again; an eleventh post is never there.
    await expect.poll(() => answers).toContain(0);
    expect(new Set(answers)).toEqual(new Set([10, 0]));
    await expect(titles).toHaveCount(10);

    await page.getByLabel('Sort threads').selectOption({ label: 'Oldest' });
    await expect(titles.first()).toHaveText('Post 1');
    await expect(page).toHaveURL(`/community/${forum.name}?sort=OLDEST`);

    const list = page.getByRole('list', { name: 'Posts' });
    await expect(list).toHaveAttribute('data-variant', 'list');
    const saved = page.waitForResponse((answer) =>
      documentOf(answer.request()).includes('updateCommunityDesktopView'),
    );
    await page.getByRole('radiogroup', { name: 'View' }).getByTitle('Grid').click();
    await expect(list).toHaveAttribute('data-variant', 'grid');
    await saved;
    await page.reload();
    await expect(list).toHaveAttribute('data-variant', 'grid');
    await expect(titles.first()).toHaveText('Post 1');
  });

  test('new ones are announced and nothing moves until the reader asks for them', async ({
    page,
    request,
  }) => {
    const { forum, admin } = await newForum(request);
    const reader = await newMember(request);
    await join(request, reader, forum);
    await write(request, admin, forum, 'The first one');
    await startSignedIn(page, reader.token);
    const socket = page.waitForEvent('websocket');
    await openForum(page, forum);
    const titles = page.getByRole('list', { name: 'Posts' }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['The first one']);
    await (await socket).waitForEvent('framereceived');
    const pill = page.getByRole('button', { name: /^\d+ new$/ });
    await expect(async () => {
      await write(request, admin, forum, 'The next one');
      await expect(pill).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(titles).toHaveText(['The first one']);
    await pill.click();
    await expect(titles.first()).toHaveText('The next one');
    await expect(pill).toBeHidden();
  });
});
