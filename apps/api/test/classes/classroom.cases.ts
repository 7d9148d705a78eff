import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import {
  buildGroup,
  buildHomework,
  buildLesson,
  buildMember,
  publishGroup,
} from '@lyceum/live-course/testing';
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

const idsOf = (people: { id: string }[]) => people.map(({ id }) => id).sort();

describe('a classroom', () => {
  test('[174][184] is of the course its tag begins with, and has its people by role', async () => {
    const { group, teacher, assistant, student, classmate } = scene;
    const seen = await calls.classroom(student, scene);
    expect(seen.role).toBe('STUDENT');
    expect(group.groupTag.startsWith(`${seen.liveCourse.courseTag}-`)).toBe(true);
    expect(seen.teacherList.map(({ id, role }) => [id, role])).toEqual([
      [teacher.id, 'TEACHER'],
      [assistant.id, 'ASSISTANT'],
    ]);
    expect(idsOf(seen.studentList)).toEqual(idsOf([student, classmate]));
  });

  test('[184] is nothing to whoever is not in it, was withdrawn, or guesses a tag: not even that it is there', async () => {
    const { outsider, student, places, group } = scene;
    const answers = [
      await calls.open(outsider, scene.group.groupTag),
      await calls.open(student, 'GUESSED-1'),
    ];
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE id = $1`, [
      places.student,
    ]);
    answers.push(await calls.open(student, group.groupTag));
    for (const { data, errors } of answers) {
      expect(data).toBeNull();
      expect(errors?.map(({ extensions, message }) => [extensions.code, message])).toEqual([
        [liveCourseErrors.GROUP_NOT_FOUND.code, liveCourseErrors.GROUP_NOT_FOUND.message],
      ]);
    }
  });

  test('tells e-mails to its teachers and to staff alone, and observers no students', async () => {
    const { teacher, assistant, student, classmate, observer } = scene;
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    for (const person of [teacher, staff])
      expect((await calls.classroom(person, scene)).studentList.map(({ email }) => email).sort()).toEqual(
        [student.email, classmate.email].sort(),
      );
    for (const person of [assistant, student, observer]) {
      const { teacherList, studentList } = await calls.classroom(person, scene);
      expect([...teacherList, ...studentList].filter(({ email }) => email !== null)).toEqual([]);
    }
    expect((await calls.classroom(observer, scene)).studentList).toEqual([]);
    expect((await calls.classroom(staff, scene)).role).toBeNull();
  });

  test('[175] begins for its teachers alone, and opens for others ten minutes before', async () => {
    const { group, teacher, assistant, student } = scene;
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    await buildLesson(server.database.manager, group, { lessonNumber: 2, startsAt: minutes(9) });
    await buildLesson(server.database.manager, group, { lessonNumber: 3, startsAt: minutes(11) });
    await buildLesson(server.database.manager, group, { lessonNumber: 4, startsAt: minutes(-61) });
    const links = async (person: Person) =>
      (await calls.classroom(person, scene)).lessons.map(({ zoomLink, startUrl, hostEmail }) =>
        [zoomLink, startUrl, hostEmail].map((link) => link !== null),
      );
    const [none, join, all] = [
      [false, false, false],
      [true, false, false],
      [true, true, true],
    ];
    expect(await links(student)).toEqual([none, join, none, none]);
    expect(await links(assistant)).toEqual([join, join, join, join]);
    expect(await links(teacher)).toEqual([all, all, all, all]);
  });

  test('does not show classmates to each other with a block between them; teachers see all', async () => {
    const { student, classmate, teacher } = scene;
    await calls.block(classmate, student);
    expect(idsOf((await calls.classroom(student, scene)).studentList)).toEqual([student.id]);
    expect(idsOf((await calls.classroom(teacher, scene)).studentList)).toEqual(idsOf([student, classmate]));
  });
});

describe('one’s own groups', () => {
  const list = async (person: Person) => {
    const { data } = await calls.ask<Record<string, Record<string, unknown>[]>>(
      person,
      `query ($me: ID!) { getUserLiveCourseGroupList(userId: $me) {
         groupTag role owedCnt unseenCnt lessonsCnt heldCnt nextLesson { lessonTopic } } }`,
      { me: person.id },
    );
    return data.getUserLiveCourseGroupList;
  };

  test('[173] are those one is in, the next lesson first, with what is owed and what is to be looked at', async () => {
    const { group, lesson, student, teacher, outsider } = scene;
    const { manager } = server.database;
    const later = await buildGroup(manager);
    await buildMember(manager, later, student);
    await buildLesson(manager, later, {
      lessonNumber: 1,
      topic: 'Later',
      startsAt: new Date(Date.now() + 3 * 86_400_000),
    });
    const over = await buildGroup(manager, { endsAt: new Date(Date.now() - 1_000) });
    await buildMember(manager, over, student);
    await buildHomework(manager, group, lesson);
    const homework = await buildHomework(manager, group, lesson);
    await calls.submit(student, scene, homework);
    const all = await list(student);
    expect(all?.map(({ groupTag, nextLesson }) => [groupTag, nextLesson])).toEqual([
      [group.groupTag, { lessonTopic: 'Voice' }],
      [later.groupTag, { lessonTopic: 'Later' }],
      [over.groupTag, null],
    ]);
    expect(all?.[0]).toMatchObject({ role: 'STUDENT', owedCnt: 1, unseenCnt: 0, lessonsCnt: 1, heldCnt: 0 });
    expect(await list(teacher)).toMatchObject([{ role: 'TEACHER', owedCnt: 0, unseenCnt: 1 }]);
    expect(await list(outsider)).toEqual([]);
  });

  test('[260] by role: those one teaches apart from those one learns in', async () => {
    const { student, assistant, group } = scene;
    const ask = async (person: Person) => {
      const { data } = await calls.ask<{ getUserLiveCoursesBothRoles: unknown }>(
        person,
        `query ($me: ID!) { getUserLiveCoursesBothRoles(userId: $me) { asTeacher { groupTag } asStudent { groupTag } } }`,
        { me: person.id },
      );
      return data.getUserLiveCoursesBothRoles;
    };
    const own = [{ groupTag: group.groupTag }];
    expect(await ask(student)).toEqual({ asTeacher: [], asStudent: own });
    expect(await ask(assistant)).toEqual({ asTeacher: own, asStudent: [] });
  });

  test('[184][178] one’s role and report are told to who is in the group', async () => {
    const { student, outsider, teacher, places, group } = scene;
    const ask = (person: Person) =>
      calls.ask<{ getUserLiveCourseRole: string; getStudentReportUrl: string | null } | null>(
        person,
        `query ($tag: String!, $me: ID!) {
           getUserLiveCourseRole(groupTag: $tag, userId: $me) getStudentReportUrl(groupTag: $tag, userId: $me) }`,
        { tag: group.groupTag, me: person.id },
      );
    await calls.change(teacher, places.student, { reportUrl: 'https://reports.example/1' });
    expect((await ask(student)).data).toEqual({
      getUserLiveCourseRole: 'STUDENT',
      getStudentReportUrl: 'https://reports.example/1',
    });
    expect((await ask(outsider)).errors?.[0]?.extensions.code).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
  });
});

test('[185] a published course is for everybody to read; one that is not, or not there, is not found', async () => {
  const { courseTag } = await publishGroup(server.database.manager, scene.group);
  const ask = (tag: string) =>
    server.graphql('query ($tag: String!) { getLiveCourse(courseTag: $tag) { courseTag courseName } }', {
      variables: { tag },
    });
  expect((await ask(courseTag)).body).toEqual({
    data: { getLiveCourse: { courseTag, courseName: `Course ${courseTag}` } },
  });
  await server.database.query('UPDATE live_courses SET published_at = NULL WHERE tag = $1', [courseTag]);
  for (const tag of [courseTag, 'NONE'])
    expect((await ask(tag)).body).toMatchObject({
      errors: [{ extensions: { code: liveCourseErrors.COURSE_NOT_FOUND.code } }],
    });
});
