import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { codeIn, mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { PUBLIC_URL: 'https://school.example' } });
});
afterAll(() => server.stop());

const newPassword = 'a quite different one';

const forgot = (email: string) => server.http.post('/auth/forgot-password').send({ email });
const look = (code: string) => server.http.post('/auth/one-time-link').send({ code });
const reset = (code: string, password = newPassword) =>
  server.http.post('/auth/reset-password').send({ code, password });
const signIn = (email: string, password: string) =>
  server.http.post('/auth/sign-in').send({ email, password });

const letMinutesPass = (minutes: number, { id }: Pick<Person, 'id'>) =>
  server.database.query(
    'UPDATE one_time_codes SET expires_at = expires_at - make_interval(secs => $2) WHERE user_id = $1',
    [id, minutes * 60],
  );

async function forgetful(): Promise<{ person: Person; code: string }> {
  const person = await buildPerson(server);
  await forgot(person.email).expect(200);
  return { person, code: codeIn(await nthMailTo(server, person.email)) };
}

describe('a forgotten password', () => {
  test('[7, 40] is replaced by a link, which says first what it is for', async () => {
    const { person, code } = await forgetful();
    const looked = await look(code).expect(200);
    expect(looked.body).toEqual({ data: { purpose: 'PASSWORD_RESET', firstName: 'Ada' } });
    await reset(code).expect(200);
    await signIn(person.email, testPassword).expect(401);
    await signIn(person.email, newPassword).expect(200);
  });

  test('[7, 40] the link works once, also when it is used many times at once', async () => {
    const { person, code } = await forgetful();
    const passwords = Array.from({ length: 6 }, (_, index) => `password number ${String(index)}`);
    const answers = await Promise.all(passwords.map((password) => reset(code, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    const winner = answers.findIndex(({ status }) => status === 200);
    await signIn(person.email, passwords[winner] ?? '').expect(200);
    await look(code).expect(410);
    expect((await reset(code).expect(410)).body).toMatchObject({ error: authErrors.LINK_NOT_VALID });
  });

  test('[7, 40] the link works for 60 minutes and not longer', async () => {
    const early = await forgetful();
    await letMinutesPass(59, early.person);
    await reset(early.code).expect(200);
    const late = await forgetful();
    await letMinutesPass(60, late.person);
    await look(late.code).expect(410);
    await reset(late.code).expect(410);
    await signIn(late.person.email, testPassword).expect(200);
  });

  test('[40] ends all sessions, and open tabs hear of it', async () => {
    const { person, code } = await forgetful();
    const socket = await server.connectedSocket(person.token);
    const ended = nextMessage(socket, 'session.ended');
    await reset(code).expect(200);
    expect(await ended).toEqual([expect.objectContaining({ reason: 'PASSWORD_CHANGED' })]);
    const answer = await server.graphql('{ me { id } }', { token: person.token });
    expect(JSON.stringify(answer.body)).toContain('COMMON_UNAUTHENTICATED');
  });

  test('[40] gets the same answer for an unknown email, and a mail only for a known one', async () => {
    const { email } = await buildUser(server.database.manager);
    const unknown = `${crypto.randomUUID()}@lyceum.example`;
    const [forKnown, forUnknown] = [await forgot(email), await forgot(unknown)];
    expect([forKnown.status, forKnown.body]).toEqual([200, { data: { done: true } }]);
    expect([forUnknown.status, forUnknown.body]).toEqual([200, { data: { done: true } }]);
    const [again, againUnknown] = [await forgot(email), await forgot(unknown)];
    expect([again.status, againUnknown.status]).toEqual([429, 429]);
    expect(Number(againUnknown.headers['retry-after'])).toBeGreaterThan(0);
    await untilMailIsOut(server);
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect(await mailsTo(server, unknown)).toHaveLength(0);
  });

  test('a refused password leaves the link alive', async () => {
    const { code } = await forgetful();
    const refused = await reset(code, 'password123').expect(400);
    expect(refused.body).toMatchObject({
      error: { code: authErrors.PASSWORD_TOO_COMMON.code, issues: [{ path: 'password' }] },
    });
    await reset(code, 'short').expect(400);
    await reset(code).expect(200);
  });

  test('the link dies when the password was changed meanwhile, and when a newer one was mailed', async () => {
    const changed = await forgetful();
    await server.database.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [
      changed.person.id,
    ]);
    await reset(changed.code).expect(410);
    const twice = await forgetful();
    await server.database.query('UPDATE rate_limits SET expire = 0');
    await forgot(twice.person.email).expect(200);
    const newer = codeIn(await nthMailTo(server, twice.person.email, 2));
    await reset(twice.code).expect(410);
    await reset(newer).expect(200);
  });

  test('the owner is told that it happened', async () => {
    const { person, code } = await forgetful();
    await reset(code).expect(200);
    expect(await nthMailTo(server, person.email, 2)).toMatchObject({
      subject: 'Your password was changed',
    });
  });

  test('whoever can read the mail has confirmed the email too', async () => {
    const { email } = await buildUser(server.database.manager, { emailConfirmedAt: null });
    await signIn(email, testPassword).expect(403);
    await forgot(email).expect(200);
    await reset(codeIn(await nthMailTo(server, email))).expect(200);
    await signIn(email, newPassword).expect(200);
  });

  test('the link leads to the configured address, whatever the request says about the host', async () => {
    const { email } = await buildUser(server.database.manager);
    await forgot(email).set('host', 'evil.example').set('x-forwarded-host', 'evil.example').expect(200);
    const { text, html } = await nthMailTo(server, email);
    expect(text).toMatch(/^https:\/\/school\.example\/hash\/[\w-]{43}$/m);
    expect(text + html).not.toContain('evil');
  });
});
