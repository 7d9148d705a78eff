import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { ObjectStore } from '@lyceum/uploads';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { buildPerson, type Person } from '../../src/testing/people';
import { LessonCalls } from '../../src/testing/lessons';
import { RoomLesson } from '../../src/testing/room-lessons';
import { TestServer } from '../../src/testing/test-server';
import { fetchFile } from '../../src/testing/uploads';

let server: TestServer;
let scene: ClassScene;
let lesson: RoomLesson;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'true' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await buildClass(server);
  lesson = await RoomLesson.begin(server, scene);
});

const sql = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.database.query<Row[]>(text, values);

/** The teacher, two students, and the screen of one of them. */
async function recorded(): Promise<void> {
  const { teacher, student, classmate } = scene;
  for (const person of [student, classmate]) await lesson.agree(person);
  for (const person of [teacher, student, classmate]) await lesson.film(person);
  await lesson.film(student, 'SCREEN');
  await lesson.note(student, 'HAND_UP');
  await lesson.note(scene.teacher, 'STOPPED');
  expect(await lesson.end()).toEqual({ state: 'READY', failure: null });
}

/** Who is in it, each once, as somebody plays it. */
async function seenBy(person: Person): Promise<string[]> {
  const played = await lesson.play(person);
  return [...new Set(played?.films.map(({ user }) => user.id))].sort();
}
const ids = (...people: readonly Person[]): string[] => people.map(({ id }) => id).sort();

async function linkTo(person: Person, by: Person): Promise<string> {
  const film = (await lesson.play(by))?.films.find(({ user }) => user.id === person.id);
  if (!film) throw new Error('They are not in it.');
  return film.fileLink;
}
const statusOf = async (link: string): Promise<number> => (await fetchFile(server, link)).status;

async function exported(
  person: Person,
): Promise<{ films: object[]; files: { name: string; url: string }[] }> {
  const all = await server.app.get(PersonalDataSources).exportAll(person.id);
  const { recordedFilms: films } = all.get('live-courses') as { recordedFilms: object[] };
  const { files } = all.get('uploads') as { files: { name: string; url: string }[] };
  return { films, files };
}
async function ofMe({ token }: Person): Promise<string[]> {
  const { body } = await server.graphql('query { getLiveRecordingsOfMe { id } }', { token });
  const { data } = body as { data: { getLiveRecordingsOfMe: { id: string }[] } };
  return data.getLiveRecordingsOfMe.map(({ id }) => id);
}
const erase = ({ id }: Person): Promise<void> =>
  server.app.get(UnitOfWork).run((it) => server.app.get(PersonalDataSources).eraseAll(it, id));

const notFound = liveCourseErrors.RECORDING_NOT_FOUND.code;

describe('somebody in a recorded lesson', () => {
  test('[175][186] takes themselves out of it, for good and for everybody', async () => {
    await recorded();
    const { teacher, student, classmate } = scene;
    expect((await lesson.play(student))?.recording.isOfMe).toBe(true);
    const before = await linkTo(student, classmate);
    const [{ path = '' } = {}] = await sql<{ path: string }>(
      `SELECT path FROM live_recording_films WHERE user_id = $1 AND kind = 'PERSON'`,
      [student.id],
    );
    expect(await statusOf(before)).toBe(200);

    expect(await lesson.takeOut(student, student)).toBeNull();
    for (const person of [teacher, student, classmate])
      expect(await seenBy(person)).toEqual(ids(teacher, classmate));
    expect([404, 410]).toContain(await statusOf(before));
    const played = await lesson.play(student);
    expect(played?.recording).toMatchObject({ isOfMe: false, seconds: 1 });
    expect(played?.moments.map(({ kind, user }) => [kind, user.id])).toEqual([
      ['STARTED', teacher.id],
      ['STOPPED', teacher.id],
    ]);
    // The file too, out of the store, and out of the copy of their data; others stay.
    const key = path.replace('/files/', '');
    while (await server.app.get(ObjectStore, { strict: false }).find(key)) await new Promise(setImmediate);
    expect(await exported(student)).toMatchObject({ films: [], files: [] });
    expect(await statusOf(await linkTo(classmate, teacher))).toBe(200);
    expect(await lesson.takeOut(student, student)).toBe(notFound);
    expect(
      await sql(
        `SELECT details ->> 'target' AS target FROM user_actions WHERE user_id = $1 AND action_type = 'FILE_DELETE'`,
        [student.id],
      ),
    ).toEqual([{ target: 'liveRecording' }]);
    expect(
      await sql(
        'SELECT withdrawn_at IS NULL AS agrees FROM live_recording_consents WHERE user_id = $1 AND recording_id = $2',
        [student.id, lesson.id],
      ),
    ).toEqual([{ agrees: false }]);
  });

  test('is taken out by who teaches the class or oversees all, as their player says, and by nobody else', async () => {
    await recorded();
    const { teacher, assistant, student, classmate, observer, outsider } = scene;
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    const others = [classmate, observer, outsider, await buildPerson(server)];
    for (const person of others) expect(await lesson.takeOut(person, student)).toBe(notFound);
    const may = async (person: Person): Promise<boolean[]> =>
      (await lesson.play(person))?.films.map((film) => film.mayTakeOut) ?? [];
    const isOwn = async (person: Person): Promise<boolean[]> =>
      (await lesson.play(person))?.films.map(({ user }) => user.id === person.id) ?? [];
    expect(await may(classmate)).toEqual(await isOwn(classmate));
    for (const person of [teacher, assistant, staff])
      expect(await may(person)).toEqual([true, true, true, true]);
    expect(await lesson.takeOut(assistant, classmate)).toBeNull();
    expect(await lesson.takeOut(staff, student)).toBeNull();
    expect(await seenBy(teacher)).toEqual(ids(teacher));
    expect(
      await sql(
        `SELECT before ->> 'userId' AS who FROM audit_entries WHERE actor_id = $1 AND action = 'liveGroup.takeOutOfRecording'`,
        [staff.id],
      ),
    ).toEqual([{ who: student.id }]);
  });

  test('[175] takes themselves out also where only what they did is in it, and nothing that names them stays', async () => {
    const { teacher, student, classmate } = scene;
    for (const person of [student, classmate]) await lesson.agree(person);
    await lesson.film(teacher);
    for (const person of [student, classmate]) await lesson.note(person, 'HAND_UP');
    await lesson.note(teacher, 'STOPPED');
    await lesson.end();
    const named = async (by: Person): Promise<string[]> =>
      (await lesson.play(by))?.moments.map(({ user }) => user.id) ?? [];
    expect(await named(student)).toEqual([teacher.id, student.id, classmate.id, teacher.id]);
    const played = await lesson.play(student);
    expect(played?.recording.isOfMe).toBe(true);
    expect(played?.moments.flatMap(({ mayTakeOut, user }) => (mayTakeOut ? user.id : []))).toEqual([
      student.id,
    ]);
    expect(await ofMe(student)).toEqual([lesson.id]);
    expect(await lesson.takeOut(classmate, student)).toBe(notFound);
    expect(await lesson.takeOut(student, student)).toBeNull();
    expect(await ofMe(student)).toEqual([]);
    expect(await named(student)).toEqual([teacher.id, classmate.id, teacher.id]);
    expect((await lesson.play(student))?.recording.isOfMe).toBe(false);
    expect(await lesson.takeOut(student, student)).toBe(notFound);
    // Who began and ended it is nobody any more who took themselves out.
    expect(await lesson.takeOut(teacher, teacher)).toBeNull();
    expect(await named(student)).toEqual([classmate.id]);
    // Nor is anything of a lesson that is recorded still.
    expect(await lesson.takeOut(teacher, classmate)).toBeNull();
    expect(await lesson.play(student)).toMatchObject({ films: [], moments: [] });
  });

  test('[55] is told that others took them out, who stand in the log; not of their own act', async () => {
    await recorded();
    const { teacher, student, classmate } = scene;
    await lesson.takeOut(classmate, classmate);
    await lesson.takeOut(teacher, student);
    const calls = new LessonCalls(server);
    const told = (person: Person): Promise<string[]> => calls.bell(person, 'TAKEN_OUT_OF_RECORDING');
    expect(await told(student)).toEqual([
      expect.stringMatching(/took you out of the recording of lesson \d+\. You are not in it any more\.$/),
    ]);
    expect([await told(classmate), await told(teacher)]).toEqual([[], []]);
    expect(
      await sql(
        `SELECT user_id AS by, details ->> 'targetUser' AS who FROM user_actions WHERE details ->> 'targetId' = $1 AND action_type = 'FILE_DELETE' ORDER BY created_at`,
        [lesson.id],
      ),
    ).toEqual([
      { by: classmate.id, who: null },
      { by: teacher.id, who: student.id },
    ]);
  });

  test('takes themselves out also after they left the class, and where it is in the trash', async () => {
    await recorded();
    const { teacher, student, classmate } = scene;
    await sql(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE user_id = $1`, [student.id]);
    await sql('UPDATE live_recordings SET deleted_at = now() WHERE id = $1', [lesson.id]);
    expect(await lesson.takeOut(teacher, classmate)).toBe(notFound);
    expect(await lesson.takeOut(student, student)).toBeNull();
    await sql('UPDATE live_recordings SET deleted_at = NULL WHERE id = $1', [lesson.id]);
    expect(await seenBy(teacher)).toEqual(ids(teacher, classmate));
  });
});

describe('the films of a recorded lesson', () => {
  test('are each of who is in it: who pressed Record has none of theirs, and reads none once they are out of the class', async () => {
    await recorded();
    const { teacher, student, classmate, observer, outsider } = scene;
    const own = [...(await exported(student)).files].map(({ name }) => name).sort();
    expect(own).toEqual(['person.webm', 'screen.webm']);
    expect((await exported(teacher)).files).toHaveLength(1);
    const link = await linkTo(student, teacher);
    const ofClassmate = await linkTo(student, classmate);
    expect([await statusOf(link), await statusOf(ofClassmate)]).toEqual([200, 200]);
    const [{ url = '' } = {}] = (await exported(student)).files;
    const asked = async (person: Person): Promise<number> =>
      (
        await server.http
          .get('/uploads/link')
          .query({ path: url })
          .set('authorization', `Bearer ${person.token}`)
      ).status;
    expect([await asked(student), await asked(teacher), await asked(classmate)]).toEqual([200, 404, 404]);

    await sql(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE user_id = $1`, [teacher.id]);
    expect(await statusOf(link)).toBe(410);
    expect(await statusOf(ofClassmate)).toBe(200);
    for (const person of [teacher, observer, outsider]) expect(await lesson.play(person)).toBeUndefined();
    // A link is of one reader, in one session.
    const another = new URL(ofClassmate, server.url);
    another.searchParams.set('reader', `${teacher.id}.${teacher.id}`);
    expect(await statusOf(another.pathname + another.search)).toBe(404);
  });

  test('are hidden, links and all, from whom somebody in it blocks', async () => {
    await recorded();
    const { student, classmate } = scene;
    const link = await linkTo(student, classmate);
    await sql('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [student.id, classmate.id]);
    expect(await statusOf(link)).toBe(410);
    expect(await seenBy(classmate)).not.toContain(student.id);
  });

  test('[117] that took room of who pressed Record, before they were counted no more, give it back and can be taken out', async () => {
    await recorded();
    const { teacher, student } = scene;
    const [{ path = '', bytes = 0 } = {}] = await sql<{ path: string; bytes: number }>(
      `SELECT url AS path, stored_bytes::int AS bytes FROM uploads WHERE owner_id = $1 AND name = 'person.webm'`,
      [student.id],
    );
    await sql('UPDATE uploads SET is_counted = true WHERE url = $1', [path]);
    await sql('UPDATE upload_usage SET bytes = $2 WHERE owner_id = $1', [teacher.id, bytes + 7]);
    const runner = server.database.createQueryRunner();
    await server.database.migrations.find(({ name }) => name === 'UncountedFilms1765437320000')?.up(runner);
    await runner.release();
    expect(await sql('SELECT bytes::int FROM upload_usage WHERE owner_id = $1', [teacher.id])).toEqual([
      { bytes: 7 },
    ]);
    expect(await lesson.takeOut(student, student)).toBeNull();
    expect(await sql('SELECT FROM uploads WHERE url = $1', [path])).toEqual([]);
  });

  test('stay when who recorded it is erased, but for theirs', async () => {
    await recorded();
    const { teacher, student, classmate } = scene;
    const [theirs, mine] = [await linkTo(teacher, student), await linkTo(student, student)];
    await erase(teacher);
    expect(await seenBy(student)).toEqual(ids(student, classmate));
    expect(await statusOf(mine)).toBe(200);
    expect([404, 410]).toContain(await statusOf(theirs));
    await erase(classmate);
    expect(await seenBy(student)).toEqual(ids(student));
  });
});
