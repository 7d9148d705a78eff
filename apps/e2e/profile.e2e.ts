import { demoAccounts, expect, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { befriend, callApi, type Member, newMember } from './steps/forum.ts';
import { fetchToken, startSignedIn } from './steps/people.ts';

/** Mei, who is 16, as the demo data has her. */
async function mei(request: Parameters<typeof fetchToken>[0]): Promise<Member> {
  const token = await fetchToken(request, demoAccounts.student);
  const { me } = await callApi<{ me: { id: string } }>(request, token, '{ me { id } }');
  const person = { ...demoAccounts.student, firstName: 'Mei', lastName: 'Tanaka', dateOfBirth: '' };
  return { person, id: me.id, token, name: 'Mei Tanaka' };
}

test('[146, 147, 148] one’s own profile is reached from the account, is there to be changed alone, and says of each thing who sees it', async ({
  page,
  request,
}) => {
  const { id, token, name } = await mei(request);
  await startSignedIn(page, token);
  await page.goto('/konnect');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL(`/u/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const row = (label: string) => page.getByRole('definition').locator('..').filter({ hasText: label });
  await expect(row('Date of birth')).toContainText('Only you');
  await expect(row('Graduation year')).toContainText(/Your (\d+ )?friend/);
  await expect(page.getByText('I run the weather station')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit your bio' })).toBeVisible();
  for (const deed of [/^Endorse/, /friend$/, 'Block', 'Report', /^Message/, /^Video call/])
    await expect(page.getByRole('main').getByRole('button', { name: deed })).toHaveCount(0);
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Edit name and picture' }).click();
  await expect(page).toHaveURL('/settings');
});

test('[148, 151] what one tells of oneself is changed on the page; what cannot be saved stays typed; others see what they are to see', async ({
  page,
  request,
  context,
  browser,
  baseURL,
}) => {
  const [one, friend] = [await newMember(request, 'Noor'), await newMember(request, 'Ilse')];
  await befriend(request, one, friend);
  await startSignedIn(page, one.token);
  await page.goto(`/u/${one.id}`);
  await page.getByRole('button', { name: 'Edit your bio' }).click();
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await expect(bio).toBeFocused();
  await bio.fill('photo \u202egnp.exe');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('There is a character in this that nobody sees').first()).toBeVisible();
  await bio.fill('I keep bees on the roof.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByText('We cannot reach the server.')).toBeVisible();
  await expect(bio).toHaveValue('I keep bees on the roof.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully Updated!')).toBeVisible();
  await expect(bio).toHaveCount(0);
  await expect(page.getByText('I keep bees on the roof.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit your details' }).click();
  await expectNoFault(page);
  await page.getByLabel('City', { exact: true }).fill('Nelson');
  await page.getByLabel('Seen by: City').selectOption('Friends');
  await page.getByLabel('Gender', { exact: true }).fill('Woman');
  await page.getByLabel('Seen by: Gender').selectOption('Only you');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = (label: string) => page.getByRole('definition').locator('..').filter({ hasText: label });
  await expect(row('Gender')).toContainText('Only you');
  await row('City').getByRole('button', { name: 'Your friend' }).click();
  const people = page.getByRole('dialog', { name: 'Who can see this? City' });
  await expect(people.getByText(friend.name)).toBeVisible();
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();

  await page.getByRole('link', { name: 'How others see me' }).click();
  await expect(page.getByText('Nelson')).toBeVisible();
  await expect(page.getByText('Woman')).toHaveCount(0);
  await page.getByLabel('Your page as it is shown to').selectOption('a grown-up you do not know');
  await expect(page.getByText('Nelson')).toHaveCount(0);
  await expect(page).toHaveURL(`/u/${one.id}?as=STRANGER`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Back to my page' }).click();
  await expect(page.getByText('Nelson')).toBeVisible();

  const friends = await (await browser.newContext({ baseURL })).newPage();
  await startSignedIn(friends, friend.token);
  await friends.goto(`/u/${one.id}`);
  await expect(friends.getByText('I keep bees on the roof.')).toBeVisible();
  await expect(friends.getByText('Nelson')).toBeVisible();
  await expect(friends.getByText('Woman')).toHaveCount(0);
});

test('[147, 149] a grown-up stranger reads of a minor the name alone, of a new friend at once what is for friends, and of nobody that there is no such page', async ({
  page,
  request,
}) => {
  const [minor, stranger] = [await mei(request), await newMember(request, 'Otto')];
  await startSignedIn(page, stranger.token);
  await test.step('a minor', async () => {
    await page.goto(`/u/${minor.id}`);
    await expect(page.getByRole('heading', { level: 1, name: minor.name })).toBeVisible();
    await expect(page.getByText("This user hasn't written anything in their bio yet.")).toBeVisible();
    await expect(page.getByText('You cannot send each other friend requests.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Details' })).toHaveCount(0);
    await expect(page.getByText(/Seattle|Kyoto|555/)).toHaveCount(0);
  });
  await test.step('who becomes a friend', async () => {
    const token = await fetchToken(request, demoAccounts.teacher);
    const { me } = await callApi<{ me: { id: string } }>(request, token, '{ me { id } }');
    await callApi(
      request,
      token,
      'mutation ($a: ID!, $b: ID!) { createFriendRequest(requesterId: $a, requestedUserId: $b) { status } }',
      { a: me.id, b: stranger.id },
    );
    await page.goto(`/u/${me.id}`);
    await expect(page.getByText('first-sentences.example')).toBeVisible();
    await expect(page.getByText('Nigerian')).toHaveCount(0);
    await page.getByRole('button', { name: 'Accept friend' }).click();
    await expect(page.getByText('Nigerian')).toBeVisible();
  });
  await test.step('nobody', async () => {
    await page.goto('/u/00000000-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Whoops...' })).toBeVisible();
  });
});

test('[147] a friend is written to, called, endorsed, reported, blocked and let back on their profile', async ({
  page,
  request,
}) => {
  const [one, other] = [await newMember(request, 'Noor'), await newMember(request, 'Ilse')];
  await befriend(request, one, other);
  await startSignedIn(page, one.token);
  await page.goto(`/u/${other.id}`);
  await expect(page.getByRole('button', { name: 'Connected' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Message/ })).toHaveAttribute(
    'href',
    `/chat?open=p-${other.id}`,
  );
  await expect(page.getByRole('link', { name: /^Video call/ })).toHaveAttribute(
    'href',
    `/call/with/${other.id}`,
  );
  for (const deed of [`Endorse ${other.person.firstName}`, 'Report'])
    await expect(page.getByRole('button', { name: deed })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: `You have blocked ${other.person.firstName}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Add as friend', exact: true })).toBeVisible();
});
