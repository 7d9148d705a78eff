import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { FakeService, type Stranger } from '../../src/testing/fake-services';
import { codeIn, mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { type Ending, grownUp, publicUrl, HttpBrowser } from '../../src/testing/http-browser';

let google: FakeService;
let server: TestServer;
beforeAll(async () => {
  google = await FakeService.start();
  server = await TestServer.start({
    environment: {
      PUBLIC_URL: publicUrl,
      GOOGLE_ISSUER: google.url,
      GOOGLE_CLIENT_ID: 'lyceum-at-google',
      GOOGLE_CLIENT_SECRET: 'g-secret',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});

const stranger = (): Stranger & { email: string } => {
  const sub = randomUUID();
  const names = { given_name: `Noor${sub.replaceAll(/[^a-f]/gu, '')}`, family_name: 'Haddad' };
  return { sub, email: `${sub}@mail.example`, email_verified: true, ...names };
};

async function arrive(person: Stranger, browser = new HttpBrowser(server)): Promise<Ending> {
  return browser.returnSilently(await google.admit(await browser.leaveFor('google'), person));
}

interface Question {
  ticket: string;
  firstName: string;
  asks: string[];
}

const questionIn = ({ fragment: [name, value] }: Ending): Question => {
  expect(name).toBe('about-you');
  return JSON.parse(value) as Question;
};

const tenYearsOld = `${String(new Date().getFullYear() - 10)}-01-01`;
const rowOf = async (email: string): Promise<Record<string, unknown> | undefined> => {
  const rows = await server.database.query<Record<string, unknown>[]>(
    `SELECT id, roles, date_of_birth::text AS born, country, guardian_email AS guardian FROM users WHERE email = $1`,
    [email],
  );
  return rows[0];
};
const issuesOf = (body: unknown): string[] =>
  (body as { error: { issues?: { path: string }[] } }).error.issues?.map(({ path }) => path) ?? [];

describe('somebody who comes over another service for the first time', () => {
  test('[41, 166] is asked for role, birth date and country, and has no session before they answer', async () => {
    const person = stranger();
    const browser = new HttpBrowser(server);
    const question = questionIn(await arrive(person, browser));
    expect(question.asks).toEqual(['role', 'dateOfBirth', 'country']);
    await browser.post('/auth/refresh').expect(401);
    expect(await rowOf(person.email)).toMatchObject({ roles: [], born: null, country: null });

    await browser.post('/auth/about-you', { ticket: question.ticket, ...grownUp }).expect(200);
    const { body } = await server.graphql('{ me { roles } }', { token: await browser.token() });
    expect(body).toEqual({ data: { me: { roles: ['STUDENT'] } } });
    expect(await rowOf(person.email)).toMatchObject({ born: '1999-12-31', country: 'NZ', guardian: null });
    // Who has said it is not asked again.
    expect((await arrive(person)).fragment).toEqual(['social', 'done']);
  });

  test('[166] nothing is chosen for them: each that is missing or wrong is refused, and the ticket stays good', async () => {
    const person = stranger();
    const browser = new HttpBrowser(server);
    const { ticket } = questionIn(await arrive(person, browser));
    const nothing = { role: '', dateOfBirth: '', country: '', guardianEmail: '' };
    const refused = await browser.post('/auth/about-you', { ticket, ...nothing }).expect(400);
    expect(issuesOf(refused.body).sort()).toEqual(['country', 'dateOfBirth', 'role']);
    for (const [field, value] of [
      ['country', 'XX'],
      ['country', 'nz'],
      ['dateOfBirth', '2999-01-01'],
      ['dateOfBirth', '1999-02-31'],
    ] as const) {
      const answer = await browser
        .post('/auth/about-you', { ticket, ...grownUp, [field]: value })
        .expect(400);
      expect([field, value, issuesOf(answer.body)]).toEqual([field, value, [field]]);
    }
    for (const role of ['ADMIN', 'SUPER_ADMIN', 'GUARDIAN'])
      await browser.post('/auth/about-you', { ticket, ...grownUp, role }).expect(400);
    expect(await rowOf(person.email)).toMatchObject({ roles: [], born: null });
    await browser.post('/auth/about-you', { ticket, ...grownUp }).expect(200);
  });

  test('[172] who wants to be an educator becomes a student, and staff see the wish', async () => {
    const person = stranger();
    const browser = new HttpBrowser(server);
    const { ticket } = questionIn(await arrive(person, browser));
    await browser.post('/auth/about-you', { ticket, ...grownUp, role: 'TEACHER' }).expect(200);
    const row = await rowOf(person.email);
    expect(row?.['roles']).toEqual(['STUDENT']);
    const wishes = await server.database.query<unknown[]>(
      `SELECT FROM audit_entries WHERE action = 'account.requestTeacher' AND target_id = $1`,
      [row?.['id']],
    );
    expect(wishes).toHaveLength(1);
  });

  test('answers once: of many calls with one ticket, and with tickets that are not ours, one gets in', async () => {
    const { ticket } = questionIn(await arrive(stranger()));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        new HttpBrowser(server).post('/auth/about-you', { ticket, ...grownUp }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    const forged = await new HttpBrowser(server).post('/auth/about-you', {
      ticket: `${ticket}x`,
      ...grownUp,
    });
    expect(forged.body).toMatchObject({ error: authErrors.SIGN_IN_EXPIRED });
  });

  test('of answers in two tabs at once one is kept whole; the other question is not open any more', async () => {
    const person = stranger();
    const tickets = [questionIn(await arrive(person)).ticket, questionIn(await arrive(person)).ticket];
    const guardianEmail = `${randomUUID()}@parents.example`;
    const said = [grownUp, { ...grownUp, dateOfBirth: tenYearsOld, guardianEmail }];
    const answers = await Promise.all(
      said.map((answer, tab) =>
        new HttpBrowser(server).post('/auth/about-you', { ticket: tickets[tab], ...answer }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 410);
    expect(refused.map(({ body }) => body as unknown)).toMatchObject([{ error: authErrors.SIGN_IN_EXPIRED }]);
    const kept =
      answers[0]?.status === 410 ? { born: tenYearsOld, guardian: guardianEmail } : { born: '1999-12-31' };
    expect(await rowOf(person.email)).toMatchObject(kept);
  });

  test('is refused, whatever they answer, once the question is not open any more', async () => {
    const closings = [`suspended_at = now()`, `roles = '{STUDENT}', date_of_birth = '1999-01-01'`];
    for (const closing of closings) {
      const person = stranger();
      const { ticket } = questionIn(await arrive(person));
      await server.database.query(`UPDATE users SET ${closing} WHERE email = $1`, [person.email]);
      const before = await rowOf(person.email);
      for (const dateOfBirth of ['garbage', tenYearsOld, '1999-12-31']) {
        const { body } = await new HttpBrowser(server)
          .post('/auth/about-you', { ticket, ...grownUp, dateOfBirth })
          .expect(410);
        expect(body).toMatchObject({ error: authErrors.SIGN_IN_EXPIRED });
      }
      expect(await rowOf(person.email)).toEqual(before);
    }
  });

  test('is found by nobody before they have said who they are', async () => {
    const person = stranger();
    const browser = new HttpBrowser(server);
    const { ticket, firstName } = questionIn(await arrive(person, browser));
    const { id, token } = await buildPerson(server);
    const search = async (): Promise<string> => {
      const { text } = await server.graphql(
        'query ($me: ID!, $q: String!) { getUserSuggestions(userId: $me, queryString: $q) { firstName } }',
        { token, variables: { me: id, q: firstName } },
      );
      return text;
    };
    expect(await search()).not.toContain(firstName);
    await browser.post('/auth/about-you', { ticket, ...grownUp }).expect(200);
    expect(await search()).toContain('getUserSuggestions');
  });
});

describe('a child under 13 who comes over another service', () => {
  const childly = { ...grownUp, dateOfBirth: tenYearsOld };

  test('[41] names a guardian with another mailbox than their own', async () => {
    const person = stranger();
    const browser = new HttpBrowser(server);
    const { ticket } = questionIn(await arrive(person, browser));
    for (const guardianEmail of ['', person.email, person.email.replace('@', '+mum@').toUpperCase()]) {
      const { body } = await browser
        .post('/auth/about-you', { ticket, ...childly, guardianEmail })
        .expect(400);
      expect([guardianEmail, issuesOf(body)]).toEqual([guardianEmail, ['guardianEmail']]);
    }
  });

  test('[41] is locked until the guardian consents, who is written to again when the child comes back', async () => {
    const person = stranger();
    const browser = new HttpBrowser(server);
    const { ticket } = questionIn(await arrive(person, browser));
    const guardianEmail = `${randomUUID()}@parents.example`;
    const { body } = await browser.post('/auth/about-you', { ticket, ...childly, guardianEmail }).expect(403);
    expect(body).toMatchObject({ error: authErrors.GUARDIAN_CONSENT_NEEDED });
    await browser.post('/auth/refresh').expect(401);
    const first = codeIn(await nthMailTo(server, guardianEmail));
    const waiting = ['social-error', authErrors.GUARDIAN_CONSENT_NEEDED.code];
    expect((await arrive(person)).fragment).toEqual(waiting);
    await untilMailIsOut(server);
    expect(await mailsTo(server, guardianEmail)).toHaveLength(1);

    await server.database.query('UPDATE rate_limits SET expire = 0');
    expect((await arrive(person)).fragment).toEqual(waiting);
    const second = codeIn(await nthMailTo(server, guardianEmail, 2));
    await server.http.post('/auth/guardian-consent').send({ code: first }).expect(410);
    await server.http.post('/auth/guardian-consent').send({ code: second }).expect(200);
    expect((await arrive(person)).fragment).toEqual(['social', 'done']);
  });
});

describe('an account from before these questions', () => {
  async function oldAccount(
    overrides: Parameters<typeof buildUser>[1],
  ): Promise<{ person: Stranger; email: string }> {
    const user = await buildUser(server.database.manager, overrides);
    const person = stranger();
    await server.database.query(
      `INSERT INTO identities (user_id, provider, subject) VALUES ($1, 'GOOGLE', $2)`,
      [user.id, person['sub']],
    );
    return { person, email: user.email };
  }

  test('is asked at the next log-in for what it lacks, and keeps what it has', async () => {
    const { person, email } = await oldAccount({ roles: ['TEACHER'], dateOfBirth: null });
    const browser = new HttpBrowser(server);
    const { ticket, asks } = questionIn(await arrive(person, browser));
    expect(asks).toEqual(['dateOfBirth', 'country']);
    await browser.post('/auth/about-you', { ticket, ...grownUp, role: 'STUDENT' }).expect(200);
    expect(await rowOf(email)).toMatchObject({ roles: ['TEACHER'], born: '1999-12-31', country: 'NZ' });
  });

  test('is asked whichever way it logs in', async () => {
    const { email } = await oldAccount({ roles: [], dateOfBirth: null });
    const browser = new HttpBrowser(server);
    const { body } = await browser.post('/auth/sign-in', { email, password: testPassword }).expect(200);
    const { data } = body as { data: { aboutYou: Question } };
    expect(data.aboutYou.asks).toEqual(['role', 'dateOfBirth', 'country']);
    await browser.post('/auth/refresh').expect(401);
    await browser.post('/auth/about-you', { ticket: data.aboutYou.ticket, ...grownUp }).expect(200);
    await browser.token();
  });

  test('of a child is locked from then on, and its open sessions end', async () => {
    const { person, email } = await oldAccount({ dateOfBirth: '1999-01-01' });
    const { token } = await (async () => {
      const { body } = await server.http
        .post('/auth/sign-in')
        .send({ email, password: testPassword })
        .expect(200);
      return (body as { data: { token: string } }).data;
    })();
    await server.database.query('UPDATE users SET date_of_birth = NULL WHERE email = $1', [email]);
    const browser = new HttpBrowser(server);
    const { ticket } = questionIn(await arrive(person, browser));
    const guardianEmail = `${randomUUID()}@parents.example`;
    await browser
      .post('/auth/about-you', { ticket, ...grownUp, dateOfBirth: tenYearsOld, guardianEmail })
      .expect(403);
    const { body } = await server.graphql('{ me { id } }', { token });
    expect(body).toMatchObject({ data: null });
  });

  test('has its sessions from before ended, which nobody else has', async () => {
    const complete = { roles: ['STUDENT' as const], dateOfBirth: '1999-01-01' };
    const signedIn = async (email: string): Promise<HttpBrowser> => {
      const browser = new HttpBrowser(server);
      await browser.post('/auth/sign-in', { email, password: testPassword }).expect(200);
      return browser;
    };
    const said = await signedIn((await oldAccount(complete)).email);
    const unasked = await signedIn((await buildUser(server.database.manager, { dateOfBirth: null })).email);
    const lacking: HttpBrowser[] = [];
    for (const lack of ['date_of_birth = NULL', `roles = '{}'`]) {
      const { email } = await oldAccount(complete);
      lacking.push(await signedIn(email));
      await server.database.query(`UPDATE users SET ${lack} WHERE email = $1`, [email]);
    }
    const migration = server.database.migrations.find(({ name }) => name === 'Guardians1765324900000');
    const runner = server.database.createQueryRunner();
    await migration?.down(runner);
    await migration?.up(runner);
    await runner.release();
    for (const browser of lacking) await browser.post('/auth/refresh').expect(401);
    for (const browser of [said, unasked]) await browser.post('/auth/refresh').expect(200);
  });
});
