import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { codeIn, nthMailTo } from '../../src/testing/mails';
import { newcomer } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';

/** Calls of one kind that one address may make here. */
const allowed = 4;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    // As behind a reverse proxy, so that a test can come from any address.
    environment: { ADDRESS_RATE_LIMIT: String(allowed), TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const from = (address: string, path: string, body: object): Promise<Answer> =>
  server.http.post(path).set('x-forwarded-for', address).send(body);

const doors: [string, () => object][] = [
  ['/auth/sign-up', () => newcomer()],
  ['/auth/sign-in', () => ({ email: newcomer().email, password: 'whatever' })],
  ['/auth/forgot-password', () => ({ email: newcomer().email })],
  ['/auth/reset-password', () => ({ code: 'x'.repeat(43), password: 'a good password' })],
  ['/auth/confirm-email', () => ({ code: 'x'.repeat(43) })],
];

describe('one address', () => {
  test.each(doors)(
    'may use %s so many times, also all at once, and is then told how long to wait',
    async (path, body) => {
      const address = `192.0.2.${String(1 + doors.findIndex(([door]) => door === path))}`;
      const answers = await Promise.all(Array.from({ length: 10 }, () => from(address, path, body())));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10 - allowed);
      for (const { headers, body: answer } of refused) {
        expect(answer).toMatchObject({ error: commonErrors.TOO_MANY_REQUESTS });
        expect(headers['retry-after']).toMatch(/^\d+$/);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
      }
      expect((await from('198.51.100.1', path, body())).status).not.toBe(429);
    },
  );

  test('cannot get round it by a neighbouring IPv6 address', async () => {
    for (let index = 0; index < allowed; index += 1)
      await from(`2001:db8:7:7::${String(index + 1)}`, '/auth/sign-up', newcomer());
    expect((await from('2001:db8:7:7:ffff::9', '/auth/sign-up', newcomer())).status).toBe(429);
    expect((await from('2001:db8:7:8::1', '/auth/sign-up', newcomer())).status).toBe(200);
  });

  test('is believed only from a proxy of ours', async () => {
    const direct = await TestServer.start({
      databaseUrl: server.databaseUrl,
      environment: { ADDRESS_RATE_LIMIT: '2', RUN_JOBS: 'false' },
    });
    const statuses = [];
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const call = direct.http.post('/auth/confirm-email').set('x-forwarded-for', address);
      statuses.push((await call.send({ code: 'x'.repeat(43) })).status);
    }
    expect(statuses).toEqual([410, 410, 429]);
    await direct.stop();
  });
});

describe('one email', () => {
  test('takes only so many sign-ups an hour, known or not', async () => {
    const [known, unknown] = [await buildUser(server.database.manager), newcomer()];
    for (const email of [known.email, unknown.email]) {
      const statuses: number[] = [];
      for (let index = 0; index < 12; index += 1) {
        const address = `198.51.100.${String(100 + index)}`;
        statuses.push((await from(address, '/auth/sign-up', { ...newcomer(), email })).status);
        // Another address limit of this test's own for the next email.
        await server.database.query(`DELETE FROM rate_limits WHERE key LIKE 'auth.sign-up-by-address:%'`);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    }
  });
});

describe('failed log-ins', () => {
  const wrong = (email: string, address: string, cookie?: string) => {
    const call = server.http.post('/auth/sign-in').set('x-forwarded-for', address);
    return (cookie ? call.set('cookie', cookie) : call).send({ email, password: 'not this one' });
  };
  const right = (email: string, address: string, cookie?: string) => {
    const call = server.http.post('/auth/sign-in').set('x-forwarded-for', address);
    return (cookie ? call.set('cookie', cookie) : call).send({ email, password: testPassword });
  };
  /** Log-ins count by account here, not by address. */
  const clearAddressLimits = () => server.database.query('DELETE FROM rate_limits');
  /** Fails until the next try has to wait for minutes: no machine is so slow that it is over meanwhile. */
  const failOften = async (email: string, address: string): Promise<void> => {
    await clearAddressLimits();
    await wrong(email, address).expect(401);
    await server.database.query(
      'UPDATE sign_in_attempts SET failures = 12, blocked_until = now() WHERE failures = 1',
    );
    await wrong(email, address).expect(401);
    await clearAddressLimits();
  };

  test('make the next one wait, for an unknown email just so', async () => {
    const { email } = await buildUser(server.database.manager);
    for (const tried of [email, `${crypto.randomUUID()}@lyceum.example`]) {
      await failOften(tried, '203.0.113.50');
      const refused = await wrong(tried, '203.0.113.50').expect(429);
      expect(refused.body).toMatchObject({ error: { code: commonErrors.TOO_MANY_REQUESTS.code } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(128);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(256);
    }
  });

  test('do not hold up the same person at another address, nor somebody else at this one', async () => {
    const [one, other] = [await buildUser(server.database.manager), await buildUser(server.database.manager)];
    await failOften(one.email, '203.0.113.60');
    await right(one.email, '203.0.113.60').expect(429);
    await right(one.email, '203.0.113.61').expect(200);
    await right(other.email, '203.0.113.60').expect(200);
    await clearAddressLimits();
  });

  test('do not hold up a browser that has been signed in to the account before', async () => {
    const { email } = await buildUser(server.database.manager);
    const first = await right(email, '203.0.113.70').expect(200);
    const cookies = (first.headers['set-cookie'] as unknown as string[]).map(
      (line) => line.split(';')[0] ?? '',
    );
    const device = cookies.find((cookie) => cookie.startsWith('lyceum_device=')) ?? '';
    expect(first.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^lyceum_device=.*HttpOnly.*SameSite=Strict/)]),
    );
    await server.database.query(
      `UPDATE sign_in_attempts SET failures = 1000, blocked_until = now() + interval '15 minutes'`,
    );
    await right(email, '203.0.113.70').expect(429);
    await right(email, '203.0.113.71').expect(429);
    await right(email, '203.0.113.70', device).expect(200);
    // A cookie made up, or another account's, is nothing.
    await right(email, '203.0.113.70', `${device}x`).expect(429);
    const other = await buildUser(server.database.manager);
    await failOften(other.email, '203.0.113.70');
    await right(other.email, '203.0.113.70', device).expect(429);
    await clearAddressLimits();
  });

  test('a new password by mail ends the waiting, in the browser that set it', async () => {
    const { email } = await buildUser(server.database.manager);
    await failOften(email, '203.0.113.80');
    await server.http.post('/auth/forgot-password').send({ email }).expect(200);
    const code = codeIn(await nthMailTo(server, email));
    const reset = await server.http
      .post('/auth/reset-password')
      .send({ code, password: testPassword })
      .expect(200);
    const [device = ''] = (reset.headers['set-cookie'] as unknown as string[]).map(
      (line) => line.split(';')[0],
    );
    await right(email, '203.0.113.80', device).expect(200);
  });
});
