import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import type { Person } from '../../src/testing/people';

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
  await opened.befriend(ada, eve);
});

test('[O] a search finds what its caller can read, in one chat or all, the latest first', async () => {
  const [pair, group] = [await chats.open(ada, ben), await opened.group(ada, ben)];
  await chats.say(ada, pair, 'The lighthouse at noon');
  await chats.say(ben, group, 'A LIGHTHOUSE on Friday');
  await chats.say(ben, group, '100% sure');
  expect(await chats.search(ada, 'lighthouse')).toEqual(['A LIGHTHOUSE on Friday', 'The lighthouse at noon']);
  expect(await chats.search(ben, ' lightHOUSE ', pair)).toEqual(['The lighthouse at noon']);
  // A sign that patterns are made of is a sign like any other.
  expect(await chats.search(ada, '0% s')).toEqual(['100% sure']);
  expect(await chats.search(ada, 'li_ht')).toEqual([]);
  await expect(chats.search(ada, 'x')).rejects.toThrow(commonErrors.INVALID_INPUT.code);
  expect(await chats.search(eve, 'lighthouse')).toEqual([]);
  expect(await chats.search(eve, 'lighthouse', pair)).toEqual([]);
});

test('[O] nor what was said before they came, what was deleted, nor what a block hides', async () => {
  const group = await opened.group(ada, ben);
  await chats.say(ada, group, 'harbour before Eve');
  await chats.change(ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
    chatId: group,
    members: [eve.id],
  });
  await chats.say(ben, group, 'harbour of Ben');
  const { id } = await chats.say(ada, group, 'harbour taken back');
  await chats.ask(ada, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { id } }', {
    messageId: id,
  });
  expect(await chats.search(eve, 'harbour')).toEqual(['harbour of Ben']);
  await opened.block(ben, eve);
  expect(await chats.search(eve, 'harbour')).toEqual([]);
  expect(await chats.search(ada, 'harbour')).toEqual(['harbour of Ben', 'harbour before Eve']);
  const pair = await chats.open(ada, ben);
  await chats.say(ben, pair, 'harbour for two');
  await opened.block(ada, ben);
  expect(await chats.search(ben, 'two')).toEqual([]);
});
