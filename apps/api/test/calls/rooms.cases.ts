import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MediaProcess } from '@lyceum/calls';
import { callsErrors, callsLimits } from '@lyceum/contracts/calls';
import { commonErrors } from '@lyceum/contracts/common';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { CallTab, VideoCallCalls } from '../../src/testing/calls';
import { openChats } from '../../src/testing/chats';
import { FriendCalls } from '../../src/testing/friends';
import { lessonInCall } from '../../src/testing/lesson-calls';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let second: TestServer;
let calls: VideoCallCalls;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'true' } });
  second = await TestServer.start({ databaseUrl: server.databaseUrl, environment: { RUN_JOBS: 'false' } });
  calls = new VideoCallCalls(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

let ada: Person;
let ben: Person;
let chatId: string;
beforeEach(async () => {
  [ada, ben] = [
    await buildPerson(server, { firstName: 'Ada' }),
    await buildPerson(server, { firstName: 'Ben' }),
  ];
  await buildFriendRelation(server.database.manager, ada, ben);
  chatId = await calls.chats.open(ada, ben);
  await calls.start(ada, chatId, [ben]);
});

const enter = async (person: Person, from = server): Promise<CallTab> =>
  CallTab.enter(from, person, await calls.join(person, chatId));

const callGoesOn = async (): Promise<boolean> => (await calls.chats.get(ada, chatId)).callInProgress;

/** Moves with each beat of the room. */
async function heldUntil(): Promise<number | undefined> {
  const [row] = await server.database.query<{ until: Date }[]>(
    'SELECT call_until AS until FROM chats WHERE id = $1',
    [chatId],
  );
  return row?.until.getTime();
}

/** Resolves when the chat's people are told that the call is another, and it is over. */
async function over(tab: CallTab): Promise<void> {
  for (;;) {
    // Listened for before it is asked: what is told in between is heard.
    const changed = nextMessage(tab.socket, 'calls.call-changed');
    if (!(await callGoesOn())) return;
    await changed;
  }
}

/** Resolves when a statement waits for a row that somebody else has. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await server.database.query<unknown[]>(waiting)).length === 0);
}

describe('a room', () => {
  test('[O] in which a lesson is held tells its class how long a student was there', async () => {
    const seen = await lessonInCall(server, chatId, ada, ben);
    const [one, other] = [await enter(ada), await enter(ben)];
    await Promise.all([one.withPeople(2), other.withPeople(2)]);
    // The second of two beats comes after the room was looked at with both in it.
    for (let beats = 0; beats < 2; beats += 1) {
      const before = await heldUntil();
      while ((await heldUntil()) === before);
    }
    await other.say({ type: 'leave' });
    const milliseconds = await seen();
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(callsLimits.beatSeconds * 3_000);
    await one.say({ type: 'leave' });
  });

  test('has those who came, over two processes, and the call ends with the last of them', async () => {
    const one = await enter(ada);
    await one.hears(({ type }) => type === 'ready');
    const other = await enter(ben, second);
    await other.hears(({ type }) => type === 'ready');
    await Promise.all([one.withPeople(2), other.withPeople(2)]);
    await other.say({ type: 'state', isMuted: false, hasCamera: true, isSharing: false });
    await one.hears(
      (signal) =>
        signal.type === 'people' &&
        signal.people.some(({ userId, hasCamera }) => userId === ben.id && hasCamera),
    );
    await other.say({ type: 'leave' });
    await one.hears((signal) => signal.type === 'people' && signal.people.length === 1);
    expect(await callGoesOn()).toBe(true);
    const told = over(one);
    await one.say({ type: 'leave' });
    await told;
  });

  test('[143] is left by both when their friendship ends, and the call is over', async () => {
    const [one, other] = [await enter(ada), await enter(ben)];
    await one.withPeople(2);
    const friends = new FriendCalls(server);
    const { friendRelationId } = await friends.card(ada, ben);
    await friends.end(ben, friendRelationId ?? '');
    expect(await Promise.all([one.left(), other.left()])).toEqual(['REMOVED', 'REMOVED']);
    // They are told first; the row follows.
    while (await callGoesOn());
  });

  test('[144] is left by both when one blocks the other', async () => {
    const [one, other] = [await enter(ada), await enter(ben)];
    await one.withPeople(2);
    await buildBlock(server.database.manager, ada, ben);
    expect(await Promise.all([one.left(), other.left()])).toEqual(['REMOVED', 'REMOVED']);
  });

  test('that the last one leaves has whoever comes in at that moment, or tells them that the call is over', async () => {
    const isOver = async (): Promise<void> => {
      while (await callGoesOn());
    };
    for (let round = 0; round < 8; round += 1) {
      const one = await enter(ada);
      await one.withPeople(1);
      const { ticket, callId } = await calls.join(ben, chatId);
      const other = new CallTab(await server.connectedSocket(ben.token), callId);
      const coming = other.come(ticket);
      for (let turn = 0; turn < round; turn += 1) await new Promise(setImmediate);
      await Promise.all([coming, one.say({ type: 'leave' })]);
      const { type } = await other.hears((signal) => ['ready', 'left'].includes(signal.type));
      if (type === 'ready') {
        expect(await callGoesOn()).toBe(true);
        await other.say({ type: 'leave' });
      }
      await isOver();
      await calls.age(chatId, callsLimits.retrySeconds);
      await calls.start(ada, chatId, [ben]);
    }
  });

  test('that opens while its server says which ones it has stays open', async () => {
    await (await enter(ada)).withPeople(1);
    const { manager } = server.database;
    const [cleo, dan] = [await buildPerson(server), await buildPerson(server)];
    await buildFriendRelation(manager, cleo, dan);
    const another = await calls.chats.open(cleo, dan);
    await calls.start(cleo, another, [dan]);
    const admission = await calls.join(cleo, another);
    const heldUntil = async () =>
      (
        await manager.query<{ until: Date }[]>('SELECT call_until AS until FROM chats WHERE id = $1', [
          another,
        ])
      )[0]?.until.getTime();
    const tab = await server.database.transaction(async (holder) => {
      // The beat waits for this row, and the other room opens.
      await holder.query('SELECT FROM chats WHERE id = $1 FOR UPDATE', [chatId]);
      await untilSomebodyWaits();
      const entered = await CallTab.enter(server, cleo, admission);
      await entered.withPeople(1);
      return entered;
    });
    // It is held by the beat after.
    const before = await heldUntil();
    while ((await heldUntil()) === before) expect(await tab.say({ type: 'here' })).toEqual({ ok: true });
  });

  test('has somebody once: from another tab they leave the first', async () => {
    const first = await enter(ada);
    await first.withPeople(1);
    const again = await enter(ada);
    expect(await first.left()).toBe('ELSEWHERE');
    await again.withPeople(1);
    expect(await first.say({ type: 'here' })).toMatchObject({ error: { code: callsErrors.NOT_INSIDE.code } });
  });

  test('outlives the death of its room server: everybody is asked to connect again', async () => {
    const one = await enter(ada);
    await one.hears(({ type }) => type === 'ready');
    const media = server.app.get(MediaProcess, { strict: false });
    const { pid } = media;
    let readies = 0;
    const again = new Promise<void>((resolve) => {
      one.socket.on('calls.room-signal', ({ signal }: { signal: { type: string } }) => {
        if (signal.type === 'ready' && (readies += 1) === 1) resolve();
      });
    });
    process.kill(pid ?? 0, 'SIGKILL');
    await again;
    expect(media.pid).not.toBe(pid);
    expect(await callGoesOn()).toBe(true);
  });

  test('is let into with a token of one’s own that is fresh, and with nothing else', async () => {
    const { ticket, callId } = await calls.join(ada, chatId);
    const [, expires = '', mark = ''] = ticket.split('.');
    const tab = new CallTab(await server.connectedSocket(ben.token), callId);
    const refused = { error: { code: callsErrors.NOT_INSIDE.code } };
    for (const wrong of [
      ticket,
      'x',
      `${callId}.${expires}.`,
      `${callId}.${String(Number(expires) + 60)}.${mark}`,
    ])
      expect(await tab.come(wrong)).toMatchObject(refused);
    await calls.age(chatId, callsLimits.unenteredSeconds);
    const late = new CallTab(await server.connectedSocket(ada.token), callId);
    expect(await late.come(ticket)).toMatchObject({ error: { code: callsErrors.OVER.code } });
  });
});

describe('a room of a group', () => {
  test('is ruled by whoever owns the group or began the call, and by nobody else', async () => {
    const [cleo, dan] = [await buildPerson(server), await buildPerson(server)];
    for (const one of [cleo, dan]) await buildFriendRelation(server.database.manager, ada, one);
    const opened = await openChats(server);
    chatId = await opened.group(ada, ben, cleo, dan);
    await calls.start(ben, chatId, [ada, cleo]);
    const [owner, starter, guest] = [await enter(ada), await enter(ben), await enter(cleo, second)];
    await Promise.all([owner, starter, guest].map((tab) => tab.withPeople(3)));
    const refused = { error: { code: callsErrors.HOST_ONLY.code } };
    const local = await enter(dan);
    for (const action of ['MUTE_ALL', 'LOWER_HANDS', 'LOCK', 'UNLOCK', 'REMOVE'])
      expect(await local.say({ type: 'host', action, seat: guest.seat })).toMatchObject(refused);
    await local.say({ type: 'leave' });

    await guest.say({ type: 'hand', isUp: true });
    await owner.hears(
      ({ type, ...it }) => type === 'people' && 'people' in it && it.people.some(({ hand }) => hand === 1),
    );
    expect(await starter.say({ type: 'host', action: 'MUTE_ALL' })).toEqual({ ok: true });
    await Promise.all([owner, guest].map((tab) => tab.hears(({ type }) => type === 'asked-to-mute')));

    // Locked, it lets back in who was there, and nobody else.
    await owner.say({ type: 'host', action: 'LOCK' });
    await guest.hears((signal) => signal.type === 'people' && signal.isLocked);
    const eve = await buildPerson(server);
    await buildFriendRelation(server.database.manager, ada, eve);
    const { change } = opened.chats;
    await change.call(opened.chats, ada, 'addToChatGroup', 'chatId: ID!, members: [ID!]!', {
      chatId,
      members: [eve.id],
    });
    expect(await (await enter(eve)).left()).toBe('LOCKED');
    const back = await enter(dan);
    await back.hears(({ type }) => type === 'ready');

    // Hosts do not put each other out; whoever is put out does not come back to this call.
    await starter.say({ type: 'host', action: 'REMOVE', seat: owner.seat });
    expect(await owner.say({ type: 'here' })).toEqual({ ok: true });
    await owner.say({ type: 'host', action: 'REMOVE', seat: guest.seat });
    expect(await guest.left()).toBe('REMOVED');
    expect(await (await enter(cleo)).left()).toBe('REMOVED');
  });

  test('of two has no hosts', async () => {
    const one = await enter(ada);
    await one.withPeople(1);
    expect(await one.say({ type: 'host', action: 'LOCK' })).toMatchObject({
      error: { code: callsErrors.HOST_ONLY.code },
    });
  });
});

describe('a seat', () => {
  test('is its owner’s: whoever else is in the room does not come in by it', async () => {
    const [one, other] = [await enter(ada), await enter(ben)];
    await Promise.all([one.withPeople(2), other.withPeople(2)]);
    const { callId, ticket } = await calls.join(ben, chatId);
    const taker = new CallTab(await server.connectedSocket(ben.token), callId, one.seat);
    await taker.come(ticket);
    expect(await taker.left()).toBe('GONE');
    expect(await one.say({ type: 'here' })).toEqual({ ok: true });
    expect(await other.say({ type: 'here' })).toEqual({ ok: true });
  });
});

describe('what is said to a room', () => {
  test('by somebody who is not in it is refused, whatever seat they name', async () => {
    const one = await enter(ada);
    const eve = await buildPerson(server);
    const socket = await server.connectedSocket(eve.token);
    const say = (signal: object): Promise<unknown> =>
      socket.emitWithAck('calls.signal', { callId: chatId, seat: one.seat, signal }) as Promise<unknown>;
    const refused = { error: { code: callsErrors.NOT_INSIDE.code } };
    for (const signal of [
      { type: 'leave' },
      { type: 'publish', sdp: 'v=0' },
      { type: 'answer', turn: 1, sdp: '' },
    ])
      expect(await say(signal)).toMatchObject(refused);
    await one.withPeople(1);
    expect(await one.say({ type: 'here' })).toEqual({ ok: true });
  });

  test('that is too long or of no kind is refused; a megabyte ends the connection, and the room goes on', async () => {
    const [one, other] = [await enter(ada), await enter(ben)];
    await one.withPeople(2);
    const refused = { error: { code: commonErrors.INVALID_INPUT.code } };
    expect(await one.say({ type: 'publish', sdp: 'x'.repeat(callsLimits.sdpLength + 1) })).toMatchObject(
      refused,
    );
    expect(await one.say({ type: 'shout' })).toMatchObject(refused);
    const closed = nextMessage(one.socket, 'disconnect');
    one.socket.emit('calls.signal', { type: 'publish', sdp: 'x'.repeat(1_000_000) });
    await closed;
    expect(await other.say({ type: 'here' })).toEqual({ ok: true });
  });

  test('that is no description has its seat taken, and nobody else’s', async () => {
    const [one, other] = [await enter(ada), await enter(ben)];
    await one.withPeople(2);
    await one.say({ type: 'publish', sdp: 'v=0\r\nnonsense' });
    expect(await one.left()).toBe('GONE');
    expect(await other.say({ type: 'here' })).toEqual({ ok: true });
  });
});
