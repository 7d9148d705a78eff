import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { opsErrors, type SavedView, tableLimits } from '@lyceum/contracts/ops';
import { AuditEntry } from '@lyceum/kernel';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let ruth: Person;
let omar: Person;
beforeAll(async () => {
  server = await TestServer.start();
  ruth = await buildPerson(server, { roles: ['ADMIN'] });
  omar = await buildPerson(server, { roles: ['ADMIN'] });
});
afterAll(() => server.stop());

const dataOf = <Data>(answer: { body: unknown }): Data =>
  (answer.body as { result: { data: Data } }).result.data;
const save = (person: Person, name: string, search = '{}', table = 'users') =>
  server.opsMutation('views.save', { table, name, search }, person.token);
const remove = (person: Person, id: string) => server.opsMutation('views.remove', { id }, person.token);
const viewsOf = async (person: Person, table = 'users'): Promise<SavedView[]> =>
  dataOf(await server.opsQuery('views.list', { table }, person.token).expect(200));

test('[16] a view is its owner’s: somebody else neither sees nor removes nor replaces it', async () => {
  const hers = dataOf<SavedView>(await save(ruth, 'Suspended', '{"isSuspended":true}').expect(200));
  expect(await viewsOf(omar)).toEqual([]);
  const answer = await remove(omar, hers.id).expect(404);
  expect(answer.body).toMatchObject({ error: { data: opsErrors.VIEW_NOT_FOUND } });
  const his = dataOf<SavedView>(await save(omar, 'Suspended', '{"other":1}').expect(200));
  expect(his.id).not.toBe(hers.id);
  expect(await viewsOf(ruth)).toEqual([hers]);
  expect(hers).toMatchObject({ table: 'users', name: 'Suspended', search: '{"isSuspended":true}' });
  expect(await server.database.manager.countBy(AuditEntry, { actorId: omar.id, action: 'view.remove' })).toBe(
    0,
  );
});

test('[238] saving and removing are in the audit log, with before and after', async () => {
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  const first = dataOf<SavedView>(await save(keeper, 'New people', '{"a":1}').expect(200));
  const second = dataOf<SavedView>(await save(keeper, 'New people', '{"a":2}').expect(200));
  expect(second.id).toBe(first.id);
  expect(await viewsOf(keeper)).toEqual([second]);
  await remove(keeper, first.id).expect(200);
  expect(await viewsOf(keeper)).toEqual([]);
  const entries = await server.database.manager.find(AuditEntry, {
    where: { actorId: keeper.id },
    order: { id: 'asc' },
  });
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['view.save', null, first],
    ['view.save', first, second],
    ['view.remove', second, null],
  ]);
});

test('views are kept apart by table, and listed by name', async () => {
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  for (const name of ['b', 'a', 'C']) await save(keeper, name).expect(200);
  await save(keeper, 'entries', '{}', 'audit').expect(200);
  expect((await viewsOf(keeper)).map(({ name }) => name)).toEqual(['a', 'b', 'C']);
  expect((await viewsOf(keeper, 'audit')).map(({ name }) => name)).toEqual(['entries']);
});

test('a view is of a table there is, which its owner may read', async () => {
  await save(ruth, 'x', '{}', 'passwords').expect(404);
  const seller = await buildPerson(server, { roles: ['SALES_TEAM'] });
  await save(seller, 'x', '{}', 'audit').expect(403);
  await server.opsQuery('views.list', { table: 'audit' }, seller.token).expect(403);
  await save(ruth, ' ', '{}').expect(400);
  await save(ruth, 'x', 'y'.repeat(tableLimits.savedViewLength + 1)).expect(400);
  const student = await buildPerson(server);
  const answer = await save(student, 'x').expect(403);
  expect(answer.body).toMatchObject({ error: { data: commonErrors.FORBIDDEN } });
});

test('nobody has more than 100, however many are saved at once; a name they have may be saved again', async () => {
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  await server.database.query(
    `INSERT INTO saved_views (user_id, table_name, name, search)
     SELECT $1, 'users', 'view ' || n, '{}' FROM generate_series(1, 98) n`,
    [keeper.id],
  );
  const answers = await Promise.all(['p', 'q', 'r', 's', 't'].map((name) => save(keeper, name)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  expect(await viewsOf(keeper)).toHaveLength(tableLimits.savedViews);
  await save(keeper, 'view 1', '{"b":1}').expect(200);
});
