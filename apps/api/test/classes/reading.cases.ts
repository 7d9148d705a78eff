import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildHomework, buildMember } from '@lyceum/live-course/testing';
import { buildClass, ClassCalls, type ClassScene } from '../../src/testing/classes';
import { exportedFiles } from '../../src/testing/exported';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ClassCalls;
let scene: ClassScene;
let homework: { id: string };
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new ClassCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
  homework = await buildHomework(server.database.manager, scene.group, scene.lesson);
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

async function queue(person: Person) {
  const { data } = await calls.ask<{
    getLiveWorkToLookAt: {
      userLiveLessonHomeworkId: string;
      student: { id: string; email: string | null };
    }[];
  }>(
    person,
    `query ($me: ID!) { getLiveWorkToLookAt(userId: $me) {
       userLiveLessonHomeworkId number groupTag homeworkTopic point version score comment submittedLink submittedFile { name path }
       student { id email firstName } } }`,
    { me: person.id },
  );
  return data.getLiveWorkToLookAt;
}

/** What the student handed in, as a file of this kind. @returns the id of their work */
async function handIn(ending = 'webp'): Promise<string> {
  const { data } = await calls.submit(scene.student, scene, homework);
  const id = data!.saveStudentLiveCourseHomeworkLink.id;
  await server.database.query(
    `UPDATE live_submissions SET link = '/files/documents/homework/work.' || $2, file_name = 'work', work_sha256 = 'x' WHERE student_homework_id = $1`,
    [id, ending],
  );
  return id;
}

describe('what is to be looked at', () => {
  test('[179] is all work of all classes one teaches, the oldest first, until somebody has looked at it', async () => {
    const { student, classmate, teacher, assistant, observer, outsider } = scene;
    const first = await calls.submit(student, scene, homework);
    const second = await calls.submit(classmate, scene, homework);
    const ids = [first, second].map(({ data }) => data!.saveStudentLiveCourseHomeworkLink.id);
    const seen = await queue(teacher);
    expect(seen.map(({ userLiveLessonHomeworkId }) => userLiveLessonHomeworkId)).toEqual(ids);
    expect(seen[0]).toMatchObject({
      groupTag: scene.group.groupTag,
      number: 1,
      point: 10,
      version: 0,
      submittedLink: 'https://example.com/essay',
      student: { id: student.id, email: null },
    });
    expect(await queue(assistant)).toHaveLength(2);
    for (const other of [student, observer, outsider]) expect(await queue(other)).toEqual([]);
    await calls.ask(
      teacher,
      'mutation ($id: ID!) { teacherViewUserLiveLessonHomework(userLiveLessonHomeworkId: $id) { viewed } }',
      { id: ids[0] },
    );
    expect((await queue(assistant)).map(({ userLiveLessonHomeworkId }) => userLiveLessonHomeworkId)).toEqual([
      ids[1],
    ]);
    await calls.change(teacher, scene.places.classmate, { state: 'WITHDRAWN' });
    expect(await queue(teacher)).toEqual([]);
  });
});

describe('what one says often', () => {
  const templates = async (person: Person) => {
    const { data } = await calls.ask<{ getCommentTemplates: { id: string; text: string }[] }>(
      person,
      'query ($me: ID!) { getCommentTemplates(userId: $me) { id text } }',
      { me: person.id },
    );
    return data.getCommentTemplates;
  };
  const save = (person: Person, text: string, templateId: string | null = null) =>
    calls.ask<object | null>(
      person,
      'mutation ($me: ID!, $id: ID, $text: String!) { saveCommentTemplate(userId: $me, templateId: $id, text: $text) { id text } }',
      { me: person.id, id: templateId, text },
    );

  test('[179] is kept, changed and deleted by oneself alone', async () => {
    const { teacher, assistant } = scene;
    await save(teacher, 'Let the second part breathe.');
    const [template] = await templates(teacher);
    const id = template?.id ?? '';
    await save(teacher, 'Let it breathe.', id);
    expect(await templates(teacher)).toEqual([{ id, text: 'Let it breathe.' }]);
    expect(await templates(assistant)).toEqual([]);
    expect(codeOf(await save(assistant, 'Mine now', id))).toBe(liveCourseErrors.TEMPLATE_NOT_FOUND.code);
    expect(codeOf(await save(teacher, '  '))).toBe('COMMON_INVALID_INPUT');
    const remove = (person: Person) =>
      calls.ask<object | null>(
        person,
        'mutation ($me: ID!, $id: ID!) { deleteCommentTemplate(userId: $me, templateId: $id) }',
        { me: person.id, id },
      );
    expect(codeOf(await remove(assistant))).toBe(liveCourseErrors.TEMPLATE_NOT_FOUND.code);
    expect(JSON.stringify(await exportedFiles(server, teacher))).toContain('Let it breathe.');
    expect(codeOf(await remove(teacher))).toBeUndefined();
    expect(await templates(teacher)).toEqual([]);
  });
});

describe('a comment at a place of the work', () => {
  interface Pin {
    id: string;
    text: string;
    isKept: boolean;
  }
  const pins = async (person: Person, id: string) => {
    const { data } = await calls.ask<{ getWorkPins: Pin[] }>(
      person,
      'query ($id: ID!) { getWorkPins(userLiveLessonHomeworkId: $id) { id number page x y text by isKept } }',
      { id },
    );
    return data.getWorkPins;
  };
  const add = (person: Person, id: string, where: object = {}) =>
    calls.ask<{ addWorkPin: Pin } | null>(
      person,
      `mutation ($id: ID!, $number: Int!, $page: Int!, $x: Float!, $y: Float!, $text: String!) {
         addWorkPin(userLiveLessonHomeworkId: $id, number: $number, page: $page, x: $x, y: $y, text: $text) { id text isKept } }`,
      { id, number: 1, page: 1, x: 0.25, y: 0.5, text: 'This line sings.', ...where },
    );
  const edit = (person: Person, pinId: string) =>
    calls.ask<object | null>(
      person,
      `mutation ($pinId: ID!) { editWorkPin(pinId: $pinId, text: "It sings.") { text editedAt } }`,
      { pinId },
    );
  const remove = (person: Person, pinId: string) =>
    calls.ask<object | null>(person, 'mutation ($pinId: ID!) { deleteWorkPin(pinId: $pinId) }', { pinId });

  test('[179] is for its student and who teaches them, page by page from the top', async () => {
    const { teacher, assistant, student, classmate, observer, outsider } = scene;
    const id = await handIn('pdf');
    await add(teacher, id, { page: 2, text: 'Second page' });
    await add(assistant, id, { y: 0.9, text: 'Foot' });
    await add(teacher, id, { y: 0.1, text: 'Head' });
    const seen = await pins(student, id);
    expect(seen).toMatchObject([
      { page: 1, y: 0.1, text: 'Head', isKept: false },
      { page: 1, y: 0.9, text: 'Foot', isKept: false },
      { page: 2, x: 0.25, text: 'Second page', isKept: false },
    ]);
    expect((await pins(assistant, id)).map(({ isKept }) => isKept)).toEqual([false, true, false]);
    expect((await pins(teacher, id)).map(({ isKept }) => isKept)).toEqual([true, true, true]);
    for (const other of [classmate, observer, outsider]) expect(await pins(other, id)).toEqual([]);
    for (const other of [student, classmate, observer, outsider])
      expect(codeOf(await add(other, id))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    expect(JSON.stringify(await exportedFiles(server, student))).toContain('Second page');
  });

  test('[179] is changed and deleted by who said it, and by a TEACHER of the class', async () => {
    const { teacher, assistant, student } = scene;
    const id = await handIn();
    const pin = (await add(teacher, id)).data!.addWorkPin;
    for (const other of [assistant, student])
      for (const act of [edit, remove])
        expect(codeOf(await act(other, pin.id))).toBe(liveCourseErrors.PIN_NOT_FOUND.code);
    expect(codeOf(await edit(teacher, pin.id))).toBeUndefined();
    expect((await pins(student, id)).map(({ text }) => text)).toEqual(['It sings.']);
    const other = await buildPerson(server, { roles: ['TEACHER'] });
    await buildMember(server.database.manager, scene.group, other, 'TEACHER');
    expect(codeOf(await remove(other, pin.id))).toBeUndefined();
    expect(await pins(student, id)).toEqual([]);
  });

  test('[179] has a place in the work: not outside the page, not in a link, not in what was not handed in', async () => {
    const { teacher, student } = scene;
    const id = await handIn();
    for (const where of [{ x: 1.1 }, { y: -0.1 }, { page: 0 }, { number: 0 }, { text: ' ' }])
      expect([where, codeOf(await add(teacher, id, where))]).toEqual([where, 'COMMON_INVALID_INPUT']);
    expect(codeOf(await add(teacher, id, { number: 2 }))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    await calls.submit(student, scene, homework, 'https://example.com/again');
    expect(codeOf(await add(teacher, id, { number: 2 }))).toBe(liveCourseErrors.NOT_PINNABLE.code);
  });
});
