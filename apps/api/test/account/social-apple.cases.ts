import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { FakeApple } from '../../src/testing/fake-apple';
import { TestServer } from '../../src/testing/test-server';
import { type Ending, publicUrl, HttpBrowser } from '../../src/testing/http-browser';

let apple: FakeApple;
let server: TestServer;
beforeAll(async () => {
  apple = await FakeApple.start();
  server = await TestServer.start({ environment: { PUBLIC_URL: publicUrl, ...apple.environment } });
});
afterAll(async () => {
  await server.stop();
  await apple.stop();
});

async function signInWithApple(
  subject: string,
  browser: HttpBrowser,
  extra: Record<string, string> = {},
): Promise<Ending> {
  const { action, fields } = await apple.admit(
    await browser.leaveFor('apple', { next: '/courses' }),
    subject,
  );
  expect(action).toBe(`${publicUrl}/auth/social/apple/callback`);
  return browser.postBack(action, { ...fields, ...extra }, server);
}

const done: Ending = { query: '?next=%2Fcourses', fragment: ['social', 'done'] };

describe('sign-in with Apple', () => {
  test('[38] takes the answer by form, the name beside it, and says how somebody came', async () => {
    apple.users.set('apple-1', { email: 'mei@privaterelay.example', isVerified: true });
    const browser = new HttpBrowser(server);
    const user = JSON.stringify({ name: { firstName: 'Mei', lastName: 'Tanaka' } });
    expect(await signInWithApple('apple-1', browser, { user })).toEqual(done);
    const { body } = await server.graphql('{ me { email firstName lastName } mySessions { signInWay } }', {
      token: await browser.token(),
    });
    expect(body).toEqual({
      data: {
        me: { email: 'mei@privaterelay.example', firstName: 'Mei', lastName: 'Tanaka' },
        mySessions: [{ signInWay: 'APPLE' }],
      },
    });
  });

  test('[37] knows somebody again, who now brings no name and a hidden e-mail', async () => {
    apple.users.set('apple-1', { email: 'other@privaterelay.example', isVerified: true });
    const browser = new HttpBrowser(server);
    expect(await signInWithApple('apple-1', browser)).toEqual(done);
    const { body } = await server.graphql('{ me { firstName } }', { token: await browser.token() });
    expect(body).toEqual({ data: { me: { firstName: 'Mei' } } });
  });

  test('makes a new client secret for every call, which Apple checks', () => {
    expect(apple.secrets.length).toBeGreaterThanOrEqual(2);
    expect(new Set(apple.secrets).size).toBe(apple.secrets.length);
  });

  test('opens nothing for an e-mail Apple has not confirmed', async () => {
    apple.users.set('apple-2', { email: 'nobody@mail.example', isVerified: false });
    const { fragment } = await signInWithApple('apple-2', new HttpBrowser(server));
    expect(fragment).toEqual(['social-error', authErrors.SOCIAL_EMAIL_NEEDED.code]);
  });

  test('whose form was tampered with signs nobody in', async () => {
    apple.users.set('apple-3', { email: 'apple-3@mail.example', isVerified: true });
    const browser = new HttpBrowser(server);
    expect((await signInWithApple('apple-3', browser, { state: 'another' })).fragment).toEqual([
      'social-error',
      authErrors.SOCIAL_FAILED.code,
    ]);
  });

  test('posted to another service’s door is not taken for that service', async () => {
    await server.http.post('/auth/social/google/callback').type('form').send({ code: 'x' }).expect(404);
  });
});
