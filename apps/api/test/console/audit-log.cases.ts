import { beforeAll, describe, expect, test } from '@jest/globals';
import { staffRoles } from '@lyceum/contracts/auth';
import type { auditTable, TableQuery, TableRow } from '@lyceum/contracts/ops';
import { consoleInputs } from '../../src/testing/console-inputs';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

type Entry = TableRow<typeof auditTable>;

let server: TestServer;
let ruth: Person;
let omar: Person;
let target: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  ruth = await buildPerson(server, { roles: ['SUPER_ADMIN'], firstName: 'Ruth', lastName: 'Keeper' });
  omar = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Omar', lastName: 'Lister' });
  target = await buildPerson(server, { firstName: 'Tara', lastName: 'Subject' });
  await setRoles(ruth, ['STUDENT'], ['STUDENT', 'TESTER']);
  await setRoles(omar, ['STUDENT', 'TESTER'], ['TESTER']);
  const view = { table: 'users', name: 'x', search: '{}', searchRead: null };
  await server.opsMutation('views.save', view, omar.token).expect(200);
});

const setRoles = (person: Person, expectedRoles: string[], roles: string[]) =>
  server.opsMutation('users.setRoles', { userId: target.id, roles, expectedRoles }, person.token).expect(200);

async function entries(query: Partial<TableQuery> = {}): Promise<Entry[]> {
  const answer = await server.opsQuery('audit.list', { limit: 100, ...query }, omar.token).expect(200);
  return (answer.body as { result: { data: { rows: Entry[] } } }).result.data.rows;
}

test('[238] it says who, what, before and after, when and from where, newest first', async () => {
  const [latest, second, first] = await entries();
  expect(latest).toMatchObject({ action: 'view.save', actor: 'Omar Lister' });
  expect(second).toMatchObject({ action: 'user.setRoles', actor: 'Omar Lister' });
  expect(first).toEqual({
    id: expect.any(String),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    actor: 'Ruth Keeper',
    actorEmail: ruth.email,
    actorId: ruth.id,
    action: 'user.setRoles',
    target: 'Tara Subject',
    targetType: 'user',
    targetId: target.id,
    before: '{"roles":["STUDENT"]}',
    after: '{"roles":["STUDENT","TESTER"]}',
    address: '127.0.0.1',
    requestId: expect.any(String),
  });
});

test('[238] one entry is read in full, without secrets, by who reads the log', async () => {
  const [latest] = await entries();
  const { body } = await server.opsQuery('audit.get', { id: latest?.id }, omar.token).expect(200);
  expect((body as { result: { data: Entry } }).result.data).toMatchObject({
    id: latest?.id,
    action: 'view.save',
  });
  await server.database.query(
    `INSERT INTO audit_entries (action, target_type, target_id, after) VALUES ('job.runTask', 'task', 'x', $1)`,
    [JSON.stringify({ password: 'open sesame', name: 'x' })],
  );
  const [secret] = await entries();
  expect(secret).toMatchObject({ targetId: 'x', after: '{"name":"x","password":"***"}' });
  const masked = await server.opsQuery('audit.get', { id: secret?.id }, omar.token).expect(200);
  expect(JSON.stringify(masked.body)).not.toContain('sesame');
  await server.opsQuery('audit.get', { id: target.id }, omar.token).expect(404);
  await server.opsQuery('audit.get', { id: latest?.id }, target.token).expect(403);
});

describe('it is searched and narrowed down', () => {
  test.each([
    ['by who did it', () => ({ search: 'ruth k' }), 1],
    ['by their e-mail', () => ({ search: omar.email.toUpperCase() }), 2],
    ['by the action', () => ({ search: 'setroles' }), 2],
    ['by the name of whom it was done to', () => ({ search: 'tara subj' }), 2],
    ['by the target', () => ({ search: target.id }), 2],
    ['by a filter of the action', () => ({ filters: { action: ['view.save'] } }), 1],
    ['by filters of the target', () => ({ filters: { targetType: ['user'], targetId: target.id } }), 2],
    ['by the time', () => ({ filters: { createdAt: { to: '2020-01-01T00:00:00Z' } } }), 0],
  ])('%s', async (_, query, count) => {
    expect(await entries(query())).toHaveLength(count);
  });

  test('and is not ordered by what it has no index for', async () => {
    await server.opsQuery('audit.list', { sortBy: 'action' }, omar.token).expect(400);
  });
});

test.each(staffRoles)('[16, 17] %s reads it exactly if they administer everything', async (role) => {
  const { token } = await buildPerson(server, { roles: [role] });
  const may = role === 'SUPER_ADMIN' || role === 'ADMIN';
  await server.opsQuery('audit.list', {}, token).expect(may ? 200 : 403);
  const body = { format: 'csv', columns: ['createdAt', 'actor', 'action', 'after'] };
  const file = server.http
    .post('/ops/tables/audit/export')
    .set('authorization', `Bearer ${token}`)
    .send(body);
  await file.expect(may ? 200 : 403);
});

test('[238] a change by the API names its address too, and what no request did names none', async () => {
  const person = await buildPerson(server);
  await server.http
    .post('/account/delete')
    .set('authorization', `Bearer ${person.token}`)
    .send({ password: 'correct horse battery' })
    .expect(200);
  const [entry] = await entries({ search: person.id });
  expect(entry).toMatchObject({ actorId: person.id, address: '127.0.0.1' });
});

test.each([
  ['features.create', 'feature', 'name'],
  ['promoCodes.create', 'promoCode', 'code'],
  ['views.save', 'view', 'name'],
] as const)('[238] %s tells of what by its name', async (call, targetType, key) => {
  const made = (await consoleInputs[call]?.(server, omar)) as Record<string, string>;
  const answer = await server.opsMutation(call, made, omar.token).expect(200);
  const { id } = (answer.body as { result: { data: { id: string } } }).result.data;
  const [entry] = await entries({ filters: { targetType: [targetType], targetId: id } });
  expect(entry?.target?.toLowerCase()).toBe(made[key]?.toLowerCase());
});
