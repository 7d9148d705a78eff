import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildUser } from '@lyceum/auth/testing';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type EnrolmentAnswer,
  type Instructor,
  liveCourseErrors,
  type LiveCourseIdInput,
  type LiveGroupIdInput,
  type liveGroupPeopleTable,
  type liveGroupsTable,
  type liveGroupWaitingTable,
  type MovedStudent,
  type PlannedLesson,
  type StaffGroup,
} from '@lyceum/contracts/live-course';
import { buildGroup, buildHomework, buildLesson, buildMember } from '@lyceum/live-course/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { newLiveCourse, newLiveGroup } from '../../src/testing/live-courses';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let desk: ConsoleCalls;
let courseId: string;
let tag: string;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
});
beforeEach(async () => {
  const course = newLiveCourse();
  tag = course.tag;
  ({ courseId } = await desk.mutate<LiveCourseIdInput>('liveCourses.create', course));
});

const template = (name: string, overrides: Parameters<typeof newLiveGroup>[1] = {}) =>
  newLiveGroup({ courseId, groupTag: `${tag}-${name}` }, overrides);
const make = async (name = 'A', overrides: Parameters<typeof newLiveGroup>[1] = {}) =>
  (await desk.mutate<LiveGroupIdInput>('liveGroups.create', template(name, overrides))).groupId;
const get = (groupId: string) => desk.query<StaffGroup>('liveGroups.get', { groupId });
const people = (within: string) => desk.rows<typeof liveGroupPeopleTable>('liveGroups.people', { within });
const waiting = async (within: string) =>
  (await desk.rows<typeof liveGroupWaitingTable>('liveGroups.waiting', { within })).map(
    ({ userId }) => userId,
  );
const student = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(server.database.manager, overrides);
const enrol = (groupId: string, text: string) =>
  desk.mutate<EnrolmentAnswer>('liveGroups.enrol', { groupId, text });
const placeOf = async (groupId: string, userId: string): Promise<string> =>
  (await people(groupId)).find((one) => one.userId === userId)?.id ?? '';

describe('a class from a template', () => {
  test('[233][187] is looked at and made with its lessons, at one hour on its clock over the change of the clocks, without holidays', async () => {
    const input = template('2027-A', { holidays: ['2027-02-15', '2027-02-18'] });
    const planned = await desk.query<PlannedLesson[]>('liveGroups.preview', input);
    expect(planned).toHaveLength(12);
    expect(planned.map(({ local }) => local.slice(0, 10))).toEqual([
      ...['2027-02-01', '2027-02-04', '2027-02-08', '2027-02-11', '2027-02-22', '2027-02-25'],
      ...['2027-03-01', '2027-03-04', '2027-03-08', '2027-03-11', '2027-03-15', '2027-03-18'],
    ]);
    expect(new Set(planned.map(({ local }) => local.slice(11)))).toEqual(new Set(['10:00']));
    const hours = planned.map(({ startDateTime }) => new Date(startDateTime).getUTCHours());
    expect(hours).toEqual([...Array<number>(10).fill(15), 14, 14]);
    const { groupId } = await desk.mutate<LiveGroupIdInput>('liveGroups.create', input);
    const group = await get(groupId);
    expect(group.lessons.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(
      planned.map(({ startDateTime, endDateTime }) => [startDateTime, endDateTime]),
    );
    // The session begins with the day of the first lesson, and ends two weeks after that of the last.
    expect(group).toMatchObject({
      state: 'AHEAD',
      firstDay: '2027-02-01',
      lastDay: '2027-04-01',
      seats: null,
    });
    expect(group.startsAt).toBe('2027-02-01T05:00:00.000Z');
    expect((await desk.audited(groupId)).map(({ action }) => action)).toEqual(['liveGroup.create']);
    const listed = await desk.rows<typeof liveGroupsTable>('liveGroups.list', { search: `${tag}-2027` });
    expect(listed).toMatchObject([{ groupTag: `${tag}-2027-A`, state: 'AHEAD', students: 0, waiting: 0 }]);
  });

  test('[233] is made once, whole or not at all', async () => {
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => make('ONCE')));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const everyDay = Array.from({ length: 200 }, (_, index) =>
      new Date(Date.UTC(2027, 1, 1) + index * 86_400_000).toISOString().slice(0, 10),
    );
    for (const [wrong, code, path] of [
      [template('once'), liveCourseErrors.GROUP_THERE.code, 'groupTag'],
      [{ ...template('A'), groupTag: 'OTHER-A' }, liveCourseErrors.GROUP_OF_COURSE.code, 'groupTag'],
      [template('A', { weekdays: [] }), commonErrors.INVALID_INPUT.code, 'weekdays'],
      [template('A', { timeZone: 'Boston' }), commonErrors.INVALID_INPUT.code, 'timeZone'],
      [template('A', { localTime: '25:00' }), commonErrors.INVALID_INPUT.code, 'localTime'],
      [template('A', { seats: 0 }), commonErrors.INVALID_INPUT.code, 'seats'],
      [template('A', { firstDay: '2027-02-30' }), commonErrors.INVALID_INPUT.code, 'firstDay'],
    ] as const) {
      const refused = await desk.refusal('liveGroups.create', wrong);
      expect(refused).toMatchObject({ code, issues: [{ path }] });
    }
    const holidays = everyDay;
    expect(
      await desk.refused(
        'liveGroups.create',
        template('B', { holidays, count: 60, instructorTag: 'NOBODY' }),
      ),
    ).toBe(liveCourseErrors.INSTRUCTOR_NOT_FOUND.code);
    const [row] = await server.database.query<{ groups: number }[]>(
      'SELECT count(*)::int AS groups FROM live_course_groups WHERE course_tag = $1',
      [tag],
    );
    expect(row?.groups).toBe(1);
  });

  test('[233] has its seats, session and instructor changed by who has seen them; seats that are new go to who waits', async () => {
    const groupId = await make('A', { seats: 1 });
    const [first, second, third] = [await student(), await student(), await student()];
    await enrol(groupId, [first, second, third].map(({ email }) => email).join('\n'));
    expect(await waiting(groupId)).toEqual([second.id, third.id]);
    const bio = { tag: 'PARK', showName: 'Ms. Park', title: 'Poet', bio: 'Writes at night.', imgUrl: '' };
    await desk.mutate('liveGroups.saveInstructor', { groupId, ...bio, title: 'Writer' });
    await desk.mutate('liveGroups.saveInstructor', { groupId, ...bio });
    expect((await desk.audited(groupId)).slice(1)).toEqual([
      {
        action: 'liveGroup.enrol',
        before: null,
        after: { lines: 3, enrolled: [first.id], waiting: [second.id, third.id] },
      },
      { action: 'liveGroup.saveInstructor', before: null, after: { ...bio, title: 'Writer' } },
      { action: 'liveGroup.saveInstructor', before: { ...bio, title: 'Writer' }, after: bio },
    ]);
    expect(await desk.query<Instructor[]>('liveGroups.instructors')).toContainEqual(bio);
    const { revision, instructor, endsAt } = await get(groupId);
    expect(instructor).toEqual(bio);
    const wanted = {
      groupId,
      revision,
      seats: 2,
      takesEnrolments: true,
      instructorTag: 'PARK',
      firstDay: '2027-01-20',
      lastDay: '2027-04-10',
    };
    await desk.mutate('liveGroups.update', wanted);
    const { groupId: _, instructorTag: _tag, ...shown } = wanted;
    expect(await get(groupId)).toMatchObject({
      ...shown,
      revision: revision + 1,
      students: 2,
      startsAt: '2027-01-20T05:00:00.000Z',
      endsAt: '2027-04-11T04:00:00.000Z',
    });
    expect(endsAt).not.toBe('2027-04-11T04:00:00.000Z');
    expect(await waiting(groupId)).toEqual([third.id]);
    expect(await desk.refused('liveGroups.update', { ...wanted, seats: 30 })).toBe(
      liveCourseErrors.GROUP_CHANGED.code,
    );
    expect(await desk.refused('liveGroups.update', { ...wanted, lastDay: '2027-01-19' })).toBe(
      commonErrors.INVALID_INPUT.code,
    );
  });

  test('[233] has a lesson canceled and restored by staff, which is in its history', async () => {
    const groupId = await make();
    const [lesson] = (await get(groupId)).lessons;
    await desk.mutate('liveGroups.cancelLesson', { lessonId: lesson?.id, sequence: 0, scope: 'ONE' });
    expect((await get(groupId)).lessons[0]).toMatchObject({ status: 'CANCELED', sequence: 1 });
    await desk.mutate('liveGroups.restoreLesson', { lessonId: lesson?.id, sequence: 1 });
    expect((await desk.audited(groupId)).map(({ action }) => action)).toEqual([
      'liveGroup.create',
      'liveGroup.cancelLesson',
      'liveGroup.restoreLesson',
    ]);
  });
});

describe('people of a class', () => {
  test('[184][233] are entered by role: only who is a teacher teaches; and are taken out at once', async () => {
    const groupId = await make();
    const [teacher, helper] = [await student({ roles: ['TEACHER'] }), await student()];
    const enter = { groupId, email: teacher.email, role: 'TEACHER' };
    await desk.mutate('liveGroups.enter', enter);
    expect(await desk.refused('liveGroups.enter', { ...enter, role: 'OBSERVER' })).toBe(
      liveCourseErrors.MEMBER_ALREADY.code,
    );
    expect(await desk.refused('liveGroups.enter', { ...enter, email: helper.email })).toBe(
      liveCourseErrors.NOT_A_TEACHER.code,
    );
    expect(await desk.refused('liveGroups.enter', { ...enter, email: 'nobody@lyceum.example' })).toBe(
      liveCourseErrors.PERSON_NOT_FOUND.code,
    );
    await desk.mutate('liveGroups.enter', { groupId, email: helper.email, role: 'ASSISTANT' });
    const memberId = await placeOf(groupId, teacher.id);
    await desk.mutate('liveGroups.takeAway', { memberId });
    expect(await desk.refused('liveGroups.takeAway', { memberId })).toBe(liveCourseErrors.MEMBER_GONE.code);
    expect(
      new Set((await people(groupId)).map(({ role, state }) => `${String(role)} ${String(state)}`)),
    ).toEqual(new Set(['TEACHER WITHDRAWN', 'ASSISTANT ENROLLED']));
  });

  test('[233] wait in order, are taken off the list, and get the seat of who is taken out', async () => {
    const groupId = await make('A', { seats: 1 });
    const [first, second, third] = [await student(), await student(), await student()];
    await enrol(groupId, [first, second, third].map(({ email }) => email).join(', '));
    await desk.mutate('liveGroups.takeOffList', { groupId, userId: second.id });
    expect(await desk.refused('liveGroups.takeOffList', { groupId, userId: second.id })).toBe(
      liveCourseErrors.NOT_WAITING.code,
    );
    await desk.mutate('liveGroups.takeAway', { memberId: await placeOf(groupId, first.id) });
    expect(await waiting(groupId)).toEqual([]);
    expect((await people(groupId)).find(({ userId }) => userId === third.id)).toMatchObject({
      role: 'STUDENT',
      state: 'ENROLLED',
    });
  });
});

describe('enrolling by a list of e-mails', () => {
  const resultsOf = ({ rows }: EnrolmentAnswer) => rows.map(({ line, result }) => [line, result]);

  test('[233] says of each line of a CSV file what would become of it, and does just that', async () => {
    const groupId = await make('A', { seats: 2 });
    const [ada, bo, cem] = [await student({ firstName: 'Zoë' }), await student(), await student()];
    const teacher = await student({ roles: ['TEACHER'] });
    const child = await student({ dateOfBirth: '2015-01-01', guardianEmail: 'mum@lyceum.example' });
    const text = [
      '\uFEFFName;E-Mail;Note',
      `"Zoë; A";${ada.email.toUpperCase()};x`,
      `Bo;${bo.email};y`,
      `Bo again;${bo.email};z`,
      'Nobody;nobody@lyceum.example;',
      'Formula;"=HYPERLINK(""http://x.example"")";',
      `Teacher;${teacher.email};`,
      `Child;${child.email};`,
      `Cem;${cem.email};`,
      'Empty;;',
    ].join('\r\n');
    const wanted = [
      [2, 'ENROLLED'],
      [3, 'ENROLLED'],
      [4, 'DOUBLED'],
      [5, 'UNKNOWN'],
      [6, 'NO_EMAIL'],
      [7, 'NOT_NOW'],
      [8, 'NOT_NOW'],
      [9, 'WAITING'],
      [10, 'NO_EMAIL'],
    ];
    const preview = await desk.query<EnrolmentAnswer>('liveGroups.previewEnrolment', { groupId, text });
    expect(resultsOf(preview)).toEqual(wanted);
    expect(preview.rows.map(({ name }) => name)).toEqual([
      'Zoë Tester',
      'Ada Tester',
      null,
      null,
      null,
      null,
      null,
      'Ada Tester',
      null,
    ]);
    expect(await people(groupId)).toEqual([]);
    expect(resultsOf(await enrol(groupId, text))).toEqual(wanted);
    expect(await people(groupId)).toHaveLength(2);
    expect(resultsOf(await enrol(groupId, text)).slice(0, 2)).toEqual([
      [2, 'IN'],
      [3, 'IN'],
    ]);
    expect((await desk.audited(groupId)).at(-2)).toMatchObject({
      after: { lines: 9, enrolled: { length: 2 }, waiting: { length: 1 } },
    });
  });

  test('[233] of a file without e-mails tells each line, of none and of too many says so', async () => {
    const groupId = await make();
    const preview = (text: string) =>
      desk.query<EnrolmentAnswer>('liveGroups.previewEnrolment', { groupId, text });
    expect(resultsOf(await preview('Vorname,Nachname\nAda,Lee'))).toEqual([
      [1, 'NO_EMAIL'],
      [2, 'NO_EMAIL'],
    ]);
    expect(await desk.refused('liveGroups.enrol', { groupId, text: ' \n' })).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    const many = Array.from({ length: 10_000 }, (_, index) => `p${String(index)}@lyceum.example`).join('\n');
    expect(await desk.refused('liveGroups.enrol', { groupId, text: many })).toBe(
      liveCourseErrors.TOO_MANY_AT_ONCE.code,
    );
  });

  test('[233] enrols two thousand people at once', async () => {
    const groupId = await make();
    const rows = await server.database.query<{ email: string }[]>(
      `INSERT INTO users (email, first_name, last_name, roles, date_of_birth, email_confirmed_at)
       SELECT 'crowd-' || gen_random_uuid() || '@lyceum.example', 'Crowd', 'Member', '{STUDENT}', '2008-01-01', now()
       FROM generate_series(1, 2000) RETURNING email`,
    );
    const text = `email\n${rows.map(({ email }) => email).join('\n')}`;
    const answer = await enrol(groupId, text);
    expect(answer.rows.filter(({ result }) => result === 'ENROLLED')).toHaveLength(2_000);
    expect((await get(groupId)).students).toBe(2_000);
  });
});

describe('a student who moves to another class of the course', () => {
  const grade = (homeworkId: string, userId: string, score: number) =>
    server.database.query(
      `INSERT INTO live_student_homeworks (homework_id, user_id, link, submitted_at, submissions_cnt, given, score, of_points)
       VALUES ($1, $2, 'https://example.com/essay', now() - interval '2 hours', 1, $3, $3, 10)`,
      [homeworkId, userId, score],
    );

  test('[233] takes their work along where the other class has the same homework; the rest stays, and the totals are right', async () => {
    const { manager } = server.database;
    const [from, into] = [
      await buildGroup(manager, { groupTag: `${tag}-FROM` }),
      await buildGroup(manager, { groupTag: `${tag}-INTO` }),
    ];
    await server.database.query('UPDATE live_course_groups SET seats = 1 WHERE id = ANY($1)', [
      [from.id, into.id],
    ]);
    const [mover, next] = [await student(), await student()];
    await enrol(from.id, `${mover.email}\n${next.email}`);
    const lessons = {
      from: await buildLesson(manager, from, { lessonNumber: 1 }),
      into: await buildLesson(manager, into, { lessonNumber: 1 }),
    };
    const essay = await buildHomework(manager, from, lessons.from, { topic: 'An essay' });
    const ode = await buildHomework(manager, from, lessons.from, { topic: 'An ode' });
    // Due before it was handed in in the class before, where it was not late.
    const sameEssay = await buildHomework(manager, into, lessons.into, {
      topic: ' an Essay',
      dueAt: new Date(Date.now() - 6 * 3_600_000),
    });
    await server.database.query('UPDATE live_homeworks SET late_percent = 50 WHERE id = $1', [sameEssay.id]);
    await grade(essay.id, mover.id, 8);
    await grade(ode.id, mover.id, 5);
    const memberId = await placeOf(from.id, mover.id);
    await server.database.query(
      'UPDATE live_course_members SET score_total = 13, point_total = 20, extra_minutes = 30 WHERE id = $1',
      [memberId],
    );
    expect(await desk.mutate<MovedStudent>('liveGroups.move', { memberId, intoGroupId: into.id })).toEqual({
      moved: 1,
      left: 1,
    });
    const places = async (groupId: string) =>
      (await people(groupId)).map(({ userId, state, points, pointsOf }) => [userId, state, points, pointsOf]);
    expect(await places(into.id)).toEqual([[mover.id, 'ENROLLED', 8, 10]]);
    expect(new Set((await places(from.id)).map((place) => place.join(' ')))).toEqual(
      new Set([`${mover.id} WITHDRAWN 5 10`, `${next.id} ENROLLED 0 0`]),
    );
    const [work] = await server.database.query<{ isLate: boolean; score: string }[]>(
      'SELECT is_late AS "isLate", score FROM live_student_homeworks WHERE homework_id = $1 AND user_id = $2',
      [sameEssay.id, mover.id],
    );
    expect(work).toEqual({ isLate: false, score: '8.00' });
    expect((await desk.audited(from.id)).map(({ action }) => action)).toContain('liveGroup.move');
    expect((await desk.audited(into.id)).map(({ action }) => action)).toEqual(['liveGroup.takeIn']);
  });

  test('[233] needs a free seat, a class of the same course that runs, and to be in the one they leave', async () => {
    const { manager } = server.database;
    const [from, full] = [await make('FROM'), await make('FULL', { seats: 1 })];
    const [mover, other] = [await student(), await student()];
    await enrol(from, mover.email);
    await enrol(full, other.email);
    const memberId = await placeOf(from, mover.id);
    const elsewhere = await buildGroup(manager);
    const over = await buildGroup(manager, { groupTag: `${tag}-OVER`, endsAt: new Date(Date.now() - 1_000) });
    const refusedOf = (intoGroupId: string) => desk.refused('liveGroups.move', { memberId, intoGroupId });
    expect(await refusedOf(full)).toBe(liveCourseErrors.GROUP_FULL.code);
    for (const id of [elsewhere.id, over.id, from])
      expect(await refusedOf(id)).toBe(liveCourseErrors.OTHER_COURSE.code);
    const into = await make('INTO');
    await buildMember(manager, { id: into }, mover, 'OBSERVER');
    expect(await refusedOf(into)).toBe(liveCourseErrors.MEMBER_ALREADY.code);
    expect(await people(from)).toMatchObject([{ state: 'ENROLLED' }]);
    // Two at once for the last seat: one of them has it.
    const last = await make('LAST', { seats: 1 });
    const second = await student();
    await enrol(from, second.email);
    const moves = await Promise.allSettled(
      [mover, second].map(async ({ id }) =>
        desk.mutate('liveGroups.move', { memberId: await placeOf(from, id), intoGroupId: last }),
      ),
    );
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await get(last)).students).toBe(1);
  });
});
