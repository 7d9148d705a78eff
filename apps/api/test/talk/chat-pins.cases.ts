import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { chatsErrors, chatsLimits } from '@lyceum/contracts/chats';
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
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
});

const said = async (chatId: string, ...texts: string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const text of texts) ids.push((await chats.say(ada, chatId, text)).id);
  return ids;
};
const textsPinned = async (reader: Person, chatId: string): Promise<string[]> =>
  (await chats.pinned(reader, chatId)).map(({ text }) => text);

test('either of two pins what was said: both find it, what was pinned last first, until it is unpinned or deleted', async () => {
  const chatId = await chats.open(ada, ben);
  const [first = '', second = '', third = ''] = await said(chatId, 'Room 12', 'At nine', 'Bring pens');
  await chats.pin(ada, second);
  const told = nextMessage(await opened.server.connectedSocket(ada.token), 'chats.chat-changed');
  expect((await chats.pin(ben, first)).pins).toEqual([1, 2]);
  expect(await told).toEqual([{ chatId }]);
  // Pinned again it is pinned once, and stays where it was.
  await chats.pin(ada, second);
  expect(await textsPinned(ben, chatId)).toEqual(['Room 12', 'At nine']);
  await chats.pin(ada, third);
  expect((await chats.pin(ben, second, false)).pins).toEqual([3, 1]);
  await chats.ask(ada, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { id } }', {
    messageId: third,
  });
  expect(await textsPinned(ada, chatId)).toEqual(['Room 12']);
  expect((await chats.get(ben, chatId)).pins).toEqual([1]);
});

test('in a group whoever owns it pins, and who came later finds what they heard', async () => {
  await opened.befriend(ada, eve);
  const chatId = await opened.group(ada, ben);
  const [before = ''] = await said(chatId, 'Before');
  await expect(chats.pin(ben, before)).rejects.toThrow(chatsErrors.OWNER_ONLY.code);
  await opened.befriend(ben, eve);
  await chats.change(ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', { chatId, members: [eve.id] });
  const [after = ''] = await said(chatId, 'After');
  for (const id of [before, after]) await chats.pin(ada, id);
  expect(await textsPinned(ben, chatId)).toEqual(['After', 'Before']);
  expect(await textsPinned(eve, chatId)).toEqual(['After']);
  expect((await chats.get(eve, chatId)).pins).toEqual([2]);
});

test('[144] nobody outside pins or finds it, and over a block it is neither pinned nor found', async () => {
  const chatId = await chats.open(ada, ben);
  const [id = ''] = await said(chatId, 'Room 12');
  await chats.pin(ada, id);
  await expect(chats.pin(eve, id)).rejects.toThrow(chatsErrors.MESSAGE_NOT_FOUND.code);
  await expect(chats.pinned(eve, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
  await opened.befriend(ada, eve);
  await opened.befriend(ben, eve);
  const group = await opened.group(eve, ada, ben);
  const { id: hers } = await chats.say(ada, group, 'Mine');
  await chats.pin(eve, hers);
  await opened.block(ben, ada);
  expect(await textsPinned(ben, group)).toEqual([]);
  expect((await chats.get(ben, group)).pins).toEqual([]);
  await expect(chats.pin(ada, id, false)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
  await expect(chats.pinned(ben, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
});

test('no more than so many are pinned, pinned at once or not; what is deleted does not count', async () => {
  const chatId = await chats.open(ada, ben);
  const ids = await said(chatId, ...Array.from({ length: chatsLimits.pins + 2 }, (_, at) => String(at)));
  const answers = await Promise.allSettled(ids.map((id) => chats.pin(ben, id)));
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
  expect(refusals).toEqual(Array(2).fill(`Error: ${chatsErrors.TOO_MANY_PINS.code}`));
  const [gone] = await chats.pinned(ada, chatId);
  await chats.ask(ada, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { id } }', {
    messageId: gone?.id ?? '',
  });
  const [late = ''] = await said(chatId, 'Late');
  expect((await chats.pin(ben, late)).pins).toHaveLength(chatsLimits.pins);
});
