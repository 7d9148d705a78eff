import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callsErrors, callsLimits } from '@lyceum/contracts/calls';
import { OutgoingCalls, TargetRecords } from '@lyceum/kernel';
import { testConfig } from '@lyceum/testing';
import type { FakeServer } from '@lyceum/testing/fake-server';
import { IceServers } from '../rooms/ice-servers';
import { RoomTokens } from '../rooms/room-tokens';
import { FakeLivekit } from '../testing/fake-livekit';
import { FakeZoom } from '../testing/fake-zoom';
import { chooseVideoCalls } from './choose-video-calls';
import type { CallRoom, VideoCalls } from './video-calls.port';

/** Nobody looks. */
class NoRecords extends TargetRecords {
  override succeeded(): Promise<void> {
    return Promise.resolve();
  }
  override failed(): Promise<void> {
    return Promise.resolve();
  }
}

const [ada, ben, cleo] = [
  '0198a000-0000-7000-8000-00000000000a',
  '0198a000-0000-7000-8000-00000000000b',
  '0198a000-0000-7000-8000-00000000000c',
] as const;
const [callId, chatId] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'];

const livekit = new FakeLivekit();
const zoom = new FakeZoom();

/** What each provider is set up with, and its stand-in, which is somebody else's server. */
const providers: Record<
  string,
  { fake: (FakeServer<never> & { environment: object }) | null; people: number }
> = {
  own: { fake: null, people: 12 },
  LiveKit: { fake: livekit as never, people: 50 },
  Zoom: { fake: zoom as never, people: 100 },
};
const others = Object.entries(providers).filter(([, { fake }]) => fake !== null);

/** What a stand-in still has. */
const roomsThere = (): number => livekit.rooms.size + zoom.meetings.size;

/** @param milliseconds how long a provider may take: long, where none is to be too slow */
const open = (environment: Record<string, string> = {}, milliseconds = 20_000): VideoCalls => {
  const within = { personMilliseconds: milliseconds, jobMilliseconds: milliseconds };
  const terms = { ...within, failures: 3, retrySeconds: 10 };
  const config = testConfig('postgres://nobody@localhost/none', environment);
  const own = { tokens: new RoomTokens(config), ice: new IceServers(config) };
  return chooseVideoCalls(config, new OutgoingCalls(new NoRecords(), terms), own);
};

const roomOf = async (calls: VideoCalls, isInChina = false): Promise<CallRoom> => ({
  ...(await calls.open({ callId, chatId, isInChina })),
  callId,
  isInChina,
});

beforeAll(async () => {
  await Promise.all([livekit.start(), zoom.start()]);
});
afterAll(async () => {
  await Promise.all([livekit.stop(), zoom.stop()]);
});
beforeEach(() => {
  for (const fake of [livekit, zoom]) {
    fake.trouble = null;
    fake.calls.length = 0;
  }
  livekit.rooms.clear();
  zoom.meetings.clear();
  zoom.embedsPasswords = true;
});

describe.each(Object.entries(providers))('rooms: %s', (_, { fake, people }) => {
  const opened = (): VideoCalls => open({ ...fake?.environment });

  test('[206] says what its rooms can do: how many people they take, how large a picture is, and whether we record in them', () => {
    expect(opened().abilities).toEqual({ people, cameraLines: fake ? 720 : 360, records: fake === null });
  });

  test('[206] makes a room, lets people in, and ends it; twice changes nothing', async () => {
    const calls = opened();
    const room = await roomOf(calls);
    const admission = await calls.admit(room, ada);
    // By an address or a ticket; what is for one person is no other one's.
    expect(admission.address + admission.ticket).not.toBe('');
    const other = await calls.admit(room, ben);
    if (admission.ticket !== '') expect(other.ticket).not.toBe(admission.ticket);
    expect(roomsThere()).toBe(fake ? 1 : 0);
    for (let times = 0; times < 2; times += 1) {
      await calls.close(room);
      expect(roomsThere()).toBe(0);
    }
    // Of ours `RoomHost` knows.
    expect((await calls.look(room)).isEmpty).toBe(fake !== null);
    expect(await calls.remove(room, ada)).toBe(calls.knowsPeople);
  });

  test('what nobody has signed is refused', async () => {
    const report = { body: Buffer.from('{"event":"room_finished","payload":{}}'), headers: {} };
    await expect(opened().read(report)).rejects.toMatchObject({ code: callsErrors.BAD_SIGNATURE.code });
  });
});

describe.each(others)('rooms of others: %s', (_, { fake }) => {
  test('[207] one that is away, hangs or has too much to do makes none, in its time, and is well again afterwards', async () => {
    const server = fake as NonNullable<typeof fake>;
    for (const trouble of ['HANGS', 500, 429, 503] as const) {
      server.trouble = trouble;
      await expect(roomOf(open({ ...server.environment }, 400))).rejects.toThrow();
    }
    server.trouble = null;
    expect((await roomOf(open({ ...server.environment }))).place).not.toBe('');
  });
});

describe('LiveKit', () => {
  test('[206] is told ids alone, and a ticket is of one person, one room and a minute, with no right beyond', async () => {
    const calls = open(livekit.environment);
    const room = await roomOf(calls);
    const { ticket, address, kind } = await calls.admit(room, ada);
    expect([kind, address]).toEqual(['LIVEKIT', livekit.url.replace('http', 'ws')]);
    const { sub, exp = 0, nbf = 0, ...claims } = await livekit.claims(ticket);
    expect([sub, exp - nbf]).toEqual([ada, callsLimits.tokenSeconds]);
    expect(claims.video).toEqual({
      room: callId,
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: false,
      canUpdateOwnMetadata: true,
    });
    expect(Object.keys(claims).sort()).toEqual(['iss', 'video']);
    expect(livekit.calls[0]?.body).toMatchObject({ name: callId, maxParticipants: calls.abilities.people });
  });

  test('says who is in a room, puts one out, and lets nobody into a full one', async () => {
    const calls = open({ ...livekit.environment, LIVEKIT_ROOM_SIZE: '2' });
    const room = await roomOf(calls);
    expect(await calls.look(room)).toEqual({ isEmpty: true, people: [] });
    for (const one of [ada, ben]) await livekit.enter((await calls.admit(room, one)).ticket);
    expect(await calls.look(room)).toEqual({ isEmpty: false, people: [ada, ben] });
    await expect(calls.admit(room, cleo)).rejects.toMatchObject({
      code: callsErrors.FULL.code,
      message: 'This call is full: it takes 2 people.',
    });
    // Who is in it comes back from another tab.
    await calls.admit(room, ben);
    expect(await calls.remove(room, ben)).toBe(true);
    expect(await calls.look(room)).toEqual({ isEmpty: false, people: [ada] });
    await calls.close(room);
    expect(await calls.look(room)).toEqual({ isEmpty: true, people: [] });
  });

  test('[206] of a call in China is the server there', async () => {
    const there = new FakeLivekit();
    await there.start();
    const calls = open({ ...livekit.environment, LIVEKIT_CN_URL: there.url });
    const room = await roomOf(calls, true);
    expect([...there.rooms.keys(), livekit.calls.length]).toEqual([callId, 0]);
    expect((await calls.admit(room, ada)).address).toBe(there.url.replace('http', 'ws'));
    await there.stop();
  });

  test('reports by a token of our key and of just this body, which holds for minutes', async () => {
    const calls = open(livekit.environment);
    const event = { event: 'participant_joined', room: { name: callId }, participant: { identity: ada } };
    const report = { kind: 'ROOM', place: callId, isOver: false };
    expect(await calls.read(await livekit.signed(event))).toEqual(report);
    expect(await calls.read(await livekit.signed({ ...event, event: 'room_finished' }))).toEqual({
      ...report,
      isOver: true,
    });
    expect(await calls.read(await livekit.signed({ event: 'egress_started' }))).toEqual({ kind: 'OTHER' });
    for (const wrong of [
      { secret: 'another secret of thirty-two characters' },
      { of: { event: 'room_finished' } },
      { ttl: -60 },
    ])
      await expect(calls.read(await livekit.signed(event, wrong))).rejects.toMatchObject({ status: 401 });
  });
});

describe('Zoom', () => {
  test('[206] makes a meeting that names nobody, and gives nobody the way in as its host', async () => {
    const calls = open({ ...zoom.environment, ZOOM_CN_HOST: 'calls@cn.school.example' });
    const room = await roomOf(calls);
    expect(await calls.admit(room, ada)).toEqual({
      kind: 'ELSEWHERE',
      address: `${zoom.url}/j/${room.place}?pwd=abc`,
      ticket: '',
      iceServers: [],
    });
    expect(zoom.calls).toMatchObject([
      {
        path: '/v2/users/calls%40school.example/meetings',
        body: { topic: 'Lyceum', type: 1, password: expect.stringMatching(/^[\w-]{10}$/) },
      },
    ]);
    expect(JSON.stringify(room)).not.toContain('zak');
    await roomOf(calls, true);
    expect(zoom.calls.at(-1)?.path).toBe('/v2/users/calls%40cn.school.example/meetings');
    expect(zoom.calls.at(-1)?.body['password']).not.toBe(zoom.calls[0]?.body['password']);
  });

  test('[206] a meeting whose address has no password in it is none', async () => {
    zoom.embedsPasswords = false;
    await expect(roomOf(open(zoom.environment))).rejects.toThrow();
  });

  test('is asked for one token, however many calls need it, until that ends or is withdrawn', async () => {
    const calls = open(zoom.environment);
    const before = zoom.tokens;
    const [room] = await Promise.all(Array.from({ length: 10 }, () => roomOf(calls)));
    expect(zoom.tokens - before).toBe(1);
    zoom.withdrawTokens();
    await calls.look(room as CallRoom);
    expect(zoom.tokens - before).toBe(2);
  });

  test('a meeting that nobody began has no address any more once it is closed', async () => {
    const calls = open(zoom.environment);
    const room = await roomOf(calls);
    expect([...zoom.meetings]).toEqual([[room.place, 'waiting']]);
    await calls.close(room);
    expect(zoom.meetings.size).toBe(0);
  });

  test('says whether a meeting goes on, and ends it', async () => {
    const calls = open(zoom.environment);
    const room = await roomOf(calls);
    expect(await calls.look(room)).toEqual({ isEmpty: true, people: null });
    zoom.meetings.set(room.place, 'started');
    expect(await calls.look(room)).toEqual({ isEmpty: false, people: null });
    expect(await calls.remove(room, ada)).toBe(false);
    await calls.close(room);
    expect(zoom.meetings.has(room.place)).toBe(false);
    expect(await calls.look(room)).toEqual({ isEmpty: true, people: null });
  });

  test('reports by a signature over time and body, of the last five minutes, and is answered its challenge', async () => {
    const calls = open(zoom.environment);
    const event = { event: 'meeting.ended', payload: { object: { id: '81234567890' } } };
    expect(await calls.read(zoom.signed(event))).toEqual({
      kind: 'ROOM',
      place: '81234567890',
      isOver: true,
    });
    const recorded = { ...event, event: 'recording.completed' };
    expect(await calls.read(zoom.signed(recorded))).toEqual({ kind: 'RECORDED', meeting: '81234567890' });
    const shared = { ...event, event: 'meeting.sharing_started' };
    expect(await calls.read(zoom.signed(shared))).toEqual({ kind: 'OTHER' });
    const challenge = { event: 'endpoint.url_validation', payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' } };
    expect(await calls.read(zoom.signed(challenge))).toMatchObject({
      kind: 'CHALLENGE',
      answer: {
        plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
        encryptedToken: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    const right = zoom.signed(event);
    for (const wrong of [
      zoom.signed(event, { secret: 'another' }),
      zoom.signed(event, { secondsAgo: 301 }),
      { ...right, body: Buffer.from(right.body.toString().replace('81234567890', '81234567891')) },
      { ...right, headers: { ...right.headers, 'x-zm-request-timestamp': '1' } },
    ])
      await expect(calls.read(wrong)).rejects.toMatchObject({ status: 401 });
  });
});
