import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callsErrors, callsLimits } from '@lyceum/contracts/calls';
import { chatsErrors } from '@lyceum/contracts/chats';
import { VideoCallCalls } from '../../src/testing/calls';
import { type OpenedChats, openChats } from '../../src/testing/chats';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, type TestServer } from '../../src/testing/test-server';

let opened: OpenedChats;
let server: TestServer;
let calls: VideoCallCalls;
beforeAll(async () => {
  opened = await openChats();
  ({ server } = opened);
  calls = new VideoCallCalls(server);
});

let ada: Person;
let ben: Person;
let eve: Person;
let chatId: string;
beforeEach(async () => {
  ({ ada, ben, eve } = await opened.people());
  chatId = await calls.chats.open(ada, ben);
});

const code = (answer: { body: { error?: { code: string } } }): string | undefined => answer.body.error?.code;

describe('a call', () => {
  test('[200, 206, 263] begins at an address of ours, and the chat says so', async () => {
    const { status, body } = await calls.start(ada, chatId, [ben], {
      isCNmeeting: false,
      isGroupChat: false,
    });
    expect([status, new URL(body.data?.start_url ?? '').pathname]).toEqual([200, `/call/${chatId}`]);
    expect(await calls.chats.get(ben, chatId)).toMatchObject({
      callInProgress: true,
      latestCall: expect.any(String),
      latestJoinUrl: body.data?.start_url,
      initUserId: ada.id,
      initUserFullName: expect.stringMatching(/^Ada /),
      acceptedUsers: [],
      declinedUsers: [],
    });
  });

  test('[203] is one a conversation, whoever of its people starts thirty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0 ? calls.start(ada, chatId, [ben]) : calls.start(ben, chatId, [ada]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(code))).toEqual(new Set([callsErrors.ONGOING.code]));
    expect(refused[0]?.body.error?.message).toBe(
      'There is an ongoing meeting here. Please wait for that meeting to end before starting a new meeting.',
    );
  });

  test('[204] may begin 61 s after the latest one, by the clock of the server, and not before', async () => {
    await calls.start(ada, chatId, [ben]);
    await server.database.query('UPDATE chats SET call_in_progress = FALSE WHERE id = $1', [chatId]);
    const { body } = await calls.start(ben, chatId, [ada]);
    expect(body.error).toMatchObject({
      code: callsErrors.TOO_SOON.code,
      message: expect.stringMatching(/^Please wait \d\d s before calling again\.$/),
    });
    await calls.age(chatId, callsLimits.retrySeconds - 20);
    expect(code(await calls.start(ben, chatId, [ada]))).toBe(callsErrors.TOO_SOON.code);
    await calls.age(chatId, 20);
    expect((await calls.start(ben, chatId, [ada])).status).toBe(200);
  });

  test('whose server died is over by itself, and another may begin', async () => {
    await calls.start(ada, chatId, [ben]);
    await calls.age(chatId, callsLimits.unenteredSeconds);
    expect(await calls.chats.get(ada, chatId)).toMatchObject({ callInProgress: false });
    await expect(calls.join(ben, chatId)).rejects.toThrow(callsErrors.OVER.code);
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.start(ben, chatId, [ada])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[143] is for friends: a stranger, who is no friend any more, and who names another are refused', async () => {
    expect((await calls.start(eve, chatId, [ada])).status).toBe(404);
    await expect(calls.join(eve, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    expect(await calls.decline(eve, chatId)).toBe(false);
    expect((await calls.start(eve, chatId, [ada], { initUserId: ada.id })).status).toBe(403);
    expect((await calls.start(ada, 'no id', [ben])).status).toBe(400);
    await calls.start(ada, chatId, [ben]);
    const friends = new FriendCalls(server);
    const { friendRelationId } = await friends.card(ada, ben);
    await friends.end(ben, friendRelationId ?? '');
    await expect(calls.join(ben, chatId)).rejects.toThrow(callsErrors.FRIENDS_ONLY.code);
    expect(await calls.invitations(ben)).toEqual([]);
    await calls.age(chatId, 100);
    const { body } = await calls.start(ada, chatId, [ben]);
    expect(body.error?.message).toBe('Please become friends to enable Video');
  });

  test('[144] over a block there is none, and nobody learns of one', async () => {
    await calls.start(ada, chatId, [ben]);
    await opened.block(ben, ada);
    await expect(calls.join(ada, chatId)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    expect(await calls.invitations(ben)).toEqual([]);
    await calls.age(chatId, 100);
    expect((await calls.start(ada, chatId, [ben])).status).toBe(404);
  });
});

describe('an invitation', () => {
  test('[205] rings in all tabs, is answered once, and is heard of no more in any of them', async () => {
    const tabs = [await server.connectedSocket(ben.token), await server.connectedSocket(ben.token)];
    const rings = tabs.map((tab) => nextMessage(tab, 'calls.call-changed'));
    await calls.start(ada, chatId, [ben]);
    expect(await Promise.all(rings)).toEqual([[{ chatId }], [{ chatId }]]);
    const [invitation] = await calls.invitations(ben);
    expect(invitation).toMatchObject({ chatId, title: null, caller: { id: ada.id } });
    expect(invitation?.secondsLeft).toBeGreaterThan(callsLimits.invitationSeconds - 20);
    expect(invitation?.secondsLeft).toBeLessThanOrEqual(callsLimits.invitationSeconds);
    expect(await calls.invitations(ada)).toEqual([]);

    const told = tabs.map((tab) => nextMessage(tab, 'calls.call-changed'));
    await calls.join(ben, chatId);
    await Promise.all(told);
    expect(await calls.invitations(ben)).toEqual([]);
    expect(await calls.chats.get(ada, chatId)).toMatchObject({ acceptedUsers: [ben.id], declinedUsers: [] });
  });

  test('[205] is declined, after which one may still come, and each id stands in one list once', async () => {
    await calls.start(ada, chatId, [ben]);
    expect(await calls.decline(ben, chatId)).toBe(true);
    await calls.decline(ben, chatId);
    expect(await calls.invitations(ben)).toEqual([]);
    expect(await calls.chats.get(ada, chatId)).toMatchObject({ acceptedUsers: [], declinedUsers: [ben.id] });
    await Promise.all(Array.from({ length: 10 }, () => calls.join(ben, chatId)));
    await calls.join(ada, chatId);
    expect(await calls.chats.get(ada, chatId)).toMatchObject({ acceptedUsers: [ben.id], declinedUsers: [] });
  });

  test('[205] stands 60 s, the call goes on', async () => {
    await calls.start(ada, chatId, [ben]);
    await calls.age(chatId, callsLimits.invitationSeconds);
    expect(await calls.invitations(ben)).toEqual([]);
    expect((await calls.join(ben, chatId)).joinUrl).toContain(chatId);
  });

  test('[206] reaches those who are in the chat and were called, and nobody else whoever was named', async () => {
    await opened.befriend(ada, eve);
    await opened.befriend(ben, eve);
    const stranger = await buildPerson(server);
    const group = await calls.chats.change(ada, 'createChatGroup', 'title: String!, members: [ID!]!', {
      title: 'Debate',
      members: [ben.id, eve.id],
    });
    const { status } = await calls.start(ada, group.id, [ben, stranger, ada], {
      onlineUsers: [eve.id, stranger.id],
      isGroupChat: true,
    });
    expect(status).toBe(200);
    expect(await calls.invitations(ben)).toMatchObject([{ chatId: group.id, title: 'Debate' }]);
    for (const person of [eve, stranger, ada]) expect(await calls.invitations(person)).toEqual([]);
    // Who was not called may come all the same.
    await calls.join(eve, group.id);
    await expect(calls.join(stranger, group.id)).rejects.toThrow(chatsErrors.NOT_FOUND.code);
  });
});
