import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ChatCalls, lookForUnread, type OpenedChats, openChats } from '../../src/testing/chats';
import { givenBy } from '../../src/testing/deliveries';
import { FriendCalls } from '../../src/testing/friends';
import { mailsTo, untilMailIsOut } from '../../src/testing/mails';
import type { Person } from '../../src/testing/people';
import type { TestServer } from '../../src/testing/test-server';

let opened: OpenedChats;
let server: TestServer;
let chats: ChatCalls;
beforeAll(async () => {
  opened = await openChats();
  ({ server, chats } = opened);
});

let ada: Person;
let ben: Person;
let eve: Person;
let chatId: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  await opened.befriend(ada, eve);
  await opened.befriend(ben, eve);
  chatId = await chats.open(ada, ben);
});

async function look(): Promise<void> {
  await lookForUnread(server);
  await untilMailIsOut(server);
}

interface Told {
  description: string;
  url: string | null;
  seen: boolean;
}

const bell = async (who: Person): Promise<Told[]> => {
  const query = `query ($userId: ID!) { getNotificationsForUser(userId: $userId, type: ["CHAT_MESSAGE"], platform: "web") {
    description url seen } }`;
  const answer = await chats.ask<{ getNotificationsForUser: Told[] }>(who, query, { userId: who.id });
  return answer.getNotificationsForUser;
};
const saidTo = async (who: Person): Promise<string[]> =>
  (await bell(who)).map(({ description }) => description);
const mute = (who: Person, id: string) =>
  chats.change(who, 'muteChat', 'chatId: ID!, until: DateTime', {
    chatId: id,
    until: new Date(Date.now() + 3_600_000).toISOString(),
  });
const adaWrote = 'Ada Tester wrote to you';

describe('who does not look at a chat', () => {
  test('is told once who wrote, however much they write, until the chat is read; then it is gone', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, number) => chats.say(ada, chatId, `Secret ${String(number)}`)),
    );
    expect(await saidTo(ben)).toEqual([]);
    await look();
    expect(await bell(ben)).toEqual([{ description: adaWrote, url: `/chat?open=g-${chatId}`, seen: false }]);
    await chats.say(ada, chatId, 'And another one');
    await Promise.all([look(), look()]);
    expect(await saidTo(ben)).toEqual([adaWrote]);
    expect(await saidTo(ada)).toEqual([]);
    await chats.read(ben, chatId, 11);
    expect(await saidTo(ben)).toEqual([]);
    await chats.say(ada, chatId, 'News');
    await look();
    expect(await saidTo(ben)).toEqual([adaWrote]);
  });

  test('is told nothing of what they have read by then, muted, or deleted is', async () => {
    const { seq } = await chats.say(ada, chatId, 'One');
    await chats.read(ben, chatId, seq);
    await look();
    expect(await saidTo(ben)).toEqual([]);
    await mute(ben, chatId);
    await chats.say(ada, chatId, 'Two');
    await look();
    expect(await saidTo(ben)).toEqual([]);
    const other = await chats.open(ben, eve);
    const { id } = await chats.say(eve, other, 'Slip');
    await chats.ask(eve, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { id } }', {
      messageId: id,
    });
    await look();
    expect(await saidTo(ben)).toEqual([]);
  });

  test('[144] is told nothing over a block, and no more once there is one', async () => {
    const group = await opened.group(ada, ben, eve);
    await chats.say(ada, group, 'Before');
    await look();
    expect(await saidTo(ben)).toEqual(['Ada Tester wrote in a group of yours']);
    await chats.read(ben, group, 1);
    await chats.say(eve, group, 'From Eve');
    await chats.say(ada, chatId, 'For you');
    await opened.block(ben, eve);
    await look();
    expect(await saidTo(ben)).toEqual([adaWrote]);
    await opened.block(ben, ada);
    expect(await saidTo(ben)).toEqual([]);
  });

  test('[144] is told who else wrote in a group, and writes, once a block hides what they were told', async () => {
    const group = await opened.group(ada, ben, eve);
    await chats.say(ada, group, 'From Ada');
    await look();
    await chats.say(eve, group, 'From Eve');
    await look();
    expect(await saidTo(ben)).toEqual(['Ada Tester wrote in a group of yours']);
    await new FriendCalls(server).block(ben, ada);
    await untilMailIsOut(server);
    expect(await saidTo(ben)).toEqual([]);
    await look();
    expect(await saidTo(ben)).toEqual(['Eve Tester wrote in a group of yours']);
  });

  test('[201] in a group is told who wrote, and no more once they have left it', async () => {
    const group = await opened.group(ada, ben, eve);
    await chats.say(eve, group, 'One');
    await chats.say(ada, group, 'Two');
    await look();
    expect(await saidTo(ben)).toEqual(['Ada Tester and 1 other wrote in a group of yours']);
    expect(await saidTo(eve)).toEqual(['Ada Tester wrote in a group of yours']);
    await chats.ask(ben, 'mutation ($chatId: ID!) { leaveChatGroup(chatId: $chatId) }', { chatId: group });
    expect(await saidTo(ben)).toEqual([]);
    await chats.say(ada, group, 'Three');
    await look();
    expect(await saidTo(ben)).toEqual([]);
  });

  test('is mailed who wrote, if they want that, and not a word of what', async () => {
    const choose = `mutation { chooseNotifications(input: { types: [CHAT_MESSAGE], email: INSTANT }) { type } }`;
    await chats.ask(ben, choose);
    await chats.say(ada, chatId, 'Xylophone');
    await look();
    const [mail] = await mailsTo(server, ben.email);
    expect(mail?.subject).toBe(adaWrote);
    expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toContain('Xylophone');
    await chats.say(ada, chatId, 'Again');
    await look();
    expect(await mailsTo(server, ben.email)).toHaveLength(1);
  });

  test('costs whoever writes no delivery, and whoever reads along none at all', async () => {
    const made = await givenBy(server, async () => {
      const { seq } = await chats.say(ada, chatId, 'Hello');
      await chats.read(ben, chatId, seq);
    });
    expect(made).toEqual([]);
    expect(await givenBy(server, look)).toEqual([]);
    await chats.say(ada, chatId, 'Are you there?');
    expect(await givenBy(server, look)).toEqual(['notifications.tell-of-unread-messages']);
    await chats.say(ada, chatId, 'Hello?');
    expect(await givenBy(server, look)).toEqual([]);
    const other = await chats.open(ben, eve);
    await mute(ben, other);
    await chats.say(eve, other, 'Nobody hears this');
    expect(await givenBy(server, look)).toEqual([]);
  });
});
