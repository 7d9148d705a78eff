import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { testPassword } from '@lyceum/auth/testing';
import { Authenticator, type Challenge, challengeOf, enableTotp } from '../../src/testing/authenticator';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

const post = (path: string, token: string, body: object) =>
  server.http.post(path).set('authorization', `Bearer ${token}`).send(body);
const redeem = (ticket: string, code: string) =>
  server.http.post('/auth/second-factor').send({ ticket, code });
const waysIn = async ({ token }: Person): Promise<Record<string, unknown>> => {
  const answer = await server.http.get('/auth/ways-in').set('authorization', `Bearer ${token}`).expect(200);
  return (answer.body as { data: Record<string, unknown> }).data;
};

/** One after the other: tries of a password at the same time are held up. */
async function challengesOf(person: Person, count: number): Promise<Challenge[]> {
  const challenges: Challenge[] = [];
  while (challenges.length < count) challenges.push(await challengeOf(server, person.email));
  return challenges;
}

describe('setting up an authenticator app', () => {
  test('asks for the password, shows a key, and counts once a code of it was right', async () => {
    const person = await buildPerson(server);
    const refused = await post('/auth/totp/start', person.token, { password: 'not this one' }).expect(403);
    expect(refused.body).toMatchObject({ error: authErrors.PASSWORD_WRONG });

    const started = await post('/auth/totp/start', person.token, { password: testPassword }).expect(200);
    const { uri, key } = (started.body as { data: { uri: string; key: string } }).data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lyceum:/);
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    await expect(signIn(server, person.email)).resolves.toEqual(expect.any(String));

    const app = new Authenticator(key);
    const wrong = await post('/auth/totp/confirm', person.token, { code: app.wrongCode() }).expect(401);
    expect(wrong.body).toMatchObject({ error: authErrors.SECOND_FACTOR_WRONG });
    expect(await waysIn(person)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    const confirmed = await post('/auth/totp/confirm', person.token, { code: app.code() }).expect(200);
    const { recoveryCodes } = (confirmed.body as { data: { recoveryCodes: string[] } }).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect(await waysIn(person)).toEqual({
      hasPassword: true,
      hasTotp: true,
      recoveryCodesLeft: 10,
      passkeys: [],
      linkedProviders: [],
      isSecondFactorRequired: false,
    });
  });

  test('keeps neither key nor codes in a form that could be read back', async () => {
    const person = await buildPerson(server);
    const { app, recoveryCodes } = await enableTotp(server, person.token);
    const rows = await server.database.query<object[]>(
      `SELECT to_jsonb(t) AS t, (SELECT jsonb_agg(r) FROM recovery_codes r WHERE r.user_id = t.user_id) AS r
       FROM totp_factors t WHERE user_id = $1`,
      [person.id],
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain(person.id);
    for (const secret of [
      app.key,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(stored).not.toContain(secret);
  });

  test('can be undone with the password, and its recovery codes are void then', async () => {
    const person = await buildPerson(server);
    await enableTotp(server, person.token);
    await post('/auth/totp/disable', person.token, { password: '' }).expect(403);
    await post('/auth/totp/disable', person.token, { password: testPassword }).expect(200);
    expect(await waysIn(person)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    await expect(signIn(server, person.email)).resolves.toEqual(expect.any(String));
    const codes = await post('/auth/recovery-codes', person.token, { password: testPassword }).expect(409);
    expect(codes.body).toMatchObject({ error: authErrors.NO_SECOND_FACTOR });
  });

  test('a second app takes the first one’s place only when it is confirmed', async () => {
    const person = await buildPerson(server);
    const { app } = await enableTotp(server, person.token);
    await post('/auth/totp/start', person.token, { password: testPassword }).expect(200);
    const { ticket } = await challengeOf(server, person.email);
    await redeem(ticket, app.code(1)).expect(200);
  });

  test('a password is not to be found out through it', async () => {
    const person = await buildPerson(server);
    const tries = Array.from({ length: 12 }, () =>
      post('/auth/totp/start', person.token, { password: 'guess' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('sign-in with a second factor', () => {
  test('opens nothing for the password alone', async () => {
    const person = await buildPerson(server);
    await enableTotp(server, person.token);
    const answer = await server.http
      .post('/auth/sign-in')
      .send({ email: person.email, password: testPassword })
      .expect(200);
    expect(String(answer.headers['set-cookie'])).not.toContain('lyceum_refresh');
    expect(answer.body).toEqual({
      data: { secondFactor: { ticket: expect.any(String), methods: ['TOTP', 'RECOVERY_CODE'] } },
    });
  });

  test('a code opens the session that was asked for', async () => {
    const person = await buildPerson(server);
    const { app } = await enableTotp(server, person.token);
    const { ticket } = await challengeOf(server, person.email, true);
    const wrong = await redeem(ticket, app.wrongCode()).expect(401);
    expect(wrong.body).toMatchObject({ error: authErrors.SECOND_FACTOR_WRONG });
    const code = app.code(1);
    const answer = await redeem(ticket, `${code.slice(0, 3)} ${code.slice(3)}`).expect(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/lyceum_refresh=.*Max-Age/);
    const { token } = (answer.body as { data: { token: string } }).data;
    const { body } = await server.graphql('{ me { id } mySessions { signInWay isCurrent } }', { token });
    expect(body).toMatchObject({ data: { me: { id: person.id } } });
    expect((body as { data: { mySessions: object[] } }).data.mySessions).toContainEqual({
      signInWay: 'OWN',
      isCurrent: true,
    });
  });

  test('a code of the app is accepted once, however many come at the same time', async () => {
    const person = await buildPerson(server);
    const { app } = await enableTotp(server, person.token);
    const challenges = await challengesOf(person, 5);
    const code = app.code(1);
    const answers = await Promise.all(challenges.map(({ ticket }) => redeem(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('the code that set the app up does not open the account as well', async () => {
    const person = await buildPerson(server);
    const { app } = await enableTotp(server, person.token);
    const { ticket } = await challengeOf(server, person.email);
    await redeem(ticket, app.code()).expect(401);
  });

  test('a recovery code is accepted once, however many come at the same time', async () => {
    const person = await buildPerson(server);
    const { recoveryCodes } = await enableTotp(server, person.token);
    const [code = ''] = recoveryCodes;
    const challenges = await challengesOf(person, 6);
    const answers = await Promise.all(
      challenges.map(({ ticket }) => redeem(ticket, code.toLowerCase().replaceAll('-', ' '))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await waysIn(person)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('new recovery codes make the old ones void', async () => {
    const person = await buildPerson(server);
    const { recoveryCodes: old } = await enableTotp(server, person.token);
    const renewed = await post('/auth/recovery-codes', person.token, { password: testPassword }).expect(200);
    const { recoveryCodes } = (renewed.body as { data: { recoveryCodes: string[] } }).data;
    const { ticket } = await challengeOf(server, person.email);
    await redeem(ticket, old[0] ?? '').expect(401);
    await redeem(ticket, recoveryCodes[0] ?? '').expect(200);
  });

  test('somebody else’s recovery code opens nothing', async () => {
    const [person, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    await enableTotp(server, person.token);
    const { recoveryCodes } = await enableTotp(server, other.token);
    const { ticket } = await challengeOf(server, person.email);
    await redeem(ticket, recoveryCodes[0] ?? '').expect(401);
  });

  test('guessing stops after ten tries, and a recovery code still opens', async () => {
    const person = await buildPerson(server);
    const { app, recoveryCodes } = await enableTotp(server, person.token);
    const { ticket } = await challengeOf(server, person.email);
    const tries = await Promise.all(Array.from({ length: 12 }, () => redeem(ticket, app.wrongCode())));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ error: commonErrors.TOO_MANY_REQUESTS });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await redeem(ticket, recoveryCodes[0] ?? '').expect(200);
  });
});

describe('the ticket between the factors', () => {
  test('is no access token, and an access token is no ticket', async () => {
    const person = await buildPerson(server);
    const { app } = await enableTotp(server, person.token);
    const { ticket } = await challengeOf(server, person.email);
    const { body } = await server.graphql('{ me { id } }', { token: ticket });
    expect(body).toMatchObject({ errors: [{ extensions: commonErrors.UNAUTHENTICATED }] });
    await server.http.get('/auth/ways-in').set('authorization', `Bearer ${ticket}`).expect(401);
    const answer = await redeem(person.token, app.code(1)).expect(410);
    expect(answer.body).toMatchObject({ error: authErrors.SIGN_IN_EXPIRED });
  });

  test('is good for one sign-in', async () => {
    const person = await buildPerson(server);
    const { recoveryCodes } = await enableTotp(server, person.token);
    const { ticket } = await challengeOf(server, person.email);
    const answers = await Promise.all(recoveryCodes.slice(0, 4).map((code) => redeem(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect(await waysIn(person)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('is worth nothing once the password has changed', async () => {
    const person = await buildPerson(server);
    const { app } = await enableTotp(server, person.token);
    const { ticket } = await challengeOf(server, person.email);
    await post('/auth/change-password', person.token, {
      currentPassword: testPassword,
      newPassword: 'another horse entirely',
    }).expect(200);
    await redeem(ticket, app.code(1)).expect(410);
  });

  test('opens no account that was suspended meanwhile', async () => {
    const person = await buildPerson(server);
    const { app } = await enableTotp(server, person.token);
    const { ticket } = await challengeOf(server, person.email);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [person.id]);
    const answer = await redeem(ticket, app.code(1)).expect(403);
    expect(answer.body).toMatchObject({ error: authErrors.SUSPENDED });
  });
});

test('a change of ways in stands in the audit log, without what is secret', async () => {
  const person = await buildPerson(server);
  const { app } = await enableTotp(server, person.token);
  const rows = await server.database.query<{ action: string }[]>(
    'SELECT * FROM audit_entries WHERE target_id = $1 ORDER BY id',
    [person.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['account.enableTotp']);
  expect(JSON.stringify(rows)).not.toContain(app.key);
});
