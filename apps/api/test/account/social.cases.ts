import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { enableTotp } from '../../src/testing/authenticator';
import { FakeService, type Stranger } from '../../src/testing/fake-services';
import { buildPerson, signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { type Ending, publicUrl, HttpBrowser } from '../../src/testing/http-browser';

/** Google, by a stand-in that speaks OpenID Connect; what holds for every service is tested here as well. */
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
afterEach(() => {
  google.distort = () => undefined;
});

let count = 0;
const stranger = (claims: Stranger = {}): Stranger & { sub: string; email: string } => {
  count += 1;
  const names = { given_name: 'Noor', family_name: 'Haddad' };
  return { sub: `g-${count}`, email: `g-${count}@mail.example`, email_verified: true, ...names, ...claims };
};

async function signInWithGoogle(
  person: Stranger,
  browser = new HttpBrowser(server),
  query: Record<string, string> = {},
): Promise<Ending> {
  return browser.return(await google.admit(await browser.leaveFor('google', query), person));
}

const failed: Ending['fragment'] = ['social-error', authErrors.SOCIAL_FAILED.code];
const accounts = (email: string) =>
  server.database.query<Record<string, unknown>[]>(
    `SELECT id, first_name, last_name, roles, name_confirmed, email_confirmed_at IS NOT NULL AS confirmed
     FROM users WHERE email = $1`,
    [email],
  );

describe('sign-in with Google', () => {
  test('[38] opens an account for a newcomer, whose session and log-in say how they came', async () => {
    const browser = new HttpBrowser(server);
    const person = stranger();
    expect((await signInWithGoogle(person, browser)).fragment).toEqual(['social', 'done']);
    const [account] = await accounts(person.email);
    expect(account).toMatchObject({
      first_name: 'Noor',
      last_name: 'Haddad',
      roles: ['STUDENT'],
      name_confirmed: false,
      confirmed: true,
    });
    const token = await browser.token();
    const { body } = await server.graphql('{ mySessions { signInWay isCurrent } }', { token });
    expect(body).toEqual({ data: { mySessions: [{ signInWay: 'GOOGLE', isCurrent: true }] } });
    expect(await loginTypeOf(account?.['id'])).toBe('GOOGLE');
  });

  test('[37] knows somebody again by Google’s own id of them, whatever their e-mail is now', async () => {
    const person = stranger();
    await signInWithGoogle(person);
    const browser = new HttpBrowser(server);
    const moved = { ...person, email: `moved-${person.email}` };
    expect((await signInWithGoogle(moved, browser)).fragment).toEqual(['social', 'done']);
    const { body } = await server.graphql('{ me { email } }', { token: await browser.token() });
    expect(body).toEqual({ data: { me: { email: person.email } } });
    expect(await accounts(moved.email)).toEqual([]);
  });

  test('of a newcomer in several tabs at once opens one account', async () => {
    const person = stranger();
    const endings = await Promise.all(Array.from({ length: 4 }, () => signInWithGoogle(person)));
    // Who they are is asked in each tab, and answered once: a later answer is not to a question any more.
    const known = endings.map(({ fragment }) => String(fragment));
    expect(known).toContain('social,done');
    for (const fragment of known) expect(fragment).toMatch(/^social(,done|-error,AUTH_SIGN_IN_EXPIRED)$/);
    expect(await accounts(person.email)).toHaveLength(1);
  });

  test('goes on to the page it began from, and to no other site', async () => {
    const person = stranger();
    const inside = await signInWithGoogle(person, new HttpBrowser(server), { next: '/courses?page=2' });
    expect(inside.query).toBe('?next=%2Fcourses%3Fpage%3D2');
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const outside = await signInWithGoogle(person, new HttpBrowser(server), { next });
      expect([next, outside.query]).toEqual([next, '']);
    }
  });

  test('stays logged in only if that was asked for', async () => {
    const person = stranger();
    const keeps = async (query: Record<string, string>): Promise<boolean> => {
      const browser = new HttpBrowser(server);
      const callback = new URL(await google.admit(await browser.leaveFor('google', query), person));
      await browser.return(callback);
      const [row] = await server.database.query<{ keep: boolean }[]>(
        'SELECT keep_logged_in AS keep FROM sessions ORDER BY id DESC LIMIT 1',
      );
      return row?.keep ?? false;
    };
    expect(await keeps({ keep: 'true' })).toBe(true);
    expect(await keeps({})).toBe(false);
  });
});

describe('an e-mail that has an account already', () => {
  test('opens nothing until the account’s password is given, and then does for good', async () => {
    const owner = await buildUser(server.database.manager);
    const person = stranger({ email: owner.email.toUpperCase() });
    const browser = new HttpBrowser(server);
    const { fragment } = await signInWithGoogle(person, browser);
    expect(fragment[0]).toBe('social-link');
    await browser.post('/auth/refresh').expect(401);

    const ticket = fragment[1];
    const wrong = await browser.post('/auth/social/link', { ticket, password: 'not this one' }).expect(403);
    expect(wrong.body).toMatchObject({ error: authErrors.PASSWORD_WRONG });
    await browser.post('/auth/social/link', { ticket, password: testPassword }).expect(200);
    const { body } = await server.graphql('{ me { id } }', { token: await browser.token() });
    expect(body).toEqual({ data: { me: { id: owner.id } } });
    const again = await browser.post('/auth/social/link', { ticket, password: testPassword }).expect(410);
    expect(again.body).toMatchObject({ error: authErrors.SIGN_IN_EXPIRED });

    expect((await signInWithGoogle(person)).fragment).toEqual(['social', 'done']);
  });

  test('of an account without a password stays shut to an empty one', async () => {
    const owner = await buildUser(server.database.manager, { passwordHash: null });
    const { fragment } = await signInWithGoogle(stranger({ email: owner.email }));
    const send = (password: string) =>
      server.http.post('/auth/social/link').send({ ticket: fragment[1], password });
    await send('').expect(400);
    await send('anything').expect(403);
  });

  test('that Google has not confirmed counts for nothing', async () => {
    const owner = await buildUser(server.database.manager);
    const { fragment } = await signInWithGoogle(stranger({ email: owner.email, email_verified: false }));
    expect(fragment).toEqual(['social-error', authErrors.SOCIAL_EMAIL_NEEDED.code]);
    const unknown = stranger({ email_verified: false });
    expect((await signInWithGoogle(unknown)).fragment[0]).toBe('social-error');
    expect(await accounts(unknown.email)).toEqual([]);
  });

  test('[38] whose owner uses an authenticator app is asked for its code as well', async () => {
    const owner = await buildPerson(server);
    const { app } = await enableTotp(server, owner.token);
    const person = stranger({ email: owner.email });
    const browser = new HttpBrowser(server);
    const { fragment } = await signInWithGoogle(person, browser);
    const linked = await browser.post('/auth/social/link', { ticket: fragment[1], password: testPassword });
    expect(linked.body).toMatchObject({ data: { secondFactor: { methods: ['TOTP', 'RECOVERY_CODE'] } } });

    const [kind, challenge] = (await signInWithGoogle(person, browser)).fragment;
    expect(kind).toBe('second-factor');
    await browser.post('/auth/refresh').expect(401);
    const { ticket } = JSON.parse(challenge) as { ticket: string };
    await browser.post('/auth/second-factor', { ticket, code: app.code(1) }).expect(200);
    const { body } = await server.graphql('{ mySessions { signInWay isCurrent } }', {
      token: await browser.token(),
    });
    expect((body as { data: { mySessions: object[] } }).data.mySessions).toContainEqual({
      signInWay: 'GOOGLE',
      isCurrent: true,
    });
  });

  test('a suspended account stays shut', async () => {
    const person = stranger();
    await signInWithGoogle(person);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE email = $1', [person.email]);
    expect((await signInWithGoogle(person)).fragment).toEqual(['social-error', authErrors.SUSPENDED.code]);
  });
});

describe('an answer that does not hold', () => {
  test.each<[string, (payload: Record<string, unknown>) => void]>([
    ['with another nonce', (payload) => (payload['nonce'] = 'another')],
    ['without a nonce', (payload) => delete payload['nonce']],
    ['for another application', (payload) => (payload['aud'] = 'somebody-else-at-google')],
    ['of another issuer', (payload) => (payload['iss'] = 'https://accounts.evil.example')],
    ['that is too old', (payload) => (payload['exp'] = Math.floor(Date.now() / 1_000) - 3_600)],
  ])('%s signs nobody in', async (_, distort) => {
    google.distort = distort;
    const person = stranger();
    expect((await signInWithGoogle(person)).fragment).toEqual(failed);
    expect(await accounts(person.email)).toEqual([]);
  });

  test('signed with a key that is not Google’s signs nobody in', async () => {
    google.server.service.once('beforeResponse', ({ body }: { body: Record<string, unknown> }) => {
      const [header = '', payload = '', signature = ''] = String(body['id_token']).split('.');
      const other = signature.startsWith('A') ? 'B' : 'A';
      body['id_token'] = `${header}.${payload}.${other}${signature.slice(1)}`;
    });
    expect((await signInWithGoogle(stranger())).fragment).toEqual(failed);
  });

  test('with a tampered state signs nobody in', async () => {
    const browser = new HttpBrowser(server);
    const callback = new URL(await google.admit(await browser.leaveFor('google'), stranger()));
    callback.searchParams.set('state', 'another');
    expect((await browser.return(callback)).fragment).toEqual(failed);
  });

  test('is good once, even with the cookie it came with', async () => {
    const departure = await server.http.get('/auth/social/google').redirects(0).expect(302);
    const cookie = String(departure.headers['set-cookie']).split(';')[0] ?? '';
    const callback = new URL(await google.admit(new URL(departure.headers['location'] ?? ''), stranger()));
    const send = () =>
      server.http
        .get(callback.pathname + callback.search)
        .set('cookie', cookie)
        .redirects(0);
    const answers = await Promise.all([send(), send(), send()]);
    const endings = answers.map(({ headers }) => headers['location']);
    expect(endings.filter((location) => location?.startsWith('/login#about-you='))).toHaveLength(1);
    expect(endings.filter((location) => location?.includes(authErrors.SOCIAL_FAILED.code))).toHaveLength(2);
  });

  test('in another browser than the one that left signs nobody in', async () => {
    const callback = await google.admit(await new HttpBrowser(server).leaveFor('google'), stranger());
    expect((await new HttpBrowser(server).return(callback)).fragment).toEqual(failed);
  });

  test('of somebody who changed their mind leads back to where they were', async () => {
    const browser = new HttpBrowser(server);
    const callback = await google.refuse(await browser.leaveFor('google', { next: '/courses' }));
    expect(await browser.return(callback)).toEqual({ query: '?next=%2Fcourses', fragment: failed });
  });
});

describe('the way to a service', () => {
  test('is described by the configuration, not by the Host header', async () => {
    const answer = await server.http
      .get('/auth/social/google')
      .set('host', 'evil.example')
      .set('x-forwarded-host', 'evil.example')
      .redirects(0);
    const { searchParams } = new URL(answer.headers['location'] ?? '');
    expect(searchParams.get('redirect_uri')).toBe(`${publicUrl}/auth/social/google/callback`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('nonce')).toEqual(expect.any(String));
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  test.each(['facebook', 'apple', 'wechat', 'myspace'])('%s is not there unless configured', async (name) => {
    for (const path of [`/auth/social/${name}`, `/auth/social/${name}/callback?code=x&state=y`]) {
      const answer = await server.http.get(path).expect(404);
      expect(answer.body).toMatchObject({ error: authErrors.SOCIAL_NOT_AVAILABLE });
    }
  });
});

describe('connecting a service while signed in', () => {
  /** Signs in with a password, so that the browser has a session of its own. */
  async function signedIn(): Promise<{ browser: HttpBrowser; token: string; id: string }> {
    const { id, email } = await buildUser(server.database.manager);
    const browser = new HttpBrowser(server);
    const answer = await browser.post('/auth/sign-in', { email, password: testPassword }).expect(200);
    return { browser, id, token: (answer.body as { data: { token: string } }).data.token };
  }
  const start = (token: string, password: string) =>
    server.http
      .post('/auth/social/google/connect')
      .set('authorization', `Bearer ${token}`)
      .send({ password });
  const ticketFor = async (token: string): Promise<string> => {
    const { body } = await start(token, testPassword).expect(200);
    const { path } = (body as { data: { path: string } }).data;
    return new URL(path, publicUrl).searchParams.get('connect') ?? '';
  };

  test('[37] asks for the password, and the identity opens this account whatever its e-mail is', async () => {
    const { browser, token, id } = await signedIn();
    await start(token, 'not this one').expect(403);
    const connect = await ticketFor(token);
    const person = stranger();
    const there = await browser.leaveFor('google', { connect, next: '/settings#security' });
    expect(await browser.returnElsewhere(await google.admit(there, person))).toBe('/settings#security');
    expect(await accounts(person.email)).toEqual([]);

    const other = new HttpBrowser(server);
    expect((await signInWithGoogle(person, other)).fragment).toEqual(['social', 'done']);
    const { body } = await server.graphql('{ me { id } }', { token: await other.token() });
    expect(body).toEqual({ data: { me: { id } } });
  });

  test('works once, and in the browser of its owner alone', async () => {
    const [owner, victim] = await Promise.all([signedIn(), signedIn()]);
    const connect = await ticketFor(owner.token);
    const expired = `?social-error=${authErrors.SIGN_IN_EXPIRED.code}`;
    const leave = async (browser: HttpBrowser) => (await browser.leaveFor('google', { connect })).search;
    for (const browser of [victim.browser, new HttpBrowser(server)])
      expect(await leave(browser)).toBe(expired);
    expect(await leave(owner.browser)).toContain('code_challenge');
    expect(await leave(owner.browser)).toBe(expired);
  });

  test.each(['/..//evil.example/', '/.//evil.example/', '/%2e//evil.example/', '//evil.example/'])(
    'leads nobody to another site when it fails: %s',
    async (next) => {
      const { host } = await new HttpBrowser(server).leaveFor('google', { connect: 'not one of ours', next });
      expect(host).toBe(new URL(publicUrl).host);
    },
  );

  test('is refused for an identity that opens another account', async () => {
    const person = stranger();
    await signInWithGoogle(person);
    const { browser, token } = await signedIn();
    const wish = { connect: await ticketFor(token), next: '/settings#security' };
    const there = await browser.leaveFor('google', wish);
    expect(await browser.returnElsewhere(await google.admit(there, person))).toBe(
      `/settings?social-error=${authErrors.SOCIAL_TAKEN.code}#security`,
    );
  });
});

describe('a linked service', () => {
  test('can be taken away when another way in is left, and not before', async () => {
    const person = stranger();
    const browser = new HttpBrowser(server);
    await signInWithGoogle(person, browser);
    const token = await browser.token();
    const unlink = () => server.http.delete('/auth/social/google').set('authorization', `Bearer ${token}`);
    expect((await unlink().expect(409)).body).toMatchObject({ error: authErrors.LAST_WAY_IN });
    expect((await signInWithGoogle(person)).fragment).toEqual(['social', 'done']);

    const { passwordHash } = await passwordRow();
    await server.database.query('UPDATE users SET password_hash = $2 WHERE email = $1', [
      person.email,
      passwordHash,
    ]);
    await unlink().expect(200);
    expect((await signInWithGoogle(person)).fragment[0]).toBe('social-link');
    await expect(signIn(server, person.email)).resolves.toEqual(expect.any(String));
  });
});

// Last: passport knows one server a process, and this one goes away.
describe('a service', () => {
  test('that does not answer leads back to the login page', async () => {
    const lost = await TestServer.start({
      databaseUrl: server.databaseUrl,
      environment: {
        PUBLIC_URL: publicUrl,
        // Nothing listens on the discard port.
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        GOOGLE_CLIENT_ID: 'x',
        GOOGLE_CLIENT_SECRET: 'x',
      },
    });
    const answer = await lost.http.get('/auth/social/google').redirects(0).expect(302);
    expect(answer.headers['location']).toBe(`/login#social-error=${authErrors.SOCIAL_FAILED.code}`);
    await lost.stop();
  });
});

/** The hash of `testPassword`, from an account that has it. */
async function passwordRow(): Promise<{ passwordHash: string }> {
  const { id } = await buildUser(server.database.manager);
  const [row] = await server.database.query<{ passwordHash: string }[]>(
    'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1',
    [id],
  );
  return row ?? { passwordHash: '' };
}

/** Asks until the event has been handled, which happens after the answer. */
async function loginTypeOf(userId: unknown): Promise<string> {
  for (;;) {
    const [row] = await server.database.query<{ type: string }[]>(
      `SELECT login_type AS type FROM user_actions WHERE user_id = $1 AND action_type = 'LOGIN'`,
      [userId],
    );
    if (row) return row.type;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
