import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { facebookApp, startFakeFacebook } from '../../src/testing/fake-facebook';
import type { FakeService, Stranger } from '../../src/testing/fake-services';
import { startFakeWechat, wechatApp } from '../../src/testing/fake-wechat';
import { TestServer } from '../../src/testing/test-server';
import { type Ending, publicUrl, HttpBrowser } from '../../src/testing/http-browser';

/** Facebook and WeChat: OAuth 2, each in its own spelling. */
let facebook: FakeService;
let wechat: FakeService;
let server: TestServer;
beforeAll(async () => {
  [facebook, wechat] = await Promise.all([startFakeFacebook(), startFakeWechat()]);
  server = await TestServer.start({
    environment: {
      PUBLIC_URL: publicUrl,
      FACEBOOK_APP_ID: facebookApp.id,
      FACEBOOK_APP_SECRET: facebookApp.secret,
      FACEBOOK_LOGIN_URL: `${facebook.url}/v23.0`,
      FACEBOOK_API_URL: `${facebook.url}/v23.0`,
      WECHAT_APP_ID: wechatApp.id,
      WECHAT_APP_SECRET: wechatApp.secret,
      WECHAT_LOGIN_URL: wechat.url,
      WECHAT_API_URL: wechat.url,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([facebook.stop(), wechat.stop()]);
});

const done: Ending['fragment'] = ['social', 'done'];
const failed: Ending['fragment'] = ['social-error', authErrors.SOCIAL_FAILED.code];

async function signInWith(
  name: 'facebook' | 'wechat',
  person: Stranger,
  browser = new HttpBrowser(server),
): Promise<Ending['fragment']> {
  const service = name === 'facebook' ? facebook : wechat;
  const { fragment } = await browser.return(await service.admit(await browser.leaveFor(name), person));
  return fragment;
}

const meOf = async (browser: HttpBrowser): Promise<unknown> =>
  (
    await server.graphql(
      '{ me { id email firstName lastName nameConfirmed roles } mySessions { signInWay } }',
      {
        token: await browser.token(),
      },
    )
  ).body as unknown;

describe('sign-in with Facebook', () => {
  const person = { id: 'fb-1', first_name: 'Daniel', last_name: 'Okafor', email: 'daniel@mail.example' };

  test('[37, 38] opens an account for a newcomer and knows them again', async () => {
    const browser = new HttpBrowser(server);
    expect(await signInWith('facebook', person, browser)).toEqual(done);
    expect(await meOf(browser)).toMatchObject({
      data: {
        me: { email: 'daniel@mail.example', firstName: 'Daniel', nameConfirmed: false, roles: ['STUDENT'] },
        mySessions: [{ signInWay: 'FACEBOOK' }],
      },
    });
    expect(await signInWith('facebook', { ...person, email: undefined })).toEqual(done);
  });

  test('asks somebody without an e-mail there to sign up', async () => {
    const fragment = await signInWith('facebook', { id: 'fb-2', first_name: 'No', last_name: 'Mail' });
    expect(fragment).toEqual(['social-error', authErrors.SOCIAL_EMAIL_NEEDED.code]);
  });

  test('asks for the password of an account that has the e-mail', async () => {
    const { id, email } = await buildUser(server.database.manager);
    const browser = new HttpBrowser(server);
    const [kind, ticket] = await signInWith('facebook', { ...person, id: 'fb-3', email }, browser);
    expect(kind).toBe('social-link');
    await browser.post('/auth/social/link', { ticket, password: testPassword }).expect(200);
    expect(await meOf(browser)).toMatchObject({ data: { me: { id } } });
  });

  test('a code that Facebook does not know, or a state that is not ours, signs nobody in', async () => {
    for (const name of ['code', 'state']) {
      const browser = new HttpBrowser(server);
      const callback = new URL(await facebook.admit(await browser.leaveFor('facebook'), person));
      callback.searchParams.set(name, 'another');
      expect([name, (await browser.return(callback)).fragment]).toEqual([name, failed]);
    }
  });
});

describe('sign-in with WeChat', () => {
  const person = { openid: 'o-1', unionid: 'u-1', nickname: '李子涵' };

  test('[37, 38] opens an account without an e-mail and knows them again by the unionid', async () => {
    const browser = new HttpBrowser(server);
    expect(await signInWith('wechat', person, browser)).toEqual(done);
    const first = await meOf(browser);
    expect(first).toMatchObject({
      data: {
        me: {
          email: expect.stringMatching(/^wechat-[\da-f-]{36}@users\.invalid$/),
          firstName: '李子涵',
          nameConfirmed: false,
          roles: ['STUDENT'],
        },
        mySessions: [{ signInWay: 'WECHAT' }],
      },
    });
    const again = new HttpBrowser(server);
    expect(
      await signInWith('wechat', { ...person, openid: 'o-of-another-app', nickname: 'new' }, again),
    ).toEqual(done);
    const id = (body: unknown) => (body as { data: { me: { id: string } } }).data.me.id;
    expect(id(await meOf(again))).toBe(id(first));
  });

  test('somebody of whom WeChat tells no unionid is not let in', async () => {
    expect(await signInWith('wechat', { openid: 'o-2', nickname: 'x' })).toEqual(failed);
  });

  test('a code that WeChat refuses, or a state that is not ours, signs nobody in', async () => {
    for (const name of ['code', 'state']) {
      const browser = new HttpBrowser(server);
      const callback = new URL(await wechat.admit(await browser.leaveFor('wechat'), person));
      callback.searchParams.set(name, 'another');
      expect([name, (await browser.return(callback)).fragment]).toEqual([name, failed]);
    }
  });

  test('somebody who closes the QR code comes back without a code', async () => {
    const browser = new HttpBrowser(server);
    expect((await browser.return(await wechat.refuse(await browser.leaveFor('wechat')))).fragment).toEqual(
      failed,
    );
  });

  test('an answer is good once, even where the service would take its code again', async () => {
    const departure = await server.http.get('/auth/social/wechat').redirects(0).expect(302);
    const cookie = String(departure.headers['set-cookie']).split(';')[0] ?? '';
    const callback = new URL(await wechat.admit(new URL(departure.headers['location'] ?? ''), person));
    const send = () =>
      server.http
        .get(callback.pathname + callback.search)
        .set('cookie', cookie)
        .redirects(0);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    const endings = answers.map(({ headers }) => headers['location']);
    expect(endings.filter((location) => location === '/login#social=done')).toHaveLength(1);
  });

  test('the cookie of one service does not open another', async () => {
    const departure = await server.http.get('/auth/social/wechat').redirects(0).expect(302);
    const cookie = String(departure.headers['set-cookie']).split(';')[0] ?? '';
    const callback = new URL(await wechat.admit(new URL(departure.headers['location'] ?? ''), person));
    const answer = await server.http
      .get(`/auth/social/facebook/callback${callback.search}`)
      .set('cookie', cookie.replace('lyceum_social_wechat', 'lyceum_social_facebook'))
      .redirects(0);
    expect(answer.headers['location']).toBe(`/login#social-error=${authErrors.SOCIAL_FAILED.code}`);
  });
});
