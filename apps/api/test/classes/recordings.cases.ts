import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { PersonalDataSources, Scheduler, UnitOfWork } from '@lyceum/kernel';
import { type MeetingRecorder, RecordsMeetings } from '@lyceum/live-course';
import { drawFilm, filmOf } from '@lyceum/uploads/testing';
import { Injectable, Module } from '@nestjs/common';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { recordingCalls, type ShownRecording } from '../../src/testing/recordings';
import { TestServer } from '../../src/testing/test-server';
import { begin, fetchFile, put, type TestFile } from '../../src/testing/uploads';

let film: Buffer;

/** A service that has recorded every lesson: a film that it delivers as often as it is asked, and one that is none. */
@Injectable()
@RecordsMeetings()
class EveryMeeting implements MeetingRecorder {
  recordings: MeetingRecorder['recordings'] = ({ lessonId, startsAt: startedAt, endsAt: endedAt }) =>
    Promise.resolve([
      {
        startedAt,
        endedAt,
        meetingUUID: `uuid-${lessonId}`,
        recordingType: 'SPEAKER_VIEW',
        fileName: 'From the meeting.webm',
        type: 'video/webm',
        size: film.length,
        open: () => Promise.resolve(Readable.from([film])),
      },
      {
        startedAt,
        endedAt,
        meetingUUID: `uuid-${lessonId}`,
        recordingType: 'GALLERY_VIEW',
        fileName: 'Broken.webm',
        type: 'video/webm',
        size: 9,
        open: () => Promise.resolve(Readable.from([Buffer.from('no film :')])),
      },
    ]);
}

@Module({ providers: [EveryMeeting] })
class Recorder {}

let server: TestServer;
let calls: LessonCalls;
let scene: ClassScene;
beforeAll(async () => {
  film = await drawFilm({
    seconds: 41,
    width: 160,
    height: 90,
    pictureAt: (second) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="hsl(${String(second * 8)} 60% 50%)"/></svg>`,
  });
  server = await TestServer.start({ extraModules: [Recorder] });
  calls = new LessonCalls(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await buildClass(server);
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const asFilm = (bytes: Buffer, name = 'Lesson one.webm'): TestFile => ({
  name,
  type: name.endsWith('.webm') ? 'video/webm' : 'video/mp4',
  bytes,
});

async function upload(person: Person, file: TestFile): Promise<string> {
  const ticket = await begin(server, person, file, { uploadS3Bucket: 'documents', uploadPath: 'recordings' });
  await put(server, ticket, file.bytes);
  const { body } = await server.http
    .post(`/uploads/${ticket.uploadId}/complete`)
    .set('authorization', `Bearer ${person.token}`)
    .expect(200);
  return (body as { data: { url: string } }).data.url;
}

const { add, change, caption, list, play, renew, search, own } = recordingCalls(() => ({
  server,
  calls,
  scene,
}));
const shown = async (person: Person) => (await list(person)).data?.getLiveCourseRecordings ?? [];
/** Adds one and has the jobs look into it. */
async function added(bytes = film, name?: string): Promise<ShownRecording> {
  const { data, errors } = await add(scene.teacher, await upload(scene.teacher, asFilm(bytes, name)));
  expect(errors).toBeUndefined();
  await untilMailIsOut(server);
  const recording = (await shown(scene.teacher)).find(({ id }) => id === data?.addLiveRecording.id);
  if (!recording) throw new Error('There is no such recording');
  return recording;
}
/** Has the clock strike for a task. */
async function run(task: string): Promise<void> {
  await server.database.query(
    'UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = $1',
    [task],
  );
  await server.app.get(Scheduler).runDue();
}
const eraseAccount = ({ id }: Person) =>
  server.app
    .get(UnitOfWork)
    .run((transaction) => server.app.get(PersonalDataSources).eraseAll(transaction, id));

describe('a recording of a lesson', () => {
  test('[175, 186] is looked into, then listed, played and sought in by who is in the class, and by nobody else', async () => {
    const { teacher, assistant, student, observer, outsider, places, group } = scene;
    const recording = await added();
    expect(recording).toMatchObject({ state: 'READY', seconds: 41, failure: null, isKept: true });
    for (const person of [assistant, student]) {
      expect(await shown(person)).toMatchObject([{ id: recording.id, isKept: person === assistant }]);
      const { data } = await play(person, recording.id);
      const link = data?.getLiveRecording.fileLink ?? '';
      const left = Date.parse(data?.getLiveRecording.linkExpires ?? '') - Date.now();
      expect(left).toBeGreaterThan(59 * 60_000);
      expect(left).toBeLessThanOrEqual(60 * 60_000);
      const part = await fetchFile(server, link, { range: 'bytes=2000-2099' }).expect(206);
      expect(part.headers['content-range']).toBe(`bytes 2000-2099/${String(film.length)}`);
      expect((part.body as Buffer).equals(film.subarray(2_000, 2_100))).toBe(true);
    }
    const { lessons } = (
      await calls.ask<{
        getSingleLiveCourseGroupData: { lessons: { meetingVideoRecordFileLinks: object[] }[] };
      }>(
        student,
        `query ($tag: String!) { getSingleLiveCourseGroupData(groupTag: $tag) { lessons {
           meetingVideoRecordFileLinks { fileName fileLink recordingType meetingUUID } } } }`,
        { tag: group.groupTag },
      )
    ).data.getSingleLiveCourseGroupData;
    expect(lessons[0]?.meetingVideoRecordFileLinks).toEqual([
      {
        fileName: 'Lesson one',
        fileLink: expect.stringContaining('/files/documents/recordings/'),
        recordingType: 'OTHER',
        meetingUUID: null,
      },
    ]);
    // Who learns there is in the films: an observer is shown neither.
    expect(await shown(observer)).toEqual([]);
    expect((await search(observer, 'voice')).data?.searchLiveRecordings).toEqual([]);
    expect(codeOf(await play(observer, recording.id))).toBe(liveCourseErrors.RECORDING_NOT_FOUND.code);
    expect(await own(observer)).toEqual([]);
    expect(codeOf(await list(outsider))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE id = $1`, [
      places.student,
    ]);
    for (const person of [outsider, student]) {
      for (const call of [
        play(person, recording.id),
        renew(person, recording.id),
        change(person, 'delete', recording.id),
      ])
        expect(codeOf(await call)).toBe(liveCourseErrors.RECORDING_NOT_FOUND.code);
      expect(codeOf(await search(person, 'voice'))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
      expect(await own(person)).toEqual([]);
    }
    expect(
      codeOf(await play(await buildPerson(server, { roles: ['COURSE_ADMIN'] }), recording.id)),
    ).toBeUndefined();
    expect(await shown(teacher)).toHaveLength(1);
  });

  test('[186] get-recording lists one’s own of all classes, with links that end after an hour and can be had anew', async () => {
    const { student, classmate } = scene;
    const { id } = await added();
    const [mine, ...others] = await own(student);
    expect(others).toEqual([]);
    expect(mine).toMatchObject({
      id,
      fileName: 'Lesson one',
      recordingType: 'OTHER',
      meetingUUID: null,
      groupTag: scene.group.groupTag,
      lessonNumber: 1,
      seconds: 41,
    });
    const link = mine?.fileLink ?? '';
    await fetchFile(server, link).expect(200);
    const ended = link.replace(/expires=\d+/, `expires=${String(Math.floor(Date.now() / 1000) - 1)}`);
    await fetchFile(server, ended).expect(404);
    await fetchFile(server, link.split('?')[0] ?? '').expect(404);
    const renewed = (await renew(student, id)).data?.getLiveRecordingLink.fileLink ?? '';
    await fetchFile(server, renewed, { range: 'bytes=0-9' }).expect(206);
    const { body } = await server.http
      .get('/get-recording')
      .query({ userId: classmate.id })
      .set('authorization', `Bearer ${student.token}`)
      .expect(403);
    expect((body as { error: { code: string } }).error.code).toBe('AUTH_ACTS_FOR_ANOTHER');
    await server.http.get('/get-recording').query({ userId: student.id }).expect(401);
  });

  test('is added by who teaches, as a film of their own, once however often it is sent', async () => {
    const { teacher, assistant, student, observer, outsider } = scene;
    for (const person of [student, observer])
      expect(codeOf(await add(person, await upload(person, asFilm(film))))).toBe(
        liveCourseErrors.ONLY_TEACHERS.code,
      );
    expect(codeOf(await add(outsider, await upload(outsider, asFilm(film))))).toBe(
      liveCourseErrors.LESSON_NOT_FOUND.code,
    );
    const path = await upload(teacher, asFilm(film));
    expect(codeOf(await add(assistant, path))).toBe(uploadsErrors.NOT_A_FILE_OF_YOURS.code);
    const sent = await Promise.all(Array.from({ length: 5 }, () => add(teacher, path)));
    expect(new Set(sent.map(({ data }) => data?.addLiveRecording.id))).toHaveProperty('size', 1);
    expect(await shown(teacher)).toHaveLength(1);
    for (const name of ['', ' ', 'x'.repeat(201)])
      expect(codeOf(await add(teacher, path, name))).toBe('COMMON_INVALID_INPUT');
  });

  test('that no browser would play fails with why, to who teaches alone, and is tried again', async () => {
    const { teacher, student } = scene;
    const track = { handler: 'vide', codec: 'mp4v', chunks: [[Buffer.alloc(90, 'seen')]] };
    const old = await added(filmOf([track], { order: 'moov last' }), 'Old.mp4');
    expect(old).toMatchObject({ state: 'FAILED', failure: 'CODEC' });
    const sound = { handler: 'soun', codec: 'mp4a', chunks: [[Buffer.alloc(90, 'heard')]] };
    expect(await added(filmOf([sound], { order: 'moov first' }), 'Sound.mp4')).toMatchObject({
      state: 'FAILED',
      failure: 'NO_PICTURES',
    });
    const good = await added(filmOf([{ ...track, codec: 'avc1' }], { order: 'moov first' }), 'Good.mp4');
    expect(good).toMatchObject({ state: 'READY', failure: null, seconds: null });
    expect((await shown(student)).map(({ id }) => id)).toEqual([good.id]);
    expect(codeOf(await play(teacher, old.id))).toBe(liveCourseErrors.RECORDING_NOT_FOUND.code);
    expect(codeOf(await change(teacher, 'retry', good.id))).toBe(liveCourseErrors.RECORDING_NOT_FAILED.code);
    expect(codeOf(await change(student, 'retry', old.id))).toBe(liveCourseErrors.RECORDING_NOT_FOUND.code);
    // As after a fault that is over.
    await server.database.query(`UPDATE live_recordings SET path = $2 WHERE id = $1`, [
      old.id,
      await upload(teacher, asFilm(film)),
    ]);
    expect((await change(teacher, 'retry', old.id)).data?.retryLiveRecording).toMatchObject({
      state: 'PROCESSING',
    });
    await untilMailIsOut(server);
    expect((await shown(student)).map(({ id }) => id)).toEqual([old.id, good.id]);
  });

  test('is told of to everybody in the class, once a lesson', async () => {
    const { teacher, assistant, student, outsider } = scene;
    const { id } = await added();
    await added();
    for (const person of [assistant, student])
      expect(await calls.bell(person, 'RECORDING_READY')).toEqual([
        expect.stringMatching(/^The recording of lesson 1 of Course .* can be watched\.$/),
      ]);
    for (const person of [teacher, outsider]) expect(await calls.bell(person, 'RECORDING_READY')).toEqual([]);
    await change(teacher, 'delete', id);
    expect(await calls.bell(student, 'RECORDING_READY')).toEqual([]);
  });

  test('that is deleted is gone from everybody at once, comes back for 30 days, and is then erased with its file', async () => {
    const { teacher, assistant, student } = scene;
    const { id } = await added();
    const link = (await play(student, id)).data?.getLiveRecording.fileLink ?? '';
    expect(codeOf(await change(student, 'delete', id))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    await change(assistant, 'delete', id);
    await fetchFile(server, link).expect(410);
    expect(await shown(student)).toEqual([]);
    expect(await shown(teacher)).toMatchObject([{ id, deletedAt: expect.any(String) }]);
    const age = (days: number) =>
      server.database.query(
        `UPDATE live_recordings SET deleted_at = now() - make_interval(days => $2) WHERE id = $1`,
        [id, days],
      );
    await age(29);
    await run('live-course.sweep-recordings');
    expect((await change(teacher, 'restore', id)).data?.restoreLiveRecording).toMatchObject({
      deletedAt: null,
    });
    await fetchFile(server, link).expect(200);
    await change(teacher, 'delete', id);
    await age(31);
    await run('live-course.sweep-recordings');
    expect(await shown(teacher)).toEqual([]);
    expect(codeOf(await change(teacher, 'restore', id))).toBe(liveCourseErrors.RECORDING_NOT_FOUND.code);
    await fetchFile(server, link).expect(410);
    await server.database.query(
      `UPDATE uploads SET deleted_at = deleted_at - interval '1 hour' WHERE deleted_at IS NOT NULL`,
    );
    await run('uploads.sweep');
    await fetchFile(server, link).expect(404);
  });
});

const captions = `WEBVTT - of lesson one

NOTE written by hand

1
00:01.000 --> 00:04.000 line:90%
<v Ms Hopper>What is a <b>point of view</b>?

00:00:05.500 --> 00:00:09.000
100 % of it &amp; more: 视角是什么`;

describe('captions', () => {
  test('are kept as WebVTT by who teaches, shown with the recording, and found in the class by what is said', async () => {
    const { assistant, student, outsider } = scene;
    const { id } = await added();
    expect(
      (await caption(assistant, id, `\uFEFF${captions.replaceAll('\n', '\r\n')}`)).data
        ?.saveLiveRecordingCaptions,
    ).toMatchObject({
      hasCaptions: true,
    });
    expect((await play(student, id)).data?.getLiveRecording.captions).toEqual([
      { starts: 1_000, ends: 4_000, text: 'Ms Hopper: What is a point of view?' },
      { starts: 5_500, ends: 9_000, text: '100 % of it & more: 视角是什么' },
    ]);
    const found = async (text: string) =>
      (await search(student, text)).data?.searchLiveRecordings.map(({ starts }) => starts);
    expect(await found('POINT of')).toEqual([1_000]);
    expect(await found('视角')).toEqual([5_500]);
    expect(await found('100 %')).toEqual([5_500]);
    expect(await found('p%w')).toEqual([]);
    expect(codeOf(await search(outsider, 'point'))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    expect(codeOf(await search(student, 'p'))).toBe('COMMON_INVALID_INPUT');
    expect(codeOf(await caption(student, id, captions))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    await caption(assistant, id, '');
    expect((await play(student, id)).data?.getLiveRecording.captions).toEqual([]);
    expect(await found('point')).toEqual([]);
  });

  test.each([
    ['are no WebVTT', 'Hello, this is what was said.'],
    ['say nothing', 'WEBVTT\n\nNOTE nothing'],
    ['end before they begin', 'WEBVTT\n\n00:04.000 --> 00:01.000\nBack in time'],
    ['bring a style sheet', `${captions}\n\nSTYLE\n::cue { background: url(//elsewhere.example) }`],
    ['bring other tags', 'WEBVTT\n\n00:01.000 --> 00:04.000\n<img src=x onerror=alert(1)>'],
  ])('that %s are refused, and those from before stay', async (_, text) => {
    const { teacher } = scene;
    const { id } = await added();
    await caption(teacher, id, captions);
    expect(codeOf(await caption(teacher, id, text))).toBe(liveCourseErrors.CAPTIONS_WRONG.code);
    expect((await play(teacher, id)).data?.getLiveRecording.captions).toHaveLength(2);
  });
});

describe('a recording that a meeting service delivers', () => {
  const isOver = () =>
    server.database.query(
      `UPDATE live_lessons SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [scene.lesson.id],
    );
  /** Others of the test are not asked for. */
  const seek = async () => {
    await run('live-course.seek-recordings');
    await untilMailIsOut(server);
  };

  test('[175] is taken once by its meetingUUID, however often it is delivered, and looked into like an upload', async () => {
    await isOver();
    await seek();
    await seek();
    const all = await shown(scene.teacher);
    expect(all.map(({ meetingUUID, state, failure }) => ({ meetingUUID, state, failure }))).toEqual([
      { meetingUUID: `uuid-${scene.lesson.id}`, state: 'READY', failure: null },
      { meetingUUID: `uuid-${scene.lesson.id}`, state: 'FAILED', failure: 'DAMAGED' },
    ]);
    const [ready] = await shown(scene.student);
    expect(ready).toMatchObject({ fileName: 'From the meeting.webm', seconds: 41 });
    // It takes none of the room that its teacher has for their own files.
    expect(
      await server.database.query(
        'SELECT bytes::int AS bytes, pending FROM upload_usage WHERE owner_id = $1',
        [scene.teacher.id],
      ),
    ).toEqual([{ bytes: 0, pending: 0 }]);
    const link = (await play(scene.student, ready?.id ?? '')).data?.getLiveRecording.fileLink ?? '';
    expect(((await fetchFile(server, link).expect(200)).body as Buffer).length).toBe(film.length);
  });
});

test('a recording outlives the account of who added it, where somebody else teaches the class', async () => {
  const { teacher, student, group } = scene;
  const { id } = await added();
  const other = await buildPerson(server, { roles: ['TEACHER'] });
  await server.database.query(
    `INSERT INTO live_course_members (group_id, user_id, role) VALUES ($1, $2, 'TEACHER')`,
    [group.id, other.id],
  );
  await eraseAccount(teacher);
  const link = (await play(student, id)).data?.getLiveRecording.fileLink ?? '';
  expect(((await fetchFile(server, link).expect(200)).body as Buffer).length).toBe(film.length);
  await eraseAccount(other);
  expect(await shown(student)).toEqual([]);
  await fetchFile(server, link).expect(404);
});
