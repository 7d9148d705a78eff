import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CallPresence } from '@lyceum/calls';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { LessonPresences } from '@lyceum/live-course';
import { buildLesson } from '@lyceum/live-course/testing';
import { buildChatOf, buildClass, type ClassScene } from '../../src/testing/classes';
import { LessonCalls } from '../../src/testing/lessons';
import type { Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const minute = 60_000;

let server: TestServer;
let calls: LessonCalls;
let scene: ClassScene;
/** A lesson of an hour that is over, held in the call of a chat. */
let lesson: { id: string };
let chatId: string;
let begin: number;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new LessonCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
  chatId = await buildChatOf(server, scene.teacher, scene.student, scene.classmate);
  begin = Date.now() - 90 * minute;
  const startsAt = new Date(begin);
  lesson = await buildLesson(server.database.manager, scene.group, { lessonNumber: 2, startsAt });
  await linkTo(`https://school.example/call/${chatId}`);
  await server.database.query(
    `UPDATE live_course_members SET joined_at = now() - interval '1 day' WHERE group_id = $1`,
    [scene.group.id],
  );
});

const linkTo = (link: string) =>
  server.database.query('UPDATE live_lessons SET meeting_link = $2 WHERE id = $1', [lesson.id, link]);

const minutesOf = async (person: Person): Promise<number | null | undefined> => {
  const rows = (await calls.attendance(scene.teacher, scene)).data?.getLiveCourseAttendance ?? [];
  return rows.find(({ studentId, lessonNumber }) => studentId === person.id && lessonNumber === 2)
    ?.meetingMinutes;
};

/** Minutes of the lesson; those before it are less than 0. */
const stay = ({ id: userId }: Person, from: number, until: number) => ({
  userId,
  cameAt: new Date(begin + from * minute),
  until: new Date(begin + until * minute),
});

const keep = (...stays: ReturnType<typeof stay>[]): Promise<number> =>
  server.app.get(LessonPresences).keep(`/call/${chatId}`, stays, [scene.teacher.id]);

describe('how long a student was in the call of a lesson', () => {
  test('counts each time once, of the lesson alone, beside the attendance, which it does not change', async () => {
    const { student, classmate, teacher } = scene;
    expect(await minutesOf(student)).toBeNull();
    // Before it began, twice at once, again, and past its end; told again with a later end.
    await keep(stay(student, -5, 10), stay(student, 5, 20), stay(student, 30, 40), stay(student, 55, 70));
    await keep(stay(student, 30, 45));
    expect(await minutesOf(student)).toBe(20 + 15 + 5);
    expect(await minutesOf(classmate)).toBe(0);
    const rows = (await calls.attendance(teacher, scene)).data?.getLiveCourseAttendance ?? [];
    expect(rows.find(({ studentId }) => studentId === student.id)).toMatchObject({
      state: 'ABSENT',
      minutes: 0,
    });
    const file = (await calls.file(teacher, scene)).data?.getLiveCourseAttendanceFile.content ?? '';
    expect(file.split('\r\n')[0]).toContain('Minutes,Minutes in the call,Late');
    expect(file).toContain(',ABSENT,0,40,');
  });

  test('is of students of the class, and of lessons that are held there then, and of no other', async () => {
    const { student, teacher, observer, outsider } = scene;
    expect(await keep(stay(teacher, 0, 60), stay(observer, 0, 60), stay(outsider, 0, 60))).toBe(0);
    expect(await keep(stay(student, -30, -10), stay(student, 70, 80))).toBe(0);
    await linkTo(`https://school.example/call/${chatId}0`);
    expect(await keep(stay(student, 0, 60))).toBe(0);
    await linkTo(`https://school.example/call/${chatId}?x=1`);
    await server.database.query(`UPDATE live_lessons SET status = 'CANCELED' WHERE id = $1`, [lesson.id]);
    expect(await keep(stay(student, 0, 60))).toBe(0);
    await server.database.query(`UPDATE live_lessons SET status = 'PLANNED' WHERE id = $1`, [lesson.id]);
    expect(await keep(stay(student, -10, 70))).toBe(1);
    expect(await minutesOf(student)).toBe(60);
    // What was before it and after it is not kept.
    const [kept] = await server.database.query<[{ cameAt: Date; leftAt: Date }]>(
      'SELECT came_at AS "cameAt", left_at AS "leftAt" FROM live_presences WHERE lesson_id = $1',
      [lesson.id],
    );
    expect(kept).toEqual({ cameAt: new Date(begin), leftAt: new Date(begin + 60 * minute) });
  });

  test('is of no call of a chat in which nobody is who leads the class, or stands in', async () => {
    const { student, classmate, outsider } = scene;
    const presence = server.app.get(CallPresence);
    const theirs = { callId: randomUUID(), chatId: await buildChatOf(server, student, classmate, outsider) };
    const pass = async (from: number) => {
      await presence.see(theirs, [student.id], begin + from * minute);
      await presence.leave(theirs, begin + (from + 5) * minute);
    };
    await linkTo(`https://school.example/call/${theirs.chatId}`);
    await pass(0);
    expect(await minutesOf(student)).toBeNull();
    await server.database.query('UPDATE live_lessons SET substitute_id = $2 WHERE id = $1', [
      lesson.id,
      outsider.id,
    ]);
    await pass(10);
    expect(await minutesOf(student)).toBe(5);
  });

  test('is told by a call each minute and as people leave it, so that little is lost of one that breaks off', async () => {
    const { student, classmate } = scene;
    const presence = server.app.get(CallPresence);
    const call = { callId: randomUUID(), chatId };
    const see = (at: number, ...people: Person[]) =>
      presence.see(
        call,
        people.map(({ id }) => id),
        begin + at * minute,
      );
    await see(0, student);
    await see(0.5, student, classmate);
    expect(await minutesOf(student)).toBeNull();
    await see(1, student, classmate);
    expect([await minutesOf(student), await minutesOf(classmate)]).toEqual([1, 0]);
    await see(10, student);
    expect([await minutesOf(student), await minutesOf(classmate)]).toEqual([10, 9]);
    await see(12, student, classmate);
    await presence.leave(call, begin + 20 * minute);
    expect([await minutesOf(student), await minutesOf(classmate)]).toEqual([20, 17]);
    await presence.leave(call, begin + 40 * minute);
    expect(await minutesOf(student)).toBe(20);
  });

  test('is theirs to have, and goes with their account', async () => {
    const { student } = scene;
    await keep(stay(student, 0, 12));
    const sources = server.app.get(PersonalDataSources);
    expect((await sources.exportAll(student.id)).get('live-courses')).toMatchObject({
      presences: [{ lessonNumber: 2, cameAt: new Date(begin), leftAt: new Date(begin + 12 * minute) }],
    });
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, student.id));
    const kept = await server.database.query<unknown[]>('SELECT FROM live_presences WHERE user_id = $1', [
      student.id,
    ]);
    expect(kept).toEqual([]);
  });
});
