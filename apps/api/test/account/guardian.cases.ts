import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { codeIn, mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { child, type Newcomer, newcomer, signIn, signUp, signUpAndConfirm } from '../../src/testing/sign-ups';
import { buildPerson } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

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
    const email = `mia.${crypto.randomUUID()}@gmail.com`;
    for (const same of [
      email.toUpperCase(),
      email.replace('@', '+mum@'),
      email.replace('mia.', 'm.i.a.'),
      email.replace('gmail', 'googlemail'),
    ])
      await signUp(server, child({ email, guardianEmail: same })).expect(400);
    await signUp(server, child({ email, guardianEmail: email.replace('gmail', 'outlook') })).expect(200);
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
    const { firstName, lastName } = person;
    expect(looked.body).toEqual({
      data: {
        purpose: 'GUARDIAN_CONSENT',
        firstName,
        fullName: `${firstName} ${lastName}`,
        guardianEmail: person.guardianEmail,
      },
    });
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

  test('are many who name one mailbox, under whichever aliases: it gets five mails a day', async () => {
    const name = `mum${randomUUID()}`;
    const aliases = Array.from({ length: 7 }, (_, index) => `${name}+${String(index)}@gmail.com`);
    for (const guardianEmail of aliases) await signUpAndConfirm(server, child({ guardianEmail }));
    await untilMailIsOut(server);
    const mails = await Promise.all(aliases.map((alias) => mailsTo(server, alias)));
    expect(mails.flat()).toHaveLength(5);
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

/** The lasting code in the latest mail to a guardian. */
async function lastingCode(guardian: string, nth: number): Promise<string> {
  const { text } = await nthMailTo(server, guardian, nth);
  return /\/guardian\/([\w-]+)/u.exec(text)?.[1] ?? '';
}

const asGuardian = (step: 'look' | 'withdraw' | 'again', code: string) =>
  server.http.post(`/auth/guardian-consent/${step}`).send({ code });

describe('a guardian who consented', () => {
  /** A child who may use the account, with a session open, and the guardian's lasting code. */
  async function allowedChild() {
    const { person, guardian, code } = await waitingChild();
    await consent(code).expect(200);
    const lasting = await lastingCode(guardian, 2);
    const signedIn = await signIn(server, person).expect(200);
    const { token } = (signedIn.body as { data: { token: string } }).data;
    return { person, guardian, lasting, token };
  }
  const isIn = async (token: string): Promise<boolean> => {
    const { body } = await server.graphql('{ me { id } }', { token });
    return (body as { data: { me: object } | null }).data !== null;
  };

  test('sees how it stands by a link that stays valid, which names both', async () => {
    const { person, guardian, lasting } = await allowedChild();
    await server.database.query(`UPDATE users SET updated_at = now() - interval '9 years' WHERE email = $1`, [
      person.email,
    ]);
    const { body } = await asGuardian('look', lasting).expect(200);
    expect(body).toMatchObject({
      data: {
        childName: `${person.firstName} ${person.lastName}`,
        guardianEmail: guardian,
        state: 'GIVEN',
      },
    });
    // Looking, however it is done, changes nothing.
    await server.http.get(`/guardian/${lasting}`);
    await server.http.get('/auth/guardian-consent/withdraw').query({ code: lasting }).expect(404);
    await signIn(server, person).expect(200);
  });

  test('withdraws it: locked and out at once, nothing deleted, staff and both of them told', async () => {
    const staff = await buildPerson(server, { roles: ['ADMIN'] });
    const { person, guardian, lasting, token } = await allowedChild();
    expect(await isIn(token)).toBe(true);
    const tab = await server.connectedSocket(token);
    const ended = nextMessage(tab, 'session.ended');
    const answers = await Promise.all(Array.from({ length: 3 }, () => asGuardian('withdraw', lasting)));
    for (const { body } of answers) expect(body).toMatchObject({ data: { state: 'WITHDRAWN' } });
    expect(await isIn(token)).toBe(false);
    expect(await ended).toMatchObject([{ reason: 'CONSENT_NEEDED' }]);
    expect((await signIn(server, person).expect(403)).body).toMatchObject({
      error: authErrors.CONSENT_WITHDRAWN,
    });
    await untilMailIsOut(server);
    const [row] = await server.database.query<{ id: string; first_name: string }[]>(
      'SELECT id, first_name FROM users WHERE email = $1',
      [person.email],
    );
    expect(row?.first_name).toBe(person.firstName);
    const { body: told } = await server.graphql(
      `query ($me: ID!) {
         getNotificationsForUser(userId: $me, type: ["OTHER"], platform: "web", skipValue: 0, limitValue: 20) { description url } }`,
      { token: staff.token, variables: { me: staff.id } },
    );
    expect(told).toMatchObject({
      data: { getNotificationsForUser: [{ url: `/ops/users/${row?.id ?? ''}` }] },
    });
    const detail = await server.opsQuery('users.get', { userId: row?.id }, staff.token);
    expect(JSON.stringify(detail.body)).toContain('"withdrewAt":"20');
    const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account is locked');
    expect((await mailsTo(server, guardian)).map(({ subject }) => subject)).toContain(
      `The account of ${person.firstName} is locked`,
    );
  });

  test('may agree again by the same link; asking for the mail of a first consent sends none', async () => {
    const { person, guardian, lasting } = await allowedChild();
    await asGuardian('withdraw', lasting).expect(200);
    await letPausePass();
    await resend(person.email).expect(200);
    await untilMailIsOut(server);
    expect(await mailsTo(server, guardian)).toHaveLength(3);
    expect((await asGuardian('again', lasting).expect(200)).body).toMatchObject({ data: { state: 'GIVEN' } });
    await signIn(server, person).expect(200);
    expect((await asGuardian('withdraw', lasting).expect(200)).body).toMatchObject({
      data: { state: 'WITHDRAWN' },
    });
    await signIn(server, person).expect(403);
  });

  test('withdraws and agrees a few times a day, no more, and withdrawing is never refused', async () => {
    const { person, lasting } = await allowedChild();
    for (let round = 0; round < 4; round += 1) {
      await asGuardian('withdraw', lasting).expect(200);
      await asGuardian('again', lasting).expect(200);
    }
    await asGuardian('withdraw', lasting).expect(200);
    await asGuardian('again', lasting).expect(429);
    await signIn(server, person).expect(403);
  });

  test('still may once the child is 13, and no more once they are 18', async () => {
    const { person, lasting } = await allowedChild();
    const born = (years: number) =>
      server.database.query('UPDATE users SET date_of_birth = $2 WHERE email = $1', [
        person.email,
        birthdayBefore(years),
      ]);
    await born(17);
    await asGuardian('withdraw', lasting).expect(200);
    await signIn(server, person).expect(403);
    await born(18);
    await signIn(server, person).expect(200);
    expect((await asGuardian('withdraw', lasting).expect(200)).body).toMatchObject({
      data: { state: 'OVER' },
    });
    await signIn(server, person).expect(200);
  });

  test('is nobody with a link of somebody else’s making, of another guardian, or of a first consent', async () => {
    const { person, lasting } = await allowedChild();
    const { code } = await waitingChild();
    for (const wrong of [`${lasting}x`, lasting.slice(0, -4), code, 'made-up'])
      for (const step of ['look', 'withdraw', 'again'] as const) await asGuardian(step, wrong).expect(410);
    await server.database.query(
      `UPDATE users SET guardian_email = 'other@parents.example' WHERE email = $1`,
      [person.email],
    );
    for (const step of ['look', 'withdraw', 'again'] as const) await asGuardian(step, lasting).expect(410);
    await signIn(server, person).expect(200);
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
