import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Room, RoomRecorder } from '@lyceum/calls';
import { callsErrors } from '@lyceum/contracts/calls';
import { RoomRecordings } from '@lyceum/live-course';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import type { Person } from '../../src/testing/people';
import { RoomLesson } from '../../src/testing/room-lessons';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let recorder: RoomRecorder;
let scene: ClassScene;
let room: Room;
let lesson: RoomLesson;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'true' } });
  recorder = server.app.get(RoomRecorder, { strict: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await buildClass(server);
  const chatId = randomUUID();
  await RoomLesson.hold(server, scene, chatId);
  room = new Room(randomUUID(), chatId, Date.now());
  await recorder.begin(room, scene.teacher.id);
  lesson = new RoomLesson(server, room.recording?.id ?? '');
});

const sql = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.database.query<Row[]>(text, values);
const say = (person: Person, agrees: boolean, recordingId = lesson.id): Promise<boolean> =>
  recorder.agree(room, person.id, { recordingId, agrees });
const agrees = async ({ id }: Person): Promise<boolean | undefined> =>
  (
    await sql<{ agrees: boolean }>(
      'SELECT withdrawn_at IS NULL AS agrees FROM live_recording_consents WHERE recording_id = $1 AND user_id = $2',
      [lesson.id, id],
    )
  )[0]?.agrees;
const seen = async (): Promise<string[]> =>
  [...new Set((await lesson.play(scene.teacher))?.films.map(({ user }) => user.id))].sort();

/** While it lasts, rows of a table that are so cannot be written. */
async function refusing(table: string, so: string, during: () => Promise<void>): Promise<void> {
  await sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`);
  await sql(
    `CREATE TRIGGER refused BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW WHEN (${so}) EXECUTE FUNCTION refuse()`,
  );
  try {
    await during();
  } finally {
    await sql('DROP FUNCTION refuse CASCADE');
  }
}
const noCannotBeKept = (during: () => Promise<void>): Promise<void> =>
  refusing('live_recording_consents', 'NEW.withdrawn_at IS NOT NULL', during);

describe('what somebody says of being recorded', () => {
  test('[206] is of one recording: a yes to another one is none, and a no is a no to it', async () => {
    const { student } = scene;
    await expect(say(student, true, randomUUID())).rejects.toMatchObject({
      code: callsErrors.NOT_RECORDED.code,
    });
    expect(await agrees(student)).toBeUndefined();
    await say(student, true);
    await recorder.stop(room, scene.teacher.id);
    await recorder.begin(room, scene.teacher.id);
    await expect(say(student, true)).rejects.toMatchObject({ code: callsErrors.NOT_RECORDED.code });
    expect(room.recording?.agreed.has(student.id)).toBe(false);
    await say(student, false);
    expect(await agrees(student)).toBe(false);
    await recorder.end(room);
  });

  test('[206] is a no as soon as it is said, and kept as soon as it can be: nobody is told before that it was', async () => {
    const { student } = scene;
    await say(student, true);
    await noCannotBeKept(async () => {
      const said = say(student, false);
      expect(room.recording?.agreed.has(student.id)).toBe(false);
      await expect(said).rejects.toThrow('refused');
      expect(await recorder.beat(room)).toBe(false);
      expect(await agrees(student)).toBe(true);
    });
    expect(await recorder.beat(room)).toBe(false);
    expect(await agrees(student)).toBe(false);
    await recorder.end(room);
  });

  test('[206] is no new yes where a browser that was away repeats its own; where it stands, it does', async () => {
    const { student, classmate } = scene;
    const repeat = (at: Room, { id }: Person): Promise<boolean> =>
      recorder.agree(at, id, { recordingId: lesson.id, agrees: true, isAgain: true });
    for (const person of [student, classmate]) await say(person, true);
    // Said on another device.
    await say(student, false);
    expect(await repeat(room, student)).toBe(false);
    expect(await repeat(room, classmate)).toBe(true);
    const next = new Room(room.callId, room.chatId, Date.now());
    await recorder.open(next);
    expect([await repeat(next, student), await repeat(next, classmate)]).toEqual([false, true]);
    expect(next.recording?.agreed).toEqual(new Set([classmate.id]));
    expect(await agrees(student)).toBe(false);
    await recorder.end(next);
  });

  test('[206] is kept as a no also by the process that has the room since', async () => {
    const { student } = scene;
    await say(student, true);
    const next = new Room(room.callId, room.chatId, Date.now());
    await recorder.open(next);
    await recorder.agree(next, student.id, { recordingId: lesson.id, agrees: false });
    await recorder.beat(next);
    expect(await agrees(student)).toBe(false);
    await recorder.end(next);
  });

  test('[206] leaves nothing of who said no where its process dies before that could be kept; others stay', async () => {
    const { student, classmate, teacher } = scene;
    for (const person of [student, classmate]) await say(person, true);
    for (const person of [student, classmate]) {
      await lesson.film(person);
      await lesson.note(person, 'HAND_UP');
    }
    await noCannotBeKept(async () => {
      await expect(say(student, false)).rejects.toThrow('refused');
      await recorder.beat(room);
    });
    // Another process has the room from now on: nobody is recorded who does not say yes again.
    const next = new Room(room.callId, room.chatId, Date.now());
    await recorder.open(next);
    expect(next.recording).toMatchObject({ id: lesson.id, agreed: new Set() });
    await recorder.beat(next);
    expect(await agrees(student)).toBe(false);
    await sql(`UPDATE live_recordings SET heard_at = now() - interval '1 minute' WHERE id = $1`, [lesson.id]);
    await server.app.get(RoomRecordings, { strict: false }).endSilent();
    expect(await lesson.done()).toMatchObject({ state: 'READY' });
    expect(await seen()).toEqual([classmate.id]);
    const played = await lesson.play(teacher);
    expect(played).toMatchObject({ recording: { seconds: 1 } });
    expect(played?.moments.map(({ user }) => user.id)).not.toContain(student.id);
  });
});

describe('a no that cannot be kept', () => {
  test('[206] is not lost with its process, also where the database is away for everything: nothing of who said it stays', async () => {
    const { student, classmate, teacher } = scene;
    for (const person of [student, classmate]) {
      await say(person, true);
      await lesson.film(person);
      await lesson.note(person, 'HAND_UP');
    }
    await recorder.beat(room);
    await refusing('live_recording_consents', 'true', async () => {
      await expect(say(student, false)).rejects.toThrow('refused');
      await expect(recorder.beat(room)).rejects.toThrow('refused');
    });
    expect(await agrees(student)).toBe(true);
    await sql(`UPDATE live_recordings SET heard_at = now() - interval '1 minute' WHERE id = $1`, [lesson.id]);
    await server.app.get(RoomRecordings, { strict: false }).endSilent();
    expect(await lesson.done()).toMatchObject({ state: 'READY' });
    expect(await seen()).toEqual([classmate.id]);
    expect(new Set((await lesson.play(teacher))?.moments.map(({ user }) => user.id))).toEqual(
      new Set([teacher.id, classmate.id]),
    );
    expect(await agrees(student)).toBe(false);
  });

  test('[206] leaves nothing of what the process that heard it still had to write, when another one goes on', async () => {
    const { student, classmate, teacher } = scene;
    for (const person of [student, classmate]) {
      await say(person, true);
      await lesson.film(person);
    }
    await refusing('live_recording_consents', 'true', async () => {
      await expect(say(student, false)).rejects.toThrow('refused');
    });
    await recorder.open(new Room(room.callId, room.chatId, Date.now()));
    await lesson.film(student);
    await lesson.note(student, 'HAND_UP');
    await recorder.end(room);
    expect(await lesson.done()).toMatchObject({ state: 'READY' });
    expect(await seen()).toEqual([classmate.id]);
    expect((await lesson.play(teacher))?.moments.map(({ user }) => user.id)).not.toContain(student.id);
  });

  test('[206] is one for who goes on with the recording: what another browser of theirs repeats is no yes', async () => {
    const { student, classmate } = scene;
    for (const person of [student, classmate]) await say(person, true);
    await refusing('live_recording_consents', 'true', async () => {
      await expect(say(student, false)).rejects.toThrow('refused');
    });
    const next = new Room(room.callId, room.chatId, Date.now());
    await recorder.open(next);
    const repeated = { recordingId: lesson.id, agrees: true, isAgain: true };
    expect(await recorder.agree(next, student.id, repeated)).toBe(false);
    expect(await recorder.agree(next, classmate.id, repeated)).toBe(true);
    expect(await agrees(student)).toBe(false);
    await recorder.end(next);
  });

  test('[206] is taken back by a yes that they say since', async () => {
    const { student } = scene;
    await say(student, true);
    await refusing('live_recording_consents', 'true', async () => {
      await expect(say(student, false)).rejects.toThrow('refused');
    });
    await say(student, true);
    await lesson.film(student);
    await recorder.end(room);
    expect(await lesson.done()).toMatchObject({ state: 'READY' });
    expect(await seen()).toEqual([student.id]);
  });

  test('[206] is not kept after a yes that was said after it', async () => {
    const { student } = scene;
    await say(student, true);
    await noCannotBeKept(async () => {
      await expect(say(student, false)).rejects.toThrow('refused');
    });
    // The next try is on its way for a while.
    const lock = 206;
    const holder = server.database.createQueryRunner();
    await holder.query('SELECT pg_advisory_lock($1)', [lock]);
    await sql(
      `CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF current_query() LIKE 'UPDATE%' THEN PERFORM pg_advisory_xact_lock(${String(lock)}); END IF; RETURN NULL; END $$`,
    );
    await sql(
      `CREATE TRIGGER lingers BEFORE UPDATE OF withdrawn_at ON live_recording_consents EXECUTE FUNCTION linger()`,
    );
    const beat = recorder.beat(room);
    const lingers = (): Promise<unknown[]> =>
      sql(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`, [lock]);
    while ((await lingers()).length === 0);
    const said = say(student, true);
    // It would have been kept by now.
    for (let count = 0; count < 400; count += 1) await lingers();
    await holder.query('SELECT pg_advisory_unlock($1)', [lock]);
    await holder.release();
    await Promise.all([beat, said]);
    await sql('DROP FUNCTION linger CASCADE');
    expect(room.recording?.agreed.has(student.id)).toBe(true);
    expect(await agrees(student)).toBe(true);
    await recorder.end(room);
  });
});

describe('a room that is recorded', () => {
  test('[206] ends by itself when nobody who leads the lesson was there for a minute', async () => {
    const now = Date.now();
    expect(await recorder.beat(room, now + 58_000)).toBe(false);
    room.take(randomUUID(), scene.teacher.id, now);
    expect(await recorder.beat(room, now + 70_000)).toBe(false);
    for (const { seat } of room.people) room.free(seat, now);
    expect(await recorder.beat(room, now + 129_000)).toBe(false);
    expect(await recorder.beat(room, now + 131_000)).toBe(true);
    expect(await lesson.done()).toEqual({ state: 'FAILED', failure: 'NOTHING_RECORDED' });
  });

  test('is recorded anew for who presses again while the one before ends', async () => {
    const stopping = recorder.stop(room, scene.teacher.id);
    // What it recorded is handed over meanwhile.
    const isRecorded = (): boolean => Boolean(room.recording);
    while (isRecorded()) await new Promise(setImmediate);
    await recorder.begin(room, scene.teacher.id);
    await stopping;
    const { recording } = room as Room;
    const states = await sql<{ id: string; state: string }>(
      'SELECT id, state FROM live_recordings WHERE call_id = $1 ORDER BY id',
      [room.callId],
    );
    expect(states.map(({ id, state }) => [id === lesson.id, state === 'RECORDING'])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(recording?.id).toBe(states[1]?.id);
    await recorder.end(room);
  });

  test('keeps a part that could not be kept at once', async () => {
    const { student } = scene;
    const seat = randomUUID();
    room.take(seat, student.id, Date.now());
    await say(student, true);
    const part = { film: randomUUID(), kind: 'PERSON', startsAt: 0, number: 1, from: 0, until: 900 } as const;
    const rest = { isKey: true, width: 16, height: 16, spoken: [], bytes: Buffer.alloc(9) };
    const kept = (): Promise<unknown[]> =>
      sql('SELECT FROM live_recording_parts WHERE film_id = $1', [part.film]);
    await refusing('live_recording_parts', 'true', async () => {
      recorder.hear({ type: 'part', take: room.takeOf(seat) ?? '', ...part, ...rest });
      expect(await kept()).toEqual([]);
    });
    while ((await kept()).length === 0);
    room.free(seat, Date.now());
    await recorder.end(room);
  });

  test('keeps so many moments of one person, and of who took a yes back what was on its way alone', async () => {
    const { student, classmate } = scene;
    for (const person of [student, classmate]) await say(person, true);
    for (let count = 0; count < 205; count += 1) await lesson.note(student, 'HAND_UP');
    const [{ moments } = { moments: 0 }] = await sql<{ moments: number }>(
      'SELECT count(*)::int AS moments FROM live_recording_moments WHERE recording_id = $1 AND user_id = $2',
      [lesson.id, student.id],
    );
    expect(moments).toBe(200);
    const film = await lesson.film(student);
    // What is no film is refused, and takes no other with it.
    await lesson.film(classmate, 'PERSON', Buffer.from('no film at all'));
    await say(student, false);
    await lesson.part(student, film, 2);
    await sql(
      `UPDATE live_recording_consents SET withdrawn_at = now() - interval '11 seconds' WHERE recording_id = $1 AND user_id = $2`,
      [lesson.id, student.id],
    );
    await lesson.part(student, film, 3);
    await recorder.end(room);
    expect(await lesson.done()).toMatchObject({ state: 'READY' });
    const films = (await lesson.play(student))?.films ?? [];
    expect(films.map(({ user, milliseconds }) => [user.id, milliseconds])).toEqual([[student.id, 2_000]]);
  });
});
