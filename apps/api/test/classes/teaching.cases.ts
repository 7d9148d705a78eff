import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildLesson } from '@lyceum/live-course/testing';
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

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('what teachers keep', () => {
  const save = (person: Person, variables: object) =>
    calls.ask<{ saveLiveCourseResourceLink: { id: string } } | null>(
      person,
      `mutation ($lesson: ID!, $type: DocumentType!, $id: ID, $title: String!, $link: String!, $other: ID) {
         saveLiveCourseResourceLink(lessonId: $lesson, docType: $type, docId: $id, docTitle: $title, link: $link,
           correspondingDocId: $other) { id } }`,
      {
        lesson: scene.lesson.id,
        type: 'SLIDES',
        title: 'Slides',
        link: 'https://example.com/slides',
        ...variables,
      },
    );
  const saveOfGroup = (person: Person, variables: object = {}) =>
    calls.ask<{ saveLiveCourseGlobalResourceLink: { id: string } } | null>(
      person,
      `mutation ($tag: String!, $id: ID, $title: String!) {
         saveLiveCourseGlobalResourceLink(groupTag: $tag, docType: READING, docId: $id, docTitle: $title,
           link: "https://example.com/r") { id } }`,
      { tag: scene.group.groupTag, title: 'How we work', ...variables },
    );

  test('[176][181][182] links of lessons and of the group are added and changed by who teaches', async () => {
    const { teacher, assistant, student } = scene;
    const slides = (await save(teacher, {})).data?.saveLiveCourseResourceLink.id;
    await save(assistant, { type: 'OTHER', title: 'Answers', other: slides });
    await save(assistant, { id: slides, title: 'Slides, second edition' });
    await saveOfGroup(assistant);
    const { lessons, documents } = await calls.classroom(student, scene);
    expect(lessons[0]?.documents).toEqual([
      { docName: 'Slides, second edition', docType: 'SLIDES', correspondingDocId: null },
      { docName: 'Answers', docType: 'OTHER', correspondingDocId: slides },
    ]);
    expect(documents).toEqual([{ docName: 'How we work' }]);
  });

  test('[181][182] are refused to students and outsiders, for links that are none, and for what is elsewhere', async () => {
    const { teacher, student, observer, outsider } = scene;
    for (const person of [student, observer]) {
      expect(codeOf(await save(person, {}))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
      expect(codeOf(await saveOfGroup(person))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    }
    expect(codeOf(await save(outsider, {}))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
    expect(codeOf(await saveOfGroup(outsider))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    expect(codeOf(await save(teacher, { link: 'slides' }))).toBe('COMMON_INVALID_INPUT');
    const ofGroup = (await saveOfGroup(teacher)).data?.saveLiveCourseGlobalResourceLink.id;
    expect(codeOf(await save(teacher, { id: ofGroup }))).toBe(liveCourseErrors.DOCUMENT_NOT_FOUND.code);
    expect(codeOf(await save(teacher, { other: ofGroup }))).toBe(liveCourseErrors.DOCUMENT_NOT_FOUND.code);
  });

  test('[180] topics are changed all together or not at all', async () => {
    const { group, lesson, teacher, student } = scene;
    const second = await buildLesson(server.database.manager, group, { lessonNumber: 2, topic: 'Scene' });
    const elsewhere = (await buildClass(server)).lesson;
    const update = (person: Person, ...topics: [string, string][]) =>
      calls.ask(
        person,
        `mutation ($tag: String!, $input: UpdateLessonTopicsInput!) { updateLiveCourseLessonTopics(groupTag: $tag, input: $input) }`,
        {
          tag: group.groupTag,
          input: { topicArray: topics.map(([lessonId, lessonTopic]) => ({ lessonId, lessonTopic })) },
        },
      );
    const topics = async () =>
      (await calls.classroom(student, scene)).lessons.map(({ lessonTopic }) => lessonTopic);
    expect(codeOf(await update(student, [lesson.id, 'Mine']))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect(codeOf(await update(teacher, [lesson.id, 'New'], [elsewhere.id, 'Not mine']))).toBe(
      liveCourseErrors.LESSON_NOT_FOUND.code,
    );
    expect(codeOf(await update(teacher, [lesson.id, '  ']))).toBe('COMMON_INVALID_INPUT');
    expect(await topics()).toEqual(['Voice', 'Scene']);
    expect((await update(teacher, [lesson.id, ' Tone '], [second.id, 'Place'])).errors).toBeUndefined();
    expect(await topics()).toEqual(['Tone', 'Place']);
  });

  test('[260] report and standing of a student are changed by their teachers and by staff; who is withdrawn is out', async () => {
    const { teacher, assistant, student, outsider, places, group } = scene;
    for (const person of [student, assistant, outsider])
      expect(codeOf(await calls.change(person, places.student, { state: 'COMPLETED' }))).toBe(
        liveCourseErrors.MEMBER_NOT_FOUND.code,
      );
    expect(
      (await calls.change(teacher, places.student, { reportUrl: 'https://reports.example/1' })).data,
    ).toEqual({
      updateUserLiveCourse: { reportUrl: 'https://reports.example/1', state: 'ENROLLED' },
    });
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    expect((await calls.change(staff, places.student, { reportUrl: '', state: 'WITHDRAWN' })).data).toEqual({
      updateUserLiveCourse: { reportUrl: null, state: 'WITHDRAWN' },
    });
    expect(codeOf(await calls.open(student, scene.group.groupTag))).toBe(
      liveCourseErrors.GROUP_NOT_FOUND.code,
    );
    const { data } = await calls.ask<{ getStudentListForSingleLiveCourseGroup: object[] }>(
      teacher,
      `query ($tag: String!) { getStudentListForSingleLiveCourseGroup(groupTag: $tag) { state user { id email } } }`,
      { tag: group.groupTag },
    );
    expect(data.getStudentListForSingleLiveCourseGroup).toEqual([
      { state: 'ENROLLED', user: { id: scene.classmate.id, email: scene.classmate.email } },
      { state: 'WITHDRAWN', user: { id: student.id, email: student.email } },
    ]);
  });
});
