import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildLesson, buildMember } from '@lyceum/live-course/testing';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { LessonCalls } from '../../src/testing/lessons';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: LessonCalls;
let scene: ClassScene;
/** A lesson that begins in five minutes. */
let lesson: { id: string };
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new LessonCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
  lesson = await buildLesson(server.database.manager, scene.group, {
    lessonNumber: 2,
    startsAt: new Date(Date.now() + 5 * 60_000),
  });
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const of = async (person: Person) => {
  const rows = (await calls.attendance(scene.teacher, scene)).data?.getLiveCourseAttendance ?? [];
  return rows.find(({ studentId, lessonNumber }) => studentId === person.id && lessonNumber === 2);
};

describe('joining a lesson', () => {
  test('[175] leads its teachers to where it is begun, others to where it is joined, and nobody else anywhere', async () => {
    const { teacher, assistant, student, observer, outsider } = scene;
    const url = async (person: Person) => (await calls.join(person, lesson.id)).data?.joinLiveLesson.url;
    expect(await url(teacher)).toBe('https://meet.example/start');
    for (const person of [assistant, student, observer])
      expect(await url(person)).toBe('https://meet.example/join');
    expect(codeOf(await calls.join(outsider, lesson.id))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE id = $1`, [
      scene.places.student,
    ]);
    expect(codeOf(await calls.join(student, lesson.id))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
  });

  test('is open from ten minutes before it begins until it ends, and not while it is canceled or has no place', async () => {
    const { student, classmate } = scene;
    expect(codeOf(await calls.join(student, scene.lesson.id))).toBe(liveCourseErrors.NOT_JOINABLE.code);
    await server.database.query(`UPDATE live_lessons SET status = 'CANCELED' WHERE id = $1`, [lesson.id]);
    expect(codeOf(await calls.join(student, lesson.id))).toBe(liveCourseErrors.NOT_JOINABLE.code);
    await server.database.query(
      `UPDATE live_lessons SET status = 'PLANNED', meeting_link = NULL WHERE id = $1`,
      [lesson.id],
    );
    expect(codeOf(await calls.join(student, lesson.id))).toBe(liveCourseErrors.NO_MEETING.code);
    await server.database.query(
      `UPDATE live_lessons SET meeting_link = 'https://meet.example/x' WHERE id = $1`,
      [lesson.id],
    );
    await calls.minutesPass(lesson.id, 70);
    expect(codeOf(await calls.join(classmate, lesson.id))).toBe(liveCourseErrors.NOT_JOINABLE.code);
    expect(await of(student)).toMatchObject({ state: 'ABSENT', minutes: 0 });
  });

  test('counts each of many at once, and one person once however often they click', async () => {
    const students: Person[] = [];
    for (let count = 0; count < 12; count += 1) {
      const person = await buildPerson(server, { roles: ['STUDENT'] });
      await buildMember(server.database.manager, scene.group, person);
      students.push(person);
    }
    const answers = await Promise.all(
      students.flatMap((person) => [1, 2, 3].map(() => calls.join(person, lesson.id))),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const rows = await server.database.query<{ joins: number }[]>(
      'SELECT joins_cnt AS joins FROM live_attendances WHERE lesson_id = $1',
      [lesson.id],
    );
    expect(rows).toEqual(students.map(() => ({ joins: 1 })));
  });
});

describe('attendance', () => {
  test('is minutes of the lesson itself, and says who came late and who left early', async () => {
    const { student, classmate } = scene;
    await calls.join(student, lesson.id);
    // Ten minutes in all, by a word a minute; the first five are before the lesson begins.
    for (let minute = 0; minute < 10; minute += 1) {
      await calls.minutesPass(lesson.id, 1);
      expect(await calls.stay(student, lesson.id)).toBe(true);
    }
    expect(await of(student)).toMatchObject({ state: 'PRESENT', minutes: 5, late: false, leftEarly: false });
    await calls.minutesPass(lesson.id, 1);
    await calls.join(classmate, lesson.id);
    expect(await calls.stay(student, lesson.id)).toBe(true);
    expect(await of(student)).toMatchObject({ minutes: 6, leftEarly: false });
    expect(await of(classmate)).toMatchObject({ state: 'PRESENT', late: true, leftEarly: false });
    // Nobody is in a lesson for a time in which they said nothing: they have left it.
    await calls.minutesPass(lesson.id, 30);
    expect(await of(student)).toMatchObject({ minutes: 6, leftEarly: true });
    await calls.stay(classmate, lesson.id);
    expect(await of(classmate)).toMatchObject({ minutes: 0 });
    expect(await calls.stay(scene.observer, lesson.id)).toBe(false);
  });

  test('counts a word said twice at once for one time', async () => {
    const { student } = scene;
    await calls.join(student, lesson.id);
    await calls.minutesPass(lesson.id, 5);
    await calls.join(student, lesson.id);
    await calls.minutesPass(lesson.id, 2);
    await Promise.all(Array.from({ length: 8 }, () => calls.stay(student, lesson.id)));
    expect(await of(student)).toMatchObject({ minutes: 2 });
  });

  test('is corrected by who teaches, with a reason; each correction is kept, and the student sees them', async () => {
    const { teacher, assistant, student, classmate, observer, outsider, places } = scene;
    await calls.minutesPass(lesson.id, 80);
    const cell = { lessonId: lesson.id, studentId: student.id };
    for (const person of [student, observer, outsider, classmate])
      expect(codeOf(await calls.correct(person, { ...cell, state: 'PRESENT' }))).toBe(
        liveCourseErrors.MEMBER_NOT_FOUND.code,
      );
    expect(codeOf(await calls.correct(teacher, { ...cell, state: 'PRESENT', reason: ' ' }))).toBe(
      'COMMON_INVALID_INPUT',
    );
    await calls.correct(assistant, { ...cell, state: 'EXCUSED', reason: 'Ill.' });
    const corrected = await calls.correct(teacher, { ...cell, state: 'PRESENT', minutes: 50 });
    expect(corrected.data?.correctLiveAttendance).toMatchObject({ state: 'PRESENT', minutes: 50 });
    const history = (await calls.corrections(student, lesson.id, student.id)).data
      .getLiveAttendanceCorrections;
    expect(history).toMatchObject([
      { state: 'PRESENT', minutes: 50, reason: 'They were on the phone.', correctedBy: 'Ada Tester' },
      { state: 'EXCUSED', minutes: null, reason: 'Ill.', correctedBy: 'Ada Tester' },
    ]);
    for (const { correctedAt } of history)
      expect(Math.abs(Date.now() - Date.parse(correctedAt))).toBeLessThan(60_000);
    expect(
      (await calls.corrections(classmate, lesson.id, student.id)).data.getLiveAttendanceCorrections,
    ).toEqual([]);
    expect((await calls.ownAttendance(student, scene)).data?.getOwnLiveCourseAttendance).toEqual([
      expect.objectContaining({ studentId: student.id, state: 'PRESENT', minutes: 50 }),
    ]);
    // What somebody had stays when they leave the class.
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE id = $1`, [
      places.student,
    ]);
    expect(await of(student)).toMatchObject({ state: 'PRESENT' });
    const tomorrow = { lessonId: scene.lesson.id, studentId: classmate.id, state: 'ABSENT' };
    expect(codeOf(await calls.correct(teacher, tomorrow))).toBe(liveCourseErrors.MEMBER_NOT_FOUND.code);
  });

  test('is for who teaches and staff; a student is shown their own', async () => {
    const { teacher, assistant, student, observer, outsider } = scene;
    await calls.minutesPass(lesson.id, 6);
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    for (const person of [teacher, assistant, staff])
      expect((await calls.attendance(person, scene)).data?.getLiveCourseAttendance).toHaveLength(2);
    for (const person of [student, observer]) {
      expect(codeOf(await calls.attendance(person, scene))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
      expect(codeOf(await calls.file(person, scene))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    }
    expect(codeOf(await calls.attendance(outsider, scene))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    expect((await calls.ownAttendance(student, scene)).data?.getOwnLiveCourseAttendance).toHaveLength(1);
    expect((await calls.ownAttendance(observer, scene)).data?.getOwnLiveCourseAttendance).toEqual([]);
    expect(codeOf(await calls.ownAttendance(outsider, scene))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
  });

  test('is a file in which nothing is a formula', async () => {
    await server.database.query('UPDATE live_lessons SET topic = $2 WHERE id = $1', [
      lesson.id,
      '=HYPERLINK("x")',
    ]);
    await calls.minutesPass(lesson.id, 6);
    const file = (await calls.file(scene.teacher, scene)).data?.getLiveCourseAttendanceFile;
    expect(file?.fileName).toBe(`attendance-${scene.group.groupTag}.csv`);
    const lines = file?.content.split('\r\n') ?? [];
    expect(lines[0]).toBe(
      '\uFEFFLesson,Topic,Begins (UTC),Student,Attendance,Minutes,Minutes in the call,Late,Left early,Corrected because',
    );
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines).toHaveLength(4);
  });
});
