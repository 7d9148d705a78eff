import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

interface Browser {
  userId: string;
  token: string;
  /** `name=value`, as a browser sends it back. */
  cookie: string;
  /** The whole Set-Cookie header. */
  attributes: string;
}

function cookieOf(headers: Record<string, unknown>): { cookie: string; attributes: string } {
  const [attributes = ''] = (headers['set-cookie'] as string[] | undefined) ?? [];
  return { cookie: attributes.split(';')[0] ?? '', attributes };
}

async function signInBrowser(email: string, userId: string, keepLoggedIn = false): Promise<Browser> {
  const answer = await server.http
    .post('/auth/sign-in')
    .set('user-agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0')
    .send({ email, password: testPassword, keepLoggedIn })
    .expect(200);
  const { token } = (answer.body as { data: { token: string } }).data;
  return { userId, token, ...cookieOf(answer.headers) };
}

async function newBrowser(keepLoggedIn = false): Promise<Browser & { email: string }> {
  const { id, email } = await buildUser(server.database.manager);
  return { email, ...(await signInBrowser(email, id, keepLoggedIn)) };
}

const refresh = (cookie: string) => server.http.post('/auth/refresh').set('cookie', cookie).send();

const meOf = async (token: string): Promise<unknown> =>
  ((await server.graphql('{ me { id } }', { token })).body as { data: unknown }).data;

const claims = (token: string): Record<string, number | string> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    number | string
  >;

describe('a session', () => {
  test('[34] has an access token of 15 minutes that says who and which session', async () => {
    const browser = await newBrowser();
    const { exp, iat, ...payload } = claims(browser.token);
    expect(Number(exp) - Number(iat)).toBe(15 * 60);
    expect(payload).toEqual({
      id: browser.userId,
      firstName: 'Ada',
      lastName: 'Tester',
      email: browser.email,
      roleArray: ['STUDENT'],
      sid: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('has a refresh cookie that no script can read, of a browser that forgets it when it closes', async () => {
    const { attributes } = await newBrowser();
    expect(attributes).toMatch(
      /^lyceum_refresh=[\da-f-]{36}\.[\w-]{43}; Path=\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  test('keeps its cookie for 30 days where the person stays logged in', async () => {
    const { attributes } = await newBrowser(true);
    expect(attributes).toContain('Max-Age=2592000');
  });

  test('is renewed by the cookie, which is another one each time', async () => {
    const browser = await newBrowser();
    const first = await refresh(browser.cookie).expect(200);
    const second = await refresh(cookieOf(first.headers).cookie).expect(200);
    expect(
      new Set([browser.cookie, cookieOf(first.headers).cookie, cookieOf(second.headers).cookie]).size,
    ).toBe(3);
    const { token } = (second.body as { data: { token: string } }).data;
    expect(claims(token)['sid']).toBe(claims(browser.token)['sid']);
    expect(await meOf(token)).toEqual({ me: { id: browser.userId } });
  });

  test('survives an answer that was lost on the way: the cookie before the unused one still counts', async () => {
    const browser = await newBrowser();
    await refresh(browser.cookie).expect(200);
    const again = await refresh(browser.cookie).expect(200);
    await refresh(cookieOf(again.headers).cookie).expect(200);
  });

  test('ends when an old cookie comes back: somebody has a copy', async () => {
    const browser = await newBrowser();
    const first = await refresh(browser.cookie).expect(200);
    const second = await refresh(cookieOf(first.headers).cookie).expect(200);
    const reused = await refresh(browser.cookie).expect(401);
    expect(reused.body).toMatchObject({ error: authErrors.SESSION_EXPIRED });
    await refresh(cookieOf(second.headers).cookie).expect(401);
    expect(await meOf((second.body as { data: { token: string } }).data.token)).toBeNull();
  });

  test('of many renewals at once with the same cookie none opens a second session', async () => {
    const browser = await newBrowser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(browser.cookie)));
    const sessions = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => claims((body as { data: { token: string } }).data.token)['sid']);
    expect(new Set(sessions)).toEqual(new Set([claims(browser.token)['sid']]));
  });

  test('that was not renewed in time is over', async () => {
    const browser = await newBrowser();
    await server.database.query(`UPDATE sessions SET expires_at = now() WHERE user_id = $1`, [
      browser.userId,
    ]);
    await refresh(browser.cookie).expect(401);
  });

  test.each(['', 'lyceum_refresh=nonsense', `lyceum_refresh=${'0'.repeat(36)}.${'a'.repeat(43)}`])(
    'is not opened by the cookie %j',
    async (cookie) => {
      await refresh(cookie).expect(401);
    },
  );

  test('is ended by no key that was never issued for it, whoever knows its id', async () => {
    const [browser, other] = [await newBrowser(), await newBrowser()];
    const valueOf = ({ cookie }: Browser): string => cookie.slice(cookie.indexOf('=') + 1);
    const [sessionId = '', secret = ''] = valueOf(browser).split('.');
    const foreignSecret = valueOf(other).split('.')[1] ?? '';
    const next = await refresh(browser.cookie).expect(200);
    const bits = Buffer.from(secret, 'base64url');
    const changed = Array.from(bits, (byte, index) =>
      Buffer.from(bits.with(index, byte ^ 1)).toString('base64url'),
    );
    const random = Array.from({ length: 20 }, () => randomBytes(32).toString('base64url'));
    for (const guess of [...changed, ...random, foreignSecret, 'random', '', `${secret}A`, secret.slice(1)])
      await refresh(`lyceum_refresh=${sessionId}.${guess}`).expect(401);
    await refresh(cookieOf(next.headers).cookie).expect(200);
  });

  test('cannot be renewed from a page of another site', async () => {
    const browser = await newBrowser();
    const answer = await refresh(browser.cookie).set('origin', 'https://evil.example').expect(403);
    expect(answer.body).toMatchObject({ error: commonErrors.FORBIDDEN });
    await refresh(browser.cookie).set('origin', server.url).expect(200);
  });
});

describe('signing out', () => {
  const event = {
    path: '/konnect',
    timeOnPage: 61_000,
    pageLandingTime: '2026-11-21T08:00:00.000Z',
    idleElapsed: 1_200,
    lastActiveTime: '2026-11-21T08:01:00.000Z',
  };

  test('[29] ends the session, records its end, and clears the cookie', async () => {
    const browser = await newBrowser();
    const answer = await server.http
      .post('/auth/sign-out')
      .set('authorization', `Bearer ${browser.token}`)
      .set('cookie', browser.cookie)
      .send(event)
      .expect(200);
    expect(cookieOf(answer.headers).attributes).toMatch(/lyceum_refresh=;.*Expires=Thu, 01 Jan 1970/);
    await refresh(browser.cookie).expect(401);
    expect(await meOf(browser.token)).toBeNull();
    const [row] = await server.database.query<{ end_reason: string; ended: boolean }[]>(
      'SELECT end_reason, ended_at IS NOT NULL AS ended FROM sessions WHERE user_id = $1',
      [browser.userId],
    );
    expect(row).toEqual({ end_reason: 'LOGOUT', ended: true });
  });

  test('works with the cookie alone, when the token is too old', async () => {
    const browser = await newBrowser();
    await server.http
      .post('/auth/sign-out')
      .set('cookie', browser.cookie)
      .send({ reason: 'IDLE' })
      .expect(200);
    await refresh(browser.cookie).expect(401);
  });

  test('of nobody is no fault', async () => {
    await server.http.post('/auth/sign-out').send({}).expect(200);
  });
});

describe('what ends sessions', () => {
  /** The reason the tab is told, and that its connection is closed. */
  async function watch(token: string): Promise<Promise<unknown>[]> {
    const socket = await server.connectedSocket(token);
    return [nextMessage(socket, 'session.ended'), nextMessage(socket, 'disconnect')];
  }

  test('a changed password: every other session, told to its tabs', async () => {
    const here = await newBrowser();
    const there = await signInBrowser(here.email, here.userId);
    const [ended, closed] = await watch(there.token);
    const answer = await server.http
      .post('/auth/change-password')
      .set('authorization', `Bearer ${here.token}`)
      .send({ currentPassword: testPassword, newPassword: 'another long sentence' })
      .expect(200);
    expect(await ended).toEqual([{ sessionId: claims(there.token)['sid'], reason: 'PASSWORD_CHANGED' }]);
    await closed;
    expect(await meOf(there.token)).toBeNull();
    await refresh(there.cookie).expect(401);
    expect(await meOf((answer.body as { data: { token: string } }).data.token)).toEqual({
      me: { id: here.userId },
    });
    await refresh(here.cookie).expect(200);
  });

  test('not a wrong one', async () => {
    const here = await newBrowser();
    const answer = await server.http
      .post('/auth/change-password')
      .set('authorization', `Bearer ${here.token}`)
      .send({ currentPassword: 'not this one', newPassword: 'another long sentence' })
      .expect(403);
    expect(answer.body).toMatchObject({ error: authErrors.PASSWORD_WRONG });
    await signInBrowser(here.email, here.userId);
  });

  test('of two password changes at once, one', async () => {
    const here = await newBrowser();
    const change = (newPassword: string) =>
      server.http
        .post('/auth/change-password')
        .set('authorization', `Bearer ${here.token}`)
        .send({ currentPassword: testPassword, newPassword });
    const answers = await Promise.all([change('the first of two'), change('the second of two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a suspension: all of them, and no new one begins until it is lifted', async () => {
    const admin = await buildPerson(server, { roles: ['ADMIN'] });
    const target = await newBrowser();
    const [ended, closed] = await watch(target.token);
    const suspend = (isSuspended: boolean) =>
      server
        .opsMutation(
          'users.setSuspended',
          { userId: target.userId, isSuspended, reason: 'spam' },
          admin.token,
        )
        .expect(200);
    await suspend(true);
    expect(await ended).toEqual([{ sessionId: claims(target.token)['sid'], reason: 'SUSPENDED' }]);
    await closed;
    expect(await meOf(target.token)).toBeNull();
    const refused = await server.http
      .post('/auth/sign-in')
      .send({ email: target.email, password: testPassword })
      .expect(403);
    expect(refused.body).toMatchObject({ error: authErrors.SUSPENDED });
    await suspend(false);
    await signInBrowser(target.email, target.userId);
  });

  test('a suspension of somebody with guarded roles is for super admins, and nobody suspends themselves', async () => {
    const [admin, superAdmin] = await Promise.all([
      buildPerson(server, { roles: ['ADMIN'] }),
      buildPerson(server, { roles: ['SUPER_ADMIN'] }),
    ]);
    const suspend = (actor: Person, userId: string) =>
      server.opsMutation('users.setSuspended', { userId, isSuspended: true, reason: 'x' }, actor.token);
    await suspend(admin, superAdmin.id).expect(403);
    await suspend(superAdmin, superAdmin.id).expect(403);
    await suspend(superAdmin, admin.id).expect(200);
  });
});

describe('the session list', () => {
  const query = '{ mySessions { id device signInWay isCurrent } }';

  test('shows the open sessions in words, and which one this is', async () => {
    const here = await newBrowser();
    await signInBrowser(here.email, here.userId);
    const { body } = await server.graphql(query, { token: here.token });
    const { mySessions } = (body as { data: { mySessions: { id: string; isCurrent: boolean }[] } }).data;
    expect(mySessions).toHaveLength(2);
    expect(mySessions).toContainEqual({
      id: claims(here.token)['sid'],
      device: 'Firefox on Windows',
      signInWay: 'OWN',
      isCurrent: true,
    });
    expect(mySessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test('signs one out, or all others', async () => {
    const here = await newBrowser();
    const [second, third] = [
      await signInBrowser(here.email, here.userId),
      await signInBrowser(here.email, here.userId),
    ];
    const revoke = 'mutation ($id: ID!) { revokeSession(id: $id) }';
    await server.graphql(revoke, { token: here.token, variables: { id: claims(second.token)['sid'] } });
    expect(await meOf(second.token)).toBeNull();
    expect(await meOf(third.token)).not.toBeNull();
    await server.graphql('mutation { revokeOtherSessions }', { token: here.token });
    expect(await meOf(third.token)).toBeNull();
    expect(await meOf(here.token)).not.toBeNull();
  });

  test('is one’s own: another’s session cannot be signed out', async () => {
    const [here, other] = [await newBrowser(), await newBrowser()];
    const { body } = await server.graphql('mutation ($id: ID!) { revokeSession(id: $id) }', {
      token: here.token,
      variables: { id: claims(other.token)['sid'] },
    });
    expect(body).toMatchObject({ errors: [{ extensions: commonErrors.NOT_FOUND }] });
    expect(await meOf(other.token)).not.toBeNull();
  });
});

describe('the activity log', () => {
  /** Asks until the events have been handled, which happens after the answer. */
  async function actionsOf(userId: string, count: number): Promise<Record<string, unknown>[]> {
    for (;;) {
      const rows = await server.database.query<Record<string, unknown>[]>(
        `SELECT action_type, login_type, browser, os, path, duration, details FROM user_actions
         WHERE user_id = $1 ORDER BY action_type`,
        [userId],
      );
      if (rows.length >= count) return rows;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  test('[29, 38] records the log-in with its type, and the log-out with where and how long', async () => {
    const browser = await newBrowser();
    const event = {
      path: '/konnect',
      timeOnPage: 61_000,
      pageLandingTime: '2026-11-21T08:00:00.000Z',
      idleElapsed: 1_200,
      lastActiveTime: '2026-11-21T08:01:00.000Z',
    };
    await server.http
      .post('/auth/sign-out')
      .set('authorization', `Bearer ${browser.token}`)
      .send(event)
      .expect(200);
    const [login, logout] = await actionsOf(browser.userId, 2);
    expect(login).toMatchObject({
      action_type: 'LOGIN',
      login_type: 'OWN',
      browser: 'Firefox',
      os: 'Windows',
    });
    const { path, timeOnPage, ...details } = event;
    expect(logout).toMatchObject({
      action_type: 'LOGOUT',
      login_type: null,
      path,
      duration: timeOnPage,
      details: { reason: 'LOGOUT', ...details },
    });
  });
});
