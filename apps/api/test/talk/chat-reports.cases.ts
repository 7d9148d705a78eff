import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chatsErrors } from '@lyceum/contracts/chats';
import { moderationErrors, type moderationTable, type StaffCase } from '@lyceum/contracts/moderation';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson, type Person } from '../../src/testing/people';
import type { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let opened: OpenedChats;
let server: TestServer;
let chats: ChatCalls;
let desk: ConsoleCalls;
beforeAll(async () => {
  opened = await openChats();
  ({ server, chats } = opened);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});

let ada: Person;
let ben: Person;
let eve: Person;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
});

const add = (who: Person, chatId: string, member: Person) =>
  chats.change(who, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', { chatId, members: [member.id] });
const report = (who: Person, messageId: string) =>
  chats.ask(
    who,
    'mutation ($messageId: ID!, $message: String!) { reportChatMessage(messageId: $messageId, message: $message) }',
    { messageId, message: 'He asks where I live.' },
  );

async function caseOf(author: Person, targetType: 'MESSAGE' | 'CHAT_NAME'): Promise<StaffCase> {
  await toldTo(server, author);
  const rows = await desk.rows<typeof moderationTable>('moderation.queue', {
    filters: { status: ['OPEN'], targetType: [targetType] },
  });
  const [found] = rows.filter(({ authorId }) => authorId === author.id);
  return desk.query<StaffCase>('moderation.get', { caseId: found?.id });
}

describe('a report of a message', () => {
  test('shows staff nothing that was said before who reports it came in', async () => {
    const chatId = await opened.group(ada, ben);
    await chats.say(ada, chatId, 'Before Eve came');
    await opened.befriend(ada, eve);
    await opened.befriend(ben, eve);
    await add(ada, chatId, eve);
    const { id } = await chats.say(ben, chatId, 'Where do you live?');
    await chats.say(ada, chatId, 'Right after');
    await report(eve, id);
    expect((await caseOf(ben, 'MESSAGE')).context.map(({ text }) => text)).toEqual(['Right after']);
    // Whoever has heard what was before shows it, though another one has not.
    await report(ada, id);
    expect((await caseOf(ben, 'MESSAGE')).context.map(({ text }) => text)).toEqual([
      'Before Eve came',
      'Right after',
    ]);
  });

  test('[144] is open to who blocked first, of what was written before, which they find again', async () => {
    const before = (who: Person, { id: userId }: Person) =>
      chats.ask<{ getMessagesBeforeBlock: { id: string; text: string }[] }>(
        who,
        'query ($userId: ID!) { getMessagesBeforeBlock(userId: $userId) { id text } }',
        { userId },
      );
    const chatId = await chats.open(ada, ben);
    await chats.say(ada, chatId, 'Of Ada');
    const said = await chats.say(ben, chatId, 'Where do you live?');
    expect((await before(ada, ben)).getMessagesBeforeBlock).toEqual([]);
    await opened.block(ada, ben);
    expect((await before(ada, ben)).getMessagesBeforeBlock).toEqual([
      { id: said.id, text: 'Where do you live?' },
    ]);
    // Whoever is blocked learns nothing, and neither does anybody else.
    expect((await before(ben, ada)).getMessagesBeforeBlock).toEqual([]);
    expect((await before(eve, ben)).getMessagesBeforeBlock).toEqual([]);
    await report(ada, said.id);
    expect(await caseOf(ben, 'MESSAGE')).toMatchObject({ preview: 'Where do you live?' });
  });

  test('[144] is not open to anybody of what is said in a group while there is a block', async () => {
    await opened.befriend(ada, eve);
    await opened.befriend(ben, eve);
    const chatId = await opened.group(ada, ben, eve);
    await opened.block(eve, ben);
    const { id } = await chats.say(ada, chatId, 'Hello');
    await report(eve, id);
    const hidden = await chats.say(ada, chatId, 'Later');
    await opened.block(eve, ada);
    const { id: unheard } = await chats.say(ada, chatId, 'Unheard');
    await report(eve, hidden.id);
    await expect(report(eve, unheard)).rejects.toThrow(chatsErrors.MESSAGE_NOT_FOUND.code);
  });
});

describe('a report of a group’s name', () => {
  const reportName = (who: Person, chatId: string) =>
    chats.ask(
      who,
      'mutation ($chatId: ID!, $message: String!) { reportChatGroupName(chatId: $chatId, message: $message) }',
      { chatId, message: 'It is about me.' },
    );

  test('[201] is made by who is in it and did not name it; staff take the name away and give it back', async () => {
    const chatId = await opened.group(ada, ben);
    await expect(reportName(eve, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    await expect(reportName(ada, chatId)).rejects.toThrow(moderationErrors.OWN_CONTENT.code);
    await expect(reportName(ada, await chats.open(ada, ben))).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    await reportName(ben, chatId);
    await expect(reportName(ben, chatId)).rejects.toThrow(moderationErrors.REPORTED_ALREADY.code);
    const found = await caseOf(ada, 'CHAT_NAME');
    expect(found).toMatchObject({ preview: 'Debate', context: [], path: null });
    await desk.mutate('moderation.decide', { caseId: found.id, action: 'REMOVE', reason: 'No.' });
    expect((await chats.get(ben, chatId)).title).toBe('');
    await desk.mutate('moderation.undoMany', { ids: [found.id] });
    expect((await chats.get(ben, chatId)).title).toBe('Debate');
  });

  test('[201] a name that was taken away is followed by another', async () => {
    const chatId = await opened.group(ada, ben);
    await reportName(ben, chatId);
    const found = await caseOf(ada, 'CHAT_NAME');
    await desk.mutate('moderation.decide', { caseId: found.id, action: 'REMOVE', reason: 'No.' });
    await chats.change(ada, 'renameChatGroup', 'chatId: ID!, title: String!', { chatId, title: 'Friday' });
    expect((await chats.get(ben, chatId)).title).toBe('Friday');
  });
});

test('[198] of two the one whose account is deleted is still there, by the name that stands for it', async () => {
  const chatId = await chats.open(ada, ben);
  await chats.say(ben, chatId, 'Of Ben');
  const sources = server.app.get(PersonalDataSources);
  await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ben.id));
  const { members, mayWrite } = await chats.get(ada, chatId);
  expect(members.map(({ user }) => user.id)).toEqual(expect.arrayContaining([ada.id, ben.id]));
  expect([members.length, mayWrite]).toEqual([2, false]);
});
