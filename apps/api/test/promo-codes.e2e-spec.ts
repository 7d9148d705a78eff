import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type BulkResult,
  commonErrors,
  type CreatePromoCodeInput,
  holdsPermission,
  type PromoCodeBatch,
  type PromoCodeDetail,
  promoCodeErrors,
  type PromoCodeHistory,
  type PromoCodeOptions,
  type promoCodesTable,
  type PromoCodeUsagePage,
  type RedemptionsOverTime,
  roles,
  type TablePage,
} from '@lyceum/contracts';
import { buildPromoCode } from '@lyceum/payments/testing';
import { AccountEraser } from '@lyceum/auth';
import { strFromU8, unzipSync } from 'fflate';
import { buildPerson, type Person } from '../src/testing/people';
import { TestServer } from '../src/testing/test-server';

let server: TestServer;
let sales: Person;
let otherSales: Person;
let lead: Person;
beforeAll(async () => {
  server = await TestServer.start();
  sales = await buildPerson(server, { roles: ['SALES_TEAM'], firstName: 'Sam' });
  otherSales = await buildPerson(server, { roles: ['SALES_TEAM'], firstName: 'Olga' });
  lead = await buildPerson(server, { roles: ['SALES_ADMIN'], firstName: 'Lea' });
});
afterAll(() => server.stop());

const dataOf = <Data>({ body }: { body: unknown }): Data => (body as { result: { data: Data } }).result.data;
const errorOf = ({ body }: { body: unknown }) =>
  (body as { error?: { data: { code: string; message: string } } }).error?.data;
const pick = ({ code, message }: { code: string; message: string }) => ({ code, message });

async function ask<Data>(caller: Person, procedure: string, input: unknown): Promise<Data> {
  return dataOf<Data>(await server.opsQuery(`promoCodes.${procedure}`, input, caller.token).expect(200));
}

const tell = (caller: Person, procedure: string, input: unknown) =>
  server.opsMutation(`promoCodes.${procedure}`, input, caller.token);

async function told<Data>(caller: Person, procedure: string, input: unknown): Promise<Data> {
  return dataOf<Data>(await tell(caller, procedure, input).expect(200));
}

let count = 0;

/** What the form sends for a name and a percentage. */
function newCode(owner: Person, change: Partial<CreatePromoCodeInput> = {}): CreatePromoCodeInput {
  count += 1;
  return {
    ...{ code: `FAIR-${String(count)}`, name: 'Spring fair', kind: 'PERCENT', percentOff: 20 },
    ...{ amountOffMinor: null, currency: null, minimumMinor: 0, startsAt: null, endsAt: null },
    ...{ timeZone: 'Asia/Shanghai', usageLimit: null, perUserLimit: 1, products: [], ownerId: owner.id },
    notes: '',
    ...change,
  };
}

async function create(owner: Person, change: Partial<CreatePromoCodeInput> = {}): Promise<PromoCodeDetail> {
  const { id } = await told<{ id: string }>(owner, 'create', newCode(owner, change));
  return ask(owner, 'get', { id });
}

/** What an edit of a code sends, with something else in it. */
function edited(code: PromoCodeDetail, change: object = {}): object {
  const { id, revision, owner, startsAtLocal, endsAtLocal } = code;
  const { name, kind, percentOff, amountOffMinor, currency, minimumMinor, timeZone, usageLimit } = code;
  const { perUserLimit, products, notes } = code;
  return {
    ...{ id, revision, code: code.code, ownerId: owner.id, startsAt: startsAtLocal, endsAt: endsAtLocal },
    ...{ name, kind, percentOff, amountOffMinor, currency, minimumMinor, timeZone, usageLimit },
    ...{ perUserLimit, products, notes, ...change },
  };
}

async function order(buyer: Person, code: string) {
  const answer = await server.graphql(
    'mutation ($userId: ID!, $input: CreateOrderInput!) { createOrder(userId: $userId, input: $input) { id status } }',
    {
      token: buyer.token,
      variables: {
        userId: buyer.id,
        input: { clientKey: randomUUID(), product: 'kia', currency: 'USD', method: 'CARD', code },
      },
    },
  );
  return (answer.body as { data: { createOrder: { id: string } } | null }).data?.createOrder.id ?? null;
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
      ['usage', { id: randomUUID() }],
      ['history', { id: randomUUID() }],
      ['redemptionsOverTime', { id: randomUUID() }],
    ] as const) {
      const answer = await server.opsQuery(`promoCodes.${procedure}`, input, person.token);
      expect([procedure, answer.status === 403]).toEqual([procedure, !reads]);
    }
    const made = await tell(person, 'create', newCode(person));
    expect([made.status, errorOf(made)?.code]).toEqual(
      writes ? [200, undefined] : [403, commonErrors.FORBIDDEN.code],
    );
  });

  test('[17, 228] a sales person sees all codes, and changes only their own', async () => {
    const theirs = await create(otherSales);
    expect(await ask(sales, 'get', { id: theirs.id })).toMatchObject({ isEditable: false });
    expect(await ask(lead, 'get', { id: theirs.id })).toMatchObject({ isEditable: true });
    const refused = promoCodeErrors.NOT_YOURS;
    expect(errorOf(await tell(sales, 'update', edited(theirs, { name: 'Mine' })))).toMatchObject(
      pick(refused),
    );
    const results = await told<BulkResult[]>(sales, 'setDisabled', { ids: [theirs.id], isDisabled: true });
    expect(results).toEqual([{ id: theirs.id, error: pick(refused) }]);
    // Neither in somebody else's name, nor given away.
    expect(errorOf(await tell(sales, 'create', newCode(otherSales)))).toMatchObject(pick(refused));
    const mine = await create(sales);
    expect(errorOf(await tell(sales, 'update', edited(mine, { ownerId: otherSales.id })))).toMatchObject(
      pick(refused),
    );
    const { ownerId: _, code: __, ...many } = newCode(otherSales);
    const bulk = { ...many, ownerId: otherSales.id, pattern: 'THEIRS-###', count: 2 };
    expect(errorOf(await tell(sales, 'createMany', bulk))).toMatchObject(pick(refused));
    expect(await ask(sales, 'get', { id: theirs.id })).toEqual({ ...theirs, isEditable: false });
    expect(await auditOf(theirs.id)).toHaveLength(1);
    await tell(lead, 'update', edited(theirs, { name: 'By the lead', ownerId: sales.id })).expect(200);
    expect(await ask(sales, 'get', { id: theirs.id })).toMatchObject({ isEditable: true });
  });

  test('[228] owners are staff who may make codes; a sales person finds themselves alone', async () => {
    const own = await ask<PromoCodeOptions>(sales, 'options', undefined);
    expect(own.owners.map(({ id }) => id)).toEqual([sales.id]);
    expect(own.products).toContainEqual({ key: 'kia', name: 'KIA', priceMinor: 150_000, currency: 'USD' });
    const all = await ask<PromoCodeOptions>(lead, 'options', undefined);
    expect(all.owners.map(({ id }) => id)).toEqual(
      expect.arrayContaining([sales.id, otherSales.id, lead.id]),
    );
    const student = await buildPerson(server);
    expect(errorOf(await tell(lead, 'create', newCode(student)))).toMatchObject(
      pick(promoCodeErrors.OWNER_NOT_SALES),
    );
  });
});

describe('one code', () => {
  test('[228] is made with its rules, found, and changed; the audit log has what it was before and after', async () => {
    const made = await create(sales, {
      ...{ code: ' early-bird ', kind: 'FIXED', percentOff: null, amountOffMinor: 5_000, currency: 'USD' },
      ...{ minimumMinor: 10_000, products: ['kia'], usageLimit: 10, notes: 'For the flyer.' },
      ...{ startsAt: '2026-03-01T09:00', endsAt: '2099-03-08T00:00' },
    });
    expect(made).toMatchObject({
      ...{ code: 'EARLY-BIRD', state: 'ACTIVE', uses: 0, revision: 1, amountOffMinor: 5_000, batchId: null },
      // Nine in Shanghai.
      ...{ startsAt: '2026-03-01T01:00:00.000Z', startsAtLocal: '2026-03-01T09:00' },
      owner: { id: sales.id, name: 'Sam Tester' },
    });
    const found = await ask<TablePage<typeof promoCodesTable>>(sales, 'list', { search: 'early-b' });
    expect(found.rows).toMatchObject([
      { id: made.id, code: 'EARLY-BIRD', state: 'ACTIVE', amountOff: { minor: 5_000, currency: 'USD' } },
    ]);
    await tell(sales, 'update', edited(made, { name: 'Late bird', amountOffMinor: 4_000 })).expect(200);
    expect(await ask(sales, 'get', { id: made.id })).toMatchObject({
      ...{ name: 'Late bird', amountOffMinor: 4_000, startsAt: made.startsAt, revision: 2 },
    });
    const audit = await auditOf(made.id);
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['promoCode.create', sales.id],
      ['promoCode.update', sales.id],
    ]);
    expect(audit[1]?.before).toMatchObject({ name: 'Spring fair', amountOffMinor: 5_000 });
    expect(audit[1]?.after).toMatchObject({ name: 'Late bird', amountOffMinor: 4_000 });
    const history = await ask<PromoCodeHistory>(lead, 'history', { id: made.id });
    expect(history.map(({ action, actor }) => [action, actor])).toEqual([
      ['promoCode.update', 'Sam Tester'],
      ['promoCode.create', 'Sam Tester'],
    ]);
    expect(history[0]?.changes).toEqual([
      { field: 'name', before: '"Spring fair"', after: '"Late bird"' },
      { field: 'amountOffMinor', before: '5000', after: '4000' },
    ]);
  });

  test('[225] has a name of its own, whatever its case', async () => {
    const { code } = await create(sales);
    const again = await tell(otherSales, 'create', newCode(otherSales, { code: code.toLowerCase() }));
    expect(errorOf(again)).toMatchObject({
      ...{ code: promoCodeErrors.CODE_TAKEN.code, message: `There is a promo code ${code} already.` },
    });
    const other = await create(sales);
    expect(errorOf(await tell(sales, 'update', edited(other, { code })))).toMatchObject({
      code: promoCodeErrors.CODE_TAKEN.code,
    });
  });

  test('[228] is not changed by somebody who saw it as it was before', async () => {
    const seen = await create(sales);
    await tell(lead, 'update', edited(seen, { notes: 'First' })).expect(200);
    expect(errorOf(await tell(sales, 'update', edited(seen, { notes: 'Second' })))).toMatchObject(
      pick(promoCodeErrors.CHANGED_MEANWHILE),
    );
    expect(await ask(sales, 'get', { id: seen.id })).toMatchObject({ notes: 'First' });
  });

  test('[228] keeps its limit at what was used, and products to the price list', async () => {
    const code = await create(sales, { usageLimit: 5 });
    for (const _ of [1, 2]) await order(await buildPerson(server), code.code);
    const lower = await tell(sales, 'update', edited(code, { usageLimit: 1 }));
    expect(errorOf(lower)).toMatchObject({
      code: promoCodeErrors.BELOW_USES.code,
      message: 'It has been used 2 times already: the limit cannot be lower.',
    });
    await tell(sales, 'update', edited(code, { usageLimit: 2 })).expect(200);
    expect(await ask(sales, 'get', { id: code.id })).toMatchObject({ state: 'USED_UP', uses: 2 });
    const unknown = await tell(sales, 'create', newCode(sales, { products: ['moon'] }));
    expect(errorOf(unknown)).toMatchObject(pick(promoCodeErrors.UNKNOWN_PRODUCT));
  });

  test('[228] is switched off and on again, with an audit row for each change and none for none', async () => {
    const code = await create(sales);
    const set = (isDisabled: boolean) =>
      told<BulkResult[]>(sales, 'setDisabled', { ids: [code.id, randomUUID()], isDisabled });
    const [done, unknown] = await set(true);
    expect([done?.error, unknown?.error]).toEqual([null, pick(promoCodeErrors.NOT_FOUND)]);
    expect(await ask(sales, 'get', { id: code.id })).toMatchObject({ state: 'DISABLED' });
    expect(await order(await buildPerson(server), code.code)).toBeNull();
    await set(true);
    await set(false);
    expect(await ask(sales, 'get', { id: code.id })).toMatchObject({ state: 'ACTIVE' });
    expect(await order(await buildPerson(server), code.code)).not.toBeNull();
    expect((await auditOf(code.id)).map(({ action }) => action)).toEqual([
      ...['promoCode.create', 'promoCode.disable', 'promoCode.enable'],
    ]);
  });

  test('[228] is copied with its rules under another name, unused, and is the copier’s own', async () => {
    const original = await create(lead, { usageLimit: 9, endsAt: '2099-01-01T00:00', products: ['kia'] });
    await order(await buildPerson(server), original.code);
    const { id } = await told<{ id: string }>(sales, 'duplicate', { id: original.id });
    const copy = await ask<PromoCodeDetail>(sales, 'get', { id });
    expect(copy.code).toMatch(/^SPRING-FAIR-20-\w{3}$/);
    const { usageLimit, endsAt, products, percentOff } = original;
    expect(copy).toMatchObject({ usageLimit, endsAt, products, percentOff, uses: 0, isEditable: true });
    expect(copy.owner.id).toBe(sales.id);
    expect(await auditOf(id)).toMatchObject([
      { action: 'promoCode.duplicate', before: { copyOf: original.code } },
    ]);
  });
});

describe('many codes at once', () => {
  const many = (pattern: string, number: number) => {
    const { code: _, ...rules } = newCode(sales);
    return { ...rules, pattern, count: number };
  };

  test('[228] are made of a pattern, each different, with the same rules and an audit row each', async () => {
    const { batchId, codes } = await told<PromoCodeBatch>(sales, 'createMany', many('bulk-??##', 1_000));
    expect(new Set(codes).size).toBe(1_000);
    for (const code of codes) expect(code).toMatch(/^BULK-[^01258OILZSBUV]{2}\d{2}$/);
    const stored = await server.database.query<{ number: number; rules: number; audited: number }[]>(
      `SELECT count(*)::int AS number, count(DISTINCT (percent_off, owner_id, per_user_limit))::int AS rules,
              (SELECT count(*)::int FROM audit_entries WHERE after->>'batchId' = $1) AS audited
       FROM promo_codes WHERE batch_id::text = $1`,
      [batchId],
    );
    expect(stored).toEqual([{ number: 1_000, rules: 1, audited: 1_000 }]);
    const page = await ask<TablePage<typeof promoCodesTable>>(sales, 'list', { filters: { batch: batchId } });
    expect(page.rows.length).toBeGreaterThan(0);
    for (const { batch } of page.rows) expect(batch).toBe(batchId);
  });

  test('[228] find the codes that are still free, and are made all or not at all', async () => {
    const taken = await told<PromoCodeBatch>(sales, 'createMany', many('FEW-#', 7));
    const refused = await tell(sales, 'createMany', many('FEW-#', 4));
    expect(errorOf(refused)).toMatchObject(pick(promoCodeErrors.PATTERN_EXHAUSTED));
    const rest = await told<PromoCodeBatch>(sales, 'createMany', many('FEW-#', 3));
    const all = [...taken.codes, ...rest.codes].sort();
    expect(all).toEqual(Array.from({ length: 10 }, (_, digit) => `FEW-${String(digit)}`));
  });

  test('[228] are no more than 1,000, and no more than the pattern has', async () => {
    for (const input of [many('M-????', 1_001), many('M-#', 11), many('M', 1)]) {
      const answer = await tell(sales, 'createMany', input);
      expect(errorOf(answer)?.code).toBe(commonErrors.INVALID_INPUT.code);
    }
  });
});

describe('what became of a code', () => {
  test('[228] the usage list names buyers and orders, the latest first, page by page', async () => {
    const code = await create(sales);
    const buyers = [await buildPerson(server), await buildPerson(server), await buildPerson(server)];
    for (const buyer of buyers) await order(buyer, code.code);
    const first = await ask<PromoCodeUsagePage>(sales, 'usage', { id: code.id, limit: 2 });
    expect(first.rows.map(({ buyer }) => buyer?.id)).toEqual([buyers[2]?.id, buyers[1]?.id]);
    expect(first.rows[0]).toMatchObject({
      ...{ product: 'KIA', listPriceMinor: 150_000, discountMinor: 30_000, totalMinor: 120_000 },
      ...{ currency: 'USD', status: 'PENDING', returnedAt: null },
    });
    const { id } = code;
    const next = { id, limit: 2, cursor: first.nextCursor };
    const second = await ask<PromoCodeUsagePage>(sales, 'usage', next);
    expect(second.rows.map(({ buyer }) => buyer?.id)).toEqual([buyers[0]?.id]);
    expect(second.nextCursor).toBeNull();
  });

  /** A code with a use at each of these instants. */
  async function usedAt(timeZone: string, instants: readonly string[]): Promise<string> {
    const { manager } = server.database;
    const { id, code } = await buildPromoCode(manager, sales, { timeZone });
    for (const instant of instants) {
      const orderId = await order(await buildPerson(server), code);
      await manager.query('UPDATE promo_code_redemptions SET redeemed_at = $2 WHERE order_id = $1', [
        orderId,
        instant,
      ]);
    }
    return id;
  }

  test('[228] uses are counted by the days of the code’s zone, with a zero for each day without', async () => {
    // In Shanghai it is already the next day at 16:00 UTC.
    const instants = ['2026-03-01T15:59:59Z', '2026-03-01T16:00:00Z', '2026-03-03T10:00:00Z'];
    const id = await usedAt('Asia/Shanghai', instants);
    const span = { id, from: '2026-02-28', to: '2026-03-04' };
    const { timeZone, days } = await ask<RedemptionsOverTime>(sales, 'redemptionsOverTime', span);
    expect(timeZone).toBe('Asia/Shanghai');
    expect(days.map(({ day, redemptions }) => [day, redemptions])).toEqual([
      ['2026-02-28', 0],
      ['2026-03-01', 1],
      ['2026-03-02', 1],
      ['2026-03-03', 1],
      ['2026-03-04', 0],
    ]);
    expect(days[1]?.discounts).toEqual([{ minor: 30_000, currency: 'USD' }]);
    expect(days[0]?.discounts).toEqual([]);
  });

  test('[228] days of 23 and 25 hours are days like others', async () => {
    // New York moved its clocks on 8 March 2026, from 5 to 4 hours behind UTC.
    const id = await usedAt('America/New_York', ['2026-03-08T04:59:59Z', '2026-03-09T03:59:59Z']);
    const span = { id, from: '2026-03-07', to: '2026-03-09' };
    const { days } = await ask<RedemptionsOverTime>(sales, 'redemptionsOverTime', span);
    expect(days.map(({ redemptions }) => redemptions)).toEqual([1, 1, 0]);
  });

  test('[228] the last 30 days unless said otherwise, and what was given back stands apart', async () => {
    const code = await create(sales);
    const [kept, canceled] = [await buildPerson(server), await buildPerson(server)];
    await order(kept, code.code);
    const orderId = await order(canceled, code.code);
    await server
      .graphql('mutation ($u: ID!, $o: ID!) { cancelOrder(userId: $u, orderId: $o) { id } }', {
        token: canceled.token,
        variables: { u: canceled.id, o: orderId },
      })
      .expect(200);
    const { days } = await ask<RedemptionsOverTime>(sales, 'redemptionsOverTime', { id: code.id });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ redemptions: 1, returned: 1 });
    const tooLong = { id: code.id, from: '2020-01-01', to: '2026-01-01' };
    await server.opsQuery('promoCodes.redemptionsOverTime', tooLong, sales.token).expect(400);
  });
});

describe('a buyer’s own data', () => {
  test('[225] orders are in their copy; afterwards the record of the money stays, of nobody', async () => {
    const code = await create(sales, { usageLimit: 2 });
    const waived = await create(sales, { percentOff: 100 });
    const buyer = await buildPerson(server);
    await order(buyer, code.code);
    const kept = await order(buyer, waived.code);
    const copy = await server.http
      .get('/account/export')
      .set('authorization', `Bearer ${buyer.token}`)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const file = unzipSync(copy.body as Uint8Array)['payments.json'] ?? new Uint8Array();
    expect(JSON.parse(strFromU8(file))).toMatchObject({
      orders: [
        { product: 'KIA', totalMinor: 120_000, promoCode: code.code, status: 'PENDING' },
        { product: 'KIA', totalMinor: 0, promoCode: waived.code, method: 'WAIVED' },
      ],
    });

    const { database } = server;
    await database.query(`UPDATE users SET deletes_at = now() - interval '1 minute' WHERE id = $1`, [
      buyer.id,
    ]);
    await server.app.get(AccountEraser).eraseDue();
    const orders = await database.query<object[]>(
      `SELECT id, status, total_minor AS "totalMinor" FROM orders WHERE buyer_id = $1`,
      [buyer.id],
    );
    expect(orders).toEqual([]);
    const [record] = await database.query<object[]>(
      `SELECT buyer_id AS "buyerId", status, list_price_minor AS "listPriceMinor" FROM orders WHERE id = $1`,
      [kept],
    );
    expect(record).toEqual({ buyerId: null, status: 'SUCCEEDED', listPriceMinor: 150_000 });
    const { rows } = await ask<PromoCodeUsagePage>(sales, 'usage', { id: waived.id });
    expect(rows).toMatchObject([{ buyer: null, status: 'SUCCEEDED', returnedAt: null }]);
    // What was never paid gave its use back.
    expect(await ask(sales, 'get', { id: code.id })).toMatchObject({ uses: 0 });
  });
});
