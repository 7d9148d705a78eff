import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, type TeacherApplication, type teacherApplicationsTable } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { nthMailTo } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  admin = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Ruth' });
  desk = new ConsoleCalls(server, admin);
});

async function buildApplicant(overrides: Parameters<typeof buildPerson>[1] = {}): Promise<Person> {
  const person = await buildPerson(server, { country: 'KE', ...overrides });
  await server.database.query('INSERT INTO teacher_applications (user_id) VALUES ($1)', [person.id]);
  return person;
}

const get = (userId: string) => desk.query<TeacherApplication>('educators.get', { userId });
const decide = (userId: string, isApproved: boolean, reason = '') =>
  desk.mutate<TeacherApplication>('educators.decide', { userId, isApproved, reason });
const listed = async (filters: object = {}) =>
  (await desk.rows<typeof teacherApplicationsTable>('educators.list', { filters })).map(({ id }) => id);
const me = async (person: Person) => {
  const { body } = await server.graphql('{ me { roles isTeacher awaitsTeacherRole } }', {
    token: person.token,
  });
  return (body as { data: { me: unknown } }).data.me;
};
const student = { roles: ['STUDENT'], isTeacher: false, awaitsTeacherRole: false };
const educator = { roles: ['TEACHER'], isTeacher: true, awaitsTeacherRole: false };
const waiting = { ...student, awaitsTeacherRole: true };

describe('who asked to be an educator', () => {
  test('[172] is a student until staff decide, and stands in a queue with what there is to judge by', async () => {
    const person = await buildApplicant({ firstName: 'Wanjiru', dateOfBirth: '1988-02-29' });
    const school = await buildSchool(server.database.manager, { name: 'Jacaranda College' });
    await buildSchoolMember(server.database.manager, school, person);
    expect(await me(person)).toEqual(waiting);
    expect(await get(person.id)).toMatchObject({
      name: 'Wanjiru Tester',
      email: person.email,
      state: 'PENDING',
      dateOfBirth: '1988-02-29',
      isOfAge: true,
      country: 'KE',
      school: 'Jacaranda College, 4 Ngong Road, Nairobi, Nairobi 00100, Kenya',
      identities: [],
      isSuspended: false,
      decidedAt: null,
      decidedBy: null,
      reason: null,
    });
    expect(await listed({ state: ['PENDING'] })).toContain(person.id);
    await expect(get(admin.id)).rejects.toThrow(authErrors.APPLICATION_NOT_FOUND.code);
  });

  test('[172] who has not shown that the address is theirs is not in the queue', async () => {
    const person = await buildApplicant();
    await server.database.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [person.id]);
    expect(await listed()).not.toContain(person.id);
  });

  test('[172] is an educator at once when approved: tabs hear of it, a mail and a notification tell it', async () => {
    const person = await buildApplicant();
    const socket = await server.connectedSocket(person.token);
    const told = nextMessage(socket, 'session.roles-changed');
    expect(await decide(person.id, true)).toMatchObject({ state: 'APPROVED', decidedBy: { id: admin.id } });
    expect(await me(person)).toEqual(educator);
    expect(await told).toEqual([{ userId: person.id, roles: ['TEACHER'] }]);
    expect(JSON.stringify(await nthMailTo(server, person.email))).toContain('You are an educator now');
    const [entry] = await server.database.query<object[]>(
      'SELECT action, actor_id AS actor, before, after FROM audit_entries WHERE target_id = $1',
      [person.id],
    );
    expect(entry).toEqual({
      action: 'user.approveTeacher',
      actor: admin.id,
      before: { roles: ['STUDENT'] },
      after: { roles: ['TEACHER'] },
    });
  });

  test('[172] stays a student when refused, and reads why', async () => {
    const person = await buildApplicant();
    const blank = { userId: person.id, isApproved: false, reason: '  ' };
    expect((await desk.refusal('educators.decide', blank))?.issues).toEqual([
      { path: 'reason', message: 'Say why.' },
    ]);
    const reason = 'We could not find you on the page of your school.';
    expect(await decide(person.id, false, reason)).toMatchObject({ state: 'REFUSED', reason });
    expect(await me(person)).toEqual(student);
    expect(JSON.stringify(await nthMailTo(server, person.email))).toContain(reason);
  });

  test('[172] is decided once, by however many at once: one result, and the others are told', async () => {
    const person = await buildApplicant();
    const results = await Promise.allSettled(
      [true, false, true, false, true].map((isApproved) => decide(person.id, isApproved, 'Looked at it.')),
    );
    const won = results.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    for (const error of refused)
      expect(error).toMatchObject({ message: authErrors.APPLICATION_DECIDED.code });
    const { state } = await get(person.id);
    expect(await me(person)).toEqual(state === 'APPROVED' ? educator : student);
  });

  test('[172] is no educator before they are of age, whoever approves it', async () => {
    const year = String(new Date().getFullYear() - 17);
    const person = await buildApplicant({ dateOfBirth: `${year}-12-31` });
    await expect(decide(person.id, true)).rejects.toThrow(authErrors.APPLICANT_UNDER_AGE.code);
    expect(await me(person)).toEqual(waiting);
    expect((await get(person.id)).state).toBe('PENDING');
  });

  test('[172] is decided by staff who may give roles, and by nobody about themselves', async () => {
    const person = await buildApplicant();
    const seller = await buildPerson(server, { roles: ['SALES_ADMIN'] });
    for (const somebody of [person, seller])
      await expect(
        new ConsoleCalls(server, somebody).mutate('educators.decide', {
          userId: person.id,
          isApproved: true,
          reason: '',
        }),
      ).rejects.toThrow(commonErrors.FORBIDDEN.code);
    const applying = await buildApplicant({ roles: ['ADMIN'] });
    await expect(
      new ConsoleCalls(server, applying).mutate('educators.decide', {
        userId: applying.id,
        isApproved: true,
        reason: '',
      }),
    ).rejects.toThrow(authErrors.OWN_APPLICATION.code);
    expect(await me(person)).toEqual(waiting);
  });

  test('[172] waits no more once staff gave the role by hand', async () => {
    const person = await buildApplicant();
    await desk.mutate('users.setRoles', {
      userId: person.id,
      roles: ['TEACHER'],
      expectedRoles: ['STUDENT'],
    });
    expect((await get(person.id)).state).toBe('APPROVED');
    expect(await me(person)).toEqual(educator);
  });

  test('[172] signs up as one at /signup/teacher: a student with a request, which a second sign-up forgets', async () => {
    const email = `wanjiru-${String(Date.now())}@mail.example`;
    const signUp = () =>
      server.http
        .post('/auth/sign-up')
        .send({
          firstName: 'Wanjiru',
          lastName: 'Kamau',
          email,
          password: 'correct horse battery',
          dateOfBirth: '1988-02-29',
          asEducator: true,
        })
        .expect(200);
    const requests = async () =>
      (
        await server.database.query<object[]>(
          'SELECT u.roles FROM users u JOIN teacher_applications t ON t.user_id = u.id WHERE u.email = $1',
          [email],
        )
      ).length;
    await signUp();
    expect(await requests()).toBe(1);
    await server.database.query('UPDATE rate_limits SET expire = 0');
    await signUp();
    expect(await requests()).toBe(0);
  });
});
