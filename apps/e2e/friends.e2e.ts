import { expect, test } from './fixtures/test.ts';
import { openCard, twoPeople } from './steps/friends.ts';
import { documentOf } from './steps/documents.ts';

test('[137][138][139][140][143][145] two people become friends on each other’s card, after a request that fails and one that is rejected', async ({
  browser,
  request,
  baseURL,
}) => {
  const [one, other] = await twoPeople(browser, request, baseURL);
  await test.step('[145] the card opens on hover and on focus, and one that fails says so and tries again', async () => {
    const { page } = one;
    await page.route('**/graphql', async (route) => {
      if (documentOf(route.request()).includes('query UserCard'))
        await route.fulfill({ status: 403, json: {} });
      else await route.fallback();
    });
    await page.goto(`/search?q=${encodeURIComponent(other.person.lastName)}`);
    const trigger = page.getByRole('link', { name: other.name });
    await trigger.hover();
    const card = page.getByRole('dialog', { name: other.name });
    await expect(card.getByText('Oops, something went wrong...')).toBeVisible();
    await page.unroute('**/graphql');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('button', { name: 'Add as friend', exact: true })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card).toBeHidden();

    // From the box to the name by the keyboard alone.
    await page.getByRole('combobox', { name: 'Search forums, threads and people' }).focus();
    for (let step = 0; step < 20 && !(await card.isVisible()); step += 1) {
      await page.keyboard.press('Tab');
      if (await trigger.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(card.getByRole('button', { name: 'Add as friend', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });
  await test.step('[138] a request that the server refuses says so, and the button goes back', async () => {
    const card = await openCard(one, other);
    await one.page.route('**/graphql', async (route) => {
      if (documentOf(route.request()).includes('createFriendRequest')) await route.abort();
      else await route.fallback();
    });
    await card.getByRole('button', { name: 'Add as friend', exact: true }).click();
    await expect(
      one.page.getByText('Sorry, there was an error sending the friend request. Please try again.'),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add as friend', exact: true })).toBeEnabled();
    await one.page.unroute('**/graphql');
  });
  await test.step('[140] a request that was rejected is gone on both sides', async () => {
    const card = await openCard(one, other);
    await card.getByRole('button', { name: 'Add as friend', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Request sent' })).toBeVisible();

    await other.page.goto('/settings#friends');
    const requests = other.page.getByRole('region', { name: 'Friend requests' });
    await requests.getByRole('button', { name: `Reject ${one.name}` }).click();
    await expect(other.page.getByText('Friend request rejected.')).toBeVisible();
    await expect(requests).toContainText('Nobody waits for your answer.');

    const again = await openCard(one, other);
    await expect(again.getByRole('button', { name: 'Add as friend', exact: true })).toBeEnabled();
  });
  await test.step('[143] messages and calls are for friends: others learn how to unlock them', async () => {
    const card = await openCard(one, other);
    const { page } = one;
    const { firstName } = other.person;
    const message = card.getByRole('button', { name: `Message ${firstName}. Add as friend to unlock` });
    await expect(message).toHaveAttribute('aria-disabled', 'true');
    await message.hover();
    await expect(page.getByRole('tooltip', { name: 'Add as friend to unlock' })).toBeVisible();
    await message.click({ force: true });
    await expect(page.getByText('Please become friends to enable Message')).toBeVisible();
    await card.getByRole('button', { name: `Video call with ${firstName}.` }).click({ force: true });
    await expect(page.getByText('Please become friends to enable Video')).toBeVisible();

    await card.getByRole('button', { name: 'Add as friend', exact: true }).click();
    await expect(page.getByText('Friend request sent!').last()).toBeVisible();
    await expect(card.getByRole('button', { name: 'Request sent' })).toBeDisabled();
    const others = await openCard(other, one);
    await others.getByRole('button', { name: 'Accept friend' }).click();
    await expect(other.page.getByText('You have a new friend!')).toBeVisible();
    await expect(others.getByRole('button', { name: 'Connected' })).toBeDisabled();
    await others.getByRole('link', { name: `Message ${one.person.firstName}` }).click();
    await expect(other.page.getByRole('textbox', { name: `Chat with ${one.name}` })).toBeVisible();
  });
  await one.page.context().close();
  await other.page.context().close();
});

test('[144] blocking asks first, hides the card’s other buttons, and is undone in the settings', async ({
  browser,
  request,
  baseURL,
}) => {
  const [one, other] = await twoPeople(browser, request, baseURL);
  const { page } = one;
  const card = await openCard(one, other);
  await card.getByRole('button', { name: 'Block', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Block ${other.person.firstName}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.goto('/settings#friends');
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await expect(blocked).toContainText('You have blocked nobody.');

  await (await openCard(one, other)).getByRole('button', { name: 'Block', exact: true }).click();
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(`${other.person.firstName} is blocked.`)).toBeVisible();
  // Whoever is blocked is found no more, either way.
  await expect(page.getByText('No results found')).toBeVisible();
  await other.page.goto(`/search?q=${encodeURIComponent(one.person.lastName)}`);
  await expect(other.page.getByText('No results found')).toBeVisible();

  await page.goto('/settings#friends');
  await blocked.getByRole('button', { name: `Unblock ${other.name}` }).click();
  await expect(page.getByText(`${other.person.firstName} is no longer blocked.`)).toBeVisible();
  await expect(blocked).toContainText('You have blocked nobody.');
  await page.context().close();
  await other.page.context().close();
});
