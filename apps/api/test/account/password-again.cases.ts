import { beforeAll, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { testPassword } from '@lyceum/auth/testing';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

const changePassword = (token: string, currentPassword: string) =>
  server.http
    .post('/auth/change-password')
    .set('authorization', `Bearer ${token}`)
    .send({ currentPassword, newPassword: 'quite another one' });

test('a stolen token is no way to try out passwords, at whichever door', async () => {
  const { token } = await buildPerson(server);
  for (let count = 0; count < 10; count += 1)
    expect((await changePassword(token, `guess ${String(count)}`)).status).toBe(
      authErrors.PASSWORD_WRONG.status,
    );
  const refused = await changePassword(token, testPassword);
  expect(refused.status).toBe(commonErrors.TOO_MANY_REQUESTS.status);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  await server.http
    .post('/auth/totp/start')
    .set('authorization', `Bearer ${token}`)
    .send({ password: testPassword })
    .expect(commonErrors.TOO_MANY_REQUESTS.status);
});

test('a token left behind gives an account without a password no new way in', async () => {
  const person = await buildPerson(server);
  await server.database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [person.id]);
  const age = (minutes: number) =>
    server.database.query(
      'UPDATE sessions SET created_at = now() - make_interval(mins => $2) WHERE user_id = $1',
      [person.id, minutes],
    );
  await age(11);
  for (const [door, body] of [
    ['change-password', { currentPassword: '', newPassword: 'quite another one' }],
    ['totp/start', { password: '' }],
    ['passkeys/options', { password: '' }],
  ] as const) {
    const answer = await server.http
      .post(`/auth/${door}`)
      .set('authorization', `Bearer ${person.token}`)
      .send(body);
    expect(answer.body).toMatchObject({ error: authErrors.RECENT_SIGN_IN_NEEDED });
  }
  await age(9);
  await changePassword(person.token, '').expect(200);
});
