import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { buildPerson } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

/** Two replicas over one database. */
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  here = await TestServer.start();
  there = await TestServer.start({ environment: { RUN_JOBS: 'false' }, databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

test('a session that was ended at one replica opens no connection at another, not even at once', async () => {
  const { token } = await buildPerson(here);
  // The other replica has just seen the session open.
  (await there.connectedSocket(token)).disconnect();
  await here.http.post('/auth/sign-out').set('authorization', `Bearer ${token}`).send({}).expect(200);
  const socket = there.socket(token);
  const refused = nextMessage(socket, 'connect_error');
  const admitted = nextMessage(socket, 'connect').catch(() => null);
  socket.connect();
  const [first] = await Promise.race([refused, admitted.then(() => ['admitted'])]);
  expect(first).toMatchObject({ data: { code: commonErrors.UNAUTHENTICATED.code } });
});
