import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chatsErrors, chatsLimits } from '@lyceum/contracts/chats';
import { commonErrors } from '@lyceum/contracts/common';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { AfterCommit, PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import { exportedFiles } from '../../src/testing/exported';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, type TestServer } from '../../src/testing/test-server';

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
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
});

describe('a chat of two', () => {
  test('[198] the same members have the same chat, whoever opens it, in whatever order and at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        number % 2 === 0 ? chats.open(ada, ben) : chats.open(ben, ben, ada),
      ),
    );
    expect(new Set(opened).size).toBe(1);
    const [chatId = ''] = opened;
    expect((await chats.get(ada, chatId)).members.map(({ user }) => user.id).sort()).toEqual(
      [ada.id, ben.id].sort(),
    );
  });

  test('[143] is for friends: a stranger, an asked one and oneself are refused alike', async () => {
    const { code } = chatsErrors.FRIENDS_ONLY;
    await expect(chats.open(ada, eve)).rejects.toThrow(code);
    await buildFriendRelation(server.database.manager, ada, eve, { status: 'PENDING' });
    await expect(chats.open(ada, eve)).rejects.toThrow(code);
    await expect(chats.open(eve, ada)).rejects.toThrow(code);
    await expect(chats.open(ada, ada)).rejects.toThrow(code);
    await expect(chats.open(ada, { id: randomUUID() })).rejects.toThrow(code);
    await expect(chats.open(eve, ada, ben)).rejects.toThrow(code);
  });

  test('[200] has the eight attributes of a channel', async () => {
    expect(await chats.get(ada, await chats.open(ada, ben))).toMatchObject({
      isGroupChat: false,
      latestCall: null,
      callInProgress: false,
      latestJoinUrl: null,
      initUserFullName: null,
      initUserId: null,
      acceptedUsers: [],
      declinedUsers: [],
    });
  });

  test('nobody else reads it, writes in it or learns that it is there', async () => {
    const chatId = await chats.open(ada, ben);
    await chats.say(ada, chatId, 'For you alone');
    const { code } = chatsErrors.NOT_FOUND;
    await expect(chats.get(eve, chatId)).rejects.toThrow(code);
    await expect(chats.messages(eve, chatId)).rejects.toThrow(code);
    await expect(chats.say(eve, chatId, 'Hello')).rejects.toThrow(code);
    expect(await chats.read(eve, chatId, 1)).toBe(false);
    expect(await chats.list(eve)).toEqual([]);
    const staff = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    await expect(chats.messages(staff, chatId)).rejects.toThrow(code);
  });

  test('[140] who is no friend any more reads what there was, and neither writes', async () => {
    const friends = new FriendCalls(server);
    const chatId = await chats.open(ada, ben);
    await chats.say(ada, chatId, 'Still friends');
    const { friendRelationId } = await friends.card(ada, ben);
    await friends.end(ben, friendRelationId ?? '');
    await expect(chats.say(ada, chatId, 'Are you there?')).rejects.toThrow(chatsErrors.FRIENDS_ONLY.code);
    await expect(chats.say(ben, chatId, 'No')).rejects.toThrow(chatsErrors.FRIENDS_ONLY.code);
    expect(await chats.get(ada, chatId)).toMatchObject({ mayWrite: false, lastSeq: 1 });
    expect(await chats.messages(ada, chatId)).toHaveLength(1);
  });

  test('[198] is in the list once something was said: opening it alone tells the other nothing', async () => {
    const chatId = await chats.open(ada, ben);
    expect(await chats.list(ben)).toEqual([]);
    await chats.say(ada, chatId, 'Hello');
    expect(await chats.list(ben)).toMatchObject([{ id: chatId, unread: 1 }]);
  });

  test('[144] between whom there is a block, neither finds the chat, and nothing passes', async () => {
    const chatId = await chats.open(ada, ben);
    await chats.say(ben, chatId, 'Before');
    await opened.block(ada, ben);
    for (const person of [ada, ben]) {
      await expect(chats.get(person, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
      await expect(chats.messages(person, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
      await expect(chats.say(person, chatId, 'After')).rejects.toThrow(chatsErrors.NOT_FOUND.code);
      expect([await chats.list(person), await chats.unread(person)]).toEqual([[], 0]);
    }
    await expect(chats.open(ada, ben)).rejects.toThrow(chatsErrors.FRIENDS_ONLY.code);
  });
});

describe('what is said', () => {
  test('is numbered from 1 without a gap, though fifty say something at once', async () => {
    const chatId = await chats.open(ada, ben);
    const said = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        chats.say(number % 2 === 0 ? ada : ben, chatId, `No. ${String(number)}`),
      ),
    );
    const places = said.map(({ seq }) => seq).sort((one, other) => one - other);
    expect(places).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
    expect((await chats.messages(ben, chatId, { after: 0 })).map(({ seq }) => seq)).toEqual(places);
  });

  test('is one message under one key, however often it comes and at once', async () => {
    const chatId = await chats.open(ada, ben);
    const clientKey = randomUUID();
    const said = await Promise.all(
      Array.from({ length: 8 }, () => chats.say(ada, chatId, 'Once', { clientKey })),
    );
    expect(new Set(said.map(({ id, seq }) => `${id} ${String(seq)}`)).size).toBe(1);
    expect(await chats.messages(ben, chatId)).toHaveLength(1);
    expect((await chats.say(ben, chatId, 'Another', { clientKey })).seq).toBe(2);
  });

  test('[197] is read fifteen at a time from the end, older before it, and what was missed after it', async () => {
    const chatId = await chats.open(ada, ben);
    for (let number = 1; number <= 32; number++) await chats.say(ada, chatId, `No. ${String(number)}`);
    const places = async (place?: object) => (await chats.messages(ben, chatId, place)).map(({ seq }) => seq);
    const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(chatsLimits.messages).toBe(15);
    expect(await places()).toEqual(run(18, 32));
    expect(await places({ before: 18 })).toEqual(run(3, 17));
    expect(await places({ before: 3 })).toEqual([1, 2]);
    expect(await places({ before: 1 })).toEqual([]);
    expect(await places({ after: 29 })).toEqual([30, 31, 32]);
    expect(await places({ after: 32 })).toEqual([]);
  });

  test('is counted as unread for the other until they have read it, and only forwards', async () => {
    const chatId = await chats.open(ada, ben);
    for (const text of ['One', 'Two', 'Three']) await chats.say(ada, chatId, text);
    expect([await chats.unread(ada), await chats.unread(ben)]).toEqual([0, 3]);
    expect(await chats.list(ben)).toMatchObject([{ id: chatId, unread: 3, lastMessage: { text: 'Three' } }]);
    expect(await chats.read(ben, chatId, 2)).toBe(true);
    expect(await chats.unread(ben)).toBe(1);
    expect(await chats.read(ben, chatId, 1)).toBe(false);
    expect(await chats.read(ben, chatId, 999)).toBe(true);
    await chats.say(ada, chatId, 'Four');
    expect(await chats.unread(ben)).toBe(1);
  });

  test('answering without having read leaves the rest unread, and what one says oneself is never unread', async () => {
    const chatId = await chats.open(ada, ben);
    await chats.say(ada, chatId, 'One');
    await chats.say(ada, chatId, 'Two');
    await chats.say(ben, chatId, 'Busy');
    expect((await chats.get(ben, chatId)).unread).toBe(2);
    expect((await chats.get(ada, chatId)).unread).toBe(1);
  });

  test('is changed and taken back by its author alone, and once taken back it stays so', async () => {
    const chatId = await chats.open(ada, ben);
    const { id: messageId } = await chats.say(ada, chatId, 'Tuseday');
    const edit = (who: Person, text: string) =>
      chats.ask<{ editChatMessage: object }>(
        who,
        'mutation ($messageId: ID!, $text: String!) { editChatMessage(messageId: $messageId, text: $text) { text editedAt } }',
        { messageId, text },
      );
    const remove = (who: Person) =>
      chats.ask(
        who,
        'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { text deletedAt } }',
        { messageId },
      );
    const { code } = chatsErrors.MESSAGE_NOT_FOUND;
    await expect(edit(ben, 'Monday')).rejects.toThrow(code);
    await expect(remove(ben)).rejects.toThrow(code);
    expect((await edit(ada, 'Tuesday')).editChatMessage).toMatchObject({
      text: 'Tuesday',
      editedAt: expect.any(String),
    });
    await remove(ada);
    await expect(edit(ada, 'Again')).rejects.toThrow(code);
    expect(await chats.messages(ben, chatId)).toMatchObject([
      { seq: 1, text: '', deletedAt: expect.any(String) },
    ]);
  });

  test('answers what was said before it, and nothing that was not', async () => {
    const chatId = await chats.open(ada, ben);
    await chats.say(ada, chatId, 'Thursday?');
    expect(await chats.say(ben, chatId, 'Yes', { replyTo: 1 })).toMatchObject({ replyTo: 1 });
    expect(await chats.say(ben, chatId, 'No', { replyTo: 99 })).toMatchObject({ replyTo: null });
  });

  test('is neither nothing nor a book', async () => {
    const chatId = await chats.open(ada, ben);
    for (const nothing of ['  ', '\u200B', '\u2060 \uFEFF\u00AD'])
      await expect(chats.say(ada, chatId, nothing)).rejects.toThrow('COMMON_INVALID_INPUT');
    const tooLong = 'a'.repeat(chatsLimits.messageLength + 1);
    await expect(chats.say(ada, chatId, tooLong)).rejects.toThrow('COMMON_INVALID_INPUT');
    expect(await chats.messages(ada, chatId)).toEqual([]);
  });
});

describe('what tabs and the house hear', () => {
  test('every tab of whoever is in a chat hears of a message, and no stranger does', async () => {
    const chatId = await chats.open(ada, ben);
    const sockets = await Promise.all([ben, ben, ada].map(({ token }) => server.connectedSocket(token)));
    const stranger = await server.connectedSocket(eve.token);
    const heard: unknown[] = [];
    stranger.on('chats.message-changed', (message) => heard.push(message));
    const told = sockets.map((socket) => nextMessage(socket, 'chats.message-changed'));
    await chats.say(ada, chatId, 'Listen');
    for (const message of await Promise.all(told)) expect(message).toEqual([{ chatId, seq: 1 }]);
    await opened.befriend(eve, ada);
    const own = nextMessage(stranger, 'chats.message-changed');
    const another = await chats.open(eve, ada);
    await chats.say(ada, another, 'And you');
    await own;
    expect(heard).toEqual([{ chatId: another, seq: 1 }]);
  });

  test('[144] over a block nobody hears that the other took something back', async () => {
    const chatId = await chats.open(ada, ben);
    const { id: messageId } = await chats.say(ada, chatId, 'Before');
    const socket = await server.connectedSocket(ben.token);
    const heard: unknown[] = [];
    socket.on('chats.message-changed', (message) => heard.push(message));
    await opened.block(ada, ben);
    await chats.ask(ada, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { id } }', {
      messageId,
    });
    await opened.befriend(ben, eve);
    const another = await chats.open(ben, eve);
    const told = nextMessage(socket, 'chats.message-changed');
    await chats.say(eve, another, 'Hello');
    await told;
    expect(heard).toEqual([{ chatId: another, seq: 1 }]);
  });

  test('that somebody has read a chat is told to their own tabs alone', async () => {
    const chatId = await chats.open(ada, ben);
    await chats.say(ada, chatId, 'Read me');
    const [own, others] = await Promise.all([ben, ada].map(({ token }) => server.connectedSocket(token)));
    const heard: unknown[] = [];
    others?.on('chats.chat-read', (message) => heard.push(message));
    const told = nextMessage(own as NonNullable<typeof own>, 'chats.chat-read');
    await chats.read(ben, chatId, 1);
    expect(await told).toEqual([{ chatId }]);
    const next = nextMessage(others as NonNullable<typeof others>, 'chats.message-changed');
    await chats.say(ben, chatId, 'Done');
    await next;
    expect(heard).toEqual([]);
  });

  test('[201] that a chat was opened is in the activity log', async () => {
    const chatId = await chats.open(ada, ben);
    await chats.change(ada, 'openChat', 'chatId: ID!', { chatId });
    await expect(chats.change(eve, 'openChat', 'chatId: ID!', { chatId })).rejects.toThrow(
      chatsErrors.NOT_FOUND.code,
    );
    await server.app.get(AfterCommit).idle();
    const rows: unknown = await server.database.query(
      `SELECT user_id AS "userId", feature FROM user_actions WHERE action_type = 'CHAT_OPEN' AND details ->> 'targetId' = $1`,
      [chatId],
    );
    expect(rows).toEqual([{ userId: ada.id, feature: 'chat' }]);
  });

  test('what somebody said is in their copy and goes with their account; what others said stays', async () => {
    const chatId = await chats.open(ada, ben);
    await chats.say(ada, chatId, 'Of Ada');
    await chats.say(ben, chatId, 'Of Ben');
    const copy = JSON.stringify(await exportedFiles(server, ada));
    expect(copy).toContain('Of Ada');
    expect(copy).not.toContain('Of Ben');
    const sources = server.app.get(PersonalDataSources);
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.id));
    expect((await chats.messages(ben, chatId)).map(({ text }) => text)).toEqual(['', 'Of Ben']);
    // Until it is known that there is no such account any more, it is one that is in no chat.
    const { code } = chatsErrors.NOT_FOUND;
    await expect(chats.get(ada, chatId)).rejects.toThrow(
      new RegExp(`${code}|${commonErrors.UNAUTHENTICATED.code}`),
    );
  });
});
