import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chatsErrors } from '@lyceum/contracts/chats';
import { somebodyWaits } from '@lyceum/testing';
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
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
});

describe('a group', () => {
  const create = (who: Person, ...members: Person[]) =>
    chats.change(who, 'createChatGroup', 'title: String!, members: [ID!]!', {
      title: 'Debate',
      members: members.map(({ id }) => id),
    });
  const leave = (who: Person, chatId: string) =>
    chats.ask(who, 'mutation ($chatId: ID!) { leaveChatGroup(chatId: $chatId) }', { chatId });
  const add = (who: Person, chatId: string, ...members: Person[]) =>
    chats.change(who, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
      chatId,
      members: members.map(({ id }) => id),
    });

  test('[201] is made of friends, of whom no two have a block between them', async () => {
    await expect(create(ada, ben, eve)).rejects.toThrow(chatsErrors.NOT_TOGETHER.code);
    await opened.befriend(ada, eve);
    await opened.block(ben, eve);
    await expect(create(ada, ben, eve)).rejects.toThrow(chatsErrors.NOT_TOGETHER.code);
    expect(await chats.list(ada)).toEqual([]);
    expect(await create(ada, ben)).toMatchObject({ isGroupChat: true, title: 'Debate', mayWrite: true });
  });

  test('[201] is named, grown and shrunk by its owner alone; who comes later hears what is said from then on', async () => {
    const { id: chatId } = await create(ada, ben);
    await chats.say(ada, chatId, 'Before Eve');
    await opened.befriend(ada, eve);
    await opened.befriend(ben, eve);
    await expect(add(ben, chatId, eve)).rejects.toThrow(chatsErrors.OWNER_ONLY.code);
    await expect(add(eve, chatId, eve)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    await add(ada, chatId, eve);
    await chats.say(ben, chatId, 'Hello Eve');
    expect((await chats.messages(eve, chatId)).map(({ text }) => text)).toEqual(['Hello Eve']);
    expect((await chats.get(eve, chatId)).unread).toBe(1);
    const rename = (who: Person) =>
      chats.change(who, 'renameChatGroup', 'chatId: ID!, title: String!', { chatId, title: 'Friday' });
    await expect(rename(eve)).rejects.toThrow(chatsErrors.OWNER_ONLY.code);
    expect((await rename(ada)).title).toBe('Friday');
    const remove = (who: Person, { id: userId }: Person) =>
      chats.change(who, 'removeFromChatGroup', 'chatId: ID!, userId: ID!', { chatId, userId });
    await expect(remove(ben, eve)).rejects.toThrow(chatsErrors.OWNER_ONLY.code);
    await remove(ada, eve);
    await expect(chats.messages(eve, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    await expect(chats.say(eve, chatId, 'Let me in')).rejects.toThrow(chatsErrors.NOT_FOUND.code);
  });

  test('[143] never brings a grown-up to a minor they do not know, whoever makes it, and they fall silent where they knew them', async () => {
    const [minor, other, teacher] = [
      await buildPerson(server, { dateOfBirth: '2012-03-01' }),
      await buildPerson(server, { dateOfBirth: '2012-04-01' }),
      await buildPerson(server, { dateOfBirth: '1980-03-01' }),
    ];
    await opened.befriend(minor, other);
    await opened.befriend(minor, teacher);
    await expect(create(minor, other, teacher)).rejects.toThrow(chatsErrors.NOT_TOGETHER.code);
    const { id: chatId } = await create(minor, other);
    await expect(add(minor, chatId, teacher)).rejects.toThrow(chatsErrors.NOT_TOGETHER.code);
    await opened.befriend(other, teacher);
    await add(minor, chatId, teacher);
    await chats.say(teacher, chatId, 'Hello both');
    const friends = new FriendCalls(server);
    await friends.end(other, (await friends.card(other, teacher)).friendRelationId ?? '');
    await expect(chats.say(teacher, chatId, 'Still here')).rejects.toThrow(chatsErrors.NOT_TOGETHER.code);
    await leave(minor, chatId);
    await leave(other, chatId);
    // Theirs now, and once a minor is there again whom they do not know, no place for words of theirs either.
    const { id: own } = await create(teacher, minor);
    await opened.befriend(other, teacher);
    await add(teacher, own, other);
    await friends.end(other, (await friends.card(other, teacher)).friendRelationId ?? '');
    const rename = chats.change(teacher, 'renameChatGroup', 'chatId: ID!, title: String!', {
      chatId: own,
      title: 'Write me',
    });
    await expect(rename).rejects.toThrow(chatsErrors.NOT_TOGETHER.code);
    await expect(add(teacher, own, minor)).rejects.toThrow(chatsErrors.NOT_TOGETHER.code);
    expect(await chats.get(teacher, own)).toMatchObject({ mayWrite: false, title: 'Debate' });
    expect(await chats.get(minor, own)).toMatchObject({ mayWrite: true });
  });

  test('[201] who is in none is not taken out of it, and hears nothing of the attempt', async () => {
    const { id: chatId } = await create(ada, ben);
    const stranger = await server.connectedSocket(eve.token);
    const heard: unknown[] = [];
    stranger.on('chats.chat-changed', (chat) => heard.push(chat));
    const remove = chats.change(ada, 'removeFromChatGroup', 'chatId: ID!, userId: ID!', {
      chatId,
      userId: eve.id,
    });
    await expect(remove).rejects.toThrow(chatsErrors.NO_MEMBER.code);
    await opened.befriend(eve, ben);
    const told = nextMessage(stranger, 'chats.chat-changed');
    const { id: own } = await create(eve, ben);
    await told;
    expect(heard).toEqual([{ chatId: own }]);
  });

  test('[201] is left, passes to who has been there longest, and ends with the last one', async () => {
    const { id: chatId } = await create(ada, ben);
    await leave(ada, chatId);
    await expect(chats.get(ada, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    expect((await chats.get(ben, chatId)).members).toMatchObject([{ role: 'OWNER', user: { id: ben.id } }]);
    await leave(ben, chatId);
    await expect(chats.get(ben, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    await expect(leave(ada, await chats.open(ada, ben))).rejects.toThrow(chatsErrors.NO_GROUP.code);
  });

  test('[201] hears nothing from who leaves it at the same moment', async () => {
    const { id: chatId } = await create(ada, ben);
    const leaving = server.database.createQueryRunner();
    await leaving.startTransaction();
    await leaving.query('SELECT FROM chats WHERE id = $1 FOR NO KEY UPDATE', [chatId]);
    await leaving.query('DELETE FROM chat_members WHERE chat_id = $1 AND user_id = $2', [chatId, ada.id]);
    const said = chats.say(ada, chatId, 'One more thing').catch((error: unknown) => error);
    while (!(await somebodyWaits(server.database)));
    await leaving.commitTransaction();
    await leaving.release();
    expect(await said).toMatchObject({ message: expect.stringContaining(chatsErrors.NOT_FOUND.code) });
    expect((await chats.get(ben, chatId)).lastSeq).toBe(0);
  });

  test('[201] is silenced by a reader for themselves', async () => {
    const { id: chatId } = await create(ada, ben);
    const mute = (until: string | null) =>
      chats.change(ben, 'muteChat', 'chatId: ID!, until: DateTime', { chatId, until });
    await mute(new Date(Date.now() + 3_600_000).toISOString());
    await chats.say(ada, chatId, 'Quiet');
    expect([await chats.unread(ben), (await chats.get(ben, chatId)).unread]).toEqual([0, 1]);
    await mute(null);
    expect(await chats.unread(ben)).toBe(1);
  });

  test('[144] shows that somebody with a block said something, and not what', async () => {
    const { id: chatId } = await create(ada, ben);
    await chats.say(ben, chatId, 'Not for Ada');
    await opened.block(ada, ben);
    expect(await chats.messages(ada, chatId)).toMatchObject([{ seq: 1, text: '', isHidden: true }]);
    expect((await chats.get(ada, chatId)).lastMessage).toMatchObject({ text: '', isHidden: true });
    expect(await chats.messages(ben, chatId)).toMatchObject([{ text: 'Not for Ada', isHidden: false }]);
  });
});
