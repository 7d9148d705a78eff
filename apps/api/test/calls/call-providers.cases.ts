import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FakeLivekit, FakeZoom } from '@lyceum/calls/testing/fakes';
import { callsErrors, callsLimits } from '@lyceum/contracts/calls';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { Scheduler } from '@lyceum/kernel';
import { VideoCallCalls } from '../../src/testing/calls';
import { lessonInCall } from '../../src/testing/lesson-calls';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const [livekit, zoom] = [new FakeLivekit(), new FakeZoom()];
let server: TestServer;

/** A server with that provider, for the cases beside it. */
const serveWith = (fake: FakeLivekit | FakeZoom): void => {
  beforeAll(async () => {
    await fake.start();
    server = await TestServer.start({ environment: { ...fake.environment, RUN_JOBS: 'false' } });
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });
};

beforeEach(() => {
  livekit.trouble = zoom.trouble = null;
});

interface Scene {
  readonly calls: VideoCallCalls;
  readonly ada: Person;
  readonly ben: Person;
  readonly chatId: string;
}

/** Two friends and their chat. */
async function friends(): Promise<Scene> {
  const calls = new VideoCallCalls(server);
  const [ada, ben] = [await buildPerson(server), await buildPerson(server)];
  await buildFriendRelation(server.database.manager, ada, ben);
  return { calls, ada, ben, chatId: await calls.chats.open(ada, ben) };
}

/** Three friends and their group. */
async function group(): Promise<Scene & { readonly eve: Person }> {
  const calls = new VideoCallCalls(server);
  const [ada, ben, eve] = [await buildPerson(server), await buildPerson(server), await buildPerson(server)];
  const { manager } = server.database;
  for (const friend of [ben, eve]) await buildFriendRelation(manager, ada, friend);
  await buildFriendRelation(manager, ben, eve);
  const { id: chatId } = await calls.chats.change(ada, 'createChatGroup', 'title: String!, members: [ID!]!', {
    title: 'Debate',
    members: [ben.id, eve.id],
  });
  return { calls, ada, ben, eve, chatId };
}

/** Also over a block, where neither is told of the chat. */
async function goesOn({ chatId }: Scene): Promise<boolean> {
  const [row] = await server.database.query<{ goes: boolean }[]>(
    'SELECT call_in_progress AND call_until > now() AS goes FROM chats WHERE id = $1',
    [chatId],
  );
  return row?.goes ?? false;
}

const report = (name: string, { body, headers }: { body: Buffer; headers: object }) =>
  server.http
    .post(`/webhooks/calls/${name}`)
    .set(headers as Record<string, string>)
    .send(body.toString());

describe('with LiveKit', () => {
  serveWith(livekit);
  const of = (event: string, place: string) => ({ event, id: 'EV_1', room: { name: place, sid: 'RM_1' } });

  test('[206] a call is on our page, in a room of LiveKit’s, and ends with it; a report told again changes nothing', async () => {
    const scene = await friends();
    const { calls, ada, ben, chatId } = scene;
    const { body } = await calls.start(ada, chatId, [ben]);
    expect(new URL(body.data?.start_url ?? '').pathname).toBe(`/call/${chatId}`);
    const mine = await calls.join(ada, chatId);
    expect(mine).toMatchObject({ kind: 'LIVEKIT', address: livekit.url.replace('http', 'ws') });
    await livekit.enter(mine.ticket);
    await livekit.enter((await calls.join(ben, chatId)).ticket);
    const left = await livekit.signed(of('participant_left', mine.callId));
    expect((await report('livekit', left)).status).toBe(200);
    expect(await goesOn(scene)).toBe(true);
    // It says that the room is over, which is not so: what counts is what LiveKit answers.
    const over = await livekit.signed(of('room_finished', mine.callId));
    await report('livekit', over);
    expect(await goesOn(scene)).toBe(true);
    livekit.rooms.delete(mine.callId);
    for (let times = 0; times < 3; times += 1) expect((await report('livekit', over)).status).toBe(200);
    expect(await goesOn(scene)).toBe(false);
    await calls.age(chatId, callsLimits.retrySeconds);
    expect((await calls.start(ben, chatId, [ada])).status).toBe(200);
    await report('livekit', over);
    expect(await goesOn(scene)).toBe(true);
  });

  test('[O] a lesson that is held in a room of LiveKit’s has how long a student was there, told as of rooms of ours', async () => {
    const { calls, ada, ben, chatId } = await friends();
    const seen = await lessonInCall(server, chatId, ada, ben);
    await calls.start(ada, chatId, [ben]);
    const { callId, ticket } = await calls.join(ada, chatId);
    await livekit.enter(ticket);
    await livekit.enter((await calls.join(ben, chatId)).ticket);
    await report('livekit', await livekit.signed(of('participant_joined', callId)));
    livekit.rooms.get(callId)?.delete(ben.id);
    await report('livekit', await livekit.signed(of('participant_left', callId)));
    expect(await seen()).toBeGreaterThan(0);
    expect(await seen()).toBeLessThan(60_000);
  });

  test('[144] whoever blocks the other is with them no more: a call of two is over within seconds, and its room closed', async () => {
    const scene = await friends();
    const { calls, ada, ben, chatId } = scene;
    await calls.start(ada, chatId, [ben]);
    const { callId, ticket } = await calls.join(ada, chatId);
    await livekit.enter(ticket);
    await livekit.enter((await calls.join(ben, chatId)).ticket);
    await buildBlock(server.database.manager, ada, ben);
    while (livekit.rooms.has(callId)) await goesOn(scene);
    expect(await goesOn(scene)).toBe(false);
  });

  test('[144] in a group nobody comes to somebody with whom they have a block, and who is there stays', async () => {
    const { calls, ada, ben, eve, chatId } = await group();
    await buildBlock(server.database.manager, ben, eve);
    await calls.start(ada, chatId, [ben, eve]);
    const { callId, ticket } = await calls.join(ben, chatId);
    await livekit.enter(ticket);
    await expect(calls.join(eve, chatId)).rejects.toThrow(callsErrors.NOT_TOGETHER.code);
    expect(await calls.chats.get(ada, chatId)).toMatchObject({ acceptedUsers: [ben.id] });
    await livekit.enter((await calls.join(ada, chatId)).ticket);
    expect([...(livekit.rooms.get(callId) ?? [])]).toEqual([ben.id, ada.id]);
  });

  test('[144] of two who were let in at once the later one is put out', async () => {
    const scene = await group();
    const { calls, ada, ben, eve, chatId } = scene;
    await buildBlock(server.database.manager, ben, eve);
    await calls.start(ada, chatId, [ben, eve]);
    const [{ callId, ticket }, later] = [await calls.join(ben, chatId), await calls.join(eve, chatId)];
    for (const one of [ticket, later.ticket]) await livekit.enter(one);
    while (livekit.rooms.get(callId)?.has(eve.id)) await goesOn(scene);
    expect([...(livekit.rooms.get(callId) ?? [])]).toEqual([ben.id]);
  });

  test('a room whose closing failed is closed by the job', async () => {
    const { calls, ada, ben, chatId } = await friends();
    await calls.start(ada, chatId, [ben]);
    const { database } = server;
    const [chat] = await database.query<{ callId: string }[]>(
      'SELECT call_id AS "callId" FROM chats WHERE id = $1',
      [chatId],
    );
    const callId = chat?.callId ?? '';
    await database.query('UPDATE chats SET call_in_progress = FALSE WHERE id = $1', [chatId]);
    livekit.trouble = 500;
    await report('livekit', await livekit.signed(of('room_finished', callId)));
    livekit.trouble = null;
    expect(livekit.rooms.has(callId)).toBe(true);
    await server.app.get(Scheduler).runDue();
    expect(livekit.rooms.has(callId)).toBe(false);
    const [closed] = await database.query<{ closed_at: Date | null }[]>(
      'SELECT closed_at FROM call_rooms WHERE call_id = $1',
      [callId],
    );
    expect(closed?.closed_at).toBeInstanceOf(Date);
  });

  test('goes on while its process says so, is over without anybody in it, and is taken over where that died', async () => {
    const scene = await friends();
    const { calls, ada, ben, chatId } = scene;
    await calls.start(ada, chatId, [ben]);
    const { callId, ticket } = await calls.join(ada, chatId);
    await livekit.enter(ticket);
    const { database } = server;
    const row = async () =>
      (
        await database.query<{ host: string; until: Date }[]>(
          'SELECT call_host AS host, call_until AS until FROM chats WHERE id = $1',
          [chatId],
        )
      )[0];
    const before = await row();
    // Another process had it, and is silent.
    await database.query(
      `UPDATE chats SET call_host = gen_random_uuid(), call_until = now() + interval '10 seconds' WHERE id = $1`,
      [chatId],
    );
    while ((await row())?.host !== before?.host);
    livekit.rooms.get(callId)?.clear();
    await report('livekit', await livekit.signed(of('room_finished', callId)));
    expect([await goesOn(scene), livekit.rooms.has(callId)]).toEqual([false, false]);
  });

  test('what LiveKit has not signed is refused, and another provider is not there', async () => {
    const event = of('room_finished', 'x');
    const wrong = await livekit.signed(event, { secret: 'another secret of thirty-two characters' });
    const refused = await report('livekit', wrong);
    expect([refused.status, (refused.body as { error: { code: string } }).error.code]).toEqual([
      401,
      callsErrors.BAD_SIGNATURE.code,
    ]);
    const { body, headers } = await livekit.signed(event);
    expect((await report('livekit', { body: Buffer.from(`${body.toString()} `), headers })).status).toBe(401);
    expect((await report('zoom', { body, headers })).status).toBe(404);
    const long = Buffer.from(JSON.stringify({ event: 'x'.repeat(callsLimits.reportBytes) }));
    expect((await report('livekit', { body: long, headers })).status).toBe(413);
    // Of a room that is none of ours, and of nothing at all.
    for (const known of [event, { event: 'egress_started' }])
      expect((await report('livekit', await livekit.signed(known))).status).toBe(200);
  });

  test('[207] where it hangs or fails no call begins and nobody joins, as the sentences say; chats go on', async () => {
    const [scene, others] = [await friends(), await friends()];
    const { calls, ada, ben, chatId } = scene;
    await calls.start(ada, chatId, [ben]);
    for (const trouble of [500, 429, 'HANGS'] as const) {
      livekit.trouble = trouble;
      const { status, body } = await others.calls.start(others.ada, others.chatId, [others.ben]);
      expect([status, body.error?.message]).toEqual([
        503,
        'Sorry, there was an error starting your video call. Please try again.',
      ]);
      await expect(calls.join(ben, chatId)).rejects.toThrow(callsErrors.JOIN_FAILED.code);
      expect(await goesOn(others)).toBe(false);
    }
    await calls.chats.say(ada, chatId, 'Write instead?');
  }, 60_000);
});

describe('with Zoom', () => {
  serveWith(zoom);
  const of = (event: string, id: string) => ({ event, payload: { object: { id } } });

  test('[206] a call is where Zoom has it, which only those read who are let in, and ends with the meeting', async () => {
    const scene = await friends();
    const { calls, ada, ben, chatId } = scene;
    const { body } = await calls.start(ada, chatId, [ben]);
    const address = body.data?.start_url ?? '';
    expect(address).toMatch(new RegExp(`^${zoom.url}/j/\\d+\\?pwd=abc$`));
    expect(JSON.stringify(await calls.chats.get(ben, chatId))).not.toContain(zoom.url);
    expect(await calls.join(ben, chatId)).toMatchObject({ kind: 'ELSEWHERE', address, ticket: '' });
    const place = /\/j\/(\d+)/.exec(address)?.[1] ?? '';
    zoom.meetings.set(place, 'started');
    await report('zoom', zoom.signed(of('meeting.ended', place)));
    expect(await goesOn(scene)).toBe(true);
    zoom.meetings.delete(place);
    const ended = zoom.signed(of('meeting.ended', place));
    for (let times = 0; times < 2; times += 1) expect((await report('zoom', ended)).status).toBe(200);
    expect(await goesOn(scene)).toBe(false);
  });

  test('[144] a meeting of two is ended for both when one blocks the other', async () => {
    const scene = await friends();
    const { calls, ada, ben, chatId } = scene;
    const { body } = await calls.start(ada, chatId, [ben]);
    await calls.join(ben, chatId);
    const place = /\/j\/(\d+)/.exec(body.data?.start_url ?? '')?.[1] ?? '';
    zoom.meetings.set(place, 'started');
    await buildBlock(server.database.manager, ben, ada);
    while (zoom.meetings.has(place)) await goesOn(scene);
    expect(await goesOn(scene)).toBe(false);
  });

  test('[144] in a group nobody is let into the meeting of somebody with whom they have a block, and it goes on', async () => {
    const scene = await group();
    const { calls, ada, ben, eve, chatId } = scene;
    await buildBlock(server.database.manager, ben, eve);
    const { body } = await calls.start(ada, chatId, [ben, eve]);
    await calls.join(ben, chatId);
    await expect(calls.join(eve, chatId)).rejects.toThrow(callsErrors.NOT_TOGETHER.code);
    const place = /\/j\/(\d+)/.exec(body.data?.start_url ?? '')?.[1] ?? '';
    zoom.meetings.set(place, 'started');
    await report('zoom', zoom.signed(of('meeting.started', place)));
    expect([await goesOn(scene), zoom.meetings.has(place)]).toEqual([true, true]);
  });

  test('[144] who says no after saying yes is in the meeting all the same, which a block ends', async () => {
    const scene = await group();
    const { calls, ada, ben, eve, chatId } = scene;
    const { body } = await calls.start(ada, chatId, [ben, eve]);
    for (const person of [ben, eve]) await calls.join(person, chatId);
    expect(await calls.decline(eve, chatId)).toBe(false);
    expect(await calls.chats.get(ada, chatId)).toMatchObject({
      acceptedUsers: [ben.id, eve.id],
      declinedUsers: [],
    });
    const place = /\/j\/(\d+)/.exec(body.data?.start_url ?? '')?.[1] ?? '';
    zoom.meetings.set(place, 'started');
    await buildBlock(server.database.manager, ben, eve);
    while (zoom.meetings.has(place)) await goesOn(scene);
    expect(await goesOn(scene)).toBe(false);
  });

  test('[206] one person starts a share of the meetings Zoom has a day, of which those count that were made, and nobody else’s', async () => {
    const { calls, ada, ben, chatId } = await friends();
    const over = (): Promise<unknown> =>
      server.database.query(
        'UPDATE chats SET call_in_progress = FALSE, latest_call_at = NULL, call_id = NULL WHERE id = $1',
        [chatId],
      );
    const start = async (who: Person, other: Person): Promise<string | undefined> => {
      const { body } = await calls.start(who, chatId, [other]);
      if (body.data) await over();
      return body.error?.code;
    };
    zoom.trouble = 500;
    expect(await start(ada, ben)).toBe(callsErrors.START_FAILED.code);
    zoom.trouble = null;
    const share = 100 / callsLimits.peopleSharingRooms;
    for (let times = 0; times < share; times += 1) expect(await start(ada, ben)).toBeUndefined();
    const made = zoom.meetings.size;
    const { status, body } = await calls.start(ada, chatId, [ben]);
    expect([status, body.error?.code, zoom.meetings.size]).toEqual([
      409,
      callsErrors.TOO_MANY_TODAY.code,
      made,
    ]);
    expect(body.error?.message).toContain('can start 10 video calls within a day');
    expect(await start(ben, ada)).toBeUndefined();
  });

  test('answers Zoom’s challenge, and refuses what is not signed or was kept', async () => {
    const challenge = { event: 'endpoint.url_validation', payload: { plainToken: 'abc' } };
    const answered = await report('zoom', zoom.signed(challenge));
    expect(answered.body).toMatchObject({ plainToken: 'abc' });
    for (const wrong of [{ secret: 'another' }, { secondsAgo: 600 }])
      expect((await report('zoom', zoom.signed(challenge, wrong))).status).toBe(401);
  });

  test('[207] where it hangs or fails no call begins, and chats go on', async () => {
    const { calls, ada, ben, chatId } = await friends();
    for (const trouble of [500, 429, 'HANGS'] as const) {
      zoom.trouble = trouble;
      const { status, body } = await calls.start(ada, chatId, [ben]);
      expect([status, body.error?.message]).toEqual([503, callsErrors.START_FAILED.message]);
    }
    await calls.chats.say(ada, chatId, 'Write instead?');
  }, 60_000);
});
