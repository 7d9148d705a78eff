import { beforeAll, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import type { TablePage } from '@lyceum/contracts/ops';
import type { promoCodeUsesTable, RedemptionsOverTime } from '@lyceum/contracts/payments';
import { buildPromoCode } from '@lyceum/payments/testing';
import { strFromU8, unzipSync } from 'fflate';
import { buildPerson, type Person } from '../../src/testing/people';
import { PromoCodeCalls } from '../../src/testing/promo-codes';
import { TestServer } from '../../src/testing/test-server';

type Uses = TablePage<typeof promoCodeUsesTable>;

let server: TestServer;
let calls: PromoCodeCalls;
let sales: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PromoCodeCalls(server);
  sales = await buildPerson(server, { roles: ['SALES_TEAM'], firstName: 'Sam' });
});

describe('what became of a code', () => {
  test('[228] the usage list names buyers and orders, the latest first, page by page', async () => {
    const code = await calls.create(sales);
    const buyers = [await buildPerson(server), await buildPerson(server), await buildPerson(server)];
    for (const buyer of buyers) await calls.order(buyer, code.code);
    const first = await calls.ask<Uses>(sales, 'usage', { within: code.id, limit: 2 });
    expect(first.rows.map(({ buyerId }) => buyerId)).toEqual([buyers[2]?.id, buyers[1]?.id]);
    expect(first.rows[0]).toMatchObject({
      product: 'KIA',
      discount: { minor: 30_000, currency: 'USD' },
      total: { minor: 120_000, currency: 'USD' },
      status: 'PENDING',
      returnedAt: null,
    });
    const next = { within: code.id, limit: 2, cursor: first.nextCursor };
    const second = await calls.ask<Uses>(sales, 'usage', next);
    expect(second.rows.map(({ buyerId }) => buyerId)).toEqual([buyers[0]?.id]);
    expect(second.nextCursor).toBeNull();
  });

  test('[228] uses are searched by buyer and product, and taken out, always of one code', async () => {
    const [code, other] = [await calls.create(sales), await calls.create(sales)];
    const mina = await buildPerson(server, { firstName: 'Mina', lastName: 'Buyer' });
    const paul = await buildPerson(server, { firstName: 'Paul', lastName: 'Buyer' });
    for (const buyer of [mina, paul]) await calls.order(buyer, code.code);
    await calls.order(mina, other.code);
    const find = async (search: string) =>
      (await calls.ask<Uses>(sales, 'usage', { within: code.id, search })).rows.map(({ buyer }) => buyer);
    expect(await find('MINA')).toEqual(['Mina Buyer']);
    expect(await find('kia')).toEqual(['Paul Buyer', 'Mina Buyer']);
    expect(await find(mina.email)).toEqual([]);

    const take = (question: object, person = sales) =>
      server.http
        .post('/ops/tables/promo-code-uses/export')
        .set('authorization', `Bearer ${person.token}`)
        .send({ format: 'csv', columns: ['buyer', 'total'], ...question });
    const { text } = await take({ within: code.id, search: 'mina' }).expect(200);
    expect(text.trim().split(/\r?\n/).slice(1)).toEqual(['Mina Buyer,1200,USD']);
    await take({}).expect(400);
    await take({ within: code.id }, mina).expect(403);
    await server.opsQuery('promoCodes.usage', {}, sales.token).expect(400);
    const [entry] = await server.database.query<object[]>(
      `SELECT target_id AS table, after->>'within' AS code FROM audit_entries
       WHERE action = 'table.export' AND actor_id = $1 ORDER BY id DESC LIMIT 1`,
      [sales.id],
    );
    expect(entry).toEqual({ table: 'promo-code-uses', code: code.id });
  });

  /** A code with a use at each of these instants. */
  async function usedAt(timeZone: string, instants: readonly string[]): Promise<string> {
    const { manager } = server.database;
    const { id, code } = await buildPromoCode(manager, sales, { timeZone });
    for (const instant of instants) {
      const orderId = await calls.order(await buildPerson(server), code);
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
    const { timeZone, days } = await calls.ask<RedemptionsOverTime>(sales, 'redemptionsOverTime', span);
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
    const { days } = await calls.ask<RedemptionsOverTime>(sales, 'redemptionsOverTime', span);
    expect(days.map(({ redemptions }) => redemptions)).toEqual([1, 1, 0]);
  });

  test('[228] the last 30 days unless said otherwise, and what was given back stands apart', async () => {
    const code = await calls.create(sales);
    const [kept, canceled] = [await buildPerson(server), await buildPerson(server)];
    await calls.order(kept, code.code);
    const orderId = await calls.order(canceled, code.code);
    await server
      .graphql('mutation ($u: ID!, $o: ID!) { cancelOrder(userId: $u, orderId: $o) { id } }', {
        token: canceled.token,
        variables: { u: canceled.id, o: orderId },
      })
      .expect(200);
    const { days } = await calls.ask<RedemptionsOverTime>(sales, 'redemptionsOverTime', { id: code.id });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ redemptions: 1, returned: 1 });
    const tooLong = { id: code.id, from: '2020-01-01', to: '2026-01-01' };
    await server.opsQuery('promoCodes.redemptionsOverTime', tooLong, sales.token).expect(400);
  });
});

describe('a buyer’s own data', () => {
  test('[225] orders are in their copy; afterwards the record of the money stays, of nobody', async () => {
    const code = await calls.create(sales, { usageLimit: 2 });
    const waived = await calls.create(sales, { percentOff: 100 });
    const buyer = await buildPerson(server);
    await calls.order(buyer, code.code);
    const kept = await calls.order(buyer, waived.code);
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
    const { rows } = await calls.ask<Uses>(sales, 'usage', { within: waived.id });
    expect(rows).toMatchObject([{ buyer: null, buyerId: null, status: 'SUCCEEDED', returnedAt: null }]);
    // What was never paid gave its use back.
    expect(await calls.ask(sales, 'get', { id: code.id })).toMatchObject({ uses: 0 });
  });
});
