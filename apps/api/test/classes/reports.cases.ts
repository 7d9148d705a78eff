import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { liveCourseErrors, type MatchedReports, type SavedReports } from '@lyceum/contracts/live-course';
import { uploadsErrors, type uploadsTable } from '@lyceum/contracts/uploads';
import { buildGroup } from '@lyceum/live-course/testing';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { ConsoleCalls } from '../../src/testing/console';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { askForUrl, fetchFile, queryOf, sentReport } from '../../src/testing/uploads';

let server: TestServer;
let calls: LessonCalls;
let staff: Person;
let desk: ConsoleCalls;
let scene: ClassScene;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new LessonCalls(server);
  staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
  desk = new ConsoleCalls(server, staff);
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await buildClass(server);
});

const reportOf = async (person: Person): Promise<string | null> => {
  const { data } = await calls.ask<{ getStudentReportUrl: string | null }>(
    person,
    'query ($tag: String!, $me: ID!) { getStudentReportUrl(groupTag: $tag, userId: $me) }',
    { tag: scene.group.groupTag, me: person.id },
  );
  return data.getStudentReportUrl;
};
/** What is listed as the report of the student to who teaches them. */
const listedReport = async (person: Person): Promise<string | null | undefined> => {
  const { data } = await calls.ask<{
    getStudentListForSingleLiveCourseGroup: { user: { id: string }; reportUrl: string | null }[];
  }>(
    person,
    'query ($tag: String!) { getStudentListForSingleLiveCourseGroup(groupTag: $tag) { user { id } reportUrl } }',
    { tag: scene.group.groupTag },
  );
  const rows = data.getStudentListForSingleLiveCourseGroup;
  return rows.find(({ user }) => user.id === scene.student.id)?.reportUrl;
};
const link = (person: Person, path: string) =>
  server.http.get('/uploads/link').query({ path }).set('authorization', `Bearer ${person.token}`);
const match = (files: readonly string[]) =>
  desk.query<MatchedReports>('liveGroups.matchReports', { groupId: scene.group.id, files });
const save = (reports: readonly object[]) =>
  desk.mutate<SavedReports>('liveGroups.saveReports', { groupId: scene.group.id, reports });

test('[178][233] reports of a class are told apart by their names, sent at once, and are for their students and who leads the class', async () => {
  const { student, classmate, teacher, assistant, observer, outsider, places } = scene;
  const { rows, students } = await match([
    `${student.email}.pdf`,
    `${classmate.email}.pdf`,
    '02 report.pdf',
    'nobody.pdf',
    'notes.docx',
    `${classmate.email} again.pdf`,
  ]);
  expect(rows.map(({ match: is, clue, memberId }) => [is, clue, memberId])).toEqual([
    ['MATCHED', 'EMAIL', places.student],
    // Two of one student: which one is meant is for staff to say.
    ['DOUBLED', 'EMAIL', null],
    ['UNKNOWN', null, null],
    ['UNKNOWN', null, null],
    ['NO_PDF', null, null],
    ['DOUBLED', 'EMAIL', null],
  ]);
  expect(students.map(({ userId, hasReport }) => [userId, hasReport]).toSorted()).toEqual(
    [student, classmate].map(({ id }) => [id, false]).toSorted(),
  );
  const [first, second, third] = [
    await sentReport(server, staff),
    await sentReport(server, staff),
    await sentReport(server, staff),
  ];
  const saved = await save([
    { file: 'a.pdf', path: first, memberId: places.student },
    { file: 'b.pdf', path: second, memberId: places.classmate },
    { file: 'c.pdf', path: third, memberId: places.student },
    { file: 'd.pdf', path: third, memberId: scene.group.id },
  ]);
  expect(saved.rows.map(({ outcome }) => outcome)).toEqual(['SAVED', 'SAVED', 'DOUBLED', 'NO_STUDENT']);
  expect([await reportOf(student), await reportOf(classmate)]).toEqual([first, second]);
  for (const person of [student, teacher, staff]) await link(person, first).expect(200);
  for (const person of [classmate, assistant, observer, outsider]) await link(person, first).expect(404);
  const { body } = await link(student, first).expect(200);
  await fetchFile(server, (body as { data: { url: string } }).data.url).expect(200);
  expect(await desk.audited(scene.group.id)).toMatchObject([
    { action: 'liveGroup.saveReports', after: { studentIds: [student.id, classmate.id] } },
  ]);
  await untilMailIsOut(server);
  expect(await calls.bell(student, 'HOMEWORK_GRADED')).toEqual([expect.stringMatching(/^Your report of /)]);
  // Another one is in its place, and the first is gone.
  const again = await save([{ file: 'e.pdf', path: third, memberId: places.student }]);
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['REPLACED']);
  expect(await reportOf(student)).toBe(third);
  await link(student, first).expect(404);
  await link(student, third).expect(200);
});

test('[178] a report is a PDF that was sent for it by who gives it', async () => {
  const { places, teacher } = scene;
  const place = { uploadPath: 'class-reports', uploadS3Bucket: 'documents' };
  for (const [name, type] of [
    ['a.txt', 'text/plain'],
    ['a.png', 'image/png'],
  ] as const) {
    const file = { name, type, bytes: Buffer.alloc(10) };
    await askForUrl(server, staff, queryOf(file, staff.id, place)).expect(415);
  }
  const ofTeacher = await sentReport(server, teacher);
  expect(
    await desk.refused('liveGroups.saveReports', {
      groupId: scene.group.id,
      reports: [{ file: 'a.pdf', path: ofTeacher, memberId: places.student }],
    }),
  ).toBe(uploadsErrors.NOT_A_FILE_OF_YOURS.code);
  expect(
    await desk.refusedQuery('liveGroups.matchReports', { groupId: places.student, files: ['a.pdf'] }),
  ).toBe(liveCourseErrors.NO_SUCH_GROUP.code);
});

test('[260] report, certificate and standing of a student are kept by who leads the class: a file, a link, or nothing any more', async () => {
  const { places, teacher, assistant, student, outsider } = scene;
  const path = await sentReport(server, teacher);
  const { data } = await calls.change(teacher, places.student, { reportUrl: path });
  expect(data?.updateUserLiveCourse.reportUrl).toBe(path);
  await link(student, path).expect(200);
  for (const person of [assistant, student, outsider]) {
    const own = await sentReport(server, person);
    const { errors } = await calls.change(person, places.student, { reportUrl: own });
    expect(errors?.[0]?.extensions.code).toBe(liveCourseErrors.MEMBER_NOT_FOUND.code);
    // It is theirs still.
    await link(person, own).expect(200);
    if (person !== student) await link(student, own).expect(404);
    // Nor is it said whether a file is there.
    const { errors: others } = await calls.change(person, places.student, { reportUrl: path });
    expect(others?.[0]?.extensions.code).toBe(liveCourseErrors.MEMBER_NOT_FOUND.code);
  }
  // Assistants look at work, and read no reports.
  expect([await listedReport(teacher), await listedReport(assistant)]).toEqual([path, null]);
  expect(await reportOf(student)).toBe(path);
  await calls.change(teacher, places.student, { reportUrl: 'https://docs.example/report' });
  expect(await reportOf(student)).toBe('https://docs.example/report');
  await link(student, path).expect(404);
  await calls.change(teacher, places.student, { reportUrl: '' });
  expect(await reportOf(student)).toBeNull();
});

test('[178] a file is the report of one student, whoever is given it at the same moment', async () => {
  const { places } = scene;
  for (let round = 0; round < 5; round += 1) {
    const path = await sentReport(server, staff);
    const answers = await Promise.allSettled([
      save([{ file: 'a.pdf', path, memberId: places.student }]),
      save([{ file: 'a.pdf', path, memberId: places.classmate }]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }
});

test('[178][230] a report on its way is looked after by who sent it and admins, by no other staff', async () => {
  const path = await sentReport(server, staff);
  const listed = async (person: Person) =>
    (await new ConsoleCalls(server, person).rows<typeof uploadsTable>('uploads.list')).filter(
      ({ url }) => url === path,
    );
  const [row] = await listed(await buildPerson(server, { roles: ['ADMIN'] }));
  expect(row).toMatchObject({ folder: 'class-reports' });
  await link(staff, path).expect(200);
  await link(await buildPerson(server, { roles: ['ADMIN'] }), path).expect(200);
  for (const role of ['EVENT_ADMIN', 'SUMMIT_ADMIN', 'BUSINESS_DEVELOPMENT'] as const) {
    const other = await buildPerson(server, { roles: [role] });
    await link(other, path).expect(404);
    expect(await listed(other)).toEqual([]);
    expect(
      await new ConsoleCalls(server, other).refusedQuery('uploads.get', { uploadId: row?.id ?? '' }),
    ).toBe(uploadsErrors.FILE_NOT_FOUND.code);
  }
});

test('[178][233] the report of a student who was moved is not deleted by who taught them before', async () => {
  const { places, student, teacher, group } = scene;
  const [courseTag = ''] = group.groupTag.split('-');
  const other = await buildGroup(server.database.manager, { groupTag: `${courseTag}-2026-Z` });
  const path = await sentReport(server, teacher);
  await calls.change(teacher, places.student, { reportUrl: path });
  await desk.mutate('liveGroups.move', { memberId: places.student, intoGroupId: other.id });
  expect((await calls.change(teacher, places.student, { reportUrl: '' })).errors).toBeUndefined();
  await link(student, path).expect(200);
  const [there] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM live_course_members WHERE group_id = $1',
    [other.id],
  );
  await calls.change(staff, there?.id ?? '', { reportUrl: '' });
  await link(student, path).expect(404);
});
