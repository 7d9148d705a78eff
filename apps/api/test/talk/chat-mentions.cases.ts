import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import type { moderationTable } from '@lyceum/contracts/moderation';
import { type ChatCalls, lookForUnread, type OpenedChats, openChats } from '../../src/testing/chats';
import { ConsoleCalls } from '../../src/testing/console';
import { givenBy } from '../../src/testing/deliveries';
import { exportedFiles } from '../../src/testing/exported';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
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
let group: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  await opened.befriend(ada, eve);
  await opened.befriend(ben, eve);
  group = await opened.group(ada, ben, eve);
});

const benIs = '@Ben Tester';
const toldTo = async (who: Person): Promise<string[]> => {
  await untilMailIsOut(server);
  const query = `query ($userId: ID!) { getNotificationsForUser(userId: $userId, type: ["CHAT_MENTION", "CHAT_MESSAGE"], platform: "web") {
    description } }`;
  const answer = await chats.ask<{ getNotificationsForUser: { description: string }[] }>(who, query, {
    userId: who.id,
  });
  return answer.getNotificationsForUser.map(({ description }) => description);
};
const mention = (who: Person, text: string, ...people: Person[]) =>
  chats.say(who, group, text, { mentions: people.map(({ id }) => id) });
const textsRead = async (who: Person): Promise<string[]> =>
  (await chats.messages(who, group)).map(({ text }) => text);
const storedTexts = async (): Promise<string[]> => {
  const rows = await server.database.query<{ text: string }[]>(
    'SELECT text FROM chat_messages WHERE chat_id = $1 ORDER BY seq',
    [group],
  );
  return rows.map(({ text }) => text);
};
const noticesKeptOf = async ({ id }: Person): Promise<number> => {
  const [{ count }] = await server.database.query<[{ count: number }]>(
    'SELECT count(*)::int FROM notifications WHERE user_id = $1',
    [id],
  );
  return count;
};
/** Where what they were told leads, shown or not. */
const leadsOf = async ({ id }: Person): Promise<string[]> => {
  const rows = await server.database.query<{ url: string }[]>(
    `SELECT url FROM notifications WHERE user_id = $1 AND url LIKE '/chat%' ORDER BY id`,
    [id],
  );
  return rows.map(({ url }) => url);
};
/** The message of the one notice they have. */
const toldMessageOf = async ({ id }: Person): Promise<string> => {
  const [row] = await server.database.query<{ tag: string }[]>(
    'SELECT tag FROM notifications WHERE user_id = $1',
    [id],
  );
  return row?.tag ?? '';
};
const mute = (who: Person) =>
  chats.change(who, 'muteChat', 'chatId: ID!, until: DateTime', {
    chatId: group,
    until: new Date(Date.now() + 3_600_000).toISOString(),
  });
const adaWrote = 'Ada Tester wrote in a group of yours';
const adaMentioned = 'Ada Tester mentioned you in a group of yours';

describe('[O] who is in a chat and mentioned there', () => {
  test('is kept by their id, in the order of the text, and read by the name they have', async () => {
    const said = await mention(ada, `${benIs}, @Eve Tester and ${benIs}: at nine`, ben, eve, ben);
    const mentions = [
      { id: ben.id, name: 'Ben Tester' },
      { id: eve.id, name: 'Eve Tester' },
      { id: ben.id, name: 'Ben Tester' },
    ];
    expect(said).toMatchObject({ text: `${benIs}, @Eve Tester and ${benIs}: at nine`, mentions });
    expect((await storedTexts())[0]).not.toMatch(/Tester/);
    await server.database.query(`UPDATE users SET first_name = 'Benedict' WHERE id = $1`, [ben.id]);
    const [read] = await chats.messages(eve, group);
    expect(read?.text).toBe('@Benedict Tester, @Eve Tester and @Benedict Tester: at nine');
    expect(read?.mentions[0]).toEqual({ id: ben.id, name: 'Benedict Tester' });
    const changed = await chats.edit(ada, said.id, '@Benedict Tester alone', [ben.id]);
    expect(changed.mentions).toEqual([{ id: ben.id, name: 'Benedict Tester' }]);
  });

  test('is told so at once, once, also of what is muted, and not a word of what; reading takes it back', async () => {
    await mute(ben);
    await mention(ada, `Secret for ${benIs}, ${benIs} and @Eve Tester`, ben, ben, eve);
    expect(await toldTo(ben)).toEqual([adaMentioned]);
    expect(await toldTo(eve)).toEqual([adaMentioned]);
    // What mentions somebody they are not told of a second time.
    await lookForUnread(server);
    expect(await toldTo(ben)).toEqual([adaMentioned]);
    expect(await toldTo(eve)).toEqual([adaMentioned]);
    await mention(ada, `And ${benIs}`, ben);
    expect(await toldTo(ben)).toEqual([adaMentioned]);
    await chats.read(ben, group, 1);
    expect(await toldTo(ben)).toEqual([adaMentioned]);
    await chats.read(ben, group, 2);
    expect(await toldTo(ben)).toEqual([]);
    expect(await noticesKeptOf(ben)).toBe(0);
  });

  test('is told of one of them at a time, however many mention them at once, and of the next where that is taken back', async () => {
    await mute(ben);
    const said = await Promise.all(
      [ada, eve, ada, eve, ada, eve].map((who) => mention(who, `Hey ${benIs}`, ben)),
    );
    const [first] = await toldTo(ben);
    expect(await toldTo(ben)).toEqual([first]);
    expect(await noticesKeptOf(ben)).toBe(1);
    const told = await toldMessageOf(ben);
    const { author } = said.find(({ id }) => id === told) ?? {};
    await chats.delete(author?.id === ada.id ? ada : eve, told);
    expect(await toldTo(ben)).toHaveLength(1);
    expect(await toldMessageOf(ben)).not.toBe(told);
    await chats.read(ben, group, 6);
    expect(await toldTo(ben)).toEqual([]);
  });

  test('is led to the message by what they are told, and reading takes that back, also once staff took the one before away', async () => {
    await chats.say(ada, group, 'Before');
    const first = await mention(ada, `Hello ${benIs}`, ben);
    await toldTo(ben);
    expect(await leadsOf(ben)).toEqual([`/chat?open=g-${group}&at=${String(first.seq)}`]);
    await server.database.query('UPDATE chat_messages SET removed_at = now() WHERE id = $1', [first.id]);
    const second = await mention(ada, `Hello again ${benIs}`, ben);
    await toldTo(ben);
    expect(await leadsOf(ben)).toEqual([`/chat?open=g-${group}&at=${String(second.seq)}`]);
    await chats.read(ben, group, second.seq);
    await toldTo(ben);
    expect(await leadsOf(ben)).toEqual([]);
  });

  test('is told of it once where it is edited away and back', async () => {
    await mute(ben);
    const { id } = await mention(ada, `Hello ${benIs}`, ben);
    expect(await toldTo(ben)).toEqual([adaMentioned]);
    await chats.edit(ada, id, 'Hello');
    await chats.edit(ada, id, `Hello ${benIs}`, [ben.id]);
    expect(await toldTo(ben)).toEqual([]);
    await mention(ada, `Another for ${benIs}`, ben);
    expect(await toldTo(ben)).toEqual([adaMentioned]);
  });

  test('is told of an unread message as of any other where they want to hear of no mention, or it mentions them no more', async () => {
    await chats.ask(
      ben,
      'mutation { chooseNotifications(input: { types: [CHAT_MENTION], inApp: false, email: OFF }) { type } }',
    );
    const { id } = await mention(ada, `Hello ${benIs} and @Eve Tester`, ben, eve);
    await toldTo(ben);
    await lookForUnread(server);
    expect(await toldTo(ben)).toEqual([adaWrote]);
    expect(await toldTo(eve)).toEqual([adaMentioned]);
    await chats.edit(ada, id, `Hello ${benIs}`, [ben.id]);
    await lookForUnread(server);
    expect(await toldTo(eve)).toEqual([adaWrote]);
  });

  test('is told no more once it is changed, deleted or taken away, and told of what is changed to it', async () => {
    const { id } = await mention(ada, `Hello ${benIs}`, ben);
    expect(await toldTo(ben)).toEqual([adaMentioned]);
    await chats.edit(ada, id, 'Hello @Eve Tester', [eve.id]);
    expect(await toldTo(ben)).toEqual([]);
    expect(await toldTo(eve)).toEqual([adaMentioned]);
    await chats.delete(ada, id);
    expect(await toldTo(eve)).toEqual([]);
    expect(await Promise.all([ben, eve].map(noticesKeptOf))).toEqual([0, 0]);
    // What they have read by then tells them nothing.
    const { id: other, seq } = await chats.say(ada, group, 'Later');
    await chats.read(ben, group, seq);
    await chats.edit(ada, other, `Later, ${benIs}`, [ben.id]);
    expect(await toldTo(ben)).toEqual([]);
  });

  test('is told no more once they have left, or there is a block, and is somebody to who has one', async () => {
    await mention(ada, `Hello ${benIs} and @Eve Tester`, ben, eve);
    expect([...(await toldTo(ben)), ...(await toldTo(eve))]).toEqual([adaMentioned, adaMentioned]);
    await opened.block(ben, ada);
    expect(await toldTo(ben)).toEqual([]);
    await chats.ask(eve, 'mutation ($chatId: ID!) { leaveChatGroup(chatId: $chatId) }', { chatId: group });
    expect(await toldTo(eve)).toEqual([]);
    expect(await leadsOf(eve)).toEqual([]);
    expect(await textsRead(ada)).toEqual(['Hello @somebody and @Eve Tester']);
    // Whom a message mentions already stays mentioned when it is changed.
    const [message] = await chats.messages(ada, group);
    const changed = await chats.edit(ada, message?.id ?? '', 'Hi @Eve Tester', [eve.id]);
    expect(changed.mentions).toEqual([{ id: eve.id, name: 'Eve Tester' }]);
  });

  test('stays mentioned where the message is changed by who has a block with them by now', async () => {
    const { id } = await mention(ada, `Hello ${benIs} and @Eve Tester`, ben, eve);
    await opened.block(ben, ada);
    expect(await textsRead(ada)).toEqual(['Hello @somebody and @Eve Tester']);
    await chats.edit(ada, id, 'Hi @somebody, and @Eve Tester', [eve.id]);
    expect(await textsRead(eve)).toEqual([`Hi ${benIs}, and @Eve Tester`]);
    expect(await textsRead(ada)).toEqual(['Hi @somebody, and @Eve Tester']);
  });

  test('is a deleted user once their account is deleted, also where the message is changed, and nobody anew', async () => {
    const { id } = await mention(ada, `Hello ${benIs}`, ben);
    await server.database.query(`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = $1`, [
      ben.id,
    ]);
    await server.app.get(AccountEraser).eraseDue();
    expect(await textsRead(eve)).toEqual(['Hello @Deleted user']);
    const changed = await chats.edit(ada, id, 'Hi @Deleted user', [ben.id]);
    expect(changed).toMatchObject({
      text: 'Hi @Deleted user',
      mentions: [{ id: ben.id, name: 'Deleted user' }],
    });
    expect(await mention(ada, 'And @Deleted user', ben)).toMatchObject({ mentions: [] });
  });
});

describe('[144] nobody else is mentioned', () => {
  test('whoever is not in the chat, has a block or is oneself stays as it was typed', async () => {
    const stranger = await buildPerson(server, { firstName: 'Zoe' });
    await opened.block(eve, ada);
    const text = '@Zoe Tester, @Eve Tester, @Ada Tester';
    const said = await mention(ada, text, stranger, eve, ada);
    expect(said).toMatchObject({ text, mentions: [] });
    for (const who of [stranger, eve, ada]) expect(await toldTo(who)).toEqual([]);
    expect(await storedTexts()).toEqual([text]);
    expect((await textsRead(eve))[0]).toBe('');
  });

  test('and no mark that is typed mentions anybody, wherever it is typed', async () => {
    const forged = `Hi \u0086${eve.id}\u0087!`;
    const { id } = await chats.say(ada, group, forged);
    expect((await textsRead(ben))[0]).toBe(`Hi ${eve.id}!`);
    expect(await chats.edit(ada, id, `${forged} again`)).toMatchObject({
      text: `Hi ${eve.id}! again`,
      mentions: [],
    });
    const title = `Club \u0086${eve.id}\u0087`;
    const renamed = await chats.change(ada, 'renameChatGroup', 'chatId: ID!, title: String!', {
      chatId: group,
      title,
    });
    expect(renamed.title).toBe(`Club ${eve.id}`);
    expect(await toldTo(eve)).toEqual([]);
  });
});

describe('[O] a mark of a mention is read nowhere', () => {
  test('a search finds by it nothing and shows names, as do the list, what is pinned, and a copy of one’s data', async () => {
    const { id } = await mention(ada, `Harbour, ${benIs}`, ben);
    await chats.pin(ada, id);
    expect(await chats.search(eve, 'harbour')).toEqual([`Harbour, ${benIs}`]);
    expect(await chats.search(eve, ben.id.slice(0, 8))).toEqual([]);
    expect((await chats.pinned(eve, group)).map(({ text }) => text)).toEqual([`Harbour, ${benIs}`]);
    expect((await chats.get(eve, group)).lastMessage?.text).toBe(`Harbour, ${benIs}`);
    expect(await chats.react(eve, id, '👍')).toHaveLength(1);
    expect(JSON.stringify(await exportedFiles(server, ada))).toContain(`Harbour, ${benIs}`);
  });

  test('staff who are shown a reported message and its neighbours read names', async () => {
    await mention(ada, `Before, ${benIs}`, ben);
    const { id } = await mention(ada, `Reported, ${benIs}`, ben);
    await chats.ask(
      eve,
      'mutation ($messageId: ID!, $message: String!) { reportChatMessage(messageId: $messageId, message: $message) }',
      { messageId: id, message: 'Rude.' },
    );
    await untilMailIsOut(server);
    const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
    const rows = await desk.rows<typeof moderationTable>('moderation.queue', {
      filters: { status: ['OPEN'], targetType: ['MESSAGE'] },
    });
    const found = rows.find(({ authorId }) => authorId === ada.id);
    const shown = JSON.stringify([found, await desk.query('moderation.get', { caseId: found?.id })]);
    expect(shown).toContain(`Before, ${benIs}`);
    expect(shown).toContain(`Reported, ${benIs}`);
    expect(shown).not.toContain('\u0086');
  });
});

test('[O] who mentions nobody makes no delivery and runs no statement more', async () => {
  expect(await givenBy(server, () => chats.say(ada, group, 'Hello @Ben Tester'))).toEqual([]);
  expect(await givenBy(server, () => mention(ada, `Hello ${benIs}`, ben))).toEqual([
    'notifications.tell-of-a-mention-in-a-chat',
  ]);
});
