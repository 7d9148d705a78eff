import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MediaProcess } from '@lyceum/calls';
import { callsErrors } from '@lyceum/contracts/calls';
import { chatsErrors } from '@lyceum/contracts/chats';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { RoomRecordings } from '@lyceum/live-course';
import { CallTab, VideoCallCalls } from '../../src/testing/calls';
import { lessonHeldIn } from '../../src/testing/lesson-calls';
import { MadeUpBrowser } from '../../src/testing/made-up-browser';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { fetchFile } from '../../src/testing/uploads';

let server: TestServer;
let calls: VideoCallCalls;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'true' } });
  calls = new VideoCallCalls(server);
});
afterAll(() => server.stop());

let ada: Person;
let ben: Person;
let chatId: string;
let lesson: { groupTag: string; lessonId: string };
const browsers: MadeUpBrowser[] = [];
beforeEach(async () => {
  [ada, ben] = [
    await buildPerson(server, { firstName: 'Ada' }),
    await buildPerson(server, { firstName: 'Ben' }),
  ];
  await buildFriendRelation(server.database.manager, ada, ben);
  chatId = await calls.chats.open(ada, ben);
  lesson = await lessonHeldIn(server, chatId, ada, ben);
  await calls.start(ada, chatId, [ben]);
});
afterEach(async () => {
  await Promise.all(browsers.splice(0).map((browser) => browser.close()));
});

/** Somebody in the room; who sends has sound and a camera. */
async function enter(person: Person, sends = true, from = server): Promise<CallTab> {
  const tab = await CallTab.enter(from, person, await calls.join(person, chatId));
  await tab.hears(({ type }) => type === 'ready');
  if (sends) browsers.push(await MadeUpBrowser.open(tab));
  return tab;
}

const record = (tab: CallTab, isOn = true): Promise<unknown> => tab.say({ type: 'record', isOn });
const ok = { ok: true };
const refused = { error: { code: callsErrors.NOT_RECORDED.code } };

interface Row {
  id: string;
  state: string;
  failure: string | null;
}

const rows = (): Promise<Row[]> =>
  server.database.query('SELECT id, state, failure FROM live_recordings WHERE lesson_id = $1 ORDER BY id', [
    lesson.lessonId,
  ]);

/** ms of what is kept of somebody. */
async function keptOf(person: Person): Promise<number> {
  const [row] = await server.database.query<{ until: number | null }[]>(
    `SELECT max(f.starts_ms + p.until_ms) AS until FROM live_recording_parts p JOIN live_recording_films f ON f.id = p.film_id
     JOIN live_recordings r ON r.id = f.recording_id WHERE r.lesson_id = $1 AND f.user_id = $2`,
    [lesson.lessonId, person.id],
  );
  return row?.until ?? 0;
}

async function untilKept(person: Person, milliseconds: number): Promise<void> {
  while ((await keptOf(person)) < milliseconds) await pause(100);
}

async function untilDone(): Promise<Row> {
  for (;;) {
    const [row] = await rows();
    if (row && row.state !== 'RECORDING' && row.state !== 'PROCESSING') return row;
    await pause(100);
  }
}

interface Played {
  recording: { isOfRoom: boolean; seconds: number };
  films: {
    kind: string;
    startsAt: number;
    milliseconds: number;
    spoken: number[];
    fileLink: string;
    user: { id: string };
  }[];
  moments: { kind: string; at: number; user: { id: string } }[];
}

async function play(person: Person, recordingId: string): Promise<Played | undefined> {
  const { body } = await server.graphql(
    `query ($id: ID!) { getLiveRecording(recordingId: $id) { recording { isOfRoom seconds }
       films { kind startsAt milliseconds spoken fileLink user { id } } moments { kind at user { id } } } }`,
    { token: person.token, variables: { id: recordingId } },
  );
  return (body as { data: { getLiveRecording: Played } | null }).data?.getLiveRecording;
}

interface Asked {
  id: string;
  isAsked: boolean;
  courseName: string | null;
  lessonNumber: number | null;
}

const asked = async (person: Person): Promise<Asked | null> =>
  (
    await calls.chats.ask<{ getVideoCallRecording: Asked | null }>(
      person,
      'query ($chatId: ID!) { getVideoCallRecording(chatId: $chatId) { id isAsked courseName lessonNumber } }',
      { chatId },
    )
  ).getVideoCallRecording;

const agree = async (tab: CallTab, agrees = true): Promise<unknown> =>
  tab.say({ type: 'agree', recordingId: (await rows())[0]?.id ?? '', agrees });

describe('a lesson that is recorded in its room', () => {
  test('[175][186] is who agreed, as the class plays it: a film of each, with its length, and what happened', async () => {
    const [one, other] = [await enter(ada), await enter(ben)];
    expect(await asked(ben)).toBeNull();
    expect(await record(one)).toEqual(ok);
    // All see it, and that nobody but who began is recorded yet.
    const told = await other.hears((signal) => signal.type === 'people' && signal.recordingId !== null);
    expect(
      told.type === 'people' && told.people.filter((it) => it.isRecorded).map((it) => it.userId),
    ).toEqual([ada.id]);
    const [begun] = await rows();
    expect(await asked(ben)).toEqual({
      id: begun?.id,
      isAsked: true,
      courseName: expect.any(String),
      lessonNumber: 2,
    });
    await untilKept(ada, 3_000);
    expect(await keptOf(ben)).toBe(0);

    expect(await agree(other)).toEqual(ok);
    await untilKept(ben, 6_000);
    await other.say({ type: 'hand', isUp: true });
    expect(await agree(other, false)).toEqual(ok);
    await other.say({ type: 'hand', isUp: false });
    await other.say({ type: 'hand', isUp: true });
    expect(await record(one, false)).toEqual(ok);
    const { id, state, failure } = await untilDone();
    expect({ state, failure }).toEqual({ state: 'READY', failure: null });

    const played = await play(ben, id);
    expect(played?.recording).toMatchObject({ isOfRoom: true });
    expect(played?.films.map(({ kind, user }) => [kind, user.id])).toEqual([
      ['PERSON', ada.id],
      ['PERSON', ben.id],
    ]);
    const [first, second] = played?.films ?? [];
    expect(second?.startsAt).toBeGreaterThan(2_500);
    expect(first?.startsAt).toBeLessThan(1_500);
    // She was heard from the beginning to the end.
    expect((first?.spoken[1] ?? 0) - (first?.spoken[0] ?? 0)).toBeGreaterThan(3_000);
    expect(played?.moments.map(({ kind, user }) => [kind, user.id])).toEqual([
      ['STARTED', ada.id],
      // That he came before he said yes, and his hand after he said no, are nobody's to see.
      ['AGREED', ben.id],
      ['HAND_UP', ben.id],
      ['WITHDREW', ben.id],
      ['STOPPED', ada.id],
    ]);
    const file = await fetchFile(server, second?.fileLink ?? '').expect(200);
    expect((file.body as Buffer).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(await play(await buildPerson(server), id)).toBeUndefined();
    await one.say({ type: 'leave' });
  });

  test('is recorded for who leads it alone, once, and for nobody without a lesson', async () => {
    const [one, other] = [await enter(ada, false), await enter(ben, false)];
    expect(await record(other)).toMatchObject(refused);
    expect(await rows()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => record(one)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ok));
    expect(await rows()).toMatchObject([{ state: 'RECORDING' }]);
    expect(await record(other)).toMatchObject(refused);
    expect(await record(other, false)).toMatchObject(refused);
    // Yes and no in one breath: what was said last counts, in the room and in what is kept.
    const recordingId = (await rows())[0]?.id ?? '';
    const said = Array.from({ length: 8 }, (_, index) =>
      other.say({ type: 'agree', recordingId, agrees: index % 2 === 0 }),
    );
    expect(await Promise.all(said)).toEqual(said.map(() => ok));
    expect(
      await server.database.query(
        'SELECT withdrawn_at IS NULL AS agrees FROM live_recording_consents WHERE user_id = $1 AND recording_id = $2',
        [ben.id, (await rows())[0]?.id],
      ),
    ).toEqual([{ agrees: false }]);
    // Its lesson has been over for a while.
    await server.database.query(
      `UPDATE live_lessons SET starts_at = now() - interval '2 hours', ends_at = now() - interval '16 minutes' WHERE id = $1`,
      [lesson.lessonId],
    );
    expect(await untilDone()).toMatchObject({ state: 'FAILED', failure: 'NOTHING_RECORDED' });
    expect(await record(one)).toMatchObject(refused);
    await expect(asked(await buildPerson(server))).rejects.toThrow(chatsErrors.NOT_FOUND.code);
    await one.say({ type: 'leave' });
  });

  test('is of the class alone, and ended by who leads it, also after its time', async () => {
    const [one, other] = [await enter(ada, false), await enter(ben, false)];
    const { manager } = server.database;
    await manager.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE user_id = $1`, [ben.id]);
    expect(await record(one)).toEqual(ok);
    expect(await agree(other)).toMatchObject(refused);
    expect(await asked(ben)).toMatchObject({ isAsked: false, courseName: null, lessonNumber: null });
    await manager.query(
      `UPDATE live_lessons SET starts_at = now() - interval '1 hour', ends_at = now() - interval '1 minute' WHERE id = $1`,
      [lesson.lessonId],
    );
    expect(await record(other, false)).toMatchObject(refused);
    expect(await record(one, false)).toEqual(ok);
    expect(await untilDone()).toMatchObject({ state: 'FAILED', failure: 'NOTHING_RECORDED' });
    await one.say({ type: 'leave' });
  });

  test('loses ten seconds at most when its room server is killed, and goes on', async () => {
    const one = await enter(ada);
    await record(one);
    await untilKept(ada, 8_500);
    const [begun] = await server.database.query<{ at: Date }[]>(
      'SELECT started_at AS at FROM live_recordings WHERE lesson_id = $1',
      [lesson.lessonId],
    );
    const again = one.next(({ type }) => type === 'ready');
    const killedAt = Date.now() - (begun?.at.getTime() ?? 0);
    process.kill(server.app.get(MediaProcess, { strict: false }).pid ?? 0, 'SIGKILL');
    await again;
    browsers.push(await MadeUpBrowser.open(one));
    await untilKept(ada, killedAt + 5_000);
    await one.say({ type: 'leave' });
    const { id, state } = await untilDone();
    expect(state).toBe('READY');
    const films = (await play(ada, id))?.films ?? [];
    expect(films).toHaveLength(2);
    const [before, after] = films;
    expect(killedAt - ((before?.startsAt ?? 0) + (before?.milliseconds ?? 0))).toBeLessThan(10_000);
    expect(after?.startsAt).toBeGreaterThan(killedAt);
  });

  test('is what there is of it when its whole process dies, and without who is erased', async () => {
    const { databaseUrl } = server;
    const second = await TestServer.start({ databaseUrl, environment: { RUN_JOBS: 'false' } });
    const [one, other] = [await enter(ada, true, second), await enter(ben, true, second)];
    await record(one);
    await agree(other);
    await Promise.all([untilKept(ada, 4_000), untilKept(ben, 4_000)]);
    await second.stop();
    await server.database.query(
      `UPDATE live_recordings SET heard_at = heard_at - interval '1 minute' WHERE lesson_id = $1`,
      [lesson.lessonId],
    );
    await server.app.get(RoomRecordings).endSilent();
    const { id } = await untilDone();
    const films = (await play(ada, id))?.films ?? [];
    const [mine, theirs] = [ada, ben].map((person) => films.find(({ user }) => user.id === person.id));
    const status = async (link = ''): Promise<number> => (await fetchFile(server, link)).status;
    expect([await status(mine?.fileLink), await status(theirs?.fileLink)]).toEqual([200, 200]);
    await server.app
      .get(UnitOfWork)
      .run((transaction) => server.app.get(PersonalDataSources).eraseAll(transaction, ben.id));
    expect((await play(ada, id))?.films.map(({ user }) => user.id)).toEqual([ada.id]);
    expect(await status(mine?.fileLink)).toBe(200);
    expect([404, 410]).toContain(await status(theirs?.fileLink));
  });
});
