import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { befriend, callApi, join, newForum, newMember, write } from './steps/forum.ts';
import { cutOff, openForum } from './steps/forum-screens.ts';
import { startSignedIn } from './steps/people.ts';
import { documentOf } from './steps/documents.ts';

// Several people, each with a first load of their own, on a machine that may be busy with other tests.
test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

test.describe('an admin of a forum', () => {
  test('[92] pins, unpins and puts the pinned ones in order by button and by keyboard', async ({
    page,
    request,
  }) => {
    const { forum, admin } = await newForum(request);
    for (const title of ['Rules', 'Welcome', 'Plans']) await write(request, admin, forum, title);
    await startSignedIn(page, admin.token);
    await openForum(page, forum);
    // The menu comes in a file of its own: it takes the focus when it is there, and gives it back each time.
    const more = page.getByRole('button', { name: 'More about Rules' });
    for (const _time of ['before its file is there', 'after that']) {
      await more.press('Enter');
      await expect(page.getByRole('menu').locator(':focus')).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(more).toBeFocused();
    }
    const pinned = page.getByRole('region', { name: 'Pinned threads' }).getByRole('heading', { level: 3 });
    const rest = page.getByRole('list', { name: 'Posts' }).getByRole('heading', { level: 3 });
    for (const [count, title] of [
      [1, 'Rules'],
      [2, 'Welcome'],
    ] as const) {
      await page.getByRole('button', { name: `More about ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Pin thread' }).click();
      await expect(pinned).toHaveCount(count);
    }
    await expect(rest).toHaveText(['Plans']);
    const before = await pinned.allTextContents();
    const saved = () =>
      page.waitForResponse((answer) => documentOf(answer.request()).includes('updatePinnedThreadsOrder'));

    const byButton = saved();
    await page.getByRole('button', { name: `Move ${before[0] ?? ''} down` }).click();
    await expect(pinned).toHaveText([...before].reverse());
    await byButton;
    await page.reload();
    await expect(pinned).toHaveText([...before].reverse());

    const byKeyboard = saved();
    const handle = page.getByRole('button', { name: `Drag ${before[1] ?? ''}` });
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${before[1] ?? ''} is at place 2 of 2.`)).toBeAttached();
    await expect(handle).toBeFocused();
    await expect(pinned).toHaveText(before);
    await byKeyboard;

    const logged: string[] = [];
    page.on('pageerror', ({ message }) => logged.push(message));
    await cutOff(page, 'updatePinnedThreadsOrder');
    await page.getByRole('button', { name: `Move ${before[0] ?? ''} down` }).click();
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    await expect(pinned).toHaveText(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/graphql');

    await page.getByRole('button', { name: 'More about Rules' }).click();
    await page.getByRole('menuitem', { name: 'Unpin thread' }).click();
    await expect(pinned).toHaveText(['Welcome']);
    await expect(rest).toHaveText(['Plans', 'Rules']);
  });

  test('[60][67][74][77] gives the forum a banner, invites friends, and as the last member cannot leave', async ({
    page,
    request,
  }) => {
    const { forum, admin } = await newForum(request);
    await startSignedIn(page, admin.token);
    await test.step('[60][77] gives the forum a banner in its settings, and takes it away', async () => {
      const banners = page.getByRole('group', { name: 'Banner' });
      const choose = async (name: string): Promise<void> => {
        await page.goto(`/community/p/${forum.name}/tool?tab=settings`);
        await banners.getByRole('radio', { name }).check();
        await page.getByRole('button', { name: 'Save settings' }).click();
        await expect(page.getByText('The settings are saved.')).toBeVisible();
      };
      const shown = (): Promise<{ banner: string | null; color: string | null }> =>
        callApi<{ forum: { community: { banner: string | null; color: string | null } } }>(
          request,
          admin.token,
          'query ($n: String!, $u: ID!) { forum: getCommunityByName(communityName: $n, userId: $u) { community { banner color } } }',
          { n: forum.name, u: admin.id },
        ).then((data) => data.forum.community);
      await choose('Hills');
      expect(await shown()).toEqual({ banner: '/forum/climate.svg', color: '#0f5c4a' });
      await openForum(page, forum);
      await expect(page.locator('[style*="/forum/climate.svg"]')).toBeVisible();
      await choose('Sunrise');
      expect(await shown()).toEqual({ banner: null, color: null });
    });
    await test.step('[74] invites friends: Confirm waits for a choice, and says how many were invited', async () => {
      const friend = await newMember(request, 'Ilse');
      await befriend(request, admin, friend);
      await openForum(page, forum);
      await page.getByRole('button', { name: 'Invite' }).click();
      const dialog = page.getByRole('dialog', { name: `Invite friends to ${forum.displayName}` });
      const confirm = dialog.getByRole('button', { name: 'Confirm' });
      await expect(confirm).toBeDisabled();
      await dialog.getByLabel('Friends').fill(friend.person.lastName);
      await page.getByRole('option', { name: friend.name }).click();
      const sent = page.waitForRequest((call) => documentOf(call).includes('memberInvitation'));
      await confirm.click();
      expect(((await sent).postDataJSON() as { variables: { role: string } }).variables.role).toBe('MEMBER');
      await expect(page.getByText(`Invited 1 friend(s) to join ${forum.displayName}`)).toBeVisible();
    });
    await test.step('[67] the last member is told why they cannot leave', async () => {
      await openForum(page, forum);
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Forums must have at least one member.')).toBeVisible();
      await expect(page).toHaveURL(`/community/${forum.name}`);
    });
  });

  test('[76][77][78] gives roles, and bans with a reason: the banned one loses the open page at once', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { forum, admin } = await newForum(request);
    const troubled = await newMember(request, 'Tom');
    await join(request, troubled, forum);
    const theirs = await (await browser.newContext({ baseURL })).newPage();
    await startSignedIn(theirs, troubled.token);
    await openForum(theirs, forum);
    await expect(theirs.getByRole('link', { name: 'Forum tool' })).toHaveCount(0);

    await startSignedIn(page, admin.token);
    await page.goto(`/community/p/${forum.name}/tool?tab=members`);
    await page.getByLabel(`Role of ${troubled.name}`).selectOption({ label: 'Moderator' });
    await expect(page.getByText(`${troubled.name}: Moderator.`)).toBeVisible();
    await expect(page.getByLabel(`Role of ${troubled.name}`)).toHaveValue('MOD');
    await theirs.goto(`/community/p/${forum.name}/tool`);
    await expect(theirs.getByRole('navigation', { name: 'Forum tool' }).getByRole('link')).toHaveText([
      'Requests',
      'Reports',
    ]);

    await page.getByRole('button', { name: `Ban ${troubled.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Ban ${troubled.name}?` });
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(dialog.getByText('Say why.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Insults in three threads.');
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(page.getByText(`${troubled.name} is banned.`)).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'You are banned from this forum' })).toBeVisible();
    await theirs.goto(`/community/${forum.name}`);
    await expect(theirs.getByRole('heading', { name: 'You are banned from this forum' })).toBeVisible();

    await page.getByRole('link', { name: 'Bans' }).click();
    await expect(page.getByRole('list', { name: 'Bans' })).toContainText('Insults in three threads.');
    await page.getByRole('button', { name: `Unban ${troubled.name}` }).click();
    await expect(page.getByText('Nobody is banned from this forum.')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
    await theirs.context().close();
  });

  test('[77] clears the reports from the keyboard', async ({ page, request }) => {
    const { forum, admin } = await newForum(request);
    const [author, reader] = [await newMember(request, 'Tom'), await newMember(request, 'Ravi')];
    for (const member of [author, reader]) await join(request, member, forum);
    for (const title of ['Old homework', 'New homework']) {
      const threadId = await write(request, author, forum, title);
      await callApi(
        request,
        reader.token,
        'mutation ($u: ID!, $t: ID!) { reportThread(userId: $u, threadId: $t, message: "These are solutions.") }',
        { u: reader.id, t: threadId },
      );
    }
    await startSignedIn(page, admin.token);
    await page.goto(`/community/p/${forum.name}/tool?tab=reports`);
    const cases = page.getByRole('list', { name: 'Reports', exact: true }).getByRole('article');
    await expect(cases).toHaveCount(2);
    await expect(cases.first()).toContainText('These are solutions.');
    await cases.first().focus();
    for (const left of [1, 0]) {
      await page.keyboard.press('d');
      await page.keyboard.type('It is last year\u2019s.');
      await page.keyboard.press('Enter');
      await expect(cases).toHaveCount(left);
      if (left > 0) await expect(cases.first()).toBeFocused();
    }
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  });
});
