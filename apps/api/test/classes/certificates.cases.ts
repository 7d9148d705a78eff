import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CertificateAnswer, liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildGroup } from '@lyceum/live-course/testing';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { ConsoleCalls } from '../../src/testing/console';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
import { pdfText } from '../../src/testing/pdf-text';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { fetchFile } from '../../src/testing/uploads';

let server: TestServer;
let calls: LessonCalls;
let scene: ClassScene;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new LessonCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
  await server.database.query(
    `UPDATE live_course_groups SET session_ends_at = now() - interval '1 minute' WHERE id = $1`,
    [scene.group.id],
  );
});

interface OfStudent {
  studentId: string;
  standing: string;
  certificateId: string | null;
  code: string | null;
  state: string | null;
}

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const fields = 'studentId standing certificateId code state';

const list = (person: Person) =>
  calls.ask<{ getLiveCourseCertificates: OfStudent[] } | null>(
    person,
    `query ($tag: String!) { getLiveCourseCertificates(groupTag: $tag) { ${fields} } }`,
    { tag: scene.group.groupTag },
  );
const issue = (person: Person, students: readonly Person[]) =>
  calls.ask<{ issueLiveCertificates: OfStudent[] } | null>(
    person,
    `mutation ($tag: String!, $ids: [ID!]!) { issueLiveCertificates(groupTag: $tag, studentIds: $ids) { ${fields} } }`,
    { tag: scene.group.groupTag, ids: students.map(({ id }) => id) },
  );
const withdraw = (person: Person, id: string, reason = 'It was given by mistake.') =>
  calls.ask<{ withdrawLiveCertificate: OfStudent[] } | null>(
    person,
    `mutation ($id: ID!, $reason: String!) { withdrawLiveCertificate(certificateId: $id, reason: $reason) { ${fields} } }`,
    { id, reason },
  );
interface Own {
  code: string;
  state: string;
  path: string | null;
}
async function own(person: Person): Promise<Own | null> {
  const { data } = await calls.ask<{ getOwnLiveCertificate: Own | null }>(
    person,
    `query ($tag: String!, $me: ID!) { getOwnLiveCertificate(groupTag: $tag, userId: $me) { code state path } }`,
    { tag: scene.group.groupTag, me: person.id },
  );
  return data.getOwnLiveCertificate;
}
const confirmName = (person: Person, first: string, last: string) =>
  calls.ask(
    person,
    `mutation ($id: ID!, $first: String!, $last: String!) {
       confirmCertificateName(userId: $id, certificateFirstName: $first, certificateLastName: $last) { id } }`,
    { id: person.id, first, last },
  );
const page = (code: string) => server.http.get(`/certificates/${code}.json`);
async function told(code: string): Promise<CertificateAnswer['data']> {
  return ((await page(code).expect(200)).body as CertificateAnswer).data;
}
const standings = (rows: readonly OfStudent[] | undefined) =>
  Object.fromEntries((rows ?? []).map(({ studentId, standing }) => [studentId, standing]));
const certificateUrl = async (person: Person, group: Pick<ClassScene['group'], 'groupTag'> = scene.group) =>
  (
    await calls.ask<{ getSingleLiveCourseGroupData: { certificateUrl: string | null } }>(
      person,
      `query ($tag: String!) { getSingleLiveCourseGroupData(groupTag: $tag) { certificateUrl } }`,
      { tag: group.groupTag },
    )
  ).data.getSingleLiveCourseGroupData.certificateUrl;

async function fileOf(person: Person, { path }: Own): Promise<Buffer> {
  const { body } = await server.http
    .get('/uploads/link')
    .query({ path })
    .set('authorization', `Bearer ${person.token}`)
    .expect(200);
  return (await fetchFile(server, (body as { data: { url: string } }).data.url).expect(200)).body as Buffer;
}

describe('certificates', () => {
  test.each([
    ['of Latin letters', 'Zoë', 'Łukasiewicz', 'Zoë Łukasiewicz'],
    ['in Chinese', '小明', '欧阳', '欧阳小明'],
  ])(
    '[160, 174] are given to who was in a class to its end, in the name %s that they confirmed',
    async (_, first, last, printed) => {
      const { teacher, student, classmate, group } = scene;
      await confirmName(student, first, last);
      expect(standings((await list(teacher)).data?.getLiveCourseCertificates)).toEqual({
        [student.id]: 'DUE',
        [classmate.id]: 'NO_NAME',
      });
      const given = await Promise.all([1, 2, 3].map(() => issue(teacher, [student, classmate])));
      for (const { data } of given)
        expect(standings(data?.issueLiveCertificates)).toEqual({
          [student.id]: 'ISSUED',
          [classmate.id]: 'NO_NAME',
        });
      await untilMailIsOut(server);
      const mine = await own(student);
      expect(mine).toMatchObject({ state: 'READY', code: expect.stringMatching(/^[\w-]{22}$/) });
      const text = pdfText(await fileOf(student, mine!));
      expect(text).toContain(printed);
      expect(text).toContain(`/certificates/${mine!.code}`);
      expect(await certificateUrl(student)).toMatch(new RegExp(`/certificates/${mine!.code}$`));
      const { name, isValid, ...others } = await told(mine!.code);
      expect([name, isValid]).toEqual([printed, true]);
      expect(Object.keys(others).toSorted()).toEqual(['code', 'courseName', 'issuedAt', 'withdrawnAt']);
      expect(await calls.bell(student, 'CERTIFICATE')).toEqual([
        expect.stringMatching(/^You have a certificate of Course /),
      ]);
      expect(await own(classmate)).toBeNull();
      const audited = await server.database.query<object[]>(
        `SELECT action, target_id AS id, after FROM audit_entries WHERE actor_id = $1`,
        [teacher.id],
      );
      expect(audited).toEqual([
        { action: 'user.issueCertificate', id: student.id, after: { groupTag: group.groupTag } },
      ]);
    },
  );

  test('are given by who leads the class and by staff, to nobody before its end but who has completed it', async () => {
    const { teacher, assistant, student, observer, classmate, outsider, places, group } = scene;
    for (const person of [student, classmate]) await confirmName(person, 'Mei', 'Tanaka');
    for (const person of [assistant, observer, student])
      for (const call of [list(person), issue(person, [student])])
        expect(codeOf(await call)).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    for (const call of [list(outsider), issue(outsider, [student])])
      expect(codeOf(await call)).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    await server.database.query(
      `UPDATE live_course_groups SET session_ends_at = now() + interval '1 day' WHERE id = $1`,
      [group.id],
    );
    expect(standings((await issue(teacher, [student, classmate])).data?.issueLiveCertificates)).toEqual({
      [student.id]: 'NOT_OVER',
      [classmate.id]: 'NOT_OVER',
    });
    await calls.change(teacher, places.student, { state: 'COMPLETED' });
    await calls.change(teacher, places.classmate, { state: 'WITHDRAWN' });
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    expect(
      standings((await issue(staff, [student, classmate, outsider])).data?.issueLiveCertificates),
    ).toEqual({
      [student.id]: 'ISSUED',
    });
  });

  test('that are withdrawn say so to everybody, name nobody any more, and can be given anew', async () => {
    const { teacher, assistant, student, outsider } = scene;
    await confirmName(student, 'Mei', 'Tanaka');
    await issue(teacher, [student]);
    await untilMailIsOut(server);
    const first = await own(student);
    const id =
      (await list(teacher)).data?.getLiveCourseCertificates.find((row) => row.code)?.certificateId ?? '';
    for (const person of [assistant, student, outsider])
      expect(codeOf(await withdraw(person, id))).toBe(liveCourseErrors.CERTIFICATE_NOT_FOUND.code);
    expect(codeOf(await withdraw(teacher, id, '  '))).toBe('COMMON_INVALID_INPUT');
    await withdraw(teacher, id);
    expect(codeOf(await withdraw(teacher, id))).toBe(liveCourseErrors.CERTIFICATE_NOT_FOUND.code);
    expect(await told(first!.code)).toMatchObject({
      isValid: false,
      name: null,
      withdrawnAt: expect.any(String),
    });
    expect(JSON.stringify(await told(first!.code))).not.toContain('mistake');
    await server.http
      .get('/uploads/link')
      .query({ path: first!.path })
      .set('authorization', `Bearer ${student.token}`)
      .expect(404);
    await untilMailIsOut(server);
    expect(await calls.bell(student, 'CERTIFICATE')).toEqual([
      expect.stringMatching(/was withdrawn: It was given by mistake\.$/),
    ]);
    expect([await own(student), await certificateUrl(student)]).toEqual([null, null]);
    await issue(teacher, [student]);
    const second = await own(student);
    expect(second?.code).not.toBe(first!.code);
    expect(await told(second!.code)).toMatchObject({ isValid: true, name: 'Mei Tanaka' });
  });

  test('of who left the class or was moved are found still and withdrawn everywhere', async () => {
    const { teacher, student, classmate, places, group } = scene;
    for (const person of [student, classmate]) await confirmName(person, 'Mei', 'Tanaka');
    await issue(teacher, [student]);
    const { code } = (await own(student))!;
    const into = await buildGroup(server.database.manager, {
      groupTag: `${String(group.groupTag.split('-')[0])}-2026-INTO`,
    });
    const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
    await desk.mutate('liveGroups.move', { memberId: places.student, intoGroupId: into.id });
    await calls.change(teacher, places.classmate, { state: 'WITHDRAWN' });
    const listed = (await list(teacher)).data?.getLiveCourseCertificates;
    expect(standings(listed)).toEqual({ [student.id]: 'ISSUED' });
    expect(await certificateUrl(student, into)).toContain(code);
    await withdraw(teacher, listed?.[0]?.certificateId ?? '');
    expect(await told(code)).toMatchObject({ isValid: false, name: null });
    expect(await certificateUrl(student, into)).toBeNull();
    // Who is in the class no more is given none.
    expect((await issue(teacher, [student, classmate])).data?.issueLiveCertificates).toEqual([]);
  });

  test('of a name that no font of the house has say that there is no file, and hold', async () => {
    const { teacher, student } = scene;
    await confirmName(student, 'ᏣᎳᎩ', 'Ꮳ');
    await issue(teacher, [student]);
    await untilMailIsOut(server);
    const mine = await own(student);
    expect(mine).toMatchObject({ state: 'FAILED', path: null });
    expect(await told(mine!.code)).toMatchObject({ isValid: true, name: 'ᏣᎳᎩ Ꮳ' });
  });

  test('are found by their code alone, which nobody guesses', async () => {
    await page('A'.repeat(22)).expect(404);
    await page('short').expect(400);
    await server.http.get('/certificates.json').expect(404);
  });
});
