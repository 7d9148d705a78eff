import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { chatsErrors } from '@lyceum/contracts/chats';
import { commonErrors } from '@lyceum/contracts/common';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import type { Person } from '../../src/testing/people';
import { nextMessage } from '../../src/testing/test-server';

let opened: OpenedChats;
let chats: ChatCalls;
beforeAll(async () => {
  opened = await openChats();
  ({ chats } = opened);
});

let ada: Person;
let ben: Person;
let eve: Person;
let chatId: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  chatId = await chats.open(ada, ben);
});

const reactionsOf = async (who: Person, chat = chatId) => (await chats.messages(who, chat)).at(-1)?.reactions;

test('[O] a sign is put to a message once a person, however often at once, told to open tabs and taken back', async () => {
  const { id } = await chats.say(ada, chatId, 'We won!');
  const there = await opened.server.connectedSocket(ada.token);
  const told = nextMessage(there, 'chats.message-changed');
  await Promise.all(Array.from({ length: 10 }, () => chats.react(ben, id, '🎉')));
  expect(await told).toEqual([{ chatId, seq: 1 }]);
  expect(await reactionsOf(ada)).toEqual([{ emoji: '🎉', userIds: [ben.id] }]);
  expect(await chats.react(ada, id, '🎉')).toEqual([{ emoji: '🎉', userIds: [ben.id, ada.id] }]);
  expect(await chats.react(ada, id, '👏')).toHaveLength(2);
  expect(await chats.react(ben, id, '🎉', false)).toEqual(
    expect.arrayContaining([{ emoji: '🎉', userIds: [ada.id] }]),
  );
  // A sign is neither something said nor something unread.
  expect((await chats.get(ada, chatId)).lastSeq).toBe(1);
  expect(await chats.unread(ada)).toBe(0);
});

test('[143, 144] a sign is for who may write there and has heard the message', async () => {
  const { id } = await chats.say(ada, chatId, 'For Ben');
  const { code } = chatsErrors.MESSAGE_NOT_FOUND;
  await expect(chats.react(eve, id, '👍')).rejects.toThrow(code);
  await expect(chats.react(ben, id, 'rude words')).rejects.toThrow(commonErrors.INVALID_INPUT.code);
  await opened.befriend(ada, eve);
  const group = await opened.group(ada, ben);
  const before = await chats.say(ben, group, 'Before Eve came');
  await chats.change(ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
    chatId: group,
    members: [eve.id],
  });
  await expect(chats.react(eve, before.id, '👍')).rejects.toThrow(code);
  await opened.block(ben, ada);
  await expect(chats.react(ben, id, '👍')).rejects.toThrow(chatsErrors.NOT_FOUND.code);
});

test('[144] over a block its signs are not shown, and what is deleted has none', async () => {
  await opened.befriend(ada, eve);
  const group = await opened.group(ada, ben, eve);
  const { id } = await chats.say(ada, group, 'Friday?');
  await chats.react(ben, id, '👍');
  await chats.react(eve, id, '👍');
  await opened.block(eve, ben);
  expect(await reactionsOf(eve, group)).toEqual([{ emoji: '👍', userIds: [eve.id] }]);
  expect(await reactionsOf(ada, group)).toEqual([{ emoji: '👍', userIds: [ben.id, eve.id] }]);
  await chats.ask(ada, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { id } }', {
    messageId: id,
  });
  expect(await reactionsOf(ada, group)).toEqual([]);
});
