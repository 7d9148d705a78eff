import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FakeZoom } from '@lyceum/calls/testing/fakes';
import { callsErrors } from '@lyceum/contracts/calls';
import { Scheduler } from '@lyceum/kernel';
import { buildGroup, buildLesson } from '@lyceum/live-course/testing';
import { filmOf } from '@lyceum/uploads/testing';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
import { recordingCalls, type ShownRecording } from '../../src/testing/recordings';
import { TestServer } from '../../src/testing/test-server';

const zoom = new FakeZoom();
const megabyte = 1_024 * 1_024;
const hour = 3_600_000;

let server: TestServer;
let film: Buffer;
beforeAll(async () => {
  await zoom.start();
  server = await TestServer.start({ environment: { ...zoom.environment, RUN_JOBS: 'true' } });
  const picture = { handler: 'vide', codec: 'avc1', chunks: [[Buffer.alloc(9 * megabyte, 'seen')]] };
  film = filmOf([picture], { order: 'moov first' });
});
afterAll(async () => {
  await server.stop();
  await zoom.stop();
});

let scene: ClassScene;
let number: string;
/** When the lesson began, which was over an hour later. */
let began: Date;
beforeEach(async () => {
  zoom.trouble = null;
  zoom.calls.length = 0;
  zoom.hostEmail = 'Calls@school.example';
  scene = await buildClass(server);
  began = new Date(Date.now() - 2 * hour);
  number = String(90_000_000_000 + Math.floor(Math.random() * 1_000_000_000));
  zoom.meetings.set(number, 'waiting');
  await server.database.query('UPDATE live_lessons SET starts_at = $2, ends_at = $3 WHERE id = $1', [
    scene.lesson.id,
    began,
    new Date(began.getTime() + hour),
  ]);
  await linkTo(`${zoom.url}/j/${number}?pwd=abc`);
});

const linkTo = (link: string) =>
  server.database.query('UPDATE live_lessons SET meeting_link = $2 WHERE id = $1', [scene.lesson.id, link]);

const { list } = recordingCalls(() => ({ server, calls: new LessonCalls(server), scene }));
const shown = async (): Promise<ShownRecording[]> =>
  (await list(scene.teacher)).data?.getLiveCourseRecordings ?? [];

/** Zoom has recorded the meeting. */
const record = (more: { startedAt?: Date; endedAt?: Date; host?: string; uuid?: string } = {}): void =>
  void zoom.recorded.set(number, {
    uuid: `/${randomUUID()}//a==`,
    startedAt: new Date(began.getTime() + 60_000),
    film,
    ...more,
  });

/** Zoom says so. @returns what it was answered */
async function say(of = number, secret?: string): Promise<number> {
  const event = { event: 'recording.completed', payload: { object: { id: Number(of), uuid: 'x' } } };
  const { body, headers } = zoom.signed(event, secret === undefined ? {} : { secret });
  const { status } = await server.http.post('/webhooks/calls/zoom').set(headers).send(body.toString());
  await untilMailIsOut(server);
  return status;
}

/** A lesson of an hour in the same room; of another class unless said otherwise. @param minutes from the beginning of the class's own */
async function alsoThere(minutes: number, group?: { id: string }): Promise<string> {
  const { manager } = server.database;
  const startsAt = atMinute(minutes);
  const { id } = await buildLesson(manager, group ?? (await buildGroup(manager)), { startsAt });
  await server.database.query('UPDATE live_lessons SET meeting_link = $2 WHERE id = $1', [
    id,
    // The same room by another spelling.
    `${zoom.url}/wherever/j/${number}/?pwd=abc#x`,
  ]);
  return id;
}

const atMinute = (minutes: number): Date => new Date(began.getTime() + minutes * 60_000);

const fetched = () => zoom.calls.filter(({ path }) => path.startsWith('/rec/'));

describe('[175] what Zoom recorded of a lesson', () => {
  test('is the lesson’s recording once it says so, however often it does, fetched in parts that have no token but where it is the account’s', async () => {
    record();
    for (let times = 0; times < 3; times += 1) expect(await say()).toBe(200);
    const [recording, ...others] = await shown();
    expect(others).toEqual([]);
    expect(recording).toMatchObject({
      state: 'READY',
      fileName: `${began.toISOString().slice(0, 10)} Screen and speaker.mp4`,
      meetingUUID: zoom.recorded.get(number)?.uuid,
    });
    const last = String(film.length - 1);
    expect(fetched().map(({ path, body }) => [path.split('/')[2], body['range'], body['isAllowed']])).toEqual(
      [
        ['download', `bytes=0-${String(8 * megabyte - 1)}`, true],
        ['file', `bytes=0-${String(8 * megabyte - 1)}`, false],
        ['download', `bytes=${String(8 * megabyte)}-${last}`, true],
        ['file', `bytes=${String(8 * megabyte)}-${last}`, false],
      ],
    );
  });

  test('is asked for as well where Zoom’s word was lost', async () => {
    record();
    await server.database.query(
      `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'live-course.seek-recordings'`,
    );
    await server.app.get(Scheduler).runDue();
    await untilMailIsOut(server);
    expect(await shown()).toMatchObject([{ state: 'READY' }]);
  });

  test('is nobody’s where the link is not the whole one, or another meeting’s, or it was at another time', async () => {
    record();
    await linkTo(`${zoom.url}/j/${number}`);
    await say();
    await linkTo(`${zoom.url}/j/${number}?pwd=guessed`);
    await say();
    await linkTo(`${zoom.url}/j/${number}0?pwd=abc`);
    await say();
    await linkTo(`${zoom.url}/j/${number}?pwd=abc`);
    for (const hours of [-1, 1]) {
      record({ startedAt: new Date(began.getTime() + hours * hour) });
      await say();
    }
    expect(await shown()).toEqual([]);
    expect(fetched()).toEqual([]);
  });

  test('is believed of nobody else, and of nothing that is no number', async () => {
    record();
    expect(await say(number, 'another secret')).toBe(callsErrors.BAD_SIGNATURE.status);
    const odd = { event: 'recording.completed', payload: { object: { id: '.*' } } };
    const { body, headers } = zoom.signed(odd);
    await server.http.post('/webhooks/calls/zoom').set(headers).send(body.toString()).expect(200);
    await untilMailIsOut(server);
    expect(await shown()).toEqual([]);
  });

  test('is fetched from Zoom alone, and no token goes to another address', async () => {
    record({ host: 'http://127.0.0.1:9' });
    await say();
    expect([await shown(), fetched()]).toEqual([[], []]);
  });

  test('of a room that two classes share is the one’s whose lesson was nearest, and nobody’s where that is not plain', async () => {
    const cases: [other: number, meeting: [from: number, to: number], isThisClass: boolean][] = [
      // Theirs, though it began while this lesson was still to go on; this class's own before that.
      [60, [50, 115], false],
      [60, [5, 55], true],
      // It went on into their lesson: both are in it.
      [60, [5, 70], false],
      // As near to both.
      [20, [10, 15], false],
      // Early for this lesson, in the middle of theirs.
      [-60, [-20, 50], false],
      [-60, [-10, 50], true],
    ];
    for (const [other, [from, to], isThisClass] of cases) {
      await server.database.query('DELETE FROM live_recordings WHERE lesson_id = $1', [scene.lesson.id]);
      const id = await alsoThere(other);
      record({ startedAt: atMinute(from), endedAt: atMinute(to) });
      await say();
      expect([other, from, (await shown()).length]).toEqual([other, from, isThisClass ? 1 : 0]);
      await server.database.query('DELETE FROM live_lessons WHERE id = $1', [id]);
    }
  });

  test('is not taken from it by a lesson that is canceled, or by the next one of its own class', async () => {
    const canceled = await alsoThere(0);
    await server.database.query(`UPDATE live_lessons SET status = 'CANCELED' WHERE id = $1`, [canceled]);
    await alsoThere(60, scene.group);
    record({ endedAt: atMinute(70) });
    await say();
    expect(await shown()).toMatchObject([{ state: 'READY' }]);
  });

  test('is taken of meetings in the name of the school’s host or the lesson’s, and of nobody else in the account', async () => {
    record();
    zoom.hostEmail = 'somebody.else@school.example';
    await say();
    expect([await shown(), fetched()]).toEqual([[], []]);
    zoom.hostEmail = 'Host@lyceum.example';
    await say();
    expect(await shown()).toMatchObject([{ state: 'READY' }]);
  });

  test('is none where Zoom refuses the number, which is tried no more', async () => {
    record();
    zoom.refused.add(number);
    await say();
    expect(zoom.calls.map(({ path }) => path)).toEqual([`/v2/meetings/${number}`]);
    zoom.refused.clear();
    expect(await shown()).toEqual([]);
  });
});
