import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { befriend, openCard, type Signed, twoPeople } from './steps/friends.ts';
import { scene } from './steps/thread.ts';

const windowOf = (page: Page, { name }: Signed): Locator =>
  page.getByRole('region', { name: `Chat with ${name}` });

async function say(page: Page, other: Signed, text: string): Promise<void> {
  const field = windowOf(page, other).getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
}

const said = (page: Page, other: Signed): Promise<string[]> =>
  windowOf(page, other).getByRole('log').locator('li[data-first], li:not([class*=day])').allInnerTexts();

test('[143][195][202] friends write each other, lose nothing with the network, and find all of it again', async ({
  browser,
  request,
  baseURL,
}) => {
  // A voice is recorded and heard as long as it takes.
  test.slow();
  const [one, other] = await twoPeople(browser, request, baseURL);
  await befriend(one, other);
  const [here, there] = [one.page, other.page];

  await test.step('[143] a card leads to the chat, and the other sees on any screen that something was said', async () => {
    await there.goto('/konnect');
    await (
      await openCard(one, other)
    )
      .getByRole('link', { name: `Message ${other.person.firstName}` })
      .click();
    await say(here, other, 'Shall we read each other’s outlines?');
    await expect(windowOf(here, other).getByRole('log')).toContainText('outlines');
    await expect(
      there.getByRole('navigation', { name: 'Main' }).getByRole('img', { name: '1 unread message' }),
    ).toBeVisible();
  });

  await test.step('what was said is read, answered and seen by the other at once', async () => {
    await there
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Chats/ })
      .click();
    await there.getByRole('button', { name: new RegExp(one.name) }).click();
    await expect(windowOf(there, one).getByText('Shall we read each other’s outlines?')).toBeVisible();
    await expect(there.getByRole('img', { name: /unread message/ })).toHaveCount(0);
    await say(there, one, 'Thursday!');
    await expect(windowOf(here, other).getByText('Thursday!')).toBeVisible();
  });

  await test.step('that somebody writes is seen, and so is that they have read', async () => {
    await windowOf(there, one).getByRole('textbox').pressSequentially('Hm');
    await expect(windowOf(here, other).getByText(`${other.person.firstName} is writing…`)).toBeVisible();
    await windowOf(there, one).getByRole('textbox').fill('');
    await say(here, other, 'Till then!');
    await expect(windowOf(here, other).getByText(/· Read$/)).toBeVisible();
  });

  await test.step('a picture and a document are sent, shown and opened by the other, and named in their list', async () => {
    const map = await here.screenshot({ clip: { x: 0, y: 0, width: 480, height: 320 } });
    const [chooser] = await Promise.all([
      here.waitForEvent('filechooser'),
      windowOf(here, other).getByRole('button', { name: 'Add pictures or files' }).click(),
    ]);
    await chooser.setFiles([
      { name: 'map.png', mimeType: 'image/png', buffer: map },
      { name: 'Outline.txt', mimeType: 'text/plain', buffer: Buffer.from('One.') },
    ]);
    await expect(windowOf(here, other).getByRole('button', { name: 'Remove Outline.txt' })).toBeVisible();
    await expect(windowOf(here, other).getByRole('button', { name: 'Remove map.png' })).toBeVisible();
    await windowOf(here, other).getByRole('button', { name: 'Send' }).click();
    const picture = windowOf(there, one).getByRole('button', { name: 'Open the picture map.png' });
    await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 480);
    await expect(there.getByRole('button', { name: new RegExp(`${one.name}.*Outline.txt`) })).toBeVisible();
    await expectNoFault(there);
    await picture.click();
    const dialog = there.getByRole('dialog', { name: 'map.png' });
    await expect(dialog.getByRole('img', { name: 'map.png' })).toHaveJSProperty('naturalWidth', 480);
    await there.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const [saved] = await Promise.all([
      there.waitForEvent('download'),
      windowOf(there, one)
        .getByRole('button', { name: /^Outline.txt/ })
        .click(),
    ]);
    expect(saved.suggestedFilename()).toBe('Outline.txt');
  });

  await test.step('a voice message is recorded, survives a reload, is listened to, sent, and played by the other', async () => {
    const place = { name: 'Place in the voice message' };
    // Four seconds, and more where the browsers are busy.
    const length = String.raw`0:(?:0[4-9]|[1-5]\d)`;
    const play = { name: new RegExp(`^Play the voice message, ${length}$`) };
    await windowOf(here, other).getByRole('button', { name: 'Record a voice message' }).click();
    await expect(windowOf(here, other).getByRole('timer')).toHaveText(new RegExp(`^${length} of 2:00$`));
    await windowOf(here, other).getByRole('button', { name: 'Stop recording' }).click();
    await expect(windowOf(here, other).getByRole('button', { name: /^Remove Voice message/ })).toBeVisible();
    await here.reload();
    await expect(windowOf(here, other).getByRole('button', { name: /^Remove Voice message/ })).toBeVisible();
    await expectNoFault(here);
    // While it plays; at its end it is at the beginning again.
    await windowOf(here, other).getByRole('button', play).click();
    await expect(windowOf(here, other).getByRole('slider', place)).not.toHaveAttribute('aria-valuenow', '0');
    await windowOf(here, other).getByRole('button', { name: 'Send' }).click();
    const heard = windowOf(there, one).getByRole('log');
    await heard.getByRole('button', play).click();
    await expect(heard.getByRole('slider', place)).not.toHaveAttribute('aria-valuenow', '0');
    await expect(heard.getByRole('button', play)).toBeVisible();
    await expect(
      there.getByRole('button', { name: new RegExp(String.raw`${one.name}.*Voice message \(${length}\)`) }),
    ).toBeVisible();
  });

  await test.step('[202] what is said without a network waits, and arrives once and in order', async () => {
    await here.context().setOffline(true);
    for (const text of ['First', 'Second', 'Third']) await say(here, other, text);
    await expect(windowOf(here, other).getByText('Waits for the network').first()).toBeVisible();
    await here.context().setOffline(false);
    await expect(windowOf(there, one).getByText('Third')).toBeVisible();
    const heard = (await said(there, one)).join(' ');
    expect(heard).toMatch(/First[^]*Second[^]*Third/);
    expect(heard.match(/Second/g)).toHaveLength(1);
  });

  await test.step('[202] what was changed and taken back while the network was away is shown so once it is back', async () => {
    await there.context().setOffline(true);
    const first = windowOf(here, other).getByRole('listitem').filter({ hasText: 'First' });
    await first.hover();
    await first.getByRole('button', { name: 'Edit' }).click();
    await say(here, other, 'The very first');
    const second = windowOf(here, other).getByRole('listitem').filter({ hasText: 'Second' });
    await second.hover();
    await second.getByRole('button', { name: 'Delete' }).click();
    await here.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(windowOf(here, other).getByText('Message deleted')).toBeVisible();
    await there.context().setOffline(false);
    await expect(windowOf(there, one).getByText('The very first')).toBeVisible();
    await expect(windowOf(there, one).getByText('Second')).toHaveCount(0);
  });

  await test.step('what one of them pins is at hand for both, and leads to where it was said', async () => {
    const third = windowOf(here, other).getByRole('listitem').filter({ hasText: 'Third' });
    await third.hover();
    await third.getByRole('button', { name: 'Pin for everybody here' }).click();
    await windowOf(there, one).getByRole('button', { name: '1 pinned message' }).click();
    await there.getByRole('dialog').getByRole('button', { name: /Third/ }).click();
    await expect(windowOf(there, one).getByRole('listitem').filter({ hasText: 'Third' })).toHaveAttribute(
      'data-sought',
      'true',
    );
  });

  await test.step('a thread that is shared stands there by its title, and opens over the chat', async () => {
    const { threadId, title } = await scene(request);
    await say(here, other, `Have you seen ${baseURL ?? ''}/thread/${threadId}?`);
    await windowOf(there, one).getByRole('link', { name: title }).click();
    const thread = there.getByRole('dialog', { name: title });
    await expect(thread.getByRole('heading', { name: title })).toBeVisible();
    await there.goBack();
    await expect(thread).toHaveCount(0);
    await expect(windowOf(there, one).getByRole('textbox')).toBeVisible();
  });

  await test.step('what was said is reached by the keyboard, and a chat has no fault', async () => {
    const log = windowOf(there, one).getByRole('log', { name: `Messages with ${one.name}` });
    await log.focus();
    await expect(log).toBeFocused();
    // What was said scrolls in its window, and the page does not.
    expect(await there.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await expectNoFault(there);
  });

  await test.step('[O] what one of them saves is at hand for them alone, and leads to where it was said', async () => {
    const pens = windowOf(here, other).getByRole('listitem').filter({ hasText: 'Third' });
    await pens.hover();
    await pens.getByRole('button', { name: 'Save for me' }).click();
    await here.getByRole('button', { name: 'Saved messages' }).click();
    await here.getByRole('dialog', { name: 'Saved messages' }).getByRole('button', { name: /Third/ }).click();
    await expect(pens).toHaveAttribute('data-sought', 'true');
    await there.getByRole('button', { name: 'Saved messages' }).click();
    await expect(there.getByRole('dialog').getByText('Nothing saved yet')).toBeVisible();
    await there.keyboard.press('Escape');
  });

  await test.step('[O] a date leads to what was said then, and says where nothing was', async () => {
    await windowOf(there, one).getByRole('button', { name: 'Options of this chat' }).click();
    await there.getByRole('menuitem', { name: 'Go to a date' }).click();
    const dialog = there.getByRole('dialog', { name: `Go to a date in ${one.name}` });
    await dialog.getByLabel('Date').fill('2999-01-01');
    await dialog.getByRole('button', { name: 'Go' }).click();
    await expect(dialog.getByText('Nothing was said on that day or after it.')).toBeVisible();
    await dialog.getByLabel('Date').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Go' }).click();
    await expect(
      windowOf(there, one).getByRole('listitem').filter({ hasText: 'Shall we read' }).first(),
    ).toHaveAttribute('data-sought', 'true');
  });

  await test.step('[24] on a phone a button opens what can be done with a message, for thumbs and keys', async () => {
    const desk = there.viewportSize();
    await there.setViewportSize({ width: 360, height: 740 });
    await there.getByRole('button', { name: 'Continue in the browser' }).click();
    const last = windowOf(there, one).getByRole('listitem').filter({ hasText: 'Till then!' });
    const more = last.getByRole('button', { name: 'What to do with this message' });
    await more.focus();
    await there.keyboard.press('Enter');
    const sheet = there.getByRole('dialog', { name: 'What to do with this message' });
    await expect(sheet.getByRole('button', { name: 'Copy text' })).toBeVisible();
    await expectNoFault(there);
    await there.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await more.click();
    await sheet.getByRole('button', { name: 'Thumbs up' }).click();
    await expect(last.getByRole('button', { name: /^Thumbs up/ })).toBeVisible();
    await more.click();
    await sheet.getByRole('button', { name: 'Reply' }).click();
    await expect(windowOf(there, one).getByRole('textbox')).toBeFocused();
    await say(there, one, 'With pens');
    await expect(windowOf(here, other).getByText('Till then!', { exact: false }).last()).toBeVisible();
    if (desk) await there.setViewportSize(desk);
  });

  await test.step('what is being written survives a reload, and so do the windows', async () => {
    await windowOf(here, other).getByRole('textbox').fill('I thought about');
    await here.reload();
    await expect(windowOf(here, other).getByRole('textbox')).toHaveValue('I thought about');
    await expect(windowOf(here, other).getByText('Third')).toBeVisible();
  });

  await test.step('before something is given away, the writer is asked to think', async () => {
    await say(here, other, 'call me: +1 617 555 0142');
    await expect(windowOf(here, other).getByRole('alert')).toContainText('This looks like a phone number.');
    await windowOf(here, other).getByRole('button', { name: 'Change it' }).click();
    await expect(windowOf(there, one).getByText('617')).toHaveCount(0);
  });

  await test.step('[140] who is no friend any more leaves what was written to be read, and no place to write', async () => {
    await here.goto('/settings#friends');
    const ending = here.getByRole('button', { name: `End friendship with ${other.name}` });
    await ending.click();
    await here.getByRole('dialog').getByRole('button', { name: 'End friendship' }).click();
    await expect(ending).toHaveCount(0);
    await here.goto('/chat');
    await here.getByRole('button', { name: new RegExp(other.name) }).click();
    await expect(windowOf(here, other).getByText('Third')).toBeVisible();
    await expect(windowOf(here, other).getByText('You are not friends any more')).toBeVisible();
    await expect(windowOf(here, other).getByRole('textbox')).toHaveCount(0);
  });

  await test.step('[144] who blocks first finds what was written before, to report it', async () => {
    await (await openCard(one, other)).getByRole('button', { name: 'Block', exact: true }).click();
    await here.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).last().click();
    await expect(here.getByText(`${other.person.firstName} is blocked.`)).toBeVisible();
    await here.goto('/settings#friends');
    await here.getByRole('button', { name: 'Report what they wrote' }).click();
    const dialog = here.getByRole('dialog', { name: `What ${other.name} wrote to you before` });
    const message = dialog.getByRole('listitem').filter({ hasText: 'Thursday!' });
    await message.getByRole('button', { name: 'Report this message' }).click();
    const report = here.getByRole('dialog', { name: 'Report this message' });
    await report.getByRole('textbox').fill('They will not stop.');
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(here.getByText('Thank you. Staff look at it.')).toBeVisible();
  });

  await here.context().close();
  await there.context().close();
});

test('[202] losses of the network, in the middle of what is said, lose nothing and double nothing', async ({
  browser,
  request,
  baseURL,
}) => {
  const [one, other] = await twoPeople(browser, request, baseURL);
  await befriend(one, other);
  const [here, there] = [one.page, other.page];
  await (await openCard(one, other)).getByRole('link', { name: `Message ${other.person.firstName}` }).click();
  await (await openCard(other, one)).getByRole('link', { name: `Message ${one.person.firstName}` }).click();
  await expect(windowOf(there, one).getByRole('textbox')).toBeVisible();
  const numbers = Array.from({ length: 15 }, (_, index) => `No. ${String(index + 1)}.`);
  const lose = async (): Promise<void> => {
    for (let losses = 0; losses < 8; losses++) {
      await there.context().setOffline(true);
      await there.evaluate(() => new Promise(requestAnimationFrame));
      await there.context().setOffline(false);
    }
  };
  const speak = async (): Promise<void> => {
    for (const text of numbers) await say(here, other, text);
  };
  await Promise.all([speak(), lose()]);
  await expect(windowOf(there, one).getByText('No. 15.')).toBeVisible();
  const heard = (await windowOf(there, one).getByRole('log').innerText()).match(/No\. \d+\./g);
  expect(heard).toEqual(numbers);
  await here.context().close();
  await there.context().close();
});

test('[201][134] a group is made, named, written in and left, and who is in it is mentioned there', async ({
  browser,
  request,
  baseURL,
}) => {
  const [one, other] = await twoPeople(browser, request, baseURL);
  await befriend(one, other);
  const { page } = one;
  await page.goto('/chat-group-dashboard');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chats/ }),
  ).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('Debate');
  await dialog.getByRole('checkbox', { name: other.name }).check();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  const group = page.getByRole('region', { name: 'Chat with Debate' });
  await group.getByRole('textbox').fill('Who speaks first?');
  await group.getByRole('textbox').press('Enter');
  await expect(group.getByText('Who speaks first?')).toBeVisible();

  await other.page.goto('/chat');
  await other.page.getByRole('button', { name: /Debate/ }).click();
  const theirs = other.page.getByRole('region', { name: 'Chat with Debate' });
  await expect(theirs.getByText('Who speaks first?')).toBeVisible();
  await group.getByRole('textbox').pressSequentially(`@${other.person.firstName.slice(0, 3)}`);
  await page.getByRole('option', { name: other.name }).click();
  await group.getByRole('textbox').press('Enter');
  await expect(theirs.locator('[data-mention]')).toHaveText(`@${other.name}`);
  await expectNoFault(other.page);
  await theirs.getByRole('button', { name: 'Options of this chat' }).click();
  await other.page.getByRole('menuitem', { name: 'Leave group' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click();
  await expect(other.page.getByRole('button', { name: /Debate/ })).toHaveCount(0);
  await page.context().close();
  await other.page.context().close();
});
