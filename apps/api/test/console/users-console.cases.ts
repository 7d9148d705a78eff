import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  authErrors,
  type Role,
  roles,
  staffRoles,
  type UserPage,
  type UserRow,
} from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { TableQuery } from '@lyceum/contracts/ops';
import { type User, UserRolesChanged } from '@lyceum/auth';
import {
  store,
  storeAll,
  type StoredAudit,
  type StoredEvent,
  stored,
  storedOne,
} from '@lyceum/kernel/stored';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let superAdmin: Person;
beforeAll(async () => {
  server = await TestServer.start();
  superAdmin = await buildPerson(server, { roles: ['SUPER_ADMIN'], firstName: 'Ruth' });
});
afterAll(() => server.stop());

const dataOf = <Data>(body: unknown): Data => (body as { result: { data: Data } }).result.data;

async function listAll(input: Partial<TableQuery>): Promise<UserRow[]> {
  const rows: UserRow[] = [];
  let cursor: string | null = null;
  do {
    const answer: { body: unknown } = await server
      .opsQuery('users.list', { ...input, cursor }, superAdmin.token)
      .expect(200);
    const page: UserPage = dataOf<UserPage>(answer.body);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}

const setRoles = (actor: Person, target: Person, newRoles: Role[], expectedRoles: Role[] = target.roles) =>
  server.opsMutation('users.setRoles', { userId: target.id, roles: newRoles, expectedRoles }, actor.token);

const traces = async () => ({
  audit: (await stored<StoredAudit>(server.database.manager, 'audit_entries', { action: 'user.setRoles' }))
    .length,
  // Not all events: what was handed over earlier raises others of its own meanwhile.
  events: (
    await stored<StoredEvent>(server.database.manager, 'outbox_events', { type: UserRolesChanged.type })
  ).length,
});

async function superAdminIds(): Promise<string[]> {
  const rows = await server.database.query<{ id: string }[]>(
    `SELECT id FROM users WHERE 'SUPER_ADMIN' = ANY(roles)`,
  );
  return rows.map(({ id }) => id);
}

describe('who may', () => {
  test.each(roles)('[47, 48] %s sees the user list exactly if it is a staff role', async (role) => {
    const { token } = await buildPerson(server, { roles: [role] });
    const isStaff = (staffRoles as readonly Role[]).includes(role);
    await server.opsQuery('users.list', { limit: 1 }, token).expect(isStaff ? 200 : 403);
  });

  test.each(roles.filter((role) => role !== 'SUPER_ADMIN' && role !== 'ADMIN'))(
    '[16] %s cannot change roles, and the try leaves no trace',
    async (role) => {
      const actor = await buildPerson(server, { roles: [role] });
      const before = await traces();
      const answer = await setRoles(actor, actor, [role, 'ADMIN']).expect(403);
      expect(answer.body).toMatchObject({ error: { data: commonErrors.FORBIDDEN } });
      expect(await storedOne<User>(server.database.manager, 'users', { id: actor.id })).toMatchObject({
        roles: [role],
      });
      expect(await traces()).toEqual(before);
    },
  );

  test('nobody without a token', async () => {
    await server.opsQuery('users.list', {}).expect(401);
    await server.opsMutation('users.setRoles', {}).expect(401);
  });
});

describe('the list', () => {
  beforeAll(async () => {
    const people = Array.from({ length: 60 }, (_, index) => ({
      firstName: index % 2 ? 'Zoë' : 'àbel',
      // Equal names and equal times: only the id tells these rows apart.
      lastName: 'Twin',
      email: `twin-${index}@lyceum.example`,
      roles: ['TESTER' as const],
      createdAt: new Date('2020-01-01T00:00:00.123Z'),
    }));
    await storeAll(server.database.manager, 'users', people);
  });

  const orders = (['createdAt', 'name', 'email'] as const).flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((direction) => [sortBy, direction] as const),
  );

  test.each(orders)('by %s %s, its pages show every user once', async (sortBy, direction) => {
    const rows = await listAll({ sortBy, direction, limit: 7 });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows).toHaveLength((await stored<User>(server.database.manager, 'users')).length);
    const times = rows.map(({ createdAt }) => createdAt);
    if (sortBy === 'createdAt')
      expect(times).toEqual(direction === 'asc' ? times.toSorted() : times.toSorted().reverse());
  });

  test('by name it takes letters with accents where a reader looks for them', async () => {
    const names = (await listAll({ sortBy: 'name', direction: 'asc', filters: { roles: ['TESTER'] } })).map(
      ({ firstName }) => firstName,
    );
    expect(names[0]).toBe('àbel');
    expect(names.at(-1)).toBe('Zoë');
  });

  test('finds a part of a name or an e-mail, in any case, and takes % and _ as they are', async () => {
    expect(await listAll({ search: 'TWIN-1' })).toHaveLength(11);
    expect(await listAll({ search: 'zoë tw' })).toHaveLength(30);
    expect(await listAll({ search: '%' })).toHaveLength(0);
    expect(await listAll({ search: 'twin_1' })).toHaveLength(0);
  });

  test('[47] shows who holds one of some roles', async () => {
    const rows = await listAll({ filters: { roles: ['SUPER_ADMIN'] } });
    expect(rows.map(({ id }) => id).sort()).toEqual((await superAdminIds()).sort());
  });

  test('shows who is suspended, and who joined in a span of time', async () => {
    await buildPerson(server);
    const shutOut = await store(server.database.manager, 'users', {
      firstName: 'Shut',
      lastName: 'Out',
      email: 'shut-out@lyceum.example',
      suspendedAt: new Date(),
      createdAt: new Date('2019-03-01T00:00:00Z'),
    });
    const suspended = await listAll({ filters: { isSuspended: true } });
    expect(suspended.map(({ id }) => id)).toEqual([shutOut.id]);
    expect(suspended[0]).toMatchObject({ name: 'Shut Out', isSuspended: true });
    const early = { from: '2019-03-01T00:00:00Z', to: '2020-01-01T00:00:00.123Z' };
    expect((await listAll({ filters: { createdAt: early } })).map(({ name }) => name)).toEqual(['Shut Out']);
    const both = { createdAt: early, isSuspended: false };
    expect(await listAll({ filters: both })).toEqual([]);
  });

  test.each([
    ['a filter of a column that has none', { filters: { email: 'x' } }],
    ['a filter of a column that is not there', { filters: { passwordHash: 'x' } }],
    ['a filter of another kind', { filters: { isSuspended: 'yes' } }],
    ['a choice that is none', { filters: { roles: ['KING'] } }],
    [
      'a span that ends before it begins',
      { filters: { createdAt: { from: '2021-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' } } },
    ],
    ['an order by a column that has none', { sortBy: 'roles' }],
    ['an order by a column that is not there', { sortBy: 'password_hash' }],
    ['a search too long', { search: 'x'.repeat(101) }],
  ])('refuses %s', async (_, input) => {
    const answer = await server.opsQuery('users.list', input, superAdmin.token).expect(400);
    expect(answer.body).toMatchObject({ error: { data: commonErrors.INVALID_INPUT } });
  });

  test('answers the fields of its contract and nothing else', async () => {
    const [row] = await listAll({ filters: { roles: ['SUPER_ADMIN'] } });
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'awaitsStaff',
      'createdAt',
      'email',
      'firstName',
      'id',
      'isSuspended',
      'lastName',
      'name',
      'roles',
    ]);
  });
});

describe('a change of roles', () => {
  test('[238] is stored with its audit row and its event', async () => {
    const target = await buildPerson(server);
    const answer = await setRoles(superAdmin, target, ['TEACHER', 'STUDENT']).expect(200);
    expect(dataOf<UserRow>(answer.body)).toMatchObject({ id: target.id, roles: ['STUDENT', 'TEACHER'] });
    const audit = await storedOne<StoredAudit>(server.database.manager, 'audit_entries', {
      targetId: target.id,
    });
    expect(audit).toMatchObject({
      actorId: superAdmin.id,
      action: 'user.setRoles',
      targetType: 'user',
      before: { roles: ['STUDENT'] },
      after: { roles: ['STUDENT', 'TEACHER'] },
      requestId: answer.headers['x-request-id'] as string,
    });
    const events = await stored<StoredEvent>(server.database.manager, 'outbox_events', {
      type: 'auth.user-roles-changed',
    });
    expect(events.map(({ payload }) => payload)).toContainEqual({
      userId: target.id,
      roles: ['STUDENT', 'TEACHER'],
      previousRoles: ['STUDENT'],
      changedBy: superAdmin.id,
    });
  });

  test('reaches the open tab of that user and of nobody else', async () => {
    const [target, bystander] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const socket = await server.connectedSocket(target.token);
    const other = await server.connectedSocket(bystander.token);
    const overheard: unknown[] = [];
    other.onAny((name) => overheard.push(name));
    const message = nextMessage(socket, 'session.roles-changed');
    await setRoles(superAdmin, target, ['SALES_TEAM']).expect(200);
    expect(await message).toEqual([{ userId: target.id, roles: ['SALES_TEAM'] }]);
    expect(overheard).toEqual([]);
  });

  test('counts at once, whatever the older token says', async () => {
    const target = await buildPerson(server, { roles: ['SALES_TEAM'] });
    await server.opsQuery('users.list', { limit: 1 }, target.token).expect(200);
    await setRoles(superAdmin, target, ['STUDENT']).expect(200);
    await server.opsQuery('users.list', { limit: 1 }, target.token).expect(403);
  });

  test('of many made at once from the same view, one is stored and the others are told', async () => {
    const target = await buildPerson(server);
    const wishes: Role[][] = [
      ['TEACHER'],
      ['AGENT'],
      ['GUARDIAN'],
      ['INTERVIEWER'],
      ['TESTER'],
      ['KIA_MENTOR'],
    ];
    const answers = await Promise.all(wishes.map((wish) => setRoles(superAdmin, target, wish)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const conflicts = answers.filter(({ status }) => status === 409);
    expect(conflicts).toHaveLength(wishes.length - 1);
    for (const { body } of conflicts)
      expect(body).toMatchObject({ error: { data: authErrors.ROLES_CHANGED_MEANWHILE } });
    expect(
      (await stored<StoredAudit>(server.database.manager, 'audit_entries', { targetId: target.id })).length,
    ).toBe(1);
  });

  test.each(['SUPER_ADMIN', 'ADMIN'] as const)('an admin can neither give nor take %s', async (role) => {
    const admin = await buildPerson(server, { roles: ['ADMIN'] });
    const target = await buildPerson(server);
    const holder = await buildPerson(server, { roles: [role] });
    const before = await traces();
    const give = await setRoles(admin, target, ['STUDENT', role]).expect(403);
    expect(give.body).toMatchObject({ error: { data: { code: authErrors.ROLE_GUARDED.code } } });
    await setRoles(admin, holder, ['STUDENT']).expect(403);
    // Naming other roles than the holder has does not get around the rule either.
    await setRoles(admin, holder, ['STUDENT'], []).expect(409);
    expect(await traces()).toEqual(before);
    await setRoles(superAdmin, holder, []).expect(200);
  });

  test('an unknown user is not found, and a role named twice is refused', async () => {
    const ghost = { ...superAdmin, id: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18', roles: [] };
    await setRoles(superAdmin, ghost, ['STUDENT']).expect(404);
    await setRoles(superAdmin, superAdmin, ['SUPER_ADMIN', 'SUPER_ADMIN']).expect(400);
  });

  test('never leaves the platform without a super admin, even when two give it up at once', async () => {
    await server.database.query(`UPDATE users SET roles = '{}' WHERE id <> $1`, [superAdmin.id]);
    for (let round = 0; round < 20; round += 1) {
      const second = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
      const pair = [superAdmin, second];
      const answers = await Promise.all(
        pair.map((person) => setRoles(person, person, ['STUDENT'], ['SUPER_ADMIN'])),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const left = await superAdminIds();
      expect(left).toHaveLength(1);
      const survivor = pair.find(({ id }) => id === left[0]);
      if (survivor) superAdmin = { ...survivor, roles: ['SUPER_ADMIN'] };
    }
  });
});

test('the audit log cannot be changed or emptied, not even by SQL of ours', async () => {
  await expect(server.database.query(`UPDATE audit_entries SET action = 'x'`)).rejects.toThrow(
    'never changed',
  );
  await expect(server.database.query('DELETE FROM audit_entries')).rejects.toThrow('never changed');
});
