import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { liveCourseErrors, type MatchedReports, type SavedReports } from '@lyceum/contracts/live-course';
import { uploadsErrors } from '@lyceum/contracts/uploads';
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
    '02 report.pdf',
    'nobody.pdf',
    'notes.docx',
    `${student.email} again.pdf`,
  ]);
  expect(rows.map(({ match: is, clue, memberId }) => [is, clue, memberId])).toEqual([
    ['MATCHED', 'EMAIL', places.student],
    ['MATCHED', 'NUMBER', places.classmate],
    ['UNKNOWN', null, null],
    ['NO_PDF', null, null],
    ['DOUBLED', 'EMAIL', null],
  ]);
  expect(students.map(({ number, hasReport }) => [number, hasReport]).toSorted()).toEqual([
    [1, false],
    [2, false],
  ]);
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
  }
  expect(await reportOf(student)).toBe(path);
  await calls.change(teacher, places.student, { reportUrl: 'https://docs.example/report' });
  expect(await reportOf(student)).toBe('https://docs.example/report');
  await link(student, path).expect(404);
  await calls.change(teacher, places.student, { reportUrl: '' });
  expect(await reportOf(student)).toBeNull();
});
