import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { User } from '@lyceum/auth';
import { testPassword } from '@lyceum/auth/testing';
import { stored, storedOne } from '@lyceum/kernel/stored';
import { mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, signIn } from '../../src/testing/people';
import { newcomer, signIn as trySignIn, signUp, signUpAndConfirm } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const doneAnswer = { data: { done: true } };

describe('sign-up', () => {
  test('[34, 41] makes an account from names, email, password and date of birth', async () => {
    const person = newcomer({ email: `Elodie-${crypto.randomUUID()}@Lyceum.Example` });
    await signUpAndConfirm(server, person);
    const token = await signIn(server, person.email, person.password);
    expect(payloadOf(token)).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      firstName: 'Élodie',
      lastName: 'de la Tour',
      email: person.email.toLowerCase(),
      roleArray: ['STUDENT'],
    });
    const me = await server.graphql('{ me { email firstName roles } }', { token }).expect(200);
    expect(me.body).toEqual({
      data: { me: { email: person.email.toLowerCase(), firstName: 'Élodie', roles: ['STUDENT'] } },
    });
    const row = await storedOne<User>(server.database.manager, 'users', { email: person.email });
    expect([row.dateOfBirth, row.guardianEmail]).toEqual(['1999-12-31', null]);
  });

  test('keeps no password that could be read back', async () => {
    const person = newcomer();
    await signUp(server, person).expect(200);
    const [row] = await server.database.query<{ password_hash: string }[]>(
      'SELECT password_hash FROM users WHERE email = $1',
      [person.email],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('of many with the same email at once makes one account, and answers all alike', async () => {
    const person = newcomer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(server, person)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 8 }, () => [200, doneAnswer]),
    );
    expect((await stored<User>(server.database.manager, 'users', { email: person.email })).length).toBe(1);
  });

  test.each([
    [
      'a name with a digit',
      { firstName: 'R2D2' },
      'firstName',
      'First name cannot contain special characters or numbers.',
    ],
    [
      'a name with an apostrophe',
      { lastName: "O'Neil" },
      'lastName',
      'Last name cannot contain special characters or numbers.',
    ],
    ['an e-mail that is none', { email: 'nobody' }, 'email', 'Enter an email like name@example.com.'],
    ['a short password', { password: 'short' }, 'password', 'Use at least 8 characters.'],
    ['an endless password', { password: 'x'.repeat(129) }, 'password', 'Use at most 128 characters.'],
    ['no date of birth', { dateOfBirth: '' }, 'dateOfBirth', 'Enter your date of birth.'],
    ['a birth to come', { dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'Enter your real date of birth.'],
  ])('[41, 164] refuses %s and names the field', async (_, wrong, path, message) => {
    const person = newcomer(wrong);
    const answer = await signUp(server, person).expect(400);
    expect(answer.body).toMatchObject({
      error: { ...commonErrors.INVALID_INPUT, issues: [{ path, message }] },
    });
    expect((await stored<User>(server.database.manager, 'users', { email: person.email })).length).toBe(0);
  });

  test('[41] takes a password of 8 and of 128 characters, whatever they are', async () => {
    for (const password of ['子涵在这里学习！', '\u{1f40d} x'.repeat(32)]) {
      const person = newcomer({ password });
      await signUpAndConfirm(server, person);
      await trySignIn(server, person).expect(200);
    }
  });

  test('[41] refuses a password that is among the commonest and names the field', async () => {
    const answer = await signUp(server, newcomer({ password: 'Password123' })).expect(400);
    const { message } = authErrors.PASSWORD_TOO_COMMON;
    expect(answer.body).toMatchObject({
      error: { ...authErrors.PASSWORD_TOO_COMMON, issues: [{ path: 'password', message }] },
    });
  });
});

describe('sign-up tells nobody who has an account', () => {
  test('same answer and one mail each, for an unknown, an unconfirmed and a confirmed email', async () => {
    const [unknown, unconfirmed, confirmed] = [newcomer(), newcomer(), newcomer()];
    await signUp(server, unconfirmed).expect(200);
    await signUpAndConfirm(server, confirmed);
    await untilMailIsOut(server);
    const people = [unknown, unconfirmed, confirmed];
    const mailsBefore = await Promise.all(
      people.map(async ({ email }) => (await mailsTo(server, email)).length),
    );
    const answers = [];
    for (const person of people) answers.push(await signUp(server, { ...person, lastName: 'Impostor' }));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, doneAnswer]);
    await untilMailIsOut(server);
    const mails = await Promise.all(people.map(({ email }) => mailsTo(server, email)));
    expect(mails.map(({ length }, index) => length - (mailsBefore[index] ?? 0))).toEqual([1, 1, 1]);
    expect(mails.map(([newest]) => newest?.subject)).toEqual([
      'Confirm your email',
      'Confirm your email',
      'You already have an account',
    ]);
  });

  test('a confirmed account stays as it is', async () => {
    const person = newcomer();
    await signUpAndConfirm(server, person);
    await signUp(server, { ...person, firstName: 'Mallory', password: 'another password' }).expect(200);
    await nthMailTo(server, person.email, 2);
    await trySignIn(server, person).expect(200);
    await trySignIn(server, person, 'another password').expect(401);
    const { firstName } = await storedOne<User>(server.database.manager, 'users', { email: person.email });
    expect(firstName).toBe('Élodie');
  });

  test('costs a password hash either way', async () => {
    const confirmed = newcomer();
    await signUpAndConfirm(server, confirmed);
    await untilMailIsOut(server);
    const timeOf = async (person: ReturnType<typeof newcomer>): Promise<number> => {
      const started = performance.now();
      await signUp(server, person).expect(200);
      return performance.now() - started;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    // In turns, so that a busy machine is as busy for both.
    for (let round = 0; round < 7; round += 1) {
      known.push(await timeOf(confirmed));
      unknown.push(await timeOf(newcomer()));
    }
    const median = (times: number[]): number => times.sort((one, other) => one - other)[3] ?? 0;
    // Without the hash a known email would be answered in a small part of the time.
    expect(median(known) / median(unknown)).toBeGreaterThan(0.3);
  });
});

describe('sign-in', () => {
  test('an unknown e-mail and a wrong password get the same answer', async () => {
    const { email } = await buildPerson(server);
    const wrong = await server.http
      .post('/auth/sign-in')
      .send({ email, password: 'not this one' })
      .expect(401);
    const unknown = await server.http
      .post('/auth/sign-in')
      .send({ email: 'a@b.example', password: 'x' })
      .expect(401);
    const withoutRequest = ({ error }: { error: object }) => ({ ...error, requestId: undefined });
    expect(withoutRequest(wrong.body as { error: object })).toEqual(
      withoutRequest(unknown.body as { error: object }),
    );
    expect(wrong.body).toMatchObject({ error: authErrors.INVALID_CREDENTIALS });
  });

  test('an account without a password cannot be entered with one', async () => {
    const { email } = await buildPerson(server);
    await server.database.query('UPDATE users SET password_hash = NULL WHERE email = $1', [email]);
    await server.http.post('/auth/sign-in').send({ email, password: testPassword }).expect(401);
  });

  test('the case of an e-mail does not matter', async () => {
    const { email } = await buildPerson(server);
    await expect(signIn(server, email.toUpperCase())).resolves.toEqual(expect.any(String));
  });
});

describe('token renewal', () => {
  test('[42, 263] answers a token with what the account says now', async () => {
    const { id, token } = await buildPerson(server);
    await server.database.query(`UPDATE users SET first_name = 'Grace' WHERE id = $1`, [id]);
    const answer = await server.http
      .get('/updateUserToken')
      .query({ userId: id })
      .set('authorization', `Bearer ${token}`)
      .expect(200);
    expect(payloadOf((answer.body as { data: { token: string } }).data.token)).toMatchObject({
      id,
      firstName: 'Grace',
    });
  });

  test('[264] is refused in the name of somebody else', async () => {
    const [one, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const answer = await server.http
      .get('/updateUserToken')
      .query({ userId: other.id })
      .set('authorization', `Bearer ${one.token}`)
      .expect(403);
    expect(answer.body).toMatchObject({ error: authErrors.ACTS_FOR_ANOTHER });
  });
});
