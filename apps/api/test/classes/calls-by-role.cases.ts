import { beforeAll, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildHomework } from '@lyceum/live-course/testing';
import { buildClass, ClassCalls, type ClassScene } from '../../src/testing/classes';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ClassCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new ClassCalls(server);
});

/** Everybody there is to a class: its people, a teacher of elsewhere, staff, and who only looks at the public pages. */
const callers = ['teacher', 'assistant', 'student', 'observer', 'outsider', 'staff'] as const;
type Caller = (typeof callers)[number];

interface Scene extends ClassScene {
  readonly staff: Person;
  readonly homework: { id: string };
  /** What the student has handed in. */
  readonly handedIn: { id: string };
}

async function buildScene(): Promise<Scene> {
  const scene = await buildClass(server);
  const courseTag = scene.group.groupTag.split('-')[0];
  await server.database.query('UPDATE live_courses SET published_at = now() WHERE tag = $1', [courseTag]);
  const homework = await buildHomework(server.database.manager, scene.group, scene.lesson);
  const { data } = await calls.submit(scene.student, scene, homework);
  return {
    ...scene,
    homework,
    handedIn: { id: data!.saveStudentLiveCourseHomeworkLink.id },
    staff: await buildPerson(server, { roles: ['COURSE_ADMIN'] }),
  };
}

interface Call {
  readonly text: string;
  /** `of` is whose the call is said to be; the caller, but where somebody claims to be another. */
  readonly variables: (scene: Scene, of: Person) => Record<string, unknown>;
  /** What each is answered: a code, or null where it is done. */
  readonly answers: Readonly<Record<Caller, string | null>>;
}

const {
  GROUP_NOT_FOUND,
  LESSON_NOT_FOUND,
  MEMBER_NOT_FOUND,
  ONLY_TEACHERS,
  ONLY_STUDENTS,
  HOMEWORK_NOT_FOUND,
} = liveCourseErrors;
const everybody = (code: string | null) =>
  Object.fromEntries(callers.map((caller) => [caller, code])) as Record<Caller, string | null>;
const ofTag = ({ group }: Scene) => ({ tag: group.groupTag });
const ofTagAndUser = (scene: Scene, of: Person) => ({ ...ofTag(scene), user: of.id });
const ofUser = (_: Scene, of: Person) => ({ user: of.id });
const outside = { outsider: GROUP_NOT_FOUND.code, staff: GROUP_NOT_FOUND.code };
const onlyTeaching = { ...everybody(null), student: ONLY_TEACHERS.code, observer: ONLY_TEACHERS.code };
const link = 'link: "https://example.com/a"';

/** The nine queries and six mutations of D2 §7 (checklist line 260). */
const wire: Readonly<Record<string, Call>> = {
  getUserLiveCoursesBothRoles: {
    text: 'query ($user: ID!) { getUserLiveCoursesBothRoles(userId: $user) { __typename } }',
    variables: ofUser,
    answers: everybody(null),
  },
  getUserLiveCourseGroupList: {
    text: 'query ($user: ID!) { getUserLiveCourseGroupList(userId: $user) { groupTag } }',
    variables: ofUser,
    answers: everybody(null),
  },
  getLiveCourse: {
    text: 'query ($tag: String!) { getLiveCourse(courseTag: $tag) { courseTag } }',
    variables: ({ group }) => ({ tag: group.groupTag.split('-')[0] }),
    answers: everybody(null),
  },
  getSingleLiveCourseGroupData: {
    text: 'query ($tag: String!) { getSingleLiveCourseGroupData(groupTag: $tag) { role } }',
    variables: ofTag,
    answers: { ...everybody(null), outsider: GROUP_NOT_FOUND.code },
  },
  getUserLiveCourseRole: {
    text: 'query ($tag: String!, $user: ID!) { getUserLiveCourseRole(groupTag: $tag, userId: $user) }',
    variables: ofTagAndUser,
    answers: { ...everybody(null), ...outside },
  },
  getStudentOwnLiveLessonHomeworks: {
    text: 'query ($tag: String!, $user: ID!) { getStudentOwnLiveLessonHomeworks(groupTag: $tag, userId: $user) { id } }',
    variables: ofTagAndUser,
    answers: { ...everybody(null), ...outside },
  },
  getStudentReportUrl: {
    text: 'query ($tag: String!, $user: ID!) { getStudentReportUrl(groupTag: $tag, userId: $user) }',
    variables: ofTagAndUser,
    answers: { ...everybody(null), ...outside },
  },
  getStudentListForSingleLiveCourseGroup: {
    text: 'query ($tag: String!) { getStudentListForSingleLiveCourseGroup(groupTag: $tag) { state } }',
    variables: ofTag,
    answers: { ...onlyTeaching, outsider: GROUP_NOT_FOUND.code },
  },
  getLessonHomeworkData: {
    text: 'query ($lesson: ID!) { getLessonHomeworkData(lessonId: $lesson) { __typename } }',
    variables: ({ lesson }) => ({ lesson: lesson.id }),
    answers: { ...onlyTeaching, outsider: LESSON_NOT_FOUND.code, staff: LESSON_NOT_FOUND.code },
  },
  teacherViewUserLiveLessonHomework: {
    text: 'mutation ($id: ID!) { teacherViewUserLiveLessonHomework(userLiveLessonHomeworkId: $id) { viewed } }',
    variables: ({ handedIn }) => ({ id: handedIn.id }),
    answers: { ...everybody(HOMEWORK_NOT_FOUND.code), teacher: null, assistant: null },
  },
  updateUserLiveCourse: {
    text: `mutation ($id: ID!) {
      updateUserLiveCourse(userLiveCourseId: $id, input: { reportUrl: "https://example.com/r" }) { state } }`,
    variables: ({ places }) => ({ id: places.student }),
    answers: { ...everybody(MEMBER_NOT_FOUND.code), teacher: null, staff: null },
  },
  updateLiveCourseLessonTopics: {
    text: `mutation ($tag: String!, $lesson: ID!) { updateLiveCourseLessonTopics(
      groupTag: $tag, input: { topicArray: [{ lessonId: $lesson, lessonTopic: "Tone" }] }) }`,
    variables: (scene) => ({ ...ofTag(scene), lesson: scene.lesson.id }),
    answers: { ...onlyTeaching, ...outside },
  },
  saveLiveCourseResourceLink: {
    text: `mutation ($lesson: ID!) {
      saveLiveCourseResourceLink(lessonId: $lesson, docType: SLIDES, docTitle: "A", ${link}) { id } }`,
    variables: ({ lesson }) => ({ lesson: lesson.id }),
    answers: { ...onlyTeaching, outsider: LESSON_NOT_FOUND.code, staff: LESSON_NOT_FOUND.code },
  },
  saveLiveCourseGlobalResourceLink: {
    text: `mutation ($tag: String!) {
      saveLiveCourseGlobalResourceLink(groupTag: $tag, docType: READING, docTitle: "A", ${link}) { id } }`,
    variables: ofTag,
    answers: { ...onlyTeaching, ...outside },
  },
  saveStudentLiveCourseHomeworkLink: {
    text: `mutation ($user: ID!, $homework: ID!, $lesson: ID!) { saveStudentLiveCourseHomeworkLink(
      url: "https://example.com/mine", liveCourseHomeworkId: $homework, userId: $user, lessonId: $lesson) { id } }`,
    variables: ({ homework, lesson }, of) => ({ user: of.id, homework: homework.id, lesson: lesson.id }),
    answers: {
      ...everybody(ONLY_STUDENTS.code),
      student: null,
      outsider: HOMEWORK_NOT_FOUND.code,
      staff: HOMEWORK_NOT_FOUND.code,
    },
  },
};

async function answerOf(
  name: string,
  scene: Scene,
  caller: Person | null,
  of: Person,
): Promise<string | null> {
  const { text, variables } = wire[name]!;
  const { body } = await server.graphql(text, {
    ...(caller && { token: caller.token }),
    variables: variables(scene, of),
  });
  return (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code ?? null;
}

test('[260] the nine queries and six mutations have their names', () => {
  const { schema } = server.app.get(GraphQLSchemaHost, { strict: false });
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  expect(Object.keys(wire).filter((name) => !fields[name])).toEqual([]);
  expect(Object.keys(wire)).toHaveLength(15);
});

test.each(Object.keys(wire))(
  '[260] %s answers each role as it should, and nobody without a token',
  async (name) => {
    const scene = await buildScene();
    const answers: Partial<Record<Caller, string | null>> = {};
    // Who may change something comes last: nothing that is refused hangs on what was done.
    for (const caller of [...callers].reverse())
      answers[caller] = await answerOf(name, scene, scene[caller], scene[caller]);
    expect(answers).toEqual(wire[name]!.answers);
    // The public page of a course asks without one.
    expect(await answerOf(name, scene, null, scene.student)).toBe(
      name === 'getLiveCourse' ? null : commonErrors.UNAUTHENTICATED.code,
    );
  },
);

const withUser = Object.keys(wire).filter((name) => wire[name]!.text.includes('$user'));

test.each(withUser)('[260] %s is refused to whoever says they are somebody else', async (name) => {
  const scene = await buildScene();
  for (const caller of callers) {
    const other = caller === 'student' ? scene.classmate : scene.student;
    expect(await answerOf(name, scene, scene[caller], other)).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  }
});
