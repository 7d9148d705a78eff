import { beforeAll, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

/** Whether anybody waits for a lock in the test's own database. */
async function isSomebodyWaiting(): Promise<boolean> {
  const rows = await server.database.query<unknown[]>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/**
 * Signs in while `statement` has changed the user's row and has not committed: the password is checked against what
 * stood there before, as it is when somebody is fast.
 */
async function signInDuring(statement: string, user: { id: string; email: string }): Promise<number> {
  const other = server.database.createQueryRunner();
  await other.startTransaction();
  await other.query(statement, [user.id]);
  let answered = false;
  const signIn = server.http
    .post('/auth/sign-in')
    .send({ email: user.email, password: testPassword })
    .then((answer) => {
      answered = true;
      return answer;
    });
  while (!answered && !(await isSomebodyWaiting()));
  await other.commitTransaction();
  await other.release();
  const { status, body } = await signIn;
  expect((body as { data?: unknown }).data).toBeUndefined();
  return status;
}

test('a password that is replaced while it is shown opens no session', async () => {
  const user = await buildUser(server.database.manager);
  const status = await signInDuring(`UPDATE users SET password_hash = 'another one' WHERE id = $1`, user);
  expect(status).toBe(authErrors.INVALID_CREDENTIALS.status);
});

test('an account that is shut out while its password is shown opens no session', async () => {
  const user = await buildUser(server.database.manager);
  const status = await signInDuring('UPDATE users SET suspended_at = now() WHERE id = $1', user);
  expect(status).toBe(authErrors.SUSPENDED.status);
});
