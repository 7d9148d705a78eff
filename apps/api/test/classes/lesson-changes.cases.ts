import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildGroup, buildLesson, buildMember } from '@lyceum/live-course/testing';
import { buildChatOf, buildClass, type ClassScene } from '../../src/testing/classes';
import { ConsoleCalls } from '../../src/testing/console';
import { LessonCalls } from '../../src/testing/lessons';
import { mailsTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: LessonCalls;
let scene: ClassScene;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new LessonCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
});

const day = 86_400_000;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const inDays = (days: number, time = '14:00') =>
  new Date(`${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T${time}:00Z`);
/** Next year, so that it is still to come whenever this runs. */
const year = new Date().getFullYear() + 1;
/** The hour on a clock in Boston. */
const hourInBoston = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The second Sunday of next March, when clocks in Boston go forward. */
const springForward = (() => {
  const first = new Date(Date.UTC(year, 2, 1)).getUTCDay();
  return Date.UTC(year, 2, 1 + ((7 - first) % 7) + 7);
})();

describe('a lesson that its teacher moves', () => {
  test('is at its new time for everybody, who are told both times on their own clocks, by mail, too', async () => {
    const { lesson, teacher, student, observer, classmate } = scene;
    await calls.keepTimeZone(student, 'Asia/Shanghai');
    const at = inDays(9, '14:30');
    const [moved] = (await calls.move(teacher, { lessonId: lesson.id }, at)).data?.moveLiveLesson ?? [];
    expect(moved).toMatchObject({
      id: lesson.id,
      startDateTime: at.toISOString(),
      sequence: 1,
      status: 'PLANNED',
    });
    await untilMailIsOut(server);
    const time = (zone: string) =>
      new Date(at).toLocaleTimeString('en', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
    const [toStudent] = await calls.bell(student, 'LESSON_CHANGED');
    expect(toStudent).toMatch(/^Lesson 1 of Course COURSE\d+ is moved: from .+ to .+\.$/);
    expect(toStudent).toContain(time('Asia/Shanghai'));
    expect((await calls.bell(observer, 'LESSON_CHANGED'))[0]).toContain(time('America/New_York'));
    expect(await calls.bell(teacher, 'LESSON_CHANGED')).toEqual([]);
    const mails = await mailsTo(server, classmate.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is moved: from')]);
  });

  test('keeps its hour over a change of the clocks, with those after it, and moves them by one edit', async () => {
    const { manager } = server.database;
    const { group, teacher, lesson } = scene;
    await server.database.query('DELETE FROM live_lessons WHERE id = $1', [lesson.id]);
    const lessons = [];
    for (const [index, days] of [-6, 1, 8].entries()) {
      // 9:00 in Boston: at 14:00 UTC in winter, at 13:00 in summer.
      const hours = days < 0 ? 14 : 13;
      const startsAt = new Date(springForward + days * day + hours * 3_600_000);
      lessons.push(await buildLesson(manager, group, { lessonNumber: index + 1, startsAt }));
    }
    const to = new Date(springForward - 5 * day + 15.5 * 3_600_000);
    const answer = await calls.move(teacher, { lessonId: lessons[0]?.id ?? '', scope: 'FOLLOWING' }, to);
    const moved = answer.data?.moveLiveLesson ?? [];
    expect(moved.map(({ startDateTime }) => hourInBoston(startDateTime))).toEqual([
      '10:30',
      '10:30',
      '10:30',
    ]);
    expect(moved.map(({ startDateTime }) => startDateTime)).toEqual([
      to.toISOString(),
      new Date(springForward + 2 * day + 14.5 * 3_600_000).toISOString(),
      new Date(springForward + 9 * day + 14.5 * 3_600_000).toISOString(),
    ]);
    expect(moved.map(({ sequence }) => sequence)).toEqual([1, 1, 1]);
  });

  test('is moved by who leads its class and by staff; not by others, into the past, onto another, or twice', async () => {
    const { lesson, teacher, assistant, student, observer, outsider, group } = scene;
    const edit = { lessonId: lesson.id };
    for (const person of [assistant, student, observer])
      expect(codeOf(await calls.move(person, edit, inDays(3)))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect(codeOf(await calls.move(outsider, edit, inDays(3)))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
    expect(codeOf(await calls.move(teacher, edit, inDays(-1)))).toBe(liveCourseErrors.LESSON_IN_PAST.code);
    await buildLesson(server.database.manager, group, { lessonNumber: 2, startsAt: inDays(3, '14:30') });
    expect(codeOf(await calls.move(teacher, edit, inDays(3)))).toBe(liveCourseErrors.LESSONS_OVERLAP.code);
    const both = await Promise.all([
      calls.move(teacher, edit, inDays(4)),
      calls.move(teacher, edit, inDays(5)),
    ]);
    expect(both.map(codeOf).filter((code) => code === liveCourseErrors.LESSON_CHANGED.code)).toHaveLength(1);
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    expect((await calls.move(staff, { ...edit, sequence: 1 }, inDays(6))).errors).toBeUndefined();
  });

  test('stays as it was once it is over', async () => {
    const { lesson, teacher } = scene;
    await calls.minutesPass(lesson.id, 3 * 24 * 60);
    expect(codeOf(await calls.move(teacher, { lessonId: lesson.id }, inDays(3)))).toBe(
      liveCourseErrors.LESSON_OVER.code,
    );
    expect(codeOf(await calls.cancel(teacher, { lessonId: lesson.id }))).toBe(
      liveCourseErrors.LESSON_OVER.code,
    );
  });
});

describe('a lesson that is canceled', () => {
  test('does not take place, alone or with those after it, and can be restored; the class is told', async () => {
    const { lesson, teacher, student, assistant, group } = scene;
    const { manager } = server.database;
    const later = await buildLesson(manager, group, { lessonNumber: 2, startsAt: inDays(8) });
    const edit = { lessonId: lesson.id };
    expect(codeOf(await calls.cancel(assistant, edit))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect(codeOf(await calls.restore(teacher, edit))).toBe(liveCourseErrors.LESSON_NOT_CANCELED.code);
    const canceled = (await calls.cancel(teacher, { ...edit, scope: 'FOLLOWING' })).data?.cancelLiveLesson;
    expect(canceled?.map(({ id, status, sequence }) => [id, status, sequence])).toEqual([
      [lesson.id, 'CANCELED', 1],
      [later.id, 'CANCELED', 1],
    ]);
    expect(codeOf(await calls.cancel(teacher, { ...edit, sequence: 1 }))).toBe(
      liveCourseErrors.LESSON_CANCELED.code,
    );
    expect((await calls.restore(teacher, { ...edit, sequence: 1 })).data?.restoreLiveLesson).toMatchObject([
      { id: lesson.id, status: 'PLANNED', sequence: 2 },
    ]);
    await untilMailIsOut(server);
    expect(await calls.bell(student, 'LESSON_CHANGED')).toEqual([
      expect.stringContaining('takes place after all'),
      expect.stringContaining('does not take place. Nor does 1 lesson after it.'),
    ]);
  });
});

describe('[175] where a lesson is held', () => {
  let link: string;
  beforeEach(async () => {
    link = `https://school.example/call/${await buildChatOf(server, scene.teacher)}?x=1`;
  });

  test('its teacher says, of it or of those after it, too; they and others are led there, and nowhere once it is taken away; another host the class is told, and the log', async () => {
    const { lesson, teacher, student, group } = scene;
    const later = await buildLesson(server.database.manager, group, {
      lessonNumber: 2,
      startsAt: inDays(8),
    });
    const edit = { lessonId: lesson.id, scope: 'FOLLOWING' } as const;
    expect((await calls.hold(teacher, edit, link)).data?.setLiveLessonMeeting).toMatchObject([
      { id: lesson.id, sequence: 1 },
      { id: later.id, sequence: 1 },
    ]);
    await calls.minutesPass(lesson.id, 24 * 60 - 5);
    for (const person of [teacher, student])
      expect((await calls.join(person, lesson.id)).data?.joinLiveLesson.url).toBe(link);
    expect((await calls.hold(teacher, { lessonId: lesson.id, sequence: 1 }, '')).errors).toBeUndefined();
    for (const person of [teacher, student])
      expect(codeOf(await calls.join(person, lesson.id))).toBe(liveCourseErrors.NO_MEETING.code);
    const [{ kept }] = await server.database.query<[{ kept: string }]>(
      'SELECT meeting_link AS kept FROM live_lessons WHERE id = $1',
      [later.id],
    );
    expect(kept).toBe(link);
    const told = expect.stringMatching(
      /^Lesson 1 of .+, .+, is now held at school\.example\. So is 1 lesson after it\.$/,
    );
    await untilMailIsOut(server);
    expect([
      await calls.bell(student, 'LESSON_CHANGED'),
      await calls.bell(teacher, 'LESSON_CHANGED'),
    ]).toEqual([[told], []]);
    // At the same host it is no news; where there was none, it is.
    const again = { lessonId: later.id, sequence: 1 };
    await calls.hold(teacher, again, `${link}2`);
    await calls.hold(teacher, { ...again, sequence: 2 }, '');
    await untilMailIsOut(server);
    expect(await calls.bell(student, 'LESSON_CHANGED')).toEqual([told]);
    await calls.hold(teacher, { ...again, sequence: 3 }, 'https://Elsewhere.example/x');
    await untilMailIsOut(server);
    expect(await calls.bell(student, 'LESSON_CHANGED')).toEqual([
      expect.stringMatching(/^Lesson 2 .+ is now held at elsewhere\.example\.$/),
      told,
    ]);
    const logged = await server.database.query<object[]>(
      `SELECT before ->> 'host' AS before, after ->> 'host' AS after, before::text || after::text ~ 'x=1|/call/' AS tells
       FROM audit_entries WHERE actor_id = $1 AND action = 'liveGroup.setMeeting' ORDER BY created_at`,
      [teacher.id],
    );
    expect(logged).toEqual([
      { before: 'meet.example', after: 'school.example', tells: false },
      { before: 'school.example', after: null, tells: false },
      { before: 'school.example', after: 'school.example', tells: false },
      { before: 'school.example', after: null, tells: false },
      { before: null, after: 'elsewhere.example', tells: false },
    ]);
  });

  test('is said by nobody else but staff, whose log does not have the link; not over another’s change, nor of what is canceled or no address', async () => {
    const { lesson, teacher, assistant, student, outsider } = scene;
    const edit = { lessonId: lesson.id };
    for (const person of [assistant, student])
      expect(codeOf(await calls.hold(person, edit, link))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect(codeOf(await calls.hold(outsider, edit, link))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
    for (const wrong of [
      'javascript:alert(1)',
      'http://meet.example/join',
      'ftp://x.example',
      'meet.example/join',
    ])
      expect(codeOf(await calls.hold(teacher, edit, wrong))).toBe(commonErrors.INVALID_INPUT.code);
    // Nor in a chat that the teacher is not in, or that is none.
    for (const chat of [await buildChatOf(server, student), randomUUID()])
      for (const place of [`https://school.example/call/${chat}`, `https://x.example/?y=/CALL/${chat}`])
        expect(codeOf(await calls.hold(teacher, edit, place))).toBe(liveCourseErrors.CHAT_OF_OTHERS.code);
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    expect((await calls.hold(staff, edit, link)).errors).toBeUndefined();
    const logged = await server.database.query<{ after: object }[]>(
      `SELECT after FROM audit_entries WHERE actor_id = $1 AND action = 'liveGroup.setMeeting'`,
      [staff.id],
    );
    expect(logged).toEqual([{ after: { lessonId: lesson.id, scope: 'ONE', host: 'school.example' } }]);
    expect(codeOf(await calls.hold(teacher, edit, link))).toBe(liveCourseErrors.LESSON_CHANGED.code);
    await calls.cancel(teacher, { ...edit, sequence: 1 });
    expect(codeOf(await calls.hold(teacher, { ...edit, sequence: 2 }, link))).toBe(
      liveCourseErrors.LESSON_CANCELED.code,
    );
  });
});

describe('a room in which a class is held', () => {
  const number = () => String(10_000_000_000 + Math.floor(Math.random() * 80_000_000_000));

  test('is for no other class but by who leads both, or staff, however its link is spelled, and of two at once one has it', async () => {
    const other = await buildClass(server);
    const [room, next] = [number(), number()];
    const theirs = `https://zoom.us/j/${room}?pwd=one`;
    expect((await calls.hold(other.teacher, { lessonId: other.lesson.id }, theirs)).errors).toBeUndefined();
    const { lesson, teacher, group } = scene;
    const spellings = [
      theirs,
      `https://school.zoom.us/j/${room}/?pwd=one#x`,
      `https://zoom.us\\j\\${room}?pwd=one`,
      `https://zoom.us/j/x/../${room}?pwd=one`,
    ];
    for (const link of spellings)
      expect(codeOf(await calls.hold(teacher, { lessonId: lesson.id }, link))).toBe(
        liveCourseErrors.MEETING_OF_OTHERS.code,
      );
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    expect((await calls.hold(staff, { lessonId: lesson.id }, theirs)).errors).toBeUndefined();
    const mine = await buildGroup(server.database.manager);
    await buildMember(server.database.manager, mine, teacher, 'TEACHER');
    const both = await buildLesson(server.database.manager, mine, { lessonNumber: 1 });
    const own = `https://zoom.us/j/${next}?pwd=two`;
    const at = { lessonId: lesson.id, sequence: 1 };
    expect((await calls.hold(teacher, at, own)).errors).toBeUndefined();
    expect((await calls.hold(teacher, { lessonId: both.id }, own)).errors).toBeUndefined();
    expect(group.id).not.toBe(mine.id);
    const free = `https://zoom.us/j/${number()}?pwd=three`;
    const atOnce = await Promise.all([
      calls.hold(teacher, { ...at, sequence: 2 }, free),
      calls.hold(other.teacher, { lessonId: other.lesson.id, sequence: 1 }, free),
    ]);
    expect(atOnce.map(codeOf).toSorted()).toEqual([liveCourseErrors.MEETING_OF_OTHERS.code, undefined]);
  });
});

describe('who stands in for a teacher', () => {
  const elsewhere = async (): Promise<Person> => {
    const substitute = await buildPerson(server, { roles: ['TEACHER'] });
    await buildMember(
      server.database.manager,
      await buildGroup(server.database.manager),
      substitute,
      'TEACHER',
    );
    return substitute;
  };

  test('leads another class, sees this lesson alone, and begins it in its time', async () => {
    const { lesson, teacher, student, outsider, group } = scene;
    const substitute = await elsewhere();
    const edit = { lessonId: lesson.id };
    expect(await calls.candidates(teacher, lesson.id)).toContain(substitute.id);
    expect(await calls.candidates(student, lesson.id)).toBeUndefined();
    for (const unfit of [outsider, student])
      expect(codeOf(await calls.substitute(teacher, edit, unfit))).toBe(
        liveCourseErrors.NOT_A_SUBSTITUTE.code,
      );
    expect((await calls.substitute(teacher, edit, substitute)).errors).toBeUndefined();
    await untilMailIsOut(server);
    expect(await calls.bell(substitute, 'LESSON_CHANGED')).toEqual([
      expect.stringMatching(/^You stand in for/),
    ]);
    expect(await calls.bell(student, 'LESSON_CHANGED')).toEqual([
      expect.stringMatching(/^Another teacher stands in/),
    ]);
    expect(await calls.stoodIn(substitute)).toEqual([{ id: lesson.id, startUrl: null }]);
    expect(codeOf(await calls.open(substitute, group.groupTag))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    expect(codeOf(await calls.move(substitute, { ...edit, sequence: 1 }, inDays(3)))).toBe(
      liveCourseErrors.LESSON_NOT_FOUND.code,
    );
    await calls.minutesPass(lesson.id, 24 * 60 - 5);
    expect(await calls.stoodIn(substitute)).toEqual([
      { id: lesson.id, startUrl: 'https://meet.example/start' },
    ]);
    expect((await calls.join(substitute, lesson.id)).data?.joinLiveLesson.url).toBe(
      'https://meet.example/start',
    );
    await calls.minutesPass(lesson.id, 70);
    expect(await calls.stoodIn(substitute)).toEqual([]);
  });

  test('has no block with anybody of the class', async () => {
    const { lesson, teacher, student, classmate } = scene;
    const [blocked, blocking] = [await elsewhere(), await elsewhere()];
    await calls.block(student, blocked);
    await calls.block(blocking, classmate);
    const candidates = await calls.candidates(teacher, lesson.id);
    for (const person of [blocked, blocking]) {
      expect(candidates).not.toContain(person.id);
      expect(codeOf(await calls.substitute(teacher, { lessonId: lesson.id }, person))).toBe(
        liveCourseErrors.NOT_A_SUBSTITUTE.code,
      );
    }
  });

  test('is told when they do so no more', async () => {
    const { lesson, teacher } = scene;
    const substitute = await elsewhere();
    await calls.substitute(teacher, { lessonId: lesson.id }, substitute);
    await calls.substitute(teacher, { lessonId: lesson.id, sequence: 1 }, null);
    await untilMailIsOut(server);
    expect((await calls.bell(substitute, 'LESSON_CHANGED'))[0]).toMatch(/^You no longer stand in/);
    expect(await calls.stoodIn(substitute)).toEqual([]);
  });
});

test('[238] what staff change in a class is in the audit log, what its teachers do is not', async () => {
  const { group, lesson, teacher, student, places } = scene;
  const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
  const substitute = await buildPerson(server, { roles: ['TEACHER'] });
  const { manager } = server.database;
  await buildMember(manager, await buildGroup(manager), substitute, 'TEACHER');
  const [first, second] = [inDays(9), inDays(10)];
  const reportUrl = 'https://example.com/report';
  for (const [index, person] of [teacher, staff].entries()) {
    const edit = { lessonId: lesson.id, sequence: 2 * index };
    await calls.move(person, edit, [first, second][index]!);
    await calls.substitute(person, { ...edit, sequence: edit.sequence + 1 }, index === 0 ? null : substitute);
    await calls.change(person, places.student, { state: index === 0 ? 'COMPLETED' : 'WITHDRAWN', reportUrl });
  }
  expect(await new ConsoleCalls(server, teacher).audited(group.id)).toEqual([]);
  expect(await new ConsoleCalls(server, staff).audited(group.id)).toEqual([
    {
      action: 'liveGroup.moveLesson',
      before: { startDateTime: first.toISOString() },
      after: {
        lessonId: lesson.id,
        scope: 'ONE',
        startDateTime: second.toISOString(),
        endDateTime: new Date(second.getTime() + 3_600_000).toISOString(),
      },
    },
    {
      action: 'liveGroup.setSubstitute',
      before: { substituteId: null },
      after: { lessonId: lesson.id, substituteId: substitute.id },
    },
    {
      action: 'liveGroup.changeStudent',
      before: { state: 'COMPLETED' },
      after: { studentId: student.id, state: 'WITHDRAWN', links: ['reportUrl'] },
    },
  ]);
});
