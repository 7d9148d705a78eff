import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import type request from 'supertest';
import { codeIn, nthMailTo } from '../../src/testing/mails';
import { child, type Newcomer, newcomer, signIn, signUp } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

interface Answer {
  data?: { token?: string; done?: true };
  error?: unknown;
}

/** Cookies that an answer leaves in a browser, as the browser sends them back; none that it takes away. */
const cookiesOf = (answer: request.Response): string[] =>
  ((answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [])
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='));

const nameOf = (cookie: string): string => cookie.split('=')[0] ?? '';

/** Signs up. @returns what that leaves in the browser */
async function signUpHere(person: Newcomer): Promise<string[]> {
  return cookiesOf(await signUp(server, person).expect(200));
}

const codeFor = async ({ email }: Newcomer, nth = 1): Promise<string> =>
  codeIn(await nthMailTo(server, email, nth));

const confirm = (code: string, cookies: readonly string[] = []) =>
  server.http
    .post('/auth/confirm-email')
    .set('Cookie', [...cookies])
    .send({ code });

const bodyOf = ({ body }: request.Response) => body as Answer;

/** The link works, and nobody is signed in by it. */
async function expectNoSession(answer: request.Test): Promise<void> {
  const confirmed = await answer.expect(200);
  expect(bodyOf(confirmed)).toEqual({ data: { done: true } });
  expect(cookiesOf(confirmed).map(nameOf)).not.toContain('lyceum_refresh');
}

describe('the link in the mail of a sign-up', () => {
  test('[39] signs in, in the browser that signed up, which keeps a secret no script and no other site can use', async () => {
    const person = newcomer();
    const answer = await signUp(server, person).expect(200);
    const [raw = ''] = answer.headers['set-cookie'] as unknown as string[];
    expect(raw).toMatch(/^lyceum_sign_up=[^;]+; Max-Age=86400; Path=\/auth\/confirm-email; /);
    expect(raw).toMatch(/HttpOnly/);
    expect(raw).toMatch(/SameSite=Strict/);
    const confirmed = await confirm(await codeFor(person), cookiesOf(answer)).expect(200);
    const { token } = bodyOf(confirmed).data ?? {};
    const me = await server.graphql('{ me { email } }', { token: token ?? '' });
    expect(me.body).toEqual({ data: { me: { email: person.email } } });
    expect(cookiesOf(confirmed).map(nameOf)).toEqual(['lyceum_refresh']);
    expect(String(confirmed.headers['set-cookie'])).toContain('lyceum_sign_up=;');
  });

  test('alone, in another browser, confirms and signs nobody in', async () => {
    const person = newcomer();
    await signUpHere(person);
    await expectNoSession(confirm(await codeFor(person)));
    await signIn(server, person).expect(200);
  });

  test('is needed: the secret alone is worth nothing', async () => {
    const cookies = await signUpHere(newcomer());
    const answer = await confirm('a'.repeat(43), cookies).expect(410);
    expect(bodyOf(answer).error).toMatchObject(authErrors.LINK_NOT_VALID);
    await server.http.post('/auth/refresh').set('Cookie', cookies).expect(401);
  });

  test('with the secret of another sign-up, or one made up, signs nobody in', async () => {
    const [victim, attacker] = [newcomer(), newcomer()];
    await signUpHere(victim);
    const foreign = await signUpHere(attacker);
    await expectNoSession(confirm(await codeFor(victim), foreign));
    await expectNoSession(confirm(await codeFor(attacker), ['lyceum_sign_up=made-up']));
  });

  test('works once, with the secret as without; the secret is used up, too', async () => {
    const person = newcomer();
    const cookies = await signUpHere(person);
    const code = await codeFor(person);
    const both = await Promise.all([confirm(code, cookies), confirm(code, cookies)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    // As if the account waited for its confirmation again.
    await server.database.query('UPDATE users SET email_confirmed_at = NULL WHERE email = $1', [
      person.email,
    ]);
    await server.database.query('UPDATE one_time_codes SET used_at = NULL WHERE code_hash = sha256($1)', [
      Buffer.from(code),
    ]);
    await expectNoSession(confirm(code, cookies));
  });

  test('is dead once the password has changed, and the secret with it', async () => {
    const person = newcomer();
    const cookies = await signUpHere(person);
    const code = await codeFor(person);
    await server.database.query("UPDATE users SET password_hash = 'another' WHERE email = $1", [
      person.email,
    ]);
    await confirm(code, cookies).expect(410);
  });

  test('of a second sign-up with the same e-mail signs in neither of the two', async () => {
    const person = newcomer();
    const stranger = { ...person, password: 'of a stranger!' };
    const strangers = await signUpHere(stranger);
    const owns = await signUpHere(person);
    // The mail asks for a password now, and no secret does without it.
    const { text } = await nthMailTo(server, person.email, 2);
    expect(text).toContain('/hash/');
    for (const cookies of [strangers, owns]) await confirm(await codeFor(person), cookies).expect(410);
  });

  test('what a sign-up with a known e-mail leaves looks the same, and is good for nothing', async () => {
    const person = newcomer();
    await signUpHere(person);
    await confirm(await codeFor(person)).expect(200);
    const again = await signUpHere({ ...person, password: 'of a stranger!' });
    expect(again.map(nameOf)).toEqual(['lyceum_sign_up']);
    const fresh = newcomer();
    await signUpHere(fresh);
    await expectNoSession(confirm(await codeFor(fresh), again));
  });

  test('leaves every gate shut: a guardian who has not agreed, staff who have suspended', async () => {
    const [young, suspended] = [child(), newcomer()];
    for (const person of [young, suspended]) {
      const cookies = await signUpHere(person);
      const code = await codeFor(person);
      if (person === suspended)
        await server.database.query('UPDATE users SET suspended_at = now() WHERE email = $1', [person.email]);
      await expectNoSession(confirm(code, cookies));
    }
    expect(bodyOf(await signIn(server, young)).error).toMatchObject(authErrors.GUARDIAN_CONSENT_NEEDED);
    expect(bodyOf(await signIn(server, suspended)).error).toMatchObject(authErrors.SUSPENDED);
  });

  test('who has not said who they are is asked by the log-in form', async () => {
    const person = newcomer();
    const cookies = await signUpHere(person);
    const code = await codeFor(person);
    await server.database.query("UPDATE users SET roles = '{}', date_of_birth = NULL WHERE email = $1", [
      person.email,
    ]);
    await expectNoSession(confirm(code, cookies));
  });

  test('from a page of another site, or where somebody is logged in, changes no session', async () => {
    const [first, second, host] = [newcomer(), newcomer(), newcomer()];
    const cookies = await signUpHere(first);
    await confirm(await codeFor(first), cookies)
      .set('Origin', 'https://evil.example')
      .expect(403);
    await signUpHere(host);
    await confirm(await codeFor(host)).expect(200);
    const session = cookiesOf(await signIn(server, host).expect(200));
    const more = await signUpHere(second);
    await expectNoSession(confirm(await codeFor(second), [...more, ...session]));
  });
});
