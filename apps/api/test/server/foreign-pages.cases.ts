import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { publicUrl } from '../../src/testing/http-browser';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { PUBLIC_URL: publicUrl } });
});
afterAll(() => server.stop());

describe('signing in from a page of another site', () => {
  test.each(['https://evil.example', 'null', `${publicUrl}.evil.example`])(
    'is refused, whatever form it has, and sets no cookie: %s',
    async (origin) => {
      const { email } = await buildUser(server.database.manager);
      for (const type of ['form', 'json']) {
        const answer = await server.http
          .post('/auth/sign-in')
          .type(type)
          .set('origin', origin)
          .send({ email, password: testPassword })
          .expect(403);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  );

  test('is open from our own pages, and to programs', async () => {
    const { email } = await buildUser(server.database.manager);
    const call = () => server.http.post('/auth/sign-in').send({ email, password: testPassword });
    await call().set('origin', publicUrl).expect(200);
    await call().set('origin', server.url).expect(200);
    await call().expect(200);
  });

  test.each([
    'second-factor',
    'second-factor/passkey',
    'passkey/sign-in',
    'social/link',
    'reset-password',
    'refresh',
    'sign-out',
  ])('is refused at /auth/%s too', async (door) => {
    await server.http.post(`/auth/${door}`).set('origin', 'https://evil.example').send({}).expect(403);
  });
});

describe('what only the caller may see is kept by no cache', () => {
  test.each(['/auth/ways-in', '/account/export', '/updateUserToken'])('GET %s', async (path) => {
    const { id, token } = await buildPerson(server);
    await server.http
      .get(path)
      .query({ userId: id })
      .set('authorization', `Bearer ${token}`)
      .expect(200)
      .expect('cache-control', 'no-store');
  });

  test('tokens and GraphQL', async () => {
    const { email } = await buildUser(server.database.manager);
    const answer = await server.http
      .post('/auth/sign-in')
      .send({ email, password: testPassword })
      .expect(200)
      .expect('cache-control', 'no-store');
    const { token } = (answer.body as { data: { token: string } }).data;
    await server.graphql('{ me { email } }', { token }).expect(200).expect('cache-control', 'no-store');
  });
});
