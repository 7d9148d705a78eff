import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authErrors, type ViewAs } from '@lyceum/contracts/auth';
import { chatsErrors } from '@lyceum/contracts/chats';
import { moderationErrors, type moderationTable, type StaffCase } from '@lyceum/contracts/moderation';
import { type ChatCalls, type OpenedChats, openChats } from '../../src/testing/chats';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson, type Person } from '../../src/testing/people';
import type { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

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

describe('a report', () => {
  const report = (who: Person, messageId: string) =>
    chats.ask(
      who,
      'mutation ($messageId: ID!, $message: String!) { reportChatMessage(messageId: $messageId, message: $message) }',
      { messageId, message: 'He asks where I live.' },
    );

  test('shows staff the message and its neighbours and nothing else of the chat; they take it away and give it back', async () => {
    const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
    const chatId = await chats.open(ada, ben);
    const said = [];
    for (const text of ['Far before', 'Right before', 'Where do you live?', 'Right after', 'Far after'])
      said.push(await chats.say(ben, chatId, text));
    const { id } = said[2] as { id: string };
    await expect(report(eve, id)).rejects.toThrow(chatsErrors.MESSAGE_NOT_FOUND.code);
    await expect(report(ben, id)).rejects.toThrow(moderationErrors.OWN_CONTENT.code);
    await report(ada, id);
    await expect(report(ada, id)).rejects.toThrow(moderationErrors.REPORTED_ALREADY.code);
    await toldTo(server, ben);
    const rows = await desk.rows<typeof moderationTable>('moderation.queue', {
      filters: { status: ['OPEN'], targetType: ['MESSAGE'] },
    });
    const [found] = rows.filter(({ authorId }) => authorId === ben.id);
    const shown = await desk.query<StaffCase>('moderation.get', { caseId: found?.id });
    expect(shown).toMatchObject({ path: null, author: { id: ben.id } });
    expect(shown.context.map(({ place, text }) => [place, text])).toEqual([
      ['ABOVE', 'Right before'],
      ['BELOW', 'Right after'],
    ]);
    await desk.mutate('moderation.decide', { caseId: found?.id, action: 'REMOVE', reason: 'No.' });
    expect((await chats.messages(ada, chatId, { after: 2 }))[0]).toMatchObject({
      text: '',
      deletedAt: expect.any(String),
    });
    await desk.mutate('moderation.undoMany', { ids: [found?.id] });
    expect((await chats.messages(ada, chatId, { after: 2 }))[0]).toMatchObject({
      text: 'Where do you live?',
      deletedAt: null,
    });
  });
});

test('staff who see the platform as somebody do not read their chats', async () => {
  const admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
  const chatId = await chats.open(ada, ben);
  await chats.say(ada, chatId, 'For Ben alone');
  const answer = await server.opsMutation('users.viewAs', { userId: ben.id }, admin.token).expect(200);
  const { token } = (answer.body as { result: { data: ViewAs } }).result.data;
  const { code } = authErrors.VIEWING_ONLY;
  await expect(chats.list({ token })).rejects.toThrow(code);
  await expect(chats.get({ token }, chatId)).rejects.toThrow(code);
  await expect(chats.messages({ token }, chatId)).rejects.toThrow(code);
  await expect(chats.unread({ token })).rejects.toThrow(code);
});

describe('the calls of the wire contract', () => {
  const post = (path: string, { token }: Person, body: object) =>
    server.http.post(path).set('authorization', `Bearer ${token}`).send(body);
  const sessionOf = ({ token }: Person): string =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

  test('[199, 263] POST /token gives the caller a token for the socket of this device, and nobody another’s', async () => {
    const own = { identity: ada.id, deviceId: sessionOf(ada) };
    const { body } = await post('/token', ada, own).expect(200);
    const { token } = (body as { data: { token: string } }).data;
    await server.connectedSocket(token);
    await post('/token', ada, { ...own, identity: ben.id }).expect(403);
    await post('/token', ada, { ...own, deviceId: sessionOf(ben) }).expect(403);
    await post('/token', ada, { identity: ada.id }).expect(400);
    await server.http.post('/token').send(own).expect(401);
  });

  test('[199, 263] POST /chat/postCurrentUnreadMSGCount is answered what is unread, whatever a client takes it for', async () => {
    await chats.say(ada, await chats.open(ada, ben), 'One');
    const path = '/chat/postCurrentUnreadMSGCount';
    const { body } = await post(path, ben, { unreadMSGCount: 7 }).expect(200);
    expect(body).toEqual({ data: { unreadMSGCount: 1 } });
    await post(path, ben, { unreadMSGCount: -1 }).expect(400);
    await server.http.post(path).send({ unreadMSGCount: 0 }).expect(401);
  });

  test('[199, 257] getAndUpdateUserTwilioData is the caller’s alone', async () => {
    const query = `query ($userId: ID!) { getAndUpdateUserTwilioData(userId: $userId) {
      id email firstName lastName userProfile { profilePictureUrl } } }`;
    expect(await chats.ask(ada, query, { userId: ada.id })).toMatchObject({
      getAndUpdateUserTwilioData: { id: ada.id, firstName: 'Ada', userProfile: {} },
    });
    await expect(chats.ask(ada, query, { userId: ben.id })).rejects.toThrow('AUTH_ACTS_FOR_ANOTHER');
  });
});
