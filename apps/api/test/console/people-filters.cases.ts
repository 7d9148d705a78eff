import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { tableLimits } from '@lyceum/contracts/ops';
import { type promoCodesTable } from '@lyceum/contracts/payments';
import type { UserRow } from '@lyceum/contracts/auth';
import { buildPromoCode } from '@lyceum/payments/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ConsoleCalls;
let ada: Person;
let namesake: Person;
let ben: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
  const seller = (firstName: string) =>
    buildPerson(server, { firstName, lastName: 'Seller', roles: ['SALES_TEAM'] });
  [ada, namesake, ben] = [await seller('Ada'), await seller('Ada'), await seller('Ben')];
});

const codesOf = async (...owner: unknown[]) =>
  (await calls.rows<typeof promoCodesTable>('promoCodes.list', { filters: { owner } })).map(
    ({ code }) => code,
  );

describe('a filter of a column that names people', () => {
  test('finds what is theirs, and nothing of somebody of the same name', async () => {
    const { manager } = server.database;
    const [hers, , his] = [
      await buildPromoCode(manager, ada),
      await buildPromoCode(manager, namesake),
      await buildPromoCode(manager, ben),
    ];
    expect(await codesOf(ada.id)).toEqual([hers.code]);
    expect((await codesOf(ada.id, ben.id)).toSorted()).toEqual([hers.code, his.code].toSorted());
  });

  test('takes ids and nothing else', async () => {
    for (const owner of [
      'Ada',
      ['Ada'],
      [],
      Array.from({ length: tableLimits.filterPeople + 1 }, () => ada.id),
    ])
      expect(await calls.refusedQuery('promoCodes.list', { filters: { owner } })).toBe(
        commonErrors.INVALID_INPUT.code,
      );
  });

  test('[48] is told whom it names as the list of users tells it', async () => {
    const student = await buildPerson(server);
    const ids = [student.id, ada.id];
    const named = (caller: ConsoleCalls) => caller.query<UserRow[]>('users.named', { ids });
    expect(await named(calls)).toHaveLength(2);
    const seen = await named(new ConsoleCalls(server, ada));
    expect(seen.map(({ id, email }) => [id, email])).toEqual(
      expect.arrayContaining(ids.map((id) => [id, undefined])),
    );
    const local = await buildPerson(server, { roles: ['STUDENT_CLUB_ADMIN'] });
    expect(await named(new ConsoleCalls(server, local))).toEqual([]);
  });
});
