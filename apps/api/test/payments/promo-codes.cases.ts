import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { roles } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type AsLeft,
  type auditTable,
  type BulkResult,
  opsErrors,
  type TablePage,
} from '@lyceum/contracts/ops';
import {
  type PromoCodeBatch,
  type PromoCodeDetail,
  promoCodeErrors,
  type PromoCodeOptions,
  type promoCodesTable,
} from '@lyceum/contracts/payments';
import { holdsPermission } from '@lyceum/contracts/permissions';
import { buildPerson, type Person } from '../../src/testing/people';
import { newCode, PromoCodeCalls } from '../../src/testing/promo-codes';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: PromoCodeCalls;
let sales: Person;
let otherSales: Person;
let lead: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PromoCodeCalls(server);
  sales = await buildPerson(server, { roles: ['SALES_TEAM'], firstName: 'Sam' });
  otherSales = await buildPerson(server, { roles: ['SALES_TEAM'], firstName: 'Olga' });
  lead = await buildPerson(server, { roles: ['SALES_ADMIN'], firstName: 'Lea' });
});

const errorOf = ({ body }: { body: unknown }) =>
  (body as { error?: { data: { code: string; message: string; issues?: { path: string }[] } } }).error?.data;
const pick = ({ code, message }: { code: string; message: string }) => ({ code, message });

/** What an edit of a code sends, with something else in it. */
function edited(code: PromoCodeDetail, change: object = {}): object {
  const { id, revision, owner, startsAtLocal, endsAtLocal } = code;
  const { name, kind, percentOff, amountOffMinor, currency, minimumMinor, timeZone, usageLimit } = code;
  const { perUserLimit, products, notes } = code;
  return {
    id,
    revision,
    code: code.code,
    ownerId: owner.id,
    startsAt: startsAtLocal,
    endsAt: endsAtLocal,
    name,
    kind,
    percentOff,
    amountOffMinor,
    currency,
    minimumMinor,
    timeZone,
    usageLimit,
    perUserLimit,
    products,
    notes,
    ...change,
  };
}

const auditOf = (targetId: string) =>
  server.database.query<{ action: string; actorId: string; before: object | null; after: object }[]>(
    `SELECT action, actor_id AS "actorId", before, after FROM audit_entries
     WHERE target_type = 'promoCode' AND target_id = $1 ORDER BY id`,
    [targetId],
  );

describe('who may', () => {
  test.each(roles)('[17] %s reads and writes promo codes exactly with its right', async (role) => {
    const person = await buildPerson(server, { roles: [role] });
    const [reads, writes] = [
      holdsPermission([role], 'promoCode.read'),
      holdsPermission([role], 'promoCode.write'),
    ];
    for (const [procedure, input] of [
      ['list', {}],
      ['options', undefined],
      ['get', { id: randomUUID() }],
      ['usage', { within: randomUUID() }],
      ['history', { id: randomUUID() }],
      ['redemptionsOverTime', { id: randomUUID() }],
    ] as const) {
      const answer = await server.opsQuery(`promoCodes.${procedure}`, input, person.token);
      expect([procedure, answer.status === 403]).toEqual([procedure, !reads]);
    }
    const made = await calls.mutate(person, 'create', newCode(person));
    expect([made.status, errorOf(made)?.code]).toEqual(
      writes ? [200, undefined] : [403, commonErrors.FORBIDDEN.code],
    );
  });

  test('[17, 228] a sales person sees all codes, and changes only their own', async () => {
    const theirs = await calls.create(otherSales);
    expect(await calls.ask(sales, 'get', { id: theirs.id })).toMatchObject({ isEditable: false });
    expect(await calls.ask(lead, 'get', { id: theirs.id })).toMatchObject({ isEditable: true });
    const refused = promoCodeErrors.NOT_YOURS;
    expect(errorOf(await calls.mutate(sales, 'update', edited(theirs, { name: 'Mine' })))).toMatchObject(
      pick(refused),
    );
    const results = await calls.mutated<BulkResult[]>(sales, 'setDisabled', {
      ids: [theirs.id],
      isDisabled: true,
    });
    expect(results).toEqual([{ id: theirs.id, error: pick(refused) }]);
    // Neither in somebody else's name, nor given away.
    expect(errorOf(await calls.mutate(sales, 'create', newCode(otherSales)))).toMatchObject(pick(refused));
    const mine = await calls.create(sales);
    expect(
      errorOf(await calls.mutate(sales, 'update', edited(mine, { ownerId: otherSales.id }))),
    ).toMatchObject(pick(refused));
    const { ownerId: _, code: __, ...many } = newCode(otherSales);
    const bulk = { ...many, ownerId: otherSales.id, pattern: 'THEIRS-###', count: 2 };
    expect(errorOf(await calls.mutate(sales, 'createMany', bulk))).toMatchObject(pick(refused));
    expect(await calls.ask(sales, 'get', { id: theirs.id })).toEqual({ ...theirs, isEditable: false });
    expect(await auditOf(theirs.id)).toHaveLength(1);
    await calls
      .mutate(lead, 'update', edited(theirs, { name: 'By the lead', ownerId: sales.id }))
      .expect(200);
    expect(await calls.ask(sales, 'get', { id: theirs.id })).toMatchObject({ isEditable: true });
  });

  test('[228] owners are staff who may make codes; a sales person finds themselves alone', async () => {
    const own = await calls.ask<PromoCodeOptions>(sales, 'options', undefined);
    expect(own.owners.map(({ id }) => id)).toEqual([sales.id]);
    expect(own.products).toContainEqual({ key: 'kia', name: 'KIA', priceMinor: 150_000, currency: 'USD' });
    const all = await calls.ask<PromoCodeOptions>(lead, 'options', undefined);
    expect(all.owners.map(({ id }) => id)).toEqual(
      expect.arrayContaining([sales.id, otherSales.id, lead.id]),
    );
    const student = await buildPerson(server);
    expect(errorOf(await calls.mutate(lead, 'create', newCode(student)))).toMatchObject(
      pick(promoCodeErrors.OWNER_NOT_SALES),
    );
  });
});

describe('one code', () => {
  test('[228] is made with its rules, found, and changed; the audit log has what it was before and after', async () => {
    const made = await calls.create(sales, {
      code: ' early-bird ',
      kind: 'FIXED',
      percentOff: null,
      amountOffMinor: 5_000,
      currency: 'USD',
      minimumMinor: 10_000,
      products: ['kia'],
      usageLimit: 10,
      notes: 'For the flyer.',
      startsAt: '2026-03-01T09:00',
      endsAt: '2099-03-08T00:00',
    });
    expect(made).toMatchObject({
      code: 'EARLY-BIRD',
      state: 'ACTIVE',
      uses: 0,
      revision: 1,
      amountOffMinor: 5_000,
      batchId: null,
      // Nine in Shanghai.
      startsAt: '2026-03-01T01:00:00.000Z',
      startsAtLocal: '2026-03-01T09:00',
      owner: { id: sales.id, name: 'Sam Tester' },
    });
    const found = await calls.ask<TablePage<typeof promoCodesTable>>(sales, 'list', { search: 'early-b' });
    expect(found.rows).toMatchObject([
      { id: made.id, code: 'EARLY-BIRD', state: 'ACTIVE', amountOff: { minor: 5_000, currency: 'USD' } },
    ]);
    await calls
      .mutate(sales, 'update', edited(made, { name: 'Late bird', amountOffMinor: 4_000 }))
      .expect(200);
    expect(await calls.ask(sales, 'get', { id: made.id })).toMatchObject({
      name: 'Late bird',
      amountOffMinor: 4_000,
      startsAt: made.startsAt,
      revision: 2,
    });
    const audit = await auditOf(made.id);
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['promoCode.create', sales.id],
      ['promoCode.update', sales.id],
    ]);
    expect(audit[1]?.before).toMatchObject({ name: 'Spring fair', amountOffMinor: 5_000 });
    expect(audit[1]?.after).toMatchObject({ name: 'Late bird', amountOffMinor: 4_000 });
    const history = await calls.ask<TablePage<typeof auditTable>>(lead, 'history', { id: made.id });
    expect(history.rows).toMatchObject([
      { action: 'promoCode.update', actor: 'Sam Tester', after: expect.stringContaining('Late bird') },
      { action: 'promoCode.create', actor: 'Sam Tester', before: null },
    ]);
  });

  test('[225] has a name of its own, whatever its case', async () => {
    const { code } = await calls.create(sales);
    const again = await calls.mutate(otherSales, 'create', newCode(otherSales, { code: code.toLowerCase() }));
    expect(errorOf(again)).toMatchObject({
      code: promoCodeErrors.CODE_TAKEN.code,
      message: `There is a promo code ${code} already.`,
      issues: [{ path: 'code', message: `There is a promo code ${code} already.` }],
    });
    const other = await calls.create(sales);
    expect(errorOf(await calls.mutate(sales, 'update', edited(other, { code })))).toMatchObject({
      code: promoCodeErrors.CODE_TAKEN.code,
      issues: [{ path: 'code' }],
    });
  });

  test('[228] is not changed by somebody who saw it as it was before', async () => {
    const seen = await calls.create(sales);
    await calls.mutate(lead, 'update', edited(seen, { notes: 'First' })).expect(200);
    expect(errorOf(await calls.mutate(sales, 'update', edited(seen, { notes: 'Second' })))).toMatchObject(
      pick(promoCodeErrors.CHANGED_MEANWHILE),
    );
    expect(await calls.ask(sales, 'get', { id: seen.id })).toMatchObject({ notes: 'First' });
  });

  test('[228] keeps its limit at what was used, and products to the price list', async () => {
    const code = await calls.create(sales, { usageLimit: 5 });
    for (const _ of [1, 2]) await calls.order(await buildPerson(server), code.code);
    const lower = await calls.mutate(sales, 'update', edited(code, { usageLimit: 1 }));
    expect(errorOf(lower)).toMatchObject({
      code: promoCodeErrors.BELOW_USES.code,
      message: 'It has been used 2 times already: the limit cannot be lower.',
      issues: [{ path: 'usageLimit' }],
    });
    await calls.mutate(sales, 'update', edited(code, { usageLimit: 2 })).expect(200);
    expect(await calls.ask(sales, 'get', { id: code.id })).toMatchObject({ state: 'USED_UP', uses: 2 });
    const unknown = await calls.mutate(sales, 'create', newCode(sales, { products: ['moon'] }));
    expect(errorOf(unknown)).toMatchObject(pick(promoCodeErrors.UNKNOWN_PRODUCT));
  });

  test('[228] is switched off and on again, with an audit row for each change and none for none', async () => {
    const code = await calls.create(sales);
    const set = (isDisabled: boolean) =>
      calls.mutated<BulkResult[]>(sales, 'setDisabled', { ids: [code.id, randomUUID()], isDisabled });
    const [done, unknown] = await set(true);
    expect([done?.error, unknown?.error]).toEqual([null, pick(promoCodeErrors.NOT_FOUND)]);
    expect(await calls.ask(sales, 'get', { id: code.id })).toMatchObject({ state: 'DISABLED' });
    expect(await calls.order(await buildPerson(server), code.code)).toBeNull();
    await set(true);
    await set(false);
    expect(await calls.ask(sales, 'get', { id: code.id })).toMatchObject({ state: 'ACTIVE' });
    expect(await calls.order(await buildPerson(server), code.code)).not.toBeNull();
    expect((await auditOf(code.id)).map(({ action }) => action)).toEqual([
      ...['promoCode.create', 'promoCode.disable', 'promoCode.enable'],
    ]);
  });

  test('[228] is put back only where it is still as it was left: what somebody changed since stays', async () => {
    const [kept, changed] = [await calls.create(sales), await calls.create(sales)];
    const ids = [kept.id, changed.id];
    const set = (isDisabled: boolean, asLeft?: AsLeft) =>
      calls.mutated<BulkResult[]>(sales, 'setDisabled', { ids, isDisabled, asLeft });
    const asLeft = Object.fromEntries((await set(true)).map(({ id, revision = '' }) => [id, revision]));
    const seen = await calls.ask<PromoCodeDetail>(lead, 'get', { id: changed.id });
    await calls.mutate(lead, 'update', edited(seen, { notes: 'Stays off' })).expect(200);
    const [back, since] = await set(false, asLeft);
    expect([back?.error, since?.error]).toEqual([null, pick(opsErrors.CHANGED_SINCE)]);
    const stateOf = async (id: string) => (await calls.ask<PromoCodeDetail>(sales, 'get', { id })).state;
    expect([await stateOf(kept.id), await stateOf(changed.id)]).toEqual(['ACTIVE', 'DISABLED']);
  });

  test('[228] of somebody else tells all its rules, so that they can be made again as one’s own', async () => {
    const original = await calls.create(lead, {
      usageLimit: 9,
      endsAt: '2099-01-01T00:00',
      products: ['kia'],
    });
    await calls.order(await buildPerson(server), original.code);
    const seen = await calls.ask<PromoCodeDetail>(sales, 'get', { id: original.id });
    const rules = edited(seen, { code: `${seen.code}-2`, ownerId: sales.id });
    const { id } = await calls.mutated<{ id: string }>(sales, 'create', rules);
    const copy = await calls.ask<PromoCodeDetail>(sales, 'get', { id });
    const { usageLimit, endsAt, products, percentOff } = original;
    expect(copy).toMatchObject({ usageLimit, endsAt, products, percentOff, uses: 0, isEditable: true });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['promoCode.create']);
  });
});

describe('many codes at once', () => {
  const many = (pattern: string, number: number) => {
    const { code: _, ...rules } = newCode(sales);
    return { ...rules, pattern, count: number };
  };

  test('[228] are made of a pattern, each different, with the same rules and an audit row each', async () => {
    const { batchId, codes } = await calls.mutated<PromoCodeBatch>(
      sales,
      'createMany',
      many('bulk-??##', 1_000),
    );
    expect(new Set(codes).size).toBe(1_000);
    for (const code of codes) expect(code).toMatch(/^BULK-[^01258OILZSBUV]{2}\d{2}$/);
    const stored = await server.database.query<{ number: number; rules: number; audited: number }[]>(
      `SELECT count(*)::int AS number, count(DISTINCT (percent_off, owner_id, per_user_limit))::int AS rules,
              (SELECT count(*)::int FROM audit_entries WHERE after->>'batchId' = $1) AS audited
       FROM promo_codes WHERE batch_id::text = $1`,
      [batchId],
    );
    expect(stored).toEqual([{ number: 1_000, rules: 1, audited: 1_000 }]);
    const page = await calls.ask<TablePage<typeof promoCodesTable>>(sales, 'list', {
      filters: { batch: batchId },
    });
    expect(page.rows.length).toBeGreaterThan(0);
    for (const { batch } of page.rows) expect(batch).toBe(batchId);
  });

  test('[228] find the codes that are still free, and are made all or not at all', async () => {
    const taken = await calls.mutated<PromoCodeBatch>(sales, 'createMany', many('FEW-#', 7));
    const refused = await calls.mutate(sales, 'createMany', many('FEW-#', 4));
    expect(errorOf(refused)).toMatchObject(pick(promoCodeErrors.PATTERN_EXHAUSTED));
    const rest = await calls.mutated<PromoCodeBatch>(sales, 'createMany', many('FEW-#', 3));
    const all = [...taken.codes, ...rest.codes].sort();
    expect(all).toEqual(Array.from({ length: 10 }, (_, digit) => `FEW-${String(digit)}`));
  });

  test('[228] are no more than 1,000, and no more than the pattern has', async () => {
    for (const input of [many('M-????', 1_001), many('M-#', 11), many('M', 1)]) {
      const answer = await calls.mutate(sales, 'createMany', input);
      expect(errorOf(answer)?.code).toBe(commonErrors.INVALID_INPUT.code);
    }
  });
});
