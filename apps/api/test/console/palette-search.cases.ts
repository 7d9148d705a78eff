import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { type FoundRows, tableLimits } from '@lyceum/contracts/ops';
import { ConsoleCalls } from '../../src/testing/console';
import { parkedJob } from '../../src/testing/parked-job';
import { untilMailIsOut } from '../../src/testing/mails';
import { ModerationScene } from '../../src/testing/moderation-scene';
import { buildPerson } from '../../src/testing/people';
import { PostCalls } from '../../src/testing/posts';
import { PromoCodeCalls } from '../../src/testing/promo-codes';
import { mention, rich, words } from '../../src/testing/rich-texts';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.start();
  admin = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});
afterAll(() => server.stop());

const find = async (calls: ConsoleCalls, search: string) =>
  new Map(
    (await calls.query<FoundRows[]>('tables.find', { search })).map(({ table, rows }) => [table, rows]),
  );

describe('what the palette finds', () => {
  test('says in which column the words stand', async () => {
    const person = await buildPerson(server, { firstName: 'Quirina' });
    const seller = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const { code } = await new PromoCodeCalls(server).create(seller, {
      notes: 'For the quirky fair in June',
    });
    const byName = (await find(admin, 'quirina')).get('users')?.[0];
    expect(byName).toMatchObject({ id: person.id, why: { field: 'Name' } });
    const byEmail = (await find(admin, person.email)).get('users')?.[0];
    expect(byEmail).toMatchObject({ id: person.id, why: { field: 'Email', text: person.email } });
    expect((await find(admin, 'quirky')).get('promo-codes')).toMatchObject([
      { label: code, why: { field: 'Notes', text: 'For the quirky fair in June' } },
    ]);
  });

  test('is cases, jobs and the audit log, too, and nothing of what a job was to do', async () => {
    const scene = new ModerationScene(server);
    const house = await scene.house('PUBLIC');
    await scene.calls.report(house.reader, house.threadId, 'Look');
    const { title } = await scene.openCase(house);
    expect((await find(admin, title)).get('moderation')).toHaveLength(1);
    const id = await parkedJob(server);
    expect((await find(admin, 'remove-objects')).get('parked-jobs')).toMatchObject([
      { id, label: 'uploads.remove-objects', why: { field: 'Job' } },
    ]);
    expect((await find(admin, 'none.webp')).get('parked-jobs')).toBeUndefined();
    await admin.mutate('views.save', { table: 'users', name: 'Found', search: '{}', searchRead: null });
    expect((await find(admin, 'view.save')).get('audit')).toMatchObject([{ label: 'view.save' }]);
  });

  test('is cases as they are shown: by the words around a mention, and not by whose it is', async () => {
    const scene = new ModerationScene(server);
    const house = await scene.house('PUBLIC');
    const posts = new PostCalls(server);
    const content = rich(words('Quagmires: '), mention(house.mod, 'typed'), words(' began it'));
    // Of somebody new it is held back, which opens a case as soon as that is worked on.
    await posts.submit(house.author, house.threadId, { content, isRich: true });
    await untilMailIsOut(server);
    expect((await find(admin, 'quagmires: @somebody began')).get('moderation')).toMatchObject([
      { why: { field: 'What it says' } },
    ]);
    expect((await find(admin, house.mod.id)).get('moderation')).toBeUndefined();
  });

  test('is there where one table cannot be searched, which is named', async () => {
    const { id } = await buildPerson(server, { firstName: 'Xanthippe' });
    await server.database.query('ALTER TABLE promo_codes RENAME TO promo_codes_away');
    try {
      const found = await find(admin, 'xanthippe');
      expect(found.get('promo-codes')).toBeNull();
      expect(found.get('users')).toMatchObject([{ id }]);
    } finally {
      await server.database.query('ALTER TABLE promo_codes_away RENAME TO promo_codes');
    }
  });

  test('[16, 48] is of tables and columns the caller may read, and a few of each', async () => {
    for (let count = 0; count < tableLimits.foundRows + 2; count += 1)
      await buildPerson(server, { firstName: 'Plenty' });
    expect((await find(admin, 'plenty')).get('users')).toHaveLength(tableLimits.foundRows);
    const seller = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_TEAM'] }));
    expect((await find(seller, 'plenty')).get('users')?.[0]).toMatchObject({ detail: 'Student' });
    // By their roles, too, people of one name are told apart.
    expect((await find(admin, 'plenty')).get('users')?.[0]?.detail).toMatch(/^Student · .+@/);
    expect([...(await find(seller, 'view.save')).keys()]).toEqual([]);
    const { email } = await buildPerson(server);
    expect((await find(seller, email)).get('users')).toBeUndefined();
    expect(await seller.refusedQuery('tables.find', { search: 'a' })).toBe(commonErrors.INVALID_INPUT.code);
  });
});
