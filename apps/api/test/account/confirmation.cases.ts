import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { codeIn, mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { type Newcomer, newcomer, signIn, signUp, signUpAndConfirm } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { PUBLIC_URL: 'https://school.example/' } });
});
afterAll(() => server.stop());

const confirm = (code: string) => server.http.post('/auth/confirm-email').send({ code });
const resend = (email: string) => server.http.post('/auth/confirm-email/resend').send({ email });

/** As if so many hours had passed since the link was made. */
const letHoursPass = (hours: number, { email }: Newcomer) =>
  server.database.query(
    `UPDATE one_time_codes SET expires_at = expires_at - make_interval(secs => $2)
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email, hours * 3_600],
  );

/** As if the pause between two mails were over. */
const letPausePass = () => server.database.query('UPDATE rate_limits SET expire = 0');

/** As if the server had died after a mail went out, before that was noted: the job is done again. */
async function sendAgain(subscriber: string, email: string): Promise<void> {
  await untilMailIsOut(server);
  const [, count] = await server.database.query<[unknown, number]>(
    `UPDATE event_deliveries d SET handled_at = NULL, next_try_at = now() FROM outbox_events e
     WHERE e.id = d.event_id AND e.payload->>'email' = $1 AND d.subscriber = $2`,
    [email, subscriber],
  );
  expect(count).toBe(1);
  await server.database.query("SELECT pg_notify('lyceum_outbox', '')");
  await untilMailIsOut(server);
}

async function newcomerWithCode(): Promise<{ person: Newcomer; code: string }> {
  const person = newcomer();
  await signUp(server, person).expect(200);
  return { person, code: codeIn(await nthMailTo(server, person.email)) };
}

describe('confirming an email', () => {
  test('[39] opens the account, which is shut before; a wrong password does not learn that', async () => {
    const { person, code } = await newcomerWithCode();
    expect((await signIn(server, person, 'not this one').expect(401)).body).toMatchObject({
      error: authErrors.INVALID_CREDENTIALS,
    });
    expect((await signIn(server, person).expect(403)).body).toMatchObject({
      error: authErrors.EMAIL_NOT_CONFIRMED,
    });
    expect((await confirm(code).expect(200)).body).toEqual({ data: { done: true } });
    await signIn(server, person).expect(200);
  });

  test('[39] works once, also when the link is opened many times at once', async () => {
    const { code } = await newcomerWithCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(code)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 410)]);
    expect((await confirm(code).expect(410)).body).toMatchObject({ error: authErrors.LINK_NOT_VALID });
  });

  test('[39] works for 24 hours and not longer', async () => {
    const early = await newcomerWithCode();
    await letHoursPass(23.9, early.person);
    await confirm(early.code).expect(200);
    const late = await newcomerWithCode();
    await letHoursPass(24, late.person);
    await confirm(late.code).expect(410);
    await signIn(server, late.person).expect(403);
  });

  test('[39] a code that was never mailed gets the same answer as one that is too old', async () => {
    expect((await confirm('x'.repeat(43)).expect(410)).body).toMatchObject({
      error: authErrors.LINK_NOT_VALID,
    });
    await confirm('').expect(400);
  });

  test('of two who signed up with one e-mail, the one who reads its mail chooses the password', async () => {
    const { person, code } = await newcomerWithCode();
    const stranger = { ...person, password: 'the password of a stranger' };
    await signUp(server, stranger).expect(200);
    const first = codeIn(await nthMailTo(server, person.email, 2));
    await letPausePass();
    await resend(person.email).expect(200);
    const newer = codeIn(await nthMailTo(server, person.email, 3));
    for (const older of [code, first]) await confirm(older).expect(410);
    await confirm(newer).expect(410);
    const password = 'the owner’s own choice';
    await server.http.post('/auth/reset-password').send({ code: newer, password }).expect(200);
    await signIn(server, stranger).expect(401);
    await signIn(server, { ...person, password }).expect(200);
  });

  test('a newer sign-up takes the names over', async () => {
    const { person } = await newcomerWithCode();
    await signUp(server, { ...person, firstName: 'Eloïse' }).expect(200);
    expect((await nthMailTo(server, person.email, 2)).text).toContain('Welcome, Eloïse');
  });

  test('of a mail that is sent twice is the same link both times, and works once', async () => {
    const { person, code } = await newcomerWithCode();
    // The mail server may have been away for long.
    await letHoursPass(24, person);
    await sendAgain('auth.mail-after-sign-up', person.email);
    expect(codeIn(await nthMailTo(server, person.email, 2))).toBe(code);
    await confirm(code).expect(200);
    await confirm(code).expect(410);
    await server.http.post('/auth/forgot-password').send({ email: person.email }).expect(200);
    const link = codeIn(await nthMailTo(server, person.email, 3));
    const reset = () =>
      server.http.post('/auth/reset-password').send({ code: link, password: 'chosen by its owner' });
    await reset().expect(200);
    await sendAgain('auth.mail-reset-link', person.email);
    const mails = await mailsTo(server, person.email);
    expect(mails.filter(({ text }) => text.includes(link))).toHaveLength(2);
    await reset().expect(410);
  });

  test('a link dies when the account changes under it', async () => {
    const { person, code } = await newcomerWithCode();
    await server.database.query(`UPDATE users SET email = 'moved-' || email::text WHERE email = $1`, [
      person.email,
    ]);
    await confirm(code).expect(410);
  });

  test('no code stands in the database', async () => {
    const { person, code } = await newcomerWithCode();
    const tables = ['one_time_codes', 'outbox_events', 'event_deliveries', 'audit_entries', 'users'];
    for (const table of tables) {
      const rows = await server.database.query(`SELECT * FROM ${table}`);
      expect([table, JSON.stringify(rows).includes(code)]).toEqual([table, false]);
    }
    await confirm(code).expect(200);
    await signIn(server, person).expect(200);
  });
});

describe('asking for another confirmation mail', () => {
  test('[39] within 60 seconds has to wait, and says how long', async () => {
    const { person } = await newcomerWithCode();
    const refused = await resend(person.email).expect(429);
    expect(refused.body).toMatchObject({ error: { code: commonErrors.TOO_MANY_REQUESTS.code } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await letPausePass();
    await resend(person.email).expect(200);
    const { text } = await nthMailTo(server, person.email, 2);
    await confirm(codeIn({ text })).expect(200);
  });

  test('[39] says and sends the same whether there is such an account, and mails only one that waits', async () => {
    const [waiting, confirmed, unknown] = [newcomer(), newcomer(), newcomer()];
    await signUp(server, waiting).expect(200);
    await signUpAndConfirm(server, confirmed);
    await untilMailIsOut(server);
    await letPausePass();
    const answers = [];
    for (const { email } of [waiting, confirmed, unknown]) answers.push(await resend(email));
    for (const { email } of [waiting, confirmed, unknown]) answers.push(await resend(email));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429]);
    expect(answers.slice(0, 3).map(({ body }) => body as unknown)).toEqual(
      Array.from({ length: 3 }, () => ({ data: { done: true } })),
    );
    await untilMailIsOut(server);
    const counts = [waiting, confirmed, unknown].map(
      async ({ email }) => (await mailsTo(server, email)).length,
    );
    expect(await Promise.all(counts)).toEqual([2, 1, 0]);
  });
});

describe('the links in mails', () => {
  test('[39] lead to the configured address, whatever the request says about the host', async () => {
    const person = newcomer();
    await signUp(server, person)
      .set('host', 'evil.example')
      .set('x-forwarded-host', 'evil.example')
      .set('origin', 'https://evil.example')
      .set('referer', 'https://evil.example/signup')
      .expect(200);
    const mail = await nthMailTo(server, person.email);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil');
    expect(mail.text).toMatch(/^https:\/\/school\.example\/confirm-email\/[\w-]{43}$/m);
    expect(mail.html).toMatch(/href="https:\/\/school\.example\/confirm-email\/[\w-]{43}"/);
  });
});

describe('the pages of the embedded mailer', () => {
  test('list the mails and show each in a frame that can do nothing', async () => {
    const { person } = await newcomerWithCode();
    const { id, subject } = await nthMailTo(server, person.email);
    const list = await server.http
      .get('/dev/mail')
      .expect(200)
      .expect('content-type', /text\/html/);
    expect(list.text).toContain(`<a href="/dev/mail/${id}">${subject}</a>`);
    const shown = await server.http.get(`/dev/mail/${id}`).expect(200);
    expect(shown.text).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype html',
    );
    expect(shown.headers['content-security-policy']).toContain("script-src 'self'");
    await server.http.get(`/dev/mail/${crypto.randomUUID()}`).expect(404);
  });

  test('are not there where a mail server is set up', async () => {
    const other = await TestServer.start({
      databaseUrl: server.databaseUrl,
      environment: { SMTP_URL: 'smtp://127.0.0.1:9', RUN_JOBS: 'false' },
    });
    for (const path of ['/dev/mail', '/dev/mail/messages?to=a@b.example'])
      await other.http.get(path).expect(404);
    await other.stop();
  });
});
