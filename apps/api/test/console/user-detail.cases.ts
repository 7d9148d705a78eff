import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, staffRoles, type UserDetail } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { auditTable, TablePage } from '@lyceum/contracts/ops';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import { nthMailTo } from '../../src/testing/mails';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let superAdmin: Person;
let admin: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  superAdmin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
  admin = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Omar', lastName: 'Keeper' });
});

const ghost = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';
const dataOf = <Data>(answer: { body: unknown }): Data =>
  (answer.body as { result: { data: Data } }).result.data;
const detailOf = async ({ id }: Person): Promise<UserDetail> =>
  dataOf(await server.opsQuery('users.get', { userId: id }, admin.token).expect(200));
const change = (name: string, input: object, person = admin) =>
  server.opsMutation(`users.${name}`, input, person.token);
const entriesAbout = (target: Person, action: string) =>
  stored<StoredAudit>(server.database.manager, 'audit_entries', { targetId: target.id, action });

describe('one account', () => {
  test('is shown whole, without anything that proves who somebody is', async () => {
    const person = await buildPerson(server, {
      firstName: 'Lina',
      lastName: 'Novak',
      dateOfBirth: '2015-02-03',
      guardianEmail: 'guardian@lyceum.example',
      guardianConsentedAt: new Date('2026-01-02T03:04:05Z'),
    });
    const detail = await detailOf(person);
    expect(detail).toMatchObject({
      id: person.id,
      name: 'Lina Novak',
      email: person.email,
      roles: ['STUDENT'],
      dateOfBirth: '2015-02-03',
      guardian: {
        email: 'guardian@lyceum.example',
        consentedAt: '2026-01-02T03:04:05.000Z',
        withdrewAt: null,
      },
      emailConfirmedAt: expect.stringMatching(/Z$/),
      hasPassword: true,
      hasAuthenticatorApp: false,
      passkeys: 0,
      identities: [],
      suspendedAt: null,
      awaitsStaffSince: null,
      deletesAt: null,
      erasedAt: null,
    });
    expect(detail.sessions).toMatchObject([
      { ipAddress: '127.0.0.1', signInWay: 'OWN', device: expect.any(String) },
    ]);
    expect(JSON.stringify(detail)).not.toMatch(/hash|secret|token|argon/i);
    expect((await detailOf(admin)).guardian).toBeNull();
  });

  test('that is not there is not found', async () => {
    const answer = await server.opsQuery('users.get', { userId: ghost }, admin.token).expect(404);
    expect(answer.body).toMatchObject({ error: { data: authErrors.USER_NOT_FOUND } });
  });

  test.each(staffRoles)('[16, 17] is shown to %s exactly if they administer everything', async (role) => {
    const { token } = await buildPerson(server, { roles: [role] });
    const status = role === 'SUPER_ADMIN' || role === 'ADMIN' ? 200 : 403;
    await server.opsQuery('users.get', { userId: admin.id }, token).expect(status);
    await server.opsQuery('users.history', { id: admin.id }, token).expect(status);
  });

  test('[238] has a history of what was done to it and to nobody else, newest first, page by page', async () => {
    const [person, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    await change('setSuspended', { userId: person.id, isSuspended: true, reason: 'Spam' }).expect(200);
    await change('setSuspended', { userId: other.id, isSuspended: true, reason: 'Other' }).expect(200);
    await change('setSuspended', { userId: person.id, isSuspended: false, reason: 'Sorry' }).expect(200);
    const page = async (cursor: string | null) =>
      dataOf<TablePage<typeof auditTable>>(
        await server.opsQuery('users.history', { id: person.id, limit: 1, cursor }, admin.token).expect(200),
      );
    const first = await page(null);
    const second = await page(first.nextCursor);
    expect([...first.rows, ...second.rows]).toMatchObject([
      { action: 'user.setSuspended', actor: 'Omar Keeper', after: expect.stringContaining('Sorry') },
      { action: 'user.setSuspended', actorEmail: admin.email, after: expect.stringContaining('Spam') },
    ]);
    expect(second.nextCursor).toBeNull();
  });
});

describe('a session', () => {
  test('[238] that staff end is over at once, in its open tab too, and the others go on', async () => {
    const person = await buildPerson(server);
    const other = await signIn(server, person.email);
    const { sessions } = await detailOf(person);
    expect(sessions).toHaveLength(2);
    const socket = await server.connectedSocket(person.token);
    const ended = nextMessage(socket, 'disconnect');
    // Newest first: the first sign-in is the last.
    const sessionId = sessions.map(({ id }) => id).toSorted()[0];
    await change('endSession', { userId: person.id, sessionId }).expect(200);
    await ended;
    await server.graphql('{ me { id } }', { token: other }).expect(200);
    expect(await detailOf(person)).toMatchObject({
      sessions: [{ id: expect.not.stringMatching(String(sessionId)) }],
    });
    const refused = await server.graphql('{ me { id } }', { token: person.token });
    expect(refused.body).toMatchObject({
      errors: [{ extensions: { code: commonErrors.UNAUTHENTICATED.code } }],
    });
    expect(await entriesAbout(person, 'user.endSession')).toMatchObject([
      { actorId: admin.id, before: { sessionId }, after: null },
    ]);
    await change('endSession', { userId: person.id, sessionId }).expect(404);
  });

  test('of somebody who can give roles is ended by a super admin alone, and one of others not under this name', async () => {
    const session = (await detailOf(superAdmin)).sessions[0]?.id;
    const refused = await change('endSession', { userId: superAdmin.id, sessionId: session }).expect(403);
    expect(refused.body).toMatchObject({ error: { data: { code: authErrors.ROLE_GUARDED.code } } });
    const person = await buildPerson(server);
    await change('endSession', { userId: person.id, sessionId: session }).expect(404);
    await server.opsQuery('users.list', { limit: 1 }, superAdmin.token).expect(200);
    const keeper = await buildPerson(server, { roles: ['ADMIN'] });
    const own = (await detailOf(keeper)).sessions[0]?.id;
    await change('endSession', { userId: keeper.id, sessionId: own }, superAdmin).expect(200);
    await change('endSession', { userId: ghost, sessionId: session }).expect(404);
  });
});

describe('a password reset', () => {
  test('[40, 238] goes to the account’s e-mail, and leaves an audit row without its code', async () => {
    const person = await buildPerson(server);
    await change('sendPasswordReset', { userId: person.id }).expect(200);
    const mail = await nthMailTo(server, person.email);
    expect(mail.subject).toBe('Choose a new password');
    expect(await entriesAbout(person, 'user.sendPasswordReset')).toMatchObject([
      { actorId: admin.id, before: null, after: null },
    ]);
    // One mail a minute, whoever asks.
    await change('sendPasswordReset', { userId: person.id }).expect(429);
    expect(await entriesAbout(person, 'user.sendPasswordReset')).toHaveLength(1);
    await change('sendPasswordReset', { userId: ghost }).expect(404);
  });
});
