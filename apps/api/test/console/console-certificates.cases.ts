import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type CertificatesAnswer,
  liveCourseErrors,
  type liveCertificatesTable,
  type liveGroupCertificatesTable,
} from '@lyceum/contracts/live-course';
import { buildCertificate, buildGroup, buildLesson, buildMember } from '@lyceum/live-course/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let desk: ConsoleCalls;
let keeper: ConsoleCalls;
let group: { id: string; groupTag: string };
beforeAll(async () => {
  server = await TestServer.start();
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
  keeper = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  group = await buildGroup(server.database.manager, { endsAt: new Date(Date.now() - 60_000) });
});

const run = (text: string, values: readonly unknown[] = []) => server.database.query(text, [...values]);
const all = { onlyCompleted: false, leastAttendance: 0, leastPoints: 0 };
const preview = (rule: Partial<typeof all> = {}) =>
  desk.query<CertificatesAnswer>('liveCertificates.preview', { groupId: group.id, ...all, ...rule });
const issue = (rule: Partial<typeof all> = {}) =>
  desk.mutate<CertificatesAnswer>('liveCertificates.issue', { groupId: group.id, ...all, ...rule });
const results = ({ rows }: CertificatesAnswer) =>
  Object.fromEntries(rows.map(({ studentId, result }) => [studentId, result]));
const ofGroup = () =>
  desk.rows<typeof liveGroupCertificatesTable>('liveCertificates.ofGroup', { within: group.id });

/** A student of the class, who has confirmed a name unless there is none. */
async function student(
  name: [string, string] | null = ['Mei', 'Tanaka'],
): Promise<Person & { place: string }> {
  const person = await buildPerson(server);
  const { id: place } = await buildMember(server.database.manager, group, person);
  if (name)
    await run('INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, $2, $3)', [
      person.id,
      ...name,
    ]);
  return { ...person, place };
}

describe('certificates that staff give', () => {
  test('[160][174][233] go to those who meet the rule, whatever becomes of the others is said; files are made by the job', async () => {
    const { manager } = server.database;
    const [mei, ming, absent, poor, nameless] = [
      await student(),
      await student(['小明', '欧阳']),
      await student(),
      await student(),
      await student(null),
    ];
    for (const number of [1, 2, 3]) {
      const startsAt = new Date(Date.now() - number * 86_400_000);
      await run('UPDATE live_course_members SET joined_at = $2 WHERE group_id = $1', [group.id, new Date(0)]);
      const lesson = await buildLesson(manager, group, { lessonNumber: number, startsAt });
      for (const { id } of [mei, ming, poor, nameless])
        await run(
          `INSERT INTO live_attendances (lesson_id, user_id, joined_at, seen_at, seconds) VALUES ($1, $2, $3, $3, 3600)`,
          [lesson.id, id, startsAt],
        );
    }
    await run('UPDATE live_course_members SET score_total = 9, point_total = 10 WHERE group_id = $1', [
      group.id,
    ]);
    await run('UPDATE live_course_members SET score_total = 599, point_total = 1000 WHERE id = $1', [
      poor.place,
    ]);
    await run(`UPDATE live_course_members SET state = 'COMPLETED' WHERE id = ANY($1)`, [
      [mei.place, absent.place, poor.place],
    ]);
    const rule = { leastAttendance: 60, leastPoints: 60 };
    const expected = {
      [mei.id]: 'ISSUED',
      [ming.id]: 'ISSUED',
      [absent.id]: 'TOO_FEW_LESSONS',
      [poor.id]: 'TOO_FEW_POINTS',
      [nameless.id]: 'NO_NAME',
    };
    const looked = await preview(rule);
    expect(results(looked)).toEqual(expected);
    expect(looked.rows.find(({ studentId }) => studentId === poor.id)).toMatchObject({
      attendance: 100,
      points: 59,
    });
    expect((await preview({ ...rule, onlyCompleted: true })).rows).toContainEqual(
      expect.objectContaining({ studentId: ming.id, result: 'NOT_COMPLETED' }),
    );
    expect((await ofGroup()).filter(({ standing }) => standing === 'ISSUED')).toEqual([]);
    const [first, second] = await Promise.all([issue(rule), issue(rule)]);
    // Of two at once one gives them, and the other says that they have theirs.
    const given = [first, second].map((answer) => results(answer)[mei.id]);
    expect(given.toSorted()).toEqual(['HAS_ONE', 'ISSUED']);
    await untilMailIsOut(server);
    const rows = await ofGroup();
    expect(Object.fromEntries(rows.map(({ userId, standing }) => [userId, standing]))).toEqual({
      [mei.id]: 'ISSUED',
      [ming.id]: 'ISSUED',
      [absent.id]: 'DUE',
      [poor.id]: 'DUE',
      [nameless.id]: 'NO_NAME',
    });
    expect(
      rows
        .filter(({ file }) => file === 'READY')
        .map(({ userId }) => userId)
        .sort(),
    ).toEqual([mei.id, ming.id].sort());
    expect(await desk.audited(group.id)).toMatchObject([
      { action: 'liveGroup.issueCertificates', after: rule },
    ]);
    expect((await desk.audited(mei.id)).map(({ action }) => action)).toEqual(['user.issueCertificate']);
  });

  test('[233] are given to one, anew after a withdrawal too, and to nobody who is due none', async () => {
    const [mei, nameless] = [await student(), await student(null)];
    const give = (studentId: string) =>
      desk.refused('liveCertificates.give', { groupId: group.id, studentId });
    expect(await give(nameless.id)).toBe(liveCourseErrors.NO_CERTIFICATE_DUE.code);
    expect(await give(mei.id)).toBeUndefined();
    expect(await give(mei.id)).toBe(liveCourseErrors.NO_CERTIFICATE_DUE.code);
    const [row] = (await ofGroup()).filter(({ userId }) => userId === mei.id);
    const withdraw = (reason: string) =>
      desk.refused('liveCertificates.withdraw', { certificateId: row?.certificateId ?? '', reason });
    expect(await withdraw('  ')).toBe('COMMON_INVALID_INPUT');
    expect(await withdraw('By mistake.')).toBeUndefined();
    expect(await withdraw('By mistake.')).toBe(liveCourseErrors.CERTIFICATE_NOT_FOUND.code);
    expect((await server.http.get(`/certificates/${row?.code ?? ''}.json`).expect(200)).body).toMatchObject({
      data: { isValid: false, name: null },
    });
    // Many at once leave them out: staff look at them one by one.
    expect(results(await issue())).toMatchObject({ [mei.id]: 'WITHDRAWN' });
    expect(await give(mei.id)).toBeUndefined();
    expect((await desk.audited(mei.id)).map(({ action }) => action)).toEqual([
      'user.issueCertificate',
      'user.withdrawCertificate',
      'user.issueCertificate',
    ]);
  });

  test('[233] are listed and found by student, class and code, by e-mail for who may read it', async () => {
    const { manager } = server.database;
    const ada = await buildPerson(server, { firstName: 'Adalbertine' });
    const held = await buildCertificate(manager, group, ada);
    const gone = await buildCertificate(manager, await buildGroup(manager), ada, { withdrawn: true });
    const list = (by: ConsoleCalls, question: object) =>
      by.rows<typeof liveCertificatesTable>('liveCertificates.list', question);
    const ids = async (by: ConsoleCalls, search: string) => (await list(by, { search })).map(({ id }) => id);
    expect((await ids(desk, 'adalbertine')).sort()).toEqual([held.id, gone.id].sort());
    expect(await ids(desk, group.groupTag.toLowerCase())).toEqual([held.id]);
    expect(await ids(desk, held.code)).toEqual([held.id]);
    expect(await ids(desk, held.code.slice(0, 10))).toEqual([]);
    expect(await ids(desk, ada.email)).toEqual([]);
    expect((await ids(keeper, ada.email)).sort()).toEqual([held.id, gone.id].sort());
    expect(await list(desk, { search: 'adalbertine', filters: { holds: ['WITHDRAWN'] } })).toMatchObject([
      { id: gone.id, reason: 'A mistake.' },
    ]);
  });
});

test('[233] certificates are looked for by whatever is typed', async () => {
  await buildCertificate(server.database.manager, group, await student());
  for (const search of ['%', '_', '\\', '%%', '\\%'])
    expect(await desk.rows<typeof liveCertificatesTable>('liveCertificates.list', { search })).toEqual([]);
});
