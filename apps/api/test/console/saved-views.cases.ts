import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { type ListedView, opsErrors, type SavedView, tableLimits } from '@lyceum/contracts/ops';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
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
  server.opsMutation('views.save', { table, name, search, searchRead: null }, person.token);
const saveOver = (person: Person, name: string, search: string, searchRead: string | null) =>
  server.opsMutation('views.save', { table: 'users', name, search, searchRead }, person.token);
const rename = (person: Person, id: string, name: string, nameRead: string) =>
  server.opsMutation('views.rename', { id, name, nameRead }, person.token);
const remove = (person: Person, id: string) => server.opsMutation('views.remove', { id }, person.token);
const listOf = async (person: Person, table = 'users'): Promise<ListedView[]> =>
  dataOf(await server.opsQuery('views.list', { table }, person.token).expect(200));
const viewsOf = async (person: Person, table?: string): Promise<SavedView[]> =>
  (await listOf(person, table)).map(({ id, table: of, name, search }) => ({ id, table: of, name, search }));
const saved = async (person: Person, name: string, search = '{}', table = 'users') =>
  dataOf<SavedView>(await save(person, name, search, table).expect(200));
const share = (person: Person, id: string, isShared = true) =>
  server.opsMutation('views.share', { id, isShared }, person.token);
const begin = (person: Person, id: string | null) =>
  server.opsMutation('views.setDefault', { table: 'users', id }, person.token);

test('[16] a view is its owner’s: somebody else neither sees nor removes nor replaces it', async () => {
  const hers = dataOf<SavedView>(await save(ruth, 'Suspended', '{"isSuspended":true}').expect(200));
  expect(await viewsOf(omar)).toEqual([]);
  const answer = await remove(omar, hers.id).expect(404);
  expect(answer.body).toMatchObject({ error: { data: opsErrors.VIEW_NOT_FOUND } });
  const his = dataOf<SavedView>(await save(omar, 'Suspended', '{"other":1}').expect(200));
  expect(his.id).not.toBe(hers.id);
  expect(await viewsOf(ruth)).toEqual([hers]);
  expect(hers).toMatchObject({ table: 'users', name: 'Suspended', search: '{"isSuspended":true}' });
  expect(
    (
      await stored<StoredAudit>(server.database.manager, 'audit_entries', {
        actorId: omar.id,
        action: 'view.remove',
      })
    ).length,
  ).toBe(0);
});

/** What the audit log keeps of a view: by what it asks, and not for whom. */
const recorded = ({ search, ...view }: SavedView, name = view.name) => ({
  ...view,
  name,
  asksBy: Object.keys(JSON.parse(search) as object),
});

test('[238] saving and removing are in the audit log, with before and after, without what a view looks for', async () => {
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  const first = dataOf<SavedView>(
    await save(keeper, 'New people', '{"search":"ada@lyceum.example"}').expect(200),
  );
  const second = dataOf<SavedView>(await saveOver(keeper, 'New people', '{"a":2}', first.search).expect(200));
  expect(second.id).toBe(first.id);
  expect(await viewsOf(keeper)).toEqual([second]);
  await remove(keeper, first.id).expect(200);
  expect(await viewsOf(keeper)).toEqual([]);
  const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', { actorId: keeper.id });
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['view.save', null, recorded(first)],
    ['view.save', recorded(first), recorded(second)],
    ['view.remove', recorded(second), null],
  ]);
  expect(JSON.stringify(entries)).not.toContain('ada@');
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
  await saveOver(keeper, 'view 1', '{"b":1}', '{}').expect(200);
});

describe('a shared view', () => {
  test('[16] is seen by all who read the table, with who shares it; the others keep out of it', async () => {
    const keeper = await buildPerson(server, {
      firstName: 'Kim',
      lastName: 'Keeper',
      roles: ['SALES_ADMIN'],
    });
    const seller = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const { id } = await saved(keeper, 'Ending', '{"state":"ACTIVE"}', 'promo-codes');
    expect(await listOf(seller, 'promo-codes')).toEqual([]);
    await share(keeper, id).expect(200);
    expect(await listOf(seller, 'promo-codes')).toMatchObject([
      { id, name: 'Ending', isShared: true, owner: 'Kim Keeper', mayChange: false },
    ]);
    expect(await listOf(keeper, 'promo-codes')).toMatchObject([{ owner: null, mayChange: true }]);
    const refusals = [
      await rename(seller, id, 'Mine', 'Ending'),
      await share(seller, id, false),
      await remove(seller, id),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    const clubs = await buildPerson(server, { roles: ['STUDENT_CLUB_ADMIN'] });
    await remove(clubs, id).expect(404);
    await share(keeper, id, false).expect(200);
    expect(await listOf(seller, 'promo-codes')).toEqual([]);
  });

  test('[238] is renamed and removed by those who keep them in order, which the audit log has', async () => {
    const keeper = await buildPerson(server, { roles: ['SALES_ADMIN'] });
    const view = await saved(keeper, 'Codes', '{}', 'promo-codes');
    const { id } = view;
    await remove(ruth, id).expect(404);
    await share(keeper, id).expect(200);
    await rename(ruth, id, 'All codes', 'Codes').expect(200);
    expect(await listOf(ruth, 'promo-codes')).toMatchObject([{ name: 'All codes', mayChange: true }]);
    await remove(ruth, id).expect(200);
    const where = { targetId: id };
    const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', where);
    expect(entries.map(({ action, actorId, after }) => [action, actorId, after])).toEqual([
      ['view.save', keeper.id, recorded(view)],
      ['view.share', keeper.id, { ...recorded(view), isShared: true }],
      ['view.rename', ruth.id, recorded(view, 'All codes')],
      ['view.remove', ruth.id, null],
    ]);
  });

  test('[48] is not for those who may not know what it filters by', async () => {
    const seller = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const [byWords, byStanding, byRole] = [
      await saved(ruth, 'Her', '{"search":"ada@lyceum.example"}'),
      await saved(ruth, 'Shut out', '{"isSuspended":"yes"}'),
      await saved(ruth, 'Those who teach', '{"roles":"TEACHER","sort":"-createdAt"}'),
    ];
    for (const { id } of [byWords, byStanding, byRole]) await share(ruth, id).expect(200);
    expect((await listOf(seller)).map(({ id }) => id)).toEqual([byRole.id]);
    expect((await listOf(omar)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([byWords.id, byStanding.id, byRole.id]),
    );
  });

  test('is one of fifty, however many are shared at once', async () => {
    await server.database.query(
      `INSERT INTO saved_views (user_id, table_name, name, search, shared_at)
       SELECT $1, 'uploads', 'view ' || n, '{}', now() FROM generate_series(1, $2) n`,
      [omar.id, tableLimits.sharedViews - 1],
    );
    const views = [await saved(ruth, 'a', '{}', 'uploads'), await saved(ruth, 'b', '{}', 'uploads')];
    const answers = await Promise.all(views.map(({ id }) => share(ruth, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('a name is one view’s of its owner, also after renaming', async () => {
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  const [{ id }] = [await saved(keeper, 'One'), await saved(keeper, 'Two')];
  const answer = await rename(keeper, id, 'Two', 'One').expect(409);
  expect(answer.body).toMatchObject({ error: { data: opsErrors.VIEW_NAME_TAKEN } });
});

test('a view is changed from what was read: of two who do it at once the later one is told', async () => {
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  const { id } = await saved(keeper, 'Read');
  await share(keeper, id).expect(200);
  const names = await Promise.all([rename(keeper, id, 'One', 'Read'), rename(omar, id, 'Other', 'Read')]);
  await saved(keeper, 'Twice');
  const searches = await Promise.all(
    ['{"a":1}', '{"b":1}'].map((search) => saveOver(keeper, 'Twice', search, '{}')),
  );
  const tabs = await Promise.all(
    ['{"a":1}', '{"b":1}'].map((search) => saveOver(keeper, 'New', search, null)),
  );
  for (const answers of [names, searches, tabs]) {
    const [first, later] = answers.toSorted((one, other) => one.status - other.status);
    expect(first?.status).toBe(200);
    expect(later?.body).toMatchObject({ error: { data: opsErrors.VIEW_CHANGED } });
  }
  // What is asked for again, as its answer was lost, is what is there.
  const [there] = (await viewsOf(keeper)).filter(({ name }) => name === 'New');
  await saveOver(keeper, 'New', there?.search ?? '', null).expect(200);
});

test('somebody begins a table with one view they see, until it is theirs no more', async () => {
  const [keeper, reader] = [
    await buildPerson(server, { roles: ['ADMIN'] }),
    await buildPerson(server, { roles: ['ADMIN'] }),
  ];
  const { id } = await saved(keeper, 'Start');
  await begin(reader, id).expect(404);
  await share(keeper, id).expect(200);
  for (const person of [keeper, reader]) await begin(person, id).expect(200);
  const defaultsOf = async (person: Person) =>
    (await listOf(person)).filter(({ isDefault }) => isDefault).map((view) => view.id);
  expect([await defaultsOf(keeper), await defaultsOf(reader), await defaultsOf(omar)]).toEqual([
    [id],
    [id],
    [],
  ]);
  await share(keeper, id, false).expect(200);
  await share(keeper, id).expect(200);
  expect([await defaultsOf(keeper), await defaultsOf(reader)]).toEqual([[id], []]);
  await begin(keeper, null).expect(200);
  expect(await defaultsOf(keeper)).toEqual([]);
  const where = { actorId: keeper.id, action: 'view.setDefault' };
  const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', where);
  // Begun with no view, it is the list that is begun otherwise.
  const [none, start] = [
    { table: 'users', id: null, name: null },
    { table: 'users', id, name: 'Start' },
  ];
  expect(
    entries.map(({ targetType, targetId, before, after }) => [targetType, targetId, before, after]),
  ).toEqual([
    ['view', id, none, start],
    ['table', 'users', start, none],
  ]);
});
