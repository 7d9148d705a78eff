import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, commonErrors } from '@lyceum/contracts';
import { User } from '@lyceum/auth';
import { testPassword } from '@lyceum/auth/testing';
import { buildPerson, signIn } from '../src/testing/people';
import { TestServer } from '../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const newcomer = {
  firstName: 'Élodie',
  lastName: 'de la Tour',
  email: 'Elodie@Lyceum.Example',
  password: 'à bientôt!',
};

const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('sign-up', () => {
  test('[34, 41] opens an account and signs in to it', async () => {
    const answer = await server.http.post('/auth/sign-up').send(newcomer).expect(200);
    const { token } = (answer.body as { data: { token: string } }).data;
    expect(payloadOf(token)).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      firstName: 'Élodie',
      lastName: 'de la Tour',
      email: 'elodie@lyceum.example',
      roleArray: ['STUDENT'],
    });
    const me = await server.graphql('{ me { email firstName roles } }', { token }).expect(200);
    expect(me.body).toEqual({
      data: { me: { email: 'elodie@lyceum.example', firstName: 'Élodie', roles: ['STUDENT'] } },
    });
  });

  test('keeps no password that could be read back', async () => {
    const [row] = await server.database.query<{ password_hash: string }[]>(
      `SELECT password_hash FROM users WHERE email = 'elodie@lyceum.example'`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('of many with the same e-mail at once, one gets the account', async () => {
    const send = () => server.http.post('/auth/sign-up').send({ ...newcomer, email: 'race@lyceum.example' });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { body } of refused) expect(body).toMatchObject({ error: authErrors.EMAIL_TAKEN });
    expect(await server.database.manager.countBy(User, { email: 'race@lyceum.example' })).toBe(1);
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
  ])('[164] refuses %s and names the field', async (_, wrong, path, message) => {
    const before = await server.database.manager.count(User);
    const answer = await server.http
      .post('/auth/sign-up')
      .send({ ...newcomer, email: 'x@lyceum.example', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { ...commonErrors.INVALID_INPUT, issues: [{ path, message }] },
    });
    expect(await server.database.manager.count(User)).toBe(before);
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
  test('[42] answers a token with what the account says now', async () => {
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
