import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildGroup, buildMember, publishGroup } from '@lyceum/live-course/testing';
import { ClassCalls } from '../../src/testing/classes';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ClassCalls;
let group: { id: string; groupTag: string };
let student: Person;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new ClassCalls(server);
});
const young = { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` };

beforeEach(async () => {
  group = await buildGroup(server.database.manager);
  student = await buildPerson(server, young);
});

interface Place {
  groupTag: string;
  state: string;
  role: string | null;
  waitBefore: number | null;
}

const placeFields = 'groupTag state role waitBefore';

const publish = (facts: Parameters<typeof publishGroup>[2] = {}, of = group) =>
  publishGroup(server.database.manager, of, facts);

const enrol = (person: Person, tag = group.groupTag, userId = person.id) =>
  calls.ask<{ enrolInLiveCourse: Place } | null>(
    person,
    `mutation ($me: ID!, $tag: String!) { enrolInLiveCourse(userId: $me, groupTag: $tag) { ${placeFields} } }`,
    { me: userId, tag },
  );

const leave = (person: Person) =>
  calls.ask<{ leaveLiveCourseWaitingList: boolean }>(
    person,
    'mutation ($me: ID!, $tag: String!) { leaveLiveCourseWaitingList(userId: $me, groupTag: $tag) }',
    { me: person.id, tag: group.groupTag },
  );

const refusal = async (person: Person, tag?: string) =>
  (await enrol(person, tag)).errors?.[0]?.extensions.code;

async function status(person: Person): Promise<Place[]> {
  const { data } = await calls.ask<{ getUserClassEnrollmentStatus: Place[] }>(
    person,
    `query ($me: ID!) { getUserClassEnrollmentStatus(userId: $me) { ${placeFields} } }`,
    { me: person.id },
  );
  return data.getUserClassEnrollmentStatus;
}

describe('enrolling oneself', () => {
  test('[185][262] in a free class gives a seat at once, and a second click changes nothing', async () => {
    await publish({ seats: 1 });
    const place = { groupTag: group.groupTag, state: 'ENROLLED', role: 'STUDENT', waitBefore: null };
    expect((await enrol(student)).data).toEqual({ enrolInLiveCourse: place });
    expect((await enrol(student)).data).toEqual({ enrolInLiveCourse: place });
    expect(await status(student)).toEqual([place]);
    expect((await calls.open(student, group.groupTag)).errors).toBeUndefined();
  });

  test.each([
    ['is grown up', `${String(new Date().getFullYear() - 40)}-01-01`],
    ['has not said when they were born', null],
  ])('of who %s waits for staff, whatever seats there are', async (_, dateOfBirth) => {
    await publish({ seats: 5 });
    const stranger = await buildPerson(server, { dateOfBirth });
    expect((await enrol(stranger)).data?.enrolInLiveCourse.state).toBe('WAITING');
    // Nor does a seat that is given next go to them.
    expect((await enrol(student)).data?.enrolInLiveCourse.state).toBe('ENROLLED');
    expect((await status(stranger)).map(({ state }) => state)).toEqual(['WAITING']);
    expect((await calls.open(stranger, group.groupTag)).errors).toBeDefined();
  });

  test('[185] in a full class is waiting for it, which is none of its people, and can be ended', async () => {
    await publish({ seats: 1 });
    const [first, second] = [await buildPerson(server, young), await buildPerson(server, young)];
    await enrol(student);
    await enrol(first);
    const place = { groupTag: group.groupTag, state: 'WAITING', role: null };
    expect((await enrol(second)).data).toEqual({ enrolInLiveCourse: { ...place, waitBefore: 1 } });
    expect((await calls.open(second, group.groupTag)).errors?.[0]?.extensions.code).toBe(
      liveCourseErrors.GROUP_NOT_FOUND.code,
    );
    expect((await leave(first)).data.leaveLiveCourseWaitingList).toBe(true);
    expect((await leave(first)).data.leaveLiveCourseWaitingList).toBe(false);
    expect(await status(first)).toEqual([]);
    expect(await status(second)).toEqual([{ ...place, waitBefore: 0 }]);
  });

  test('[185] in a class that costs something is waiting for staff to enrol them, whatever seats there are', async () => {
    await publish({ seats: 5, priceMinor: 14_900 });
    expect((await enrol(student)).data?.enrolInLiveCourse.state).toBe('WAITING');
    const free = await buildPerson(server, young);
    await server.database.query('UPDATE live_courses SET price_minor = 0 WHERE tag = $1', [
      group.groupTag.split('-')[0],
    ]);
    // Who waits for staff holds no seat of a class that is free by now.
    expect((await enrol(free)).data?.enrolInLiveCourse.state).toBe('ENROLLED');
  });

  test('[185] is for students alone, in classes that take them', async () => {
    const { courseTag } = await publish({ isOpen: false });
    expect(await refusal(student)).toBe(liveCourseErrors.ENROLMENT_CLOSED.code);
    await publish();
    const teacher = await buildPerson(server, { roles: ['TEACHER'] });
    expect(await refusal(teacher)).toBe(liveCourseErrors.NOT_ENROLLABLE.code);
    await buildMember(server.database.manager, group, teacher, 'TEACHER');
    expect(await refusal(teacher)).toBe(liveCourseErrors.OTHER_ROLE.code);
    await server.database.query('UPDATE live_courses SET published_at = NULL WHERE tag = $1', [courseTag]);
    expect(await refusal(student)).toBe(liveCourseErrors.COURSE_NOT_FOUND.code);
    expect(await refusal(student, 'NONE-1')).toBe(liveCourseErrors.COURSE_NOT_FOUND.code);
    expect(await status(student)).toEqual([]);
  });

  test('[185] is refused to a child whose guardian withdrew, and to who was taken out of the class', async () => {
    await publish();
    const child = await buildPerson(server, {
      dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01`,
      guardianEmail: 'guardian@parents.example',
    });
    await server.database.query('UPDATE users SET guardian_withdrew_at = now() WHERE id = $1', [child.id]);
    expect(await refusal(child)).toBe(liveCourseErrors.NOT_ENROLLABLE.code);
    await enrol(student);
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE user_id = $1`, [
      student.id,
    ]);
    expect(await refusal(student)).toBe(liveCourseErrors.WAS_WITHDRAWN.code);
  });

  test('[185] in two classes of a course at the same moment gives one place', async () => {
    await publish();
    const [courseTag = ''] = group.groupTag.split('-');
    const other = await buildGroup(server.database.manager, { groupTag: `${courseTag}-2026-B` });
    await publish({}, other);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => enrol(student, at % 2 === 0 ? group.groupTag : other.groupTag)),
    );
    expect(await status(student)).toHaveLength(1);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(4);
    for (const { extensions } of refused)
      expect(extensions.code).toBe(liveCourseErrors.ENROLLED_ELSEWHERE.code);
  });

  test('[185] of many at the same moment gives each seat once; the others wait in a row', async () => {
    await publish({ seats: 3 });
    const people = await Promise.all(Array.from({ length: 10 }, () => buildPerson(server, young)));
    const answers = await Promise.all(people.map((person) => enrol(person)));
    const states = answers.map(({ data }) => data?.enrolInLiveCourse.state);
    expect(states.filter((state) => state === 'ENROLLED')).toHaveLength(3);
    const waiting = await Promise.all(people.map(status));
    expect(
      waiting
        .flat()
        .flatMap(({ waitBefore }) => waitBefore ?? [])
        .sort(),
    ).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('nobody enrols anybody else', async () => {
    await publish();
    const { errors } = await enrol(student, group.groupTag, (await buildPerson(server, young)).id);
    expect(errors?.[0]?.extensions.code).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  });
});

test('[262] classes are those one learns in, and those one teaches', async () => {
  const teaching = await buildGroup(server.database.manager);
  await buildMember(server.database.manager, group, student);
  await buildMember(server.database.manager, teaching, student, 'ASSISTANT');
  const { data } = await calls.ask<object>(
    student,
    `query ($me: ID!) {
       getLyceumStudentClasses(userId: $me) { groupTag } getLyceumTeacherClasses(userId: $me) { groupTag } }`,
    { me: student.id },
  );
  expect(data).toEqual({
    getLyceumStudentClasses: [{ groupTag: group.groupTag }],
    getLyceumTeacherClasses: [{ groupTag: teaching.groupTag }],
  });
});
