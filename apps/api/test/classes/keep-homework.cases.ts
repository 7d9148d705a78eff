import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildHomework } from '@lyceum/live-course/testing';
import { buildClass, ClassCalls, type ClassScene } from '../../src/testing/classes';
import { buildPerson, type Person } from '../../src/testing/people';
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

interface Failure {
  errors?: { extensions: { code: string; issues?: { path: string; message: string }[] } }[];
}

const codeOf = ({ errors }: Failure) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Failure) => errors?.[0]?.extensions.issues?.map(({ path }) => path);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('homework that is given', () => {
  const save = (person: Person, more: object = {}) =>
    calls.ask<{ saveLiveCourseHomework: { id: string } } | null>(
      person,
      `mutation ($lesson: ID!, $id: ID, $topic: String!, $point: Int!, $start: DateTime!, $due: DateTime!, $late: Boolean!,
         $until: DateTime, $percent: Int, $again: Boolean!, $link: String) {
         saveLiveCourseHomework(lessonId: $lesson, homeworkId: $id, homeworkTopic: $topic, homeworkInstruction: "Two pages.",
           point: $point, startDate: $start, dueDate: $due, takesLate: $late, lateUntil: $until, latePercent: $percent,
           takesAgain: $again, homeworkLink: $link) { id } }`,
      {
        lesson: scene.lesson.id,
        topic: 'An essay',
        point: 20,
        start: inDays(-1),
        due: inDays(1),
        late: true,
        again: true,
        ...more,
      },
    );
  const move = (person: Person, what: 'delete' | 'restore', id: string) =>
    calls.ask(person, `mutation ($id: ID!) { ${what}LiveCourseHomework(homeworkId: $id) { id } }`, { id });
  const topics = async (person: Person) =>
    (await calls.classroom(person, scene)).lessons.flatMap(({ lessonHomeworks }) =>
      lessonHomeworks.map(({ homeworkTopic, point }) => [homeworkTopic, point]),
    );

  test('[183] is given and changed by who teaches, and the class reads it', async () => {
    const { teacher, assistant, student } = scene;
    const id = (await save(teacher)).data?.saveLiveCourseHomework.id;
    expect((await save(assistant, { id, topic: ' A longer essay ', point: 30 })).errors).toBeUndefined();
    expect(await topics(student)).toEqual([['A longer essay', 30]]);
  });

  test('[183] is nobody else’s to give, change or take away', async () => {
    const { teacher, student, observer, outsider } = scene;
    const id = (await save(teacher)).data?.saveLiveCourseHomework.id ?? '';
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    for (const person of [student, observer]) {
      expect(codeOf(await save(person, { id, topic: 'Mine' }))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
      expect(codeOf(await move(person, 'delete', id))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    }
    for (const person of [outsider, staff]) {
      expect(codeOf(await save(person, { id }))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
      expect(codeOf(await move(person, 'delete', id))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    }
    const elsewhere = await buildClass(server);
    expect(codeOf(await save(elsewhere.teacher, { lesson: elsewhere.lesson.id, id }))).toBe(
      liveCourseErrors.HOMEWORK_NOT_FOUND.code,
    );
    expect(await topics(student)).toEqual([['An essay', 20]]);
  });

  test('is refused at its field: due before it starts, late until before it is due, points and topics that are none', async () => {
    const { teacher } = scene;
    const wrong: [object, string][] = [
      [{ due: inDays(-2) }, 'dueDate'],
      [{ until: inDays(0.5) }, 'lateUntil'],
      [{ point: 1_001 }, 'point'],
      [{ point: -1 }, 'point'],
      [{ topic: '   ' }, 'homeworkTopic'],
      [{ percent: 101 }, 'latePercent'],
      [{ link: 'javascript:alert(1)' }, 'homeworkLink'],
    ];
    for (const [more, field] of wrong) {
      const answer = await save(teacher, more);
      expect([codeOf(answer), fieldsOf(answer)]).toEqual(['COMMON_INVALID_INPUT', [field]]);
    }
    expect(await topics(teacher)).toEqual([]);
  });

  test('that is deleted is gone for everybody, with what was handed in, and comes back as it was', async () => {
    const { teacher, student } = scene;
    const homework = await buildHomework(server.database.manager, scene.group, scene.lesson);
    const work = (await calls.submit(student, scene, homework)).data?.saveStudentLiveCourseHomeworkLink.id;
    expect((await move(teacher, 'delete', homework.id)).errors).toBeUndefined();
    expect(await topics(student)).toEqual([]);
    expect(codeOf(await calls.submit(student, scene, homework))).toBe(
      liveCourseErrors.HOMEWORK_NOT_FOUND.code,
    );
    const viewed = await calls.ask(
      teacher,
      'mutation ($id: ID!) { teacherViewUserLiveLessonHomework(userLiveLessonHomeworkId: $id) { viewed } }',
      { id: work },
    );
    expect(codeOf(viewed)).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    expect((await move(teacher, 'restore', homework.id)).errors).toBeUndefined();
    expect(
      (await calls.submit(student, scene, homework)).data?.saveStudentLiveCourseHomeworkLink,
    ).toMatchObject({
      id: work,
      submittedLink: 'https://example.com/essay',
    });
  });

  test('takes late work until a time, or always, or never; what is late moves with when it was due', async () => {
    const { teacher, student } = scene;
    const open = { start: inDays(-5) };
    const ended = (await save(teacher, { ...open, due: inDays(-3), until: inDays(-1) })).data;
    const endless = (await save(teacher, { ...open, due: inDays(-3), until: inDays(1) })).data;
    expect(codeOf(await calls.submit(student, scene, { id: ended?.saveLiveCourseHomework.id ?? '' }))).toBe(
      liveCourseErrors.CLOSED.code,
    );
    const id = endless?.saveLiveCourseHomework.id ?? '';
    expect((await calls.submit(student, scene, { id })).data?.saveStudentLiveCourseHomeworkLink.late).toBe(
      true,
    );
    await save(teacher, { ...open, id, due: inDays(1) });
    const { data } = await calls.ask<{ getStudentOwnLiveLessonHomeworks: { late: boolean }[] }>(
      student,
      'query ($tag: String!, $me: ID!) { getStudentOwnLiveLessonHomeworks(groupTag: $tag, userId: $me) { late } }',
      { tag: scene.group.groupTag, me: student.id },
    );
    expect(data.getStudentOwnLiveLessonHomeworks).toEqual([{ late: false }, { late: false }]);
  });
});
