import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chatsErrors } from '@lyceum/contracts/chats';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
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
let chatId: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  chatId = await chats.open(ada, ben);
});

const socketOf = ({ token }: Person) => server.connectedSocket(token);
const markOf = async (viewer: Person, of: Person) => {
  const { members } = await chats.get(viewer, chatId);
  const found = members.find(({ user }) => user.id === of.id);
  return [found?.deliveredSeq, found?.readSeq];
};
const showReading = (who: Person, showsReading: boolean) =>
  chats.ask(
    who,
    'mutation ($showsReading: Boolean!) { changeChatPreferences(showsReading: $showsReading) { showsReading } }',
    { showsReading },
  );

describe('marks of what was said', () => {
  test('whoever said it hears that it has come, and that it was read; marks only move forwards', async () => {
    const [here, there] = [await socketOf(ada), await socketOf(ben)];
    await chats.say(ada, chatId, 'One');
    await chats.say(ada, chatId, 'Two');
    expect(await markOf(ada, ben)).toEqual([0, 0]);
    const come = nextMessage(here, 'chats.mark-changed');
    expect(await there.emitWithAck('chats.delivered', {})).toEqual({ ok: true });
    expect(await come).toEqual([{ chatId, userId: ben.id, deliveredSeq: 2, readSeq: 0 }]);
    const read = nextMessage(here, 'chats.mark-changed');
    await chats.read(ben, chatId, 1);
    expect(await read).toEqual([{ chatId, userId: ben.id, deliveredSeq: 2, readSeq: 1 }]);
    expect(await markOf(ada, ben)).toEqual([2, 1]);
    await there.emitWithAck('chats.delivered', {});
    await chats.read(ben, chatId, 1);
    expect(await markOf(ada, ben)).toEqual([2, 1]);
  });

  test('of many tabs that say so at once the mark is one, and nobody waits for ever', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => buildPerson(server)));
    for (const other of others) {
      await opened.befriend(ben, other);
      await chats.say(other, await chats.open(other, ben), 'Hello');
    }
    const tabs = await Promise.all(Array.from({ length: 6 }, () => socketOf(ben)));
    const answers = await Promise.all(tabs.map((tab) => tab.emitWithAck('chats.delivered', {})));
    expect(answers).toEqual(tabs.map(() => ({ ok: true })));
  });

  test('who hides up to where they have read does not see it of the other, and that it came is still seen', async () => {
    await chats.say(ada, chatId, 'One');
    await chats.say(ben, chatId, 'Two');
    await chats.read(ben, chatId, 2);
    await chats.read(ada, chatId, 2);
    expect([await markOf(ada, ben), await markOf(ben, ada)]).toEqual([
      [2, 2],
      [2, 2],
    ]);
    await showReading(ben, false);
    expect([await markOf(ada, ben), await markOf(ben, ada)]).toEqual([
      [2, null],
      [2, null],
    ]);
    const here = await socketOf(ada);
    await chats.say(ada, chatId, 'Three');
    const told = nextMessage(here, 'chats.mark-changed');
    await chats.read(ben, chatId, 3);
    expect(await told).toEqual([{ chatId, userId: ben.id, deliveredSeq: 3, readSeq: null }]);
    await showReading(ben, true);
    expect(await markOf(ada, ben)).toEqual([3, 3]);
    expect(await chats.ask(eve, '{ getChatPreferences { showsReading } }')).toEqual({
      getChatPreferences: { showsReading: true },
    });
  });

  test('[144] in a group nobody learns them over a block', async () => {
    const group = await chats.change(ada, 'createChatGroup', 'title: String!, members: [ID!]!', {
      title: 'Debate',
      members: [ben.id],
    });
    chatId = group.id;
    await chats.say(ada, chatId, 'One');
    await chats.read(ben, chatId, 1);
    await opened.block(ben, ada);
    expect(await markOf(ada, ben)).toEqual([null, null]);
  });
});

describe('who hides that they are online', () => {
  test('[157] is not known to have got anything before they read it, and then that alone', async () => {
    await server.database.query('UPDATE users SET show_online_status = FALSE WHERE id = $1', [ben.id]);
    const [here, there] = [await socketOf(ada), await socketOf(ben)];
    const heard: unknown[] = [];
    here.on('chats.mark-changed', (mark) => heard.push(mark));
    await chats.say(ada, chatId, 'One');
    await chats.say(ada, chatId, 'Two');
    expect(await there.emitWithAck('chats.delivered', {})).toEqual({ ok: true });
    expect(await markOf(ada, ben)).toEqual([null, 0]);
    const read = nextMessage(here, 'chats.mark-changed');
    await chats.read(ben, chatId, 1);
    await read;
    expect(heard).toEqual([{ chatId, userId: ben.id, deliveredSeq: null, readSeq: 1 }]);
    // Who hides both is told of by nothing at all.
    await showReading(ben, false);
    await chats.read(ben, chatId, 2);
    expect(await markOf(ada, ben)).toEqual([null, null]);
    await chats.say(ben, chatId, 'Three');
    expect(heard).toHaveLength(1);
  });
});

describe('that somebody is writing', () => {
  test('is told to the others in the chat, and to no tab of their own or of a stranger', async () => {
    const [here, own, there, stranger] = [
      await socketOf(ada),
      await socketOf(ada),
      await socketOf(ben),
      await socketOf(eve),
    ];
    const heard: unknown[] = [];
    for (const socket of [own, stranger]) socket.on('chats.typing', (message) => heard.push(message));
    const told = nextMessage(there, 'chats.typing');
    expect(await here.emitWithAck('chats.typing', { chatId })).toEqual({ ok: true });
    expect(await told).toEqual([{ chatId, userId: ada.id }]);
    expect(await stranger.emitWithAck('chats.typing', { chatId })).toMatchObject({
      error: { code: chatsErrors.NOT_FOUND.code },
    });
    expect(heard).toEqual([]);
  });

  test('[143, 144] is asked about each time: who is no friend any more, or is blocked, is not heard', async () => {
    const [here, there] = [await socketOf(ada), await socketOf(ben)];
    const heard: unknown[] = [];
    there.on('chats.typing', (message) => heard.push(message));
    const friends = new FriendCalls(server);
    await friends.end(ada, (await friends.card(ada, ben)).friendRelationId ?? '');
    const refusal = { error: { code: chatsErrors.NOT_FOUND.code } };
    expect(await here.emitWithAck('chats.typing', { chatId })).toMatchObject(refusal);
    await opened.befriend(ada, ben);
    await opened.block(ben, ada);
    expect(await here.emitWithAck('chats.typing', { chatId })).toMatchObject(refusal);
    expect(heard).toEqual([]);
  });
});
