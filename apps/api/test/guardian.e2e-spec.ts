import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts';
import { codeIn, mailsTo, nthMailTo, untilMailIsOut } from '../src/testing/mails';
import { child, type Newcomer, newcomer, signIn, signUp, signUpAndConfirm } from '../src/testing/sign-ups';
import { TestServer } from '../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const consent = (code: string) => server.http.post('/auth/guardian-consent').send({ code });
const resend = (email: string) => server.http.post('/auth/guardian-consent/resend').send({ email });
const letPausePass = () => server.database.query('UPDATE rate_limits SET expire = 0');

async function waitingChild(): Promise<{ person: Newcomer; guardian: string; code: string }> {
  const person = child();
  await signUpAndConfirm(server, person);
  const guardian = person.guardianEmail ?? '';
  return { person, guardian, code: codeIn(await nthMailTo(server, guardian)) };
}

const birthdayBefore = (years: number): string => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear() - years, now.getMonth(), now.getDate()));
  return day.toISOString().slice(0, 10);
};

describe('a child under 13', () => {
  test('[41] names a guardian, who is somebody else', async () => {
    const without = await signUp(server, child({ guardianEmail: '' })).expect(400);
    expect(without.body).toMatchObject({
      error: {
        issues: [
          { path: 'guardianEmail', message: 'You are under 13: enter the email of a parent or guardian.' },
        ],
      },
    });
    const person = child();
    await signUp(server, { ...person, guardianEmail: person.email }).expect(400);
  });

  test('[41] stays locked until the guardian consents by the link in their mail', async () => {
    const { person, code } = await waitingChild();
    expect((await signIn(server, person).expect(403)).body).toMatchObject({
      error: authErrors.GUARDIAN_CONSENT_NEEDED,
    });
    await signIn(server, person, 'not this one').expect(401);
    await consent(code).expect(200);
    await signIn(server, person).expect(200);
    expect(await nthMailTo(server, person.email, 2)).toMatchObject({ subject: 'You can log in now' });
  });

  test('[7, 41] the link says what it is for, works once and for 60 minutes', async () => {
    const { person, code } = await waitingChild();
    const looked = await server.http.post('/auth/one-time-link').send({ code }).expect(200);
    expect(looked.body).toEqual({ data: { purpose: 'GUARDIAN_CONSENT', firstName: person.firstName } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => consent(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);

    const late = await waitingChild();
    await server.database.query(
      `UPDATE one_time_codes SET expires_at = expires_at - interval '60 minutes'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [late.person.email],
    );
    await consent(late.code).expect(410);
    await signIn(server, late.person).expect(403);
  });

  test('[41] can have the guardian written to again, and only the newest link works', async () => {
    const { person, guardian, code } = await waitingChild();
    await untilMailIsOut(server);
    await resend(person.email).expect(429);
    await letPausePass();
    await resend(person.email).expect(200);
    const newer = codeIn(await nthMailTo(server, guardian, 2));
    await consent(code).expect(410);
    await consent(newer).expect(200);
    await signIn(server, person).expect(200);
  });

  test('cannot use the guardian’s link for anything else, nor another link for consent', async () => {
    const { person, code } = await waitingChild();
    await server.http.post('/auth/confirm-email').send({ code }).expect(410);
    await server.http.post('/auth/reset-password').send({ code, password: 'a new password' }).expect(410);
    await server.http.post('/auth/forgot-password').send({ email: person.email }).expect(200);
    await consent(codeIn(await nthMailTo(server, person.email, 2))).expect(410);
    await signIn(server, person).expect(403);
  });

  test('does not reach the guardian before their own email is confirmed, so nobody learns who has an account', async () => {
    const known = newcomer();
    await signUpAndConfirm(server, known);
    const spy = 'spy@parents.example';
    const unknown = child({ guardianEmail: spy });
    await signUp(server, unknown).expect(200);
    await signUp(server, child({ email: known.email, guardianEmail: spy })).expect(200);
    await letPausePass();
    await resend(unknown.email).expect(200);
    await untilMailIsOut(server);
    expect(await mailsTo(server, spy)).toEqual([]);
  });
});

describe('from 13 on', () => {
  test('[41] no guardian is asked for, and a named one is not written to', async () => {
    const person = newcomer({ dateOfBirth: birthdayBefore(13), guardianEmail: 'nobody@parents.example' });
    await signUpAndConfirm(server, person);
    await signIn(server, person).expect(200);
    await untilMailIsOut(server);
    expect(await mailsTo(server, 'nobody@parents.example')).toEqual([]);
  });

  test('[41] asking again answers the same for everybody and mails nobody', async () => {
    const grown = newcomer();
    await signUpAndConfirm(server, grown);
    await letPausePass();
    for (const email of [grown.email, `${crypto.randomUUID()}@lyceum.example`])
      expect((await resend(email).expect(200)).body).toEqual({ data: { done: true } });
    await untilMailIsOut(server);
    expect(await mailsTo(server, grown.email)).toHaveLength(1);
  });
});
