import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildHomework } from '@lyceum/live-course/testing';
import { buildClass, ClassCalls, type ClassScene } from '../../src/testing/classes';
import type { Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ClassCalls;
let scene: ClassScene;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new ClassCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('homework', () => {
  const build = (more: Parameters<typeof buildHomework>[3] = {}) =>
    buildHomework(server.database.manager, scene.group, scene.lesson, more);
  const view = (person: Person, id: string) =>
    calls.ask<{ teacherViewUserLiveLessonHomework: { viewed: boolean } } | null>(
      person,
      'mutation ($id: ID!) { teacherViewUserLiveLessonHomework(userLiveLessonHomeworkId: $id) { viewed } }',
      { id },
    );
  const own = async (person: Person) => {
    const { data } = await calls.ask<{ getStudentOwnLiveLessonHomeworks: Record<string, unknown>[] }>(
      person,
      `query ($tag: String!, $me: ID!) { getStudentOwnLiveLessonHomeworks(groupTag: $tag, userId: $me) {
         homeworkTitle submitted viewed late submittedLink score liveLessonHomework { point } } }`,
      { tag: scene.group.groupTag, me: person.id },
    );
    return data.getStudentOwnLiveLessonHomeworks;
  };

  test('[178][183] is handed in by a student for themselves, and each sees their own', async () => {
    const { student, classmate } = scene;
    const homework = await build({ topic: 'Two pages' });
    const { data } = await calls.submit(student, scene, homework);
    expect(data?.saveStudentLiveCourseHomeworkLink).toMatchObject({ late: false, viewed: false });
    expect(await own(student)).toEqual([
      expect.objectContaining({
        homeworkTitle: 'Two pages',
        submitted: true,
        submittedLink: 'https://example.com/essay',
      }),
    ]);
    expect(await own(classmate)).toEqual([
      expect.objectContaining({ submitted: false, submittedLink: null }),
    ]);
  });

  test('[178] takes links and nothing else', async () => {
    const homework = await build();
    for (const url of [
      '',
      'essay',
      'javascript:alert(1)',
      'ftp://example.com/a',
      'https://bank.example@evil.example/',
    ])
      expect([url, codeOf(await calls.submit(scene.student, scene, homework, url))]).toEqual([
        url,
        'COMMON_INVALID_INPUT',
      ]);
    const whole = 'https://example.com:8443/a/b?c=d#e';
    expect(
      (await calls.submit(scene.student, scene, homework, whole)).data?.saveStudentLiveCourseHomeworkLink
        .submittedLink,
    ).toBe(whole);
  });

  test('[178] of others is not handed in: no teacher, nobody of another group, not somebody else’s row', async () => {
    const { teacher, observer, outsider, student, classmate } = scene;
    const homework = await build();
    for (const person of [teacher, observer])
      expect(codeOf(await calls.submit(person, scene, homework))).toBe(liveCourseErrors.ONLY_STUDENTS.code);
    expect(codeOf(await calls.submit(outsider, scene, homework))).toBe(
      liveCourseErrors.HOMEWORK_NOT_FOUND.code,
    );
    const { data } = await calls.submit(classmate, scene, homework);
    const theirs = data?.saveStudentLiveCourseHomeworkLink.id;
    const taken = await calls.ask(
      student,
      `mutation ($homework: ID!, $me: ID!, $lesson: ID!, $row: ID!) {
         saveStudentLiveCourseHomeworkLink(url: "https://example.com/x", userLiveCourseHomeworkId: $row,
           liveCourseHomeworkId: $homework, userId: $me, lessonId: $lesson) { id } }`,
      { homework: homework.id, me: student.id, lesson: scene.lesson.id, row: theirs },
    );
    expect(codeOf(taken)).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
  });

  test('[179] is late when its due minute is over, and is refused where nothing late is taken', async () => {
    const { student } = scene;
    const minuteAgo = (count: number) => new Date(Math.floor(Date.now() / 60_000 - count) * 60_000);
    // The minute that runs, or begins before anything can be asked.
    const thisMinute = minuteAgo(-1 / 3);
    const startsAt = new Date(Date.now() - 86_400_000);
    const inItsMinute = await build({ startsAt, dueAt: thisMinute, takesLate: false });
    const late = await build({ startsAt, dueAt: minuteAgo(2) });
    const closed = await build({ startsAt, dueAt: minuteAgo(2), takesLate: false });
    const early = await build({
      startsAt: new Date(Date.now() + 3_600_000),
      dueAt: new Date(Date.now() + 7_200_000),
    });
    expect(
      (await calls.submit(student, scene, inItsMinute)).data?.saveStudentLiveCourseHomeworkLink.late,
    ).toBe(false);
    expect((await calls.submit(student, scene, late)).data?.saveStudentLiveCourseHomeworkLink.late).toBe(
      true,
    );
    expect(codeOf(await calls.submit(student, scene, closed))).toBe(liveCourseErrors.CLOSED.code);
    expect(codeOf(await calls.submit(student, scene, early))).toBe(liveCourseErrors.NOT_OPEN_YET.code);
  });

  test('[179] that is handed in again was not looked at; the same link, and a second click, change nothing', async () => {
    const { student, teacher, assistant, outsider, observer } = scene;
    const homework = await build();
    const id =
      (await calls.submit(student, scene, homework)).data?.saveStudentLiveCourseHomeworkLink.id ?? '';
    for (const person of [student, outsider, observer])
      expect(codeOf(await view(person, id))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    expect((await view(assistant, id)).data?.teacherViewUserLiveLessonHomework.viewed).toBe(true);
    expect((await view(teacher, id)).data?.teacherViewUserLiveLessonHomework.viewed).toBe(true);
    expect(
      (await calls.submit(student, scene, homework)).data?.saveStudentLiveCourseHomeworkLink.viewed,
    ).toBe(true);
    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => calls.submit(student, scene, homework, 'https://example.com/second')),
    );
    expect(clicks.map((answer) => answer.data?.saveStudentLiveCourseHomeworkLink)).toEqual(
      clicks.map(() => ({ id, late: false, viewed: false, submittedLink: 'https://example.com/second' })),
    );
    const kept = await server.database.query<{ link: string }[]>(
      'SELECT link FROM live_submissions WHERE student_homework_id = $1 ORDER BY number',
      [id],
    );
    expect(kept.map(({ link }) => link)).toEqual(['https://example.com/essay', 'https://example.com/second']);
  });

  test('that is taken once keeps its first link', async () => {
    const homework = await build({ takesAgain: false });
    await calls.submit(scene.student, scene, homework);
    expect((await calls.submit(scene.student, scene, homework)).errors).toBeUndefined();
    expect(codeOf(await calls.submit(scene.student, scene, homework, 'https://example.com/other'))).toBe(
      liveCourseErrors.HANDED_IN.code,
    );
    expect(await own(scene.student)).toEqual([
      expect.objectContaining({ submittedLink: 'https://example.com/essay' }),
    ]);
  });

  test('[260] of a lesson shows all its students, to who teaches them', async () => {
    const { teacher, assistant, student, classmate, outsider, lesson } = scene;
    await calls.submit(student, scene, await build());
    const ask = (person: Person) =>
      calls.ask<{ getLessonHomeworkData: { studentId: string; homework: { submitted: boolean } }[] } | null>(
        person,
        'query ($id: ID!) { getLessonHomeworkData(lessonId: $id) { studentId homework { submitted } } }',
        { id: lesson.id },
      );
    for (const person of [teacher, assistant]) {
      const rows = (await ask(person)).data?.getLessonHomeworkData ?? [];
      expect(
        Object.fromEntries(rows.map(({ studentId, homework }) => [studentId, homework.submitted])),
      ).toEqual({
        [student.id]: true,
        [classmate.id]: false,
      });
    }
    expect(codeOf(await ask(student))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect(codeOf(await ask(outsider))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
  });
});
