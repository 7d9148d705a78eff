import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors, type ErrorAnswer } from '@lyceum/contracts/common';
import { schoolsErrors } from '@lyceum/contracts/schools';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { somebodyWaits } from '@lyceum/testing';
import { nthMailTo } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let school: { id: string };
let other: { id: string };
beforeAll(async () => {
  server = await TestServer.shared();
  school = await buildSchool(server.database.manager, { name: 'Lycée Élise-Vernet' });
  other = await buildSchool(server.database.manager, { name: 'Ashcombe Grammar School' });
});

const sql = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  server.database.query<Row[]>(text, values);

const update = (person: Person, said: object) =>
  server.http
    .post('/updateUser')
    .set('authorization', `Bearer ${person.token}`)
    .send({ userId: person.id, ...said });

const everything = () => ({
  firstName: 'Zoë',
  lastName: 'Lovelace',
  school: school.id,
  country: 'KE',
  dob: '2009-04-01',
});

const confirm = (person: Person, said: object = {}) =>
  update(person, { ...everything(), nameConfirmed: true, newRole: 'STUDENT', ...said });

/** As social sign-in left accounts before it asked who somebody is: no role, no birth date, no country. */
async function buildNewcomer(overrides: Parameters<typeof buildPerson>[1] = {}): Promise<Person> {
  const person = await buildPerson(server, {
    nameConfirmed: false,
    agreedTermsVersion: null,
    ...overrides,
  });
  const unsaid = overrides.dateOfBirth === undefined ? ', date_of_birth = NULL' : '';
  await sql(`UPDATE users SET roles = '{}'${unsaid} WHERE id = $1`, [person.id]);
  await sql(`INSERT INTO identities (user_id, provider, subject) VALUES ($1, 'GOOGLE', gen_random_uuid())`, [
    person.id,
  ]);
  return person;
}

const me = async (person: Person, fields: string): Promise<unknown> => {
  const { body } = await server.graphql(`{ me { ${fields} } }`, { token: person.token });
  return (body as { data: { me: unknown } }).data.me;
};

const kept =
  'firstName lastName nameConfirmed roles dateOfBirth country awaitsTeacherRole school { schoolName }';
const nothingKept = {
  firstName: 'Ada',
  lastName: 'Tester',
  nameConfirmed: false,
  roles: [],
  dateOfBirth: null,
  country: null,
  awaitsTeacherRole: false,
  school: null,
};

const issuesOf = ({ body }: { body: unknown }) => (body as { error: ErrorAnswer }).error.issues;
const codeOf = ({ body }: { body: unknown }) => (body as { error: ErrorAnswer }).error.code;

const auditOf = (person: Person) =>
  sql<{ action: string; after: object | null }>(
    'SELECT action, after FROM audit_entries WHERE actor_id = $1 ORDER BY id',
    [person.id],
  );

describe('[263] updateUser', () => {
  test('[43] [163] [171] confirms who somebody is, before they agree to the terms, and the token says it', async () => {
    const person = await buildNewcomer();
    const { body } = await confirm(person, { firstName: ' Zoë ' }).expect(200);
    expect(body).toEqual({ data: { done: true } });
    expect(await me(person, kept)).toEqual({
      firstName: 'Zoë',
      lastName: 'Lovelace',
      nameConfirmed: true,
      roles: ['STUDENT'],
      dateOfBirth: '2009-04-01',
      country: 'KE',
      awaitsTeacherRole: false,
      school: { schoolName: 'Lycée Élise-Vernet' },
    });
    const answer = await server.http
      .get('/updateUserToken')
      .query({ userId: person.id })
      .set('authorization', `Bearer ${person.token}`)
      .expect(200);
    const [, payload = ''] = (answer.body as { data: { token: string } }).data.token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      firstName: 'Zoë',
      roleArray: ['STUDENT'],
    });
    expect((await auditOf(person)).map(({ action }) => action).sort()).toEqual([
      'account.chooseRole',
      'school.join',
    ]);
  });

  test('[166] confirms nothing while something is missing, and says what', async () => {
    const person = await buildNewcomer();
    const answer = await update(person, { nameConfirmed: true }).expect(400);
    expect(issuesOf(answer)).toEqual([
      { path: 'school', message: 'Choose your school.' },
      { path: 'dob', message: 'Enter your date of birth.' },
      { path: 'country', message: 'Please select a valid value' },
      { path: 'newRole', message: 'Choose one of the two.' },
    ]);
    expect(await me(person, kept)).toEqual(nothingKept);
    // What is known already need not be said again.
    const known = await buildPerson(server, { nameConfirmed: false, country: 'FR' });
    await update(known, { nameConfirmed: true, school: school.id }).expect(200);
    expect(await me(known, 'nameConfirmed')).toEqual({ nameConfirmed: true });
  });

  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  test.each([
    ['[164]', 'firstName', "O'Neil", 'First name cannot contain special characters or numbers.'],
    ['[164]', 'firstName', 'R2D2', 'First name cannot contain special characters or numbers.'],
    ['[164]', 'lastName', 'Lovelace!', 'Last name cannot contain special characters or numbers.'],
    ['[164]', 'lastName', '‮ecalevoL', 'Last name cannot contain special characters or numbers.'],
    ['[164]', 'lastName', 'Love​lace', 'Last name cannot contain special characters or numbers.'],
    ['[164]', 'firstName', '  ', 'Enter your first name.'],
    ['[165]', 'dob', '', 'Enter your date of birth.'],
    ['[165]', 'dob', '01.04.2009', 'Enter your date of birth.'],
    ['[165]', 'dob', '2009-02-30', 'Enter your date of birth.'],
    ['[165]', 'dob', tomorrow, 'Date of birth cannot be future date'],
    ['[165]', 'dob', '1850-01-01', 'Enter your real date of birth.'],
    ['[167]', 'country', 'XX', 'Please select a valid value'],
    ['[167]', 'country', '', 'Please select a valid value'],
    ['[163]', 'school', 'Lycée Élise-Vernet', 'Choose your school.'],
    ['[172]', 'newRole', 'SUPER_ADMIN', 'Choose one of the two.'],
    ['[172]', 'newRole', 'GUARDIAN', 'Choose one of the two.'],
  ])('%s refuses a %s of “%s” in words, and keeps nothing of the call', async (_, path, value, message) => {
    const person = await buildNewcomer();
    const answer = await confirm(person, { [path]: value }).expect(400);
    expect(issuesOf(answer)?.[0]).toEqual({ path, message });
    expect(await me(person, kept)).toEqual(nothingKept);
  });

  test('[264] is for oneself alone, and for who is signed in', async () => {
    const [person, victim] = [await buildNewcomer(), await buildNewcomer()];
    const answer = await confirm(person, { userId: victim.id }).expect(403);
    expect(codeOf(answer)).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect(await me(victim, kept)).toEqual(nothingKept);
    await server.http.post('/updateUser').send({ userId: person.id }).expect(401);
  });

  test('[161] changes names and country alone where nothing else is sent', async () => {
    const person = await buildPerson(server, { country: 'FR' });
    await update(person, { lastName: 'Byron', country: 'HK' }).expect(200);
    expect(await me(person, kept)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      country: 'HK',
      school: null,
      dateOfBirth: '1990-05-01',
    });
  });

  test('[43] by two clicks and two tabs at once is one confirmation', async () => {
    const person = await buildNewcomer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(person)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await auditOf(person)).toHaveLength(2);
  });
});

describe('a role', () => {
  test('[172] of an educator makes a student who waits for staff; the open tabs hear of it', async () => {
    const person = await buildNewcomer();
    const socket = await server.connectedSocket(person.token);
    const told = nextMessage(socket, 'session.roles-changed');
    await confirm(person, { newRole: 'TEACHER' }).expect(200);
    expect(await me(person, 'roles isTeacher awaitsTeacherRole')).toEqual({
      roles: ['STUDENT'],
      isTeacher: false,
      awaitsTeacherRole: true,
    });
    expect(await auditOf(person)).toContainEqual({
      action: 'account.requestTeacher',
      after: { roles: ['STUDENT'], requested: ['TEACHER'] },
    });
    expect(await told).toEqual([{ userId: person.id, roles: ['STUDENT'] }]);
  });

  test('[172] is chosen by who has none alone: a student does not become an educator, nor staff a student', async () => {
    for (const [roles, newRole] of [
      [['STUDENT'], 'TEACHER'],
      [['AGENT'], 'STUDENT'],
      [['TEACHER'], 'STUDENT'],
    ] as const) {
      const person = await buildPerson(server, { roles: [...roles], country: 'FR' });
      const answer = await update(person, { newRole, lastName: 'Byron' }).expect(409);
      expect(issuesOf(answer)).toEqual([{ path: 'newRole', message: authErrors.ROLE_STANDS.message }]);
      expect(await me(person, 'lastName roles awaitsTeacherRole')).toEqual({
        lastName: 'Tester',
        roles,
        awaitsTeacherRole: false,
      });
    }
  });

  test('[172] of two tabs that choose differently at once is one of the two, and the other is told', async () => {
    const person = await buildNewcomer();
    const answers = await Promise.all(
      ['STUDENT', 'TEACHER', 'STUDENT', 'TEACHER'].map((newRole) => confirm(person, { newRole })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const wishes = (await auditOf(person)).filter(({ action }) => action.startsWith('account.'));
    expect(wishes).toHaveLength(1);
    expect(await me(person, 'awaitsTeacherRole')).toEqual({
      awaitsTeacherRole: wishes[0]?.action === 'account.requestTeacher',
    });
  });
});

describe('a birth date', () => {
  test('[165] is an answer given once: the same again is none, another one is refused', async () => {
    const person = await buildNewcomer();
    await confirm(person).expect(200);
    await update(person, { dob: '2009-04-01' }).expect(200);
    const answer = await update(person, { dob: '1999-04-01', lastName: 'Byron' }).expect(409);
    expect(issuesOf(answer)).toEqual([{ path: 'dob', message: authErrors.BIRTH_DATE_STANDS.message }]);
    expect(await me(person, 'dateOfBirth lastName')).toEqual({
      dateOfBirth: '2009-04-01',
      lastName: 'Lovelace',
    });
  });

  test('[165] of two tabs at once is one of the two', async () => {
    const person = await buildNewcomer();
    const answers = await Promise.all(['2009-04-01', '2010-04-01'].map((dob) => confirm(person, { dob })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  const today = new Date().toISOString().slice(0, 10);

  test('[41] [165] of today passes with the address of a guardian, who is no mailbox of the child’s', async () => {
    const person = await buildNewcomer();
    for (const guardianEmail of [undefined, '', person.email, person.email.replace('@', '+mum@')]) {
      const answer = await confirm(person, { dob: today, guardianEmail }).expect(400);
      expect(issuesOf(answer)?.map(({ path }) => path)).toEqual(['guardianEmail']);
    }
    expect(await me(person, kept)).toEqual(nothingKept);
    const guardianEmail = `guardian-of-${person.email}`;
    const locked = await confirm(person, { dob: today, guardianEmail }).expect(403);
    expect(codeOf(locked)).toBe(authErrors.GUARDIAN_CONSENT_NEEDED.code);
    // What was said is kept, the session is over, and the guardian has a mail.
    const [row] = await sql('SELECT date_of_birth::text AS dob, name_confirmed FROM users WHERE id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ dob: today, name_confirmed: true });
    await update(person, { lastName: 'Byron' }).expect(401);
    expect(await nthMailTo(server, guardianEmail)).toBeTruthy();
  });

  test('[41] of who is 13 or older names no guardian', async () => {
    const person = await buildNewcomer();
    await confirm(person, { guardianEmail: 'not-asked@parents.example' }).expect(200);
    expect(await sql('SELECT FROM users WHERE id = $1 AND guardian_email IS NULL', [person.id])).toHaveLength(
      1,
    );
  });
});

describe('a school', () => {
  const memberOf = async (person: Person) =>
    (
      await sql<{ school: string }>('SELECT school_id AS school FROM school_members WHERE user_id = $1', [
        person.id,
      ])
    )[0]?.school;

  test('[168] that is not there is refused by field, and nothing of the call is kept', async () => {
    const person = await buildPerson(server);
    const answer = await update(person, { lastName: 'Byron', school: person.id }).expect(404);
    expect(issuesOf(answer)).toEqual([{ path: 'school', message: schoolsErrors.NOT_FOUND.message }]);
    expect(await me(person, 'lastName school { id }')).toEqual({ lastName: 'Tester', school: null });
  });

  test('is changed once in 30 days; the same again is no change', async () => {
    const person = await buildPerson(server);
    await update(person, { school: school.id }).expect(200);
    await update(person, { school: school.id }).expect(200);
    // Who mistook another school for theirs need not wait.
    await update(person, { school: other.id }).expect(200);
    const answer = await update(person, { school: school.id }).expect(409);
    const message = schoolsErrors.CHANGED_LATELY.message.replace('{days}', '30');
    expect(issuesOf(answer)).toEqual([{ path: 'school', message }]);
    await update(person, { school: other.id }).expect(200);
    expect(await memberOf(person)).toBe(other.id);
    await sql(`UPDATE school_members SET changed_at = now() - interval '31 days' WHERE user_id = $1`, [
      person.id,
    ]);
    await update(person, { school: school.id }).expect(200);
    expect(await memberOf(person)).toBe(school.id);
  });

  test('counts as new from the change on', async () => {
    const person = await buildPerson(server);
    await buildSchoolMember(server.database.manager, school, person);
    const isNew = async () =>
      (
        await sql(`SELECT FROM school_members WHERE user_id = $1 AND since > now() - interval '1 hour'`, [
          person.id,
        ])
      ).length > 0;
    await update(person, { school: school.id }).expect(200);
    expect(await isNew()).toBe(false);
    await update(person, { school: other.id }).expect(200);
    expect(await isNew()).toBe(true);
  });

  test('is changed once by many calls at once', async () => {
    const person = await buildPerson(server);
    const schools = await Promise.all(Array.from({ length: 5 }, () => buildSchool(server.database.manager)));
    await update(person, { school: school.id }).expect(200);
    const answers = await Promise.all(schools.map(({ id }) => update(person, { school: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('that was merged leads to the other; who chooses it while it is merged goes to the other, too', async () => {
    const [old, into, third] = await Promise.all(
      Array.from({ length: 3 }, () => buildSchool(server.database.manager)),
    );
    const merge = 'UPDATE schools SET merged_into = $2 WHERE id = $1 OR merged_into = $1';
    const lock = 'SELECT FROM schools WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE';
    const person = await buildPerson(server);
    for (const [from, to] of [
      [old, into],
      [into, third],
    ]) {
      const runner = server.database.createQueryRunner();
      await runner.startTransaction();
      await runner.query(lock, [[from?.id, to?.id]]);
      const answer = update(person, { school: old?.id }).then(({ status }) => status);
      while (!(await somebodyWaits(server.database)));
      await runner.query(merge, [from?.id, to?.id]);
      await runner.commitTransaction();
      await runner.release();
      expect(await answer).toBe(200);
      expect(await memberOf(person)).toBe(to?.id);
    }
    expect(codeOf(await update(person, { school: 'no-id' }))).toBe(commonErrors.INVALID_INPUT.code);
  });
});
