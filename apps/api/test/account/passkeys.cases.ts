import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { testPassword } from '@lyceum/auth/testing';
import { challengeOf, enableTotp } from '../../src/testing/authenticator';
import { type Oddity, PasskeyDevice } from '../../src/testing/passkey-device';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const site = { origin: 'https://lyceum.example', rpId: 'lyceum.example' };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    environment: { PUBLIC_URL: site.origin, STAFF_SECOND_FACTOR: 'required' },
  });
});
afterAll(() => server.stop());

interface Asked {
  ticket: string;
  options: Record<string, unknown> & { challenge: string };
}

const post = (path: string, body: object, token?: string) => {
  const call = server.http.post(path).send(body);
  return token === undefined ? call : call.set('authorization', `Bearer ${token}`);
};
const ask = async (path: string, body: object, token?: string): Promise<Asked> =>
  ((await post(path, body, token).expect(200)).body as { data: Asked }).data;
const askToMake = ({ token }: Person) => ask('/auth/passkeys/options', { password: testPassword }, token);
const tokenOf = ({ body }: { body: unknown }): string => (body as { data: { token: string } }).data.token;

async function passkeysOf({
  token,
}: Person): Promise<{ id: string; name: string; lastUsedAt: string | null }[]> {
  const answer = await server.http.get('/auth/ways-in').set('authorization', `Bearer ${token}`).expect(200);
  return (answer.body as { data: { passkeys: { id: string; name: string; lastUsedAt: string | null }[] } })
    .data.passkeys;
}

async function addPasskey(person: Person, name = 'My phone'): Promise<PasskeyDevice> {
  const device = new PasskeyDevice(site);
  const { ticket, options } = await askToMake(person);
  await post('/auth/passkeys', { ticket, response: device.create(options), name }, person.token).expect(200);
  return device;
}

describe('making a passkey', () => {
  test('asks for the password, for a verified user and for one that needs no name to be found', async () => {
    const person = await buildPerson(server);
    await post('/auth/passkeys/options', { password: 'not this one' }, person.token).expect(403);
    const { options } = await askToMake(person);
    expect(options).toMatchObject({
      rp: { id: 'lyceum.example', name: 'Lyceum' },
      user: { name: person.email, displayName: 'Ada Tester' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('keeps it under its name, and the next one is not made on the same device', async () => {
    const person = await buildPerson(server);
    const device = await addPasskey(person, '  Blue key ');
    expect(await passkeysOf(person)).toEqual([
      expect.objectContaining({ name: 'Blue key', lastUsedAt: null, createdAt: expect.any(String) }),
    ]);
    const { options } = await askToMake(person);
    expect(options['excludeCredentials']).toEqual([
      expect.objectContaining({ id: device.create(options)['id'], transports: ['internal'] }),
    ]);
  });

  test.each<[string, Oddity]>([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['another site’s name', { rpId: 'evil.example' }],
    ['a device that verified nobody', { isUnverified: true }],
  ])('is refused from %s', async (_, oddity) => {
    const person = await buildPerson(server);
    const { ticket, options } = await askToMake(person);
    const response = new PasskeyDevice(site).create(options, oddity);
    const { body } = await post('/auth/passkeys', { ticket, response, name: 'x' }, person.token).expect(401);
    expect(body).toMatchObject({ error: authErrors.PASSKEY_NOT_ACCEPTED });
    expect(await passkeysOf(person)).toEqual([]);
  });

  test('takes an answer once, and only from the account that was asked', async () => {
    const [person, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const { ticket, options } = await askToMake(person);
    const body = { ticket, response: new PasskeyDevice(site).create(options), name: 'x' };
    await post('/auth/passkeys', body, other.token).expect(401);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post('/auth/passkeys', body, person.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const another = { ...body, response: new PasskeyDevice(site).create(options) };
    await post('/auth/passkeys', another, person.token).expect(401);
    expect(await passkeysOf(person)).toHaveLength(1);
  });

  test('ends at twenty, however many come at the same time', async () => {
    const person = await buildPerson(server);
    await server.database.query(
      `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
       SELECT $1, $2 || n, '', 0, '{}', 'key ' || n FROM generate_series(1, 18) n`,
      [person.id, person.id],
    );
    const asked = await Promise.all(Array.from({ length: 5 }, () => askToMake(person)));
    const answers = await Promise.all(
      asked.map(({ ticket, options }) =>
        post(
          '/auth/passkeys',
          { ticket, response: new PasskeyDevice(site).create(options), name: 'new' },
          person.token,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const { body } = await post('/auth/passkeys/options', { password: testPassword }, person.token).expect(
      409,
    );
    expect(body).toMatchObject({
      error: {
        code: authErrors.TOO_MANY_PASSKEYS.code,
        message: 'You have 20 passkeys. Remove one to add another.',
      },
    });
  });
});

describe('sign-in with a passkey alone', () => {
  const signIn = (ticket: string, response: object, keepLoggedIn = false) =>
    post('/auth/passkey/sign-in', { ticket, response, keepLoggedIn });

  test('opens the account without its e-mail, and counts as both factors', async () => {
    const staff = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const device = await addPasskey(staff);
    expect((await server.opsQuery('users.list', { search: '' }, staff.token)).status).toBe(403);
    const { ticket, options } = await ask('/auth/passkey/options', {});
    expect(options).toMatchObject({ rpId: 'lyceum.example', userVerification: 'required' });
    expect(options['allowCredentials']).toBeUndefined();
    const answer = await signIn(ticket, device.get(options), true).expect(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/lyceum_refresh=.*Max-Age=.*Secure/);
    expect((await server.opsQuery('users.list', { search: '' }, tokenOf(answer))).status).toBe(200);
    expect(await passkeysOf(staff)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test('needs no code of an app as well', async () => {
    const person = await buildPerson(server);
    await enableTotp(server, person.token);
    const device = await addPasskey(person);
    const { ticket, options } = await ask('/auth/passkey/options', {});
    const answer = await signIn(ticket, device.get(options)).expect(200);
    expect(tokenOf(answer)).toEqual(expect.any(String));
  });

  test('takes an answer once, however many come at the same time', async () => {
    const device = await addPasskey(await buildPerson(server));
    const { ticket, options } = await ask('/auth/passkey/options', {});
    const response = device.get(options);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(ticket, response)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    // A device without a counter always says 0: there the ticket alone keeps an answer from coming twice.
    const uncounted = await addPasskey(await buildPerson(server));
    const again = await ask('/auth/passkey/options', {});
    const zero = uncounted.get(again.options, { counter: 0 });
    await signIn(again.ticket, zero).expect(200);
    await signIn(again.ticket, zero).expect(401);
  });

  test('refuses a passkey whose counter does not grow: somebody has a copy', async () => {
    const device = await addPasskey(await buildPerson(server));
    for (const [counter, status] of [
      [5, 200],
      [5, 401],
      [4, 401],
      [0, 401],
      [6, 200],
    ] as const) {
      const { ticket, options } = await ask('/auth/passkey/options', {});
      expect([counter, (await signIn(ticket, device.get(options, { counter }))).status]).toEqual([
        counter,
        status,
      ]);
    }
  });

  test.each<[string, Oddity]>([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['another site’s name', { rpId: 'evil.example' }],
    ['a device that verified nobody', { isUnverified: true }],
  ])('is refused from %s', async (_, oddity) => {
    const device = await addPasskey(await buildPerson(server));
    const { ticket, options } = await ask('/auth/passkey/options', {});
    const { body } = await signIn(ticket, device.get(options, oddity)).expect(401);
    expect(body).toMatchObject({ error: authErrors.PASSKEY_NOT_ACCEPTED });
  });

  test('of a device nobody knows, or with another challenge, gets the same answer', async () => {
    const device = await addPasskey(await buildPerson(server));
    const [one, other] = await Promise.all([
      ask('/auth/passkey/options', {}),
      ask('/auth/passkey/options', {}),
    ]);
    for (const response of [
      new PasskeyDevice(site).get(one.options),
      device.get(other.options),
      {},
      { id: 7 },
    ]) {
      const { body } = await signIn(one.ticket, response).expect(401);
      expect(body).toMatchObject({ error: authErrors.PASSKEY_NOT_ACCEPTED });
    }
    await signIn('nonsense', device.get(one.options)).expect(401);
  });
});

describe('a passkey as second factor', () => {
  test('answers the question after the password', async () => {
    const person = await buildPerson(server);
    await enableTotp(server, person.token);
    const device = await addPasskey(person);
    const { ticket: underWay, methods } = await challengeOf(server, person.email);
    expect(methods).toEqual(['TOTP', 'PASSKEY', 'RECOVERY_CODE']);
    const { ticket, options } = await ask('/auth/second-factor/passkey-options', { ticket: underWay });
    expect(options['allowCredentials']).toHaveLength(1);
    const response = device.get(options);
    const send = () => post('/auth/second-factor/passkey', { ticket, response });
    expect(tokenOf(await send().expect(200))).toEqual(expect.any(String));
    await send().expect(401);
  });

  test('must be the account’s own', async () => {
    const [person, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    await enableTotp(server, person.token);
    await addPasskey(person);
    const foreign = await addPasskey(other);
    const { ticket: underWay } = await challengeOf(server, person.email);
    const { ticket, options } = await ask('/auth/second-factor/passkey-options', { ticket: underWay });
    await post('/auth/second-factor/passkey', { ticket, response: foreign.get(options) }).expect(401);
  });

  test('alone asks nothing of a password: its loss must not shut the owner out', async () => {
    const person = await buildPerson(server);
    await addPasskey(person);
    const answer = await post('/auth/sign-in', { email: person.email, password: testPassword }).expect(200);
    expect(tokenOf(answer)).toEqual(expect.any(String));
  });
});

describe('taking a passkey away', () => {
  const remove = (person: Person, id: string, password: string) =>
    server.http
      .delete(`/auth/passkeys/${id}`)
      .set('authorization', `Bearer ${person.token}`)
      .send({ password });

  test('asks for the password, and it opens nothing any more', async () => {
    const [person, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const device = await addPasskey(person);
    const [{ id = '' } = {}] = await passkeysOf(person);
    await remove(person, id, 'not this one').expect(403);
    const { body } = await remove(other, id, testPassword).expect(404);
    expect(body).toMatchObject({ error: commonErrors.NOT_FOUND });
    await remove(person, id, testPassword).expect(200);
    expect(await passkeysOf(person)).toEqual([]);
    const { ticket, options } = await ask('/auth/passkey/options', {});
    await post('/auth/passkey/sign-in', { ticket, response: device.get(options) }).expect(401);
  });

  test('is refused when it is the only way in', async () => {
    const person = await buildPerson(server);
    await addPasskey(person);
    await server.database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [person.id]);
    const [{ id = '' } = {}] = await passkeysOf(person);
    const { body } = await remove(person, id, '').expect(409);
    expect(body).toMatchObject({ error: authErrors.LAST_WAY_IN });
    expect(await passkeysOf(person)).toHaveLength(1);
  });
});
