import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { createAccount, signInHere, somebody } from './steps/people.ts';
import { lessonInCall } from './steps/lesson-in-call.ts';
import { befriend, openCard, type Signed, signedIn, twoPeople } from './steps/friends.ts';

// One call after the other: each has browsers that encode pictures, and two cores are busy with one.
test.describe.configure({ mode: 'default' });

// A trace takes pictures of what moves all the time: a second try would be slower than the first.
test.use({ trace: 'off' });

/** Frames of a moving picture that this browser has decoded and shown. */
const framesOf = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);

/** Resolves once so many more frames have come. */
async function expectFrames(video: Locator, more: number): Promise<void> {
  // A connection's keys are computed in JavaScript, beside browsers that encode.
  await expect(video).toBeVisible({ timeout: 60_000 });
  const before = await framesOf(video);
  await expect.poll(() => framesOf(video), { timeout: 30_000 }).toBeGreaterThan(before + more);
}

const videoOf = (page: Page, label: string): Locator => page.locator(`video[aria-label="${label}"]`);

const control = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Controls of the call' }).getByRole('button', { name });

test('[143][203][205][206] friends call each other, see each other move, lose the network, and leave', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(420_000);
  const [one, other] = await twoPeople(browser, request, baseURL);
  await befriend(one, other);
  const [here, there] = [one.page, other.page];
  const otherTab = await there.context().newPage();
  for (const page of [there, otherTab]) {
    await page.goto('/konnect');
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  }

  await test.step('[143] a card leads to the call, which shows what one looks like before it rings', async () => {
    await (
      await openCard(one, other)
    )
      .getByRole('link', { name: `Video call with ${other.person.firstName}` })
      .click();
    await expectFrames(videoOf(here, 'How others see and hear you'), 5);
    await expect(here.getByRole('meter')).toBeVisible();
    await expect(there.getByRole('group', { name: `${one.name} is calling` })).toHaveCount(0);
    await here.getByRole('button', { name: 'Start the call' }).click();
    await expect(here.getByText(`Ringing ${other.name}`)).toBeVisible();
    await expect(here.getByText('Nobody else is here yet.')).toBeVisible();
  });

  await test.step('[205] it rings in all tabs, and in none once it is answered in one', async () => {
    const ring = (page: Page): Locator => page.getByRole('group', { name: `${one.name} is calling` });
    await expect(ring(there)).toBeVisible();
    await expect(ring(otherTab)).toBeVisible();
    await ring(there).getByRole('button', { name: 'Join now' }).click();
    await expect(ring(otherTab)).toHaveCount(0);
    await there.getByRole('button', { name: 'Join the call' }).click();
  });

  await test.step('each sees the other move', async () => {
    await expectFrames(videoOf(here, other.person.firstName), 20);
    await expectFrames(videoOf(there, one.person.firstName), 20);
    await expect(here.getByText('2 people in the call')).toBeVisible();
  });

  await test.step('[203] the chat offers to join the call that goes on', async () => {
    const chat = here.url().split('/').at(-1) ?? '';
    await otherTab.goto(`/chat?open=g-${chat}`);
    await expect(otherTab.getByRole('link', { name: 'Join the call' })).toBeVisible();
    await otherTab.close();
  });

  await test.step('muting and turning the camera off are seen by the other, and undone', async () => {
    await control(there, 'Mute').click();
    await expect(here.getByLabel(`${other.person.firstName} is muted`)).toBeVisible();
    await control(there, 'Turn camera off').click();
    await expect(videoOf(here, other.person.firstName)).toHaveCount(0);
    await control(there, 'Turn camera on').click();
    await expectFrames(videoOf(here, other.person.firstName), 10);
  });

  await test.step('a shared screen is seen by the other', async () => {
    await control(here, 'Share screen').click();
    await expectFrames(videoOf(there, `Screen of ${one.person.firstName}`), 2);
    await control(here, 'Stop sharing').click();
    await expect(videoOf(there, `Screen of ${one.person.firstName}`)).toHaveCount(0);
  });

  await test.step('a lost network and a reload are come back from', async () => {
    await there.context().setOffline(true);
    await there.waitForFunction(() => !navigator.onLine);
    await there.context().setOffline(false);
    await expectFrames(videoOf(there, one.person.firstName), 10);
    await there.reload();
    await there.getByRole('button', { name: 'Join the call' }).click();
    await expectFrames(videoOf(here, other.person.firstName), 10);
  });

  await test.step('on a line that loses much, cameras are left out without anybody asking for it', async () => {
    const line = await there.context().newCDPSession(there);
    const lose = (packetLoss: number) =>
      line.send('Network.emulateNetworkConditionsByRule', {
        offline: false,
        matchedNetworkConditions: [
          { urlPattern: '', latency: 0, downloadThroughput: -1, uploadThroughput: -1, packetLoss },
        ],
      });
    await lose(30);
    // It holds of connections that are made from now on.
    await there.reload();
    await there.getByRole('button', { name: 'Join the call' }).click();
    await expect(there.getByText('Your connection is weak')).toBeVisible({ timeout: 60_000 });
    await expect(videoOf(there, one.person.firstName)).toHaveCount(0);
    await control(there, 'Show cameras again').click();
    await expect(videoOf(there, one.person.firstName)).toBeVisible({ timeout: 60_000 });
    // Connections that stand go on losing: what comes over them is a matter of luck.
    await lose(0);
    await line.detach();
    await there.reload();
    await there.getByRole('button', { name: 'Join the call' }).click();
    await expectFrames(videoOf(there, one.person.firstName), 10);
  });

  await test.step('a stranger who has the address is not let in', async () => {
    const stranger = somebody('Eve');
    await createAccount(request, stranger);
    const page = await (await browser.newContext({ baseURL })).newPage();
    await signInHere(page, stranger);
    await page.goto(new URL(here.url()).pathname);
    await expect(page.getByText('There is no such chat.')).toBeVisible();
    await expect(page.getByRole('button', { name: /call/ })).toHaveCount(0);
    await page.context().close();
  });

  await test.step('who leaves is gone, and the call ends with the last', async () => {
    await control(there, 'Leave').click();
    await expect(there.getByText('You left the call.')).toBeVisible();
    await expect(here.getByText('Nobody else is here yet.')).toBeVisible();
    await control(here, 'Leave').click();
    await expect(there.getByRole('button', { name: 'Join again' })).toHaveCount(0);
  });

  await here.context().close();
  await there.context().close();
});

/** Makes a group of the first one's with two friends of theirs, and opens its call. */
async function callOfThree([one, ...others]: [Signed, Signed, Signed]): Promise<string> {
  const page = one.page;
  await page.goto('/chat');
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the group').fill('Debate');
  for (const { name } of others) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('link', { name: 'Call with Debate' }).click();
  await page.getByRole('button', { name: 'Start the call' }).click();
  return new URL(page.url()).pathname;
}

test('[206] three in a group see each other through a join, a screen, a lost network and a leave; its host rules it', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(420_000);
  const [one, other] = await twoPeople(browser, request, baseURL);
  const third = await signedIn('Zora', browser, request, baseURL);
  await befriend(one, other);
  await befriend(one, third);
  const people: [Signed, Signed, Signed] = [one, other, third];
  const [here, there, yonder] = [one.page, other.page, third.page];
  const firstName = ({ person }: Signed): string => person.firstName;

  await test.step('all three join, and each decodes what both others send', async () => {
    const address = await callOfThree(people);
    for (const page of [there, yonder]) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Join the call' }).click();
    }
    for (const { page, person } of people) {
      await expect(page.getByText('3 people in the call')).toBeVisible();
      for (const seen of people)
        if (seen.person !== person) await expectFrames(videoOf(page, firstName(seen)), 15);
    }
    await expect(here.locator('video:not([aria-label="You"])')).toHaveCount(2);
  });

  await test.step('a shared screen is decoded by both others', async () => {
    await control(there, 'Share screen').click();
    for (const page of [here, yonder]) await expectFrames(videoOf(page, `Screen of ${firstName(other)}`), 2);
    await control(there, 'Stop sharing').click();
  });

  await test.step('with less data cameras are left out, and come back', async () => {
    await control(yonder, 'Less data: sound first').click();
    await expect(yonder.locator('video:not([aria-label="You"])')).toHaveCount(0);
    await control(yonder, 'Show cameras again').click();
    await expectFrames(yonder.locator('video:not([aria-label="You"])').first(), 10);
  });

  await test.step('a hand is seen by all, and lowered by the host', async () => {
    await control(yonder, 'Raise hand').click();
    await expect(there.getByText(`Hands up: ${firstName(third)}`)).toBeVisible();
    await expect(control(there, 'Host tools')).toHaveCount(0);
    await control(here, 'Host tools').click();
    await here.getByRole('menuitem', { name: 'Lower all hands' }).click();
    await expect(control(yonder, 'Raise hand')).toBeVisible();
  });

  await test.step('who loses the network comes back, and both others see them move again', async () => {
    await yonder.context().setOffline(true);
    await yonder.waitForFunction(() => !navigator.onLine);
    await yonder.context().setOffline(false);
    for (const page of [here, there]) {
      await expect(page.getByText('3 people in the call')).toBeVisible();
      await expectFrames(videoOf(page, firstName(third)), 10);
    }
  });

  await test.step('who leaves is gone, and the two others go on; who is put out does not come back', async () => {
    await control(there, 'Leave').click();
    await expect(here.getByText('2 people in the call')).toBeVisible();
    await expectFrames(videoOf(here, firstName(third)), 10);
    await control(here, 'Host tools').click();
    await here.getByRole('menuitem', { name: `Remove ${firstName(third)}` }).click();
    await here.getByRole('button', { name: `Remove ${firstName(third)}` }).click();
    await expect(yonder.getByText('You cannot be in this call any more.')).toBeVisible();
    await expect(here.getByText('Nobody else is here yet.')).toBeVisible();
  });

  for (const { page } of people) await page.context().close();
});

test('[175][186] who leads a lesson records it with those who agree, and its class plays all in step', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const [one, other] = await twoPeople(browser, request, baseURL);
  await befriend(one, other);
  const [here, there] = [one.page, other.page];
  const lead = await openCard(one, other);
  await lead.getByRole('link', { name: `Video call with ${other.person.firstName}` }).click();
  await expect(here.getByRole('button', { name: 'Start the call' })).toBeEnabled();
  const address = new URL(here.url()).pathname;
  const people = [one.person, other.person];
  const groupTag = await lessonInCall(request, people, `https://lyceum.example${address}`);

  await test.step('who leads it begins to record; the other is told before they come in, and agrees', async () => {
    await here.getByRole('button', { name: 'Start the call' }).click();
    await control(here, 'Record the lesson').click();
    await here.getByRole('dialog').getByRole('button', { name: 'Record the lesson' }).click();
    await expect(here.getByText('You are in it.')).toBeVisible();
    await there.goto(address);
    await expect(there.getByText('This lesson is being recorded')).toBeVisible();
    await there.getByRole('button', { name: 'Join without being recorded' }).click();
    await expect(there.getByText('You are not being recorded now.')).toBeVisible();
    await expect(control(there, 'Record the lesson')).toHaveCount(0);
    await expectNoFault(there);
    await there.getByRole('button', { name: 'Yes, record me' }).click();
    await expect(here.getByLabel(`${other.person.firstName} is recorded`)).toBeVisible();
    await control(here, 'Share screen').click();
    await expectFrames(videoOf(here, other.person.firstName), 100);
    await control(here, 'Stop sharing').click();
    await control(here, 'Stop recording').click();
    await expect(there.getByText('This lesson is being recorded')).toHaveCount(0);
    await control(here, 'Leave').click();
    await control(there, 'Leave').click();
  });

  await test.step('both are seen in it by the student, moving, with the screen, and can be gone to', async () => {
    await there.goto(`/lc-dashboard/${groupTag}`);
    await there.getByRole('link', { name: /^Lesson 1/ }).click({ timeout: 60_000 });
    const player = there.getByRole('group', { name: 'The recorded lesson' });
    await expect(player).toBeVisible();
    await expectNoFault(there);
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expectFrames(videoOf(there, one.person.firstName), 20);
    await expectFrames(videoOf(there, other.person.firstName), 20);
    await there.getByRole('button', { name: `${one.person.firstName} shared a screen` }).click();
    await expectFrames(videoOf(there, `Screen of ${one.person.firstName}`), 2);
    await player.getByRole('slider', { name: 'Where it is' }).press('Home');
    await expectFrames(videoOf(there, one.person.firstName), 5);
  });

  await test.step('the student takes themselves out of it: nobody is shown them any more', async () => {
    await there.getByRole('button', { name: 'Take me out' }).click();
    await there.getByRole('dialog').getByRole('button', { name: 'Take me out' }).click();
    await expect(there.getByText('You are not in this recording any more.')).toBeVisible();
    await expect(videoOf(there, other.person.firstName)).toHaveCount(0);
    await expectFrames(videoOf(there, one.person.firstName), 1);
    await expectNoFault(there);
    await here.goto(`/lc-dashboard/${groupTag}`);
    await here.getByRole('link', { name: /^Lesson 1/ }).click({ timeout: 60_000 });
    await expect(videoOf(here, one.person.firstName)).toBeAttached();
    await expect(videoOf(here, other.person.firstName)).toHaveCount(0);
  });

  await here.context().close();
  await there.context().close();
});
