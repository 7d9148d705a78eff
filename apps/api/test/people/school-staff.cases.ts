import { beforeAll, describe, expect, test } from '@jest/globals';
import { roles, type ViewAs } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { permissionTable } from '@lyceum/contracts/permissions';
import { schoolsErrors, type StaffSchool } from '@lyceum/contracts/schools';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { buildSchool, buildSchoolMember, buildSchoolStaff } from '@lyceum/schools/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { exportedFiles } from '../../src/testing/exported';
import { bornOn, refusalOf } from '../../src/testing/guardians';
import { buildPerson, type Person } from '../../src/testing/people';
import { namesIn, SchoolCalls } from '../../src/testing/schools';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: SchoolCalls;
let admin: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new SchoolCalls(server);
  admin = await buildPerson(server, { roles: ['ADMIN'] });
  desk = new ConsoleCalls(server, admin);
});

const run = <Row>(text: string, ...values: unknown[]) => server.database.query<Row[]>(text, values);
const student = (firstName: string, more = {}) =>
  buildPerson(server, { firstName, dateOfBirth: bornOn(15), ...more });
const grownUp = (more = {}) => buildPerson(server, { dateOfBirth: bornOn(50), ...more });

/** A school with its principal and these students. */
async function staffed(...names: string[]) {
  const { manager } = server.database;
  const school = await buildSchool(manager);
  const principal = await grownUp({ roles: ['PRINCIPLE'] });
  await buildSchoolStaff(manager, school, principal);
  const students = [];
  for (const name of names) {
    const one = await student(name);
    await buildSchoolMember(manager, school, one);
    students.push(one);
  }
  return { school, principal, students };
}

const seen = async (caller: Person, school: { id: string }, listed = {}) =>
  namesIn((await calls.students(caller, school, listed)).data?.getSchoolStudents);

describe('[146] staff of a school', () => {
  test('see their own students by name, with their classes, and nothing else of them', async () => {
    const { school, principal, students } = await staffed('Ben', 'Ada');
    const { manager } = server.database;
    const [now, over, left] = [
      await buildGroup(manager),
      await buildGroup(manager, { endsAt: new Date(Date.now() - 86_400_000) }),
      await buildGroup(manager),
    ];
    for (const group of [now, over, left]) await buildMember(manager, group, students[1]!);
    await run(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE group_id = $1`, left.id);
    const { data } = await calls.students(principal, school);
    expect(data?.getSchoolStudents.topics).toEqual(['CLASSES']);
    expect(namesIn(data?.getSchoolStudents)).toEqual(['Ada', 'Ben']);
    const [ada, ben] = data?.getSchoolStudents.rows ?? [];
    expect(ada?.topics).toMatchObject([
      { name: 'CLASSES', facts: [{ title: expect.stringMatching(/^Course/) }] },
    ]);
    expect(ben?.topics).toEqual([{ name: 'CLASSES', facts: [] }]);
    expect(Object.keys(ada ?? {})).toEqual(['id', 'firstName', 'lastName', 'topics']);
  });

  test('see no student who waits for a guardian, is suspended, has not confirmed, has a block with them or goes elsewhere', async () => {
    const { school, principal, students } = await staffed('Ada', 'Waits', 'Shut', 'New', 'Blocks', 'Erased');
    const [, waits, shut, fresh, blocks, gone] = students;
    const other = await staffed('Elsewhere');
    await run(
      `UPDATE users SET guardian_email = 'g@lyceum.example', date_of_birth = $2 WHERE id = $1`,
      waits?.id,
      bornOn(11),
    );
    await run('UPDATE users SET suspended_at = now() WHERE id = $1', shut?.id);
    await run('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', fresh?.id);
    await run('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', blocks?.id, principal.id);
    await run('UPDATE users SET erased_at = now() WHERE id = $1', gone?.id);
    await buildSchoolMember(server.database.manager, school, await grownUp({ roles: ['TEACHER'] }));
    expect(await seen(principal, school)).toEqual(['Ada']);
    const file = (await calls.file(principal, school)).data?.exportSchoolStudents ?? '';
    expect(file).toContain('Ada');
    expect(file).not.toMatch(/Waits|Shut|New|Blocks|Erased|Elsewhere/);
    expect(await seen(other.principal, other.school)).toEqual(['Elsewhere']);
    // Who leaves the school is seen there no more.
    await run('DELETE FROM school_members WHERE user_id = $1', students[0]?.id);
    expect(await seen(principal, school)).toEqual([]);
  });

  test('are those whom staff entered: no role alone, no other school, nobody in their name', async () => {
    const { school, principal } = await staffed('Ada');
    const other = await staffed('Ben');
    for (const role of roles) {
      const person = await grownUp({ roles: [role] });
      const held: readonly string[] = permissionTable['school.readStudents'];
      const expected = held.includes(role) ? schoolsErrors.NOT_STAFF.code : commonErrors.FORBIDDEN.code;
      expect([role, refusalOf(await calls.students(person, school))]).toEqual([role, expected]);
      expect([role, refusalOf(await calls.file(person, school))]).toEqual([role, expected]);
    }
    expect(refusalOf(await calls.students(other.principal, school))).toBe(schoolsErrors.NOT_STAFF.code);
    expect(refusalOf(await calls.file(other.principal, school))).toBe(schoolsErrors.NOT_STAFF.code);
    expect(refusalOf(await calls.students(other.principal, school, {}, principal.id))).toBe(
      'AUTH_ACTS_FOR_ANOTHER',
    );
    // An entry is nothing once the role is taken.
    await run(`UPDATE users SET roles = '{STUDENT}' WHERE id = $1`, principal.id);
    const without = await grownUp({ roles: ['STUDENT'] });
    await buildSchoolStaff(server.database.manager, school, without);
    expect(refusalOf(await calls.students(without, school))).toBe(commonErrors.FORBIDDEN.code);
    expect(await calls.worksAtSchool(without)).toBe(false);
    const answer = await server.opsMutation('users.viewAs', { userId: other.principal.id }, admin.token);
    const { token } = (answer.body as { result: { data: ViewAs } }).result.data;
    expect((await calls.students({ id: other.principal.id, token }, other.school)).data).toBeNull();
  });

  test('find students by part of a name, and read them a page at a time, nobody twice', async () => {
    const names = Array.from({ length: 34 }, (_, index) => `Pupil${String(index).padStart(2, '0')}`);
    const { school, principal } = await staffed(...names, 'Zoë');
    const first = (await calls.students(principal, school)).data?.getSchoolStudents;
    expect(namesIn(first)).toHaveLength(30);
    const rest = (await calls.students(principal, school, { cursor: first?.nextCursor ?? null })).data
      ?.getSchoolStudents;
    expect([...(namesIn(first) ?? []), ...(namesIn(rest) ?? [])]).toEqual([...names, 'Zoë']);
    expect(rest?.nextCursor).toBeNull();
    expect(await seen(principal, school, { search: 'zoe' })).toEqual(['Zoë']);
    expect(await seen(principal, school, { search: '%' })).toEqual([]);
    expect(refusalOf(await calls.students(principal, school, { cursor: 'nonsense' }))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
  });

  test('take them out as a file, without formulas, which the audit log keeps', async () => {
    const { school, principal } = await staffed('Ada');
    const risky = await student('=HYPERLINK("x")');
    await buildSchoolMember(server.database.manager, school, risky);
    const file = (await calls.file(principal, school)).data?.exportSchoolStudents ?? '';
    expect(file.replace('\uFEFF', '').split('\r\n')[0]).toBe('First name,Last name,Classes');
    expect(file).toContain(`'=HYPERLINK`);
    const audited = await run<{ after: unknown }>(
      `SELECT after FROM audit_entries WHERE action = 'school.exportStudents' AND target_id = $1 AND actor_id = $2`,
      school.id,
      principal.id,
    );
    expect(audited).toEqual([{ after: { students: 2 } }]);
  });
});

describe('in the console, staff of a school', () => {
  const staffOf = async (school: { id: string }) =>
    (await desk.query<StaffSchool>('schools.get', { schoolId: school.id })).staff;
  const enter = (schoolId: string, email: string, role = 'PRINCIPLE', token = admin.token) =>
    server.opsMutation('schools.enterStaff', { schoolId, email, role }, token);

  test('are entered by e-mail, get the role and are told, and are taken away again with both', async () => {
    const { manager } = server.database;
    const [school, second] = [await buildSchool(manager), await buildSchool(manager)];
    await buildSchoolMember(manager, school, await student('Ada'));
    const person = await grownUp({ firstName: 'Paula', roles: ['STUDENT'] });
    for (const each of [school, second]) expect((await enter(each.id, person.email)).status).toBe(200);
    expect(await staffOf(school)).toMatchObject([{ userId: person.id, role: 'PRINCIPLE' }]);
    expect(await calls.worksAtSchool(person)).toBe(true);
    expect((await calls.schoolsOf(person)).data?.getStaffedSchools).toHaveLength(2);
    expect(await seen(person, school)).toEqual(['Ada']);
    const told = (await toldTo(server, person)).map(({ description }) => description);
    expect(told).toContain(`You are staff of ${school.name} here now. Its students stand under School.`);
    expect((await exportedFiles(server, person))['schools.json']).toContain(school.name);

    for (const each of [school, second]) {
      const [entry] = await staffOf(each);
      const rolesNow = await run<{ roles: string[] }>('SELECT roles FROM users WHERE id = $1', person.id);
      expect(rolesNow[0]?.roles).toContain('PRINCIPLE');
      await server.opsMutation('schools.takeStaffAway', { entryId: entry?.id }, admin.token).expect(200);
      await server.opsMutation('schools.takeStaffAway', { entryId: entry?.id }, admin.token).expect(404);
    }
    const [after] = await run<{ roles: string[] }>('SELECT roles FROM users WHERE id = $1', person.id);
    expect(after?.roles).toEqual(['STUDENT']);
    expect(refusalOf(await calls.students(person, school))).toBeDefined();
    const actions = await run<{ action: string }>(
      `SELECT action FROM audit_entries WHERE target_id = $1 AND action LIKE 'school.%Staff%' ORDER BY id`,
      school.id,
    );
    expect(actions.map(({ action }) => action)).toEqual(['school.enterStaff', 'school.takeStaffAway']);
  });

  test('are entered once, however many enter them at once', async () => {
    const school = await buildSchool(server.database.manager);
    const person = await grownUp();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, turn) =>
        enter(school.id, person.email, turn % 2 === 0 ? 'PRINCIPLE' : 'SCHOOL_ADMIN'),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await staffOf(school)).toHaveLength(1);
  });

  test('are grown-ups with an account that can be used, and entered by who looks after schools', async () => {
    const school = await buildSchool(server.database.manager);
    const [minor, unknown] = [await student('Ada'), await buildPerson(server, { dateOfBirth: null })];
    const shut = await grownUp();
    await run('UPDATE users SET suspended_at = now() WHERE id = $1', shut.id);
    for (const { email } of [minor, unknown]) expect((await enter(school.id, email)).status).toBe(409);
    for (const email of [shut.email, 'nobody@lyceum.example'])
      expect((await enter(school.id, email)).status).toBe(404);
    const person = await grownUp();
    expect((await enter('018f0000-0000-7000-8000-000000000000', person.email)).status).toBe(404);
    expect((await enter(school.id, person.email, 'ADMIN')).status).toBe(400);
    for (const role of ['SALES_ADMIN', 'PRINCIPLE'] as const) {
      const { token } = await buildPerson(server, { roles: [role] });
      expect((await enter(school.id, person.email, 'PRINCIPLE', token)).status).toBe(403);
    }
    expect(await staffOf(school)).toEqual([]);
  });

  test('work at the school that theirs is merged into', async () => {
    const { school, principal } = await staffed('Ada');
    const into = await staffed('Ben');
    await buildSchoolStaff(server.database.manager, school, into.principal, 'SCHOOL_ADMIN');
    await server
      .opsMutation('schools.merge', { schoolId: school.id, intoId: into.school.id }, admin.token)
      .expect(200);
    expect(await seen(principal, into.school)).toEqual(['Ada', 'Ben']);
    expect(await staffOf(into.school)).toHaveLength(2);
    expect(await staffOf(school)).toEqual([]);
    expect((await enter(school.id, (await grownUp()).email)).status).toBe(404);
  });
});
