import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { challengeOf, enableTotp } from '../../src/testing/authenticator';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { STAFF_SECOND_FACTOR: 'required' } });
});
afterAll(() => server.stop());

const listUsers = (token: string) => server.opsQuery('users.list', { search: '' }, token);

describe('where staff need a second factor', () => {
  test('[16] one of them without is refused in the console, and nowhere else', async () => {
    const staff = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const { body, status } = await listUsers(staff.token);
    expect(status).toBe(403);
    expect(JSON.stringify(body)).toContain(authErrors.SECOND_FACTOR_REQUIRED.code);
    expect((await server.graphql('{ me { id } }', { token: staff.token })).body).toEqual({
      data: { me: { id: staff.id } },
    });
    const ways = await server.http
      .get('/auth/ways-in')
      .set('authorization', `Bearer ${staff.token}`)
      .expect(200);
    expect(ways.body).toMatchObject({ data: { isSecondFactorRequired: true } });
  });

  test('[16] after a sign-in with one the console is open', async () => {
    const staff = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const { app } = await enableTotp(server, staff.token);
    // The session that set it up was opened by a password alone.
    expect((await listUsers(staff.token)).status).toBe(403);
    const { ticket } = await challengeOf(server, staff.email);
    const answer = await server.http
      .post('/auth/second-factor')
      .send({ ticket, code: app.code(1) })
      .expect(200);
    const { token } = (answer.body as { data: { token: string } }).data;
    expect((await listUsers(token)).status).toBe(200);
  });

  test('[16] everybody else needs none', async () => {
    const student = await buildPerson(server);
    const ways = await server.http
      .get('/auth/ways-in')
      .set('authorization', `Bearer ${student.token}`)
      .expect(200);
    expect(ways.body).toMatchObject({ data: { isSecondFactorRequired: false } });
  });
});
