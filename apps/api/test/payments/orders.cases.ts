import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { orderErrors, promoCodeErrors } from '@lyceum/contracts/payments';
import { buildProduct, buildPromoCode } from '@lyceum/payments/testing';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let sales: Person;
let buyer: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  sales = await buildPerson(server, { roles: ['SALES_TEAM'] });
  buyer = await buildPerson(server);
});

const code = (overrides: Parameters<typeof buildPromoCode>[2] = {}) =>
  buildPromoCode(server.database.manager, sales, overrides);

interface Amounts {
  listPriceMinor: number;
  discountMinor: number;
  totalMinor: number;
}

type Quote = Amounts & { code: string };
type Order = Amounts & { id: string; status: string; method: string; promoCode: string | null };

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const amounts = 'listPriceMinor discountMinor totalMinor';

async function ask<Data>(caller: Person, query: string, variables: object): Promise<Answer<Data>> {
  const { token } = caller;
  const answer = await server.graphql(query, { token, variables: variables as Record<string, unknown> });
  return answer.body as Answer<Data>;
}

const quote = (typed: string, variables: object = {}, caller = buyer) =>
  ask<{ getPromoCodeQuote: Quote }>(
    caller,
    `query ($code: String!, $product: String!, $amountMinor: Int, $currency: String!, $userId: ID!) {
      getPromoCodeQuote(code: $code, product: $product, amountMinor: $amountMinor, currency: $currency, userId: $userId) {
        code ${amounts} } }`,
    { code: typed, product: 'kia', currency: 'USD', userId: caller.id, ...variables },
  );

const order = (input: object, caller = buyer, userId = caller.id) =>
  ask<{ createOrder: Order }>(
    caller,
    `mutation ($userId: ID!, $input: CreateOrderInput!) {
      createOrder(userId: $userId, input: $input) { id status method promoCode ${amounts} } }`,
    {
      userId,
      input: { clientKey: randomUUID(), product: 'kia', currency: 'USD', method: 'CARD', ...input },
    },
  );

const cancel = (orderId: string, caller = buyer) =>
  ask<{ cancelOrder: Order }>(
    caller,
    'mutation ($userId: ID!, $orderId: ID!) { cancelOrder(userId: $userId, orderId: $orderId) { id status } }',
    { userId: caller.id, orderId },
  );

/** What a refusal says, and under which code. */
const refusal = ({ errors = [] }: Answer<unknown>) => ({
  code: errors[0]?.extensions.code,
  message: errors[0]?.message,
});

const hour = 3_600_000;

describe('a quote', () => {
  test('[225, 227] takes the percentage or the amount off the price of the list, and no use of the code', async () => {
    const percent = await code({ percentOff: 20, usageLimit: 1 });
    const twice = [await quote(percent.code), await quote(percent.code)];
    for (const { data } of twice)
      expect(data?.getPromoCodeQuote).toEqual({
        code: percent.code,
        listPriceMinor: 150_000,
        discountMinor: 30_000,
        totalMinor: 120_000,
      });
    const fixed = await code({ kind: 'FIXED', amountOffMinor: 4_999, currency: 'USD' });
    expect((await quote(fixed.code)).data?.getPromoCodeQuote.totalMinor).toBe(145_001);
  });

  test('[225] never goes below 0: a larger amount waives the price', async () => {
    const { code: typed } = await code({ kind: 'FIXED', amountOffMinor: 150_001, currency: 'USD' });
    expect((await quote(typed)).data?.getPromoCodeQuote).toMatchObject({
      discountMinor: 150_000,
      totalMinor: 0,
    });
  });

  test('[225] finds the code in any case, with spaces around it', async () => {
    const made = await code();
    const { data } = await quote(`  ${made.code.toLowerCase()} `);
    expect(data?.getPromoCodeQuote.code).toBe(made.code);
  });

  test.each<[keyof typeof promoCodeErrors, string, Parameters<typeof buildPromoCode>[2]]>([
    ['DISABLED', 'This promo code is no longer in use.', { disabledAt: new Date() }],
    [
      'NOT_STARTED',
      'This promo code can be used from May 1, 2099 at 9:00 AM GMT+8 on.',
      { startsAt: new Date('2099-05-01T01:00:00Z'), timeZone: 'Asia/Shanghai' },
    ],
    [
      'ENDED',
      'This promo code ended on May 1, 2020 at 9:00 AM GMT+8.',
      { endsAt: new Date('2020-05-01T01:00:00Z'), timeZone: 'Asia/Shanghai' },
    ],
    ['USED_UP', 'This promo code has been used up.', { usageLimit: 2, usesCnt: 2 }],
    ['WRONG_PRODUCT', 'This promo code is not for what you are buying.', { productKeys: ['virtual-summit'] }],
    ['WRONG_CURRENCY', 'This promo code is for prices in EUR.', { currency: 'EUR' }],
    [
      'BELOW_MINIMUM',
      'This promo code is for orders of $1,500.01 or more.',
      { currency: 'USD', minimumMinor: 150_001 },
    ],
  ])('[225] says in words which rule failed: %s', async (rule, message, overrides) => {
    const { code: typed } = await code(overrides);
    const { code: expected } = promoCodeErrors[rule];
    expect(refusal(await quote(typed))).toEqual({ code: expected, message });
    // An order with it is refused in the same words, and not made without the discount.
    expect(refusal(await order({ code: typed }))).toEqual({ code: expected, message });
  });

  test('[225] says so of a code there is not, and of one the caller has used', async () => {
    expect(refusal(await quote('NO-SUCH-CODE'))).toMatchObject(pick(promoCodeErrors.NOT_FOUND));
    const { code: typed } = await code();
    await order({ code: typed });
    expect(refusal(await quote(typed))).toMatchObject(pick(promoCodeErrors.USED_BY_YOU));
    const other = await buildPerson(server);
    expect((await quote(typed, {}, other)).errors).toBeUndefined();
  });

  test('[225] lets a code in that its rules just let in', async () => {
    const { code: typed } = await code({
      startsAt: new Date(Date.now() - hour),
      endsAt: new Date(Date.now() + hour),
      currency: 'USD',
      minimumMinor: 150_000,
      productKeys: ['kia'],
      usageLimit: 2,
      usesCnt: 1,
    });
    expect((await quote(typed)).errors).toBeUndefined();
  });

  test('[227] takes no price from the caller: another one than the list has is refused', async () => {
    const { code: typed } = await code();
    expect((await quote(typed, { amountMinor: 150_000 })).data?.getPromoCodeQuote.totalMinor).toBe(120_000);
    const cheap = refusal(await quote(typed, { amountMinor: 100 }));
    expect(cheap).toEqual({
      code: orderErrors.PRICE_CHANGED.code,
      message: 'The price is now $1,500.00. Please look at it again.',
    });
    expect(refusal(await order({ amountMinor: 100 })).code).toBe(orderErrors.PRICE_CHANGED.code);
    expect(refusal(await quote(typed, { currency: 'JPY' }))).toEqual({
      code: orderErrors.CURRENCY_NOT_SOLD.code,
      message: 'This is not sold in JPY.',
    });
    expect(refusal(await quote(typed, { product: 'moon' }))).toMatchObject(
      pick(orderErrors.PRODUCT_NOT_FOUND),
    );
  });

  test('[264] is asked in nobody else’s name, and by nobody who is not signed in', async () => {
    const { code: typed } = await code();
    expect(refusal(await quote(typed, { userId: sales.id })).code).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect(refusal(await order({}, buyer, sales.id)).code).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    const anonymous = await server.graphql(
      'query ($userId: ID!) { getPromoCodeQuote(code: "A", product: "kia", currency: "USD", userId: $userId) { code } }',
      { variables: { userId: buyer.id } },
    );
    expect(refusal(anonymous.body as Answer<unknown>).code).toBe(commonErrors.UNAUTHENTICATED.code);
    const { token, ...newcomer } = await buildPerson(server, {
      agreedTermsVersion: null,
      agreedTermsAt: null,
    });
    const early = await order({}, { token, ...newcomer });
    expect(refusal(early).code).toBe(authErrors.TERMS_NOT_AGREED.code);
  });
});

describe('an order', () => {
  test('[225] of nothing left to pay is WAIVED and SUCCEEDED at once; others stay PENDING', async () => {
    const all = await code({ percentOff: 100 });
    const { data } = await order({ code: all.code, method: 'PAYPAL' });
    expect(data?.createOrder).toMatchObject({ status: 'SUCCEEDED', method: 'WAIVED', totalMinor: 0 });
    const part = await code({ percentOff: 99 });
    const rest = await order({ code: part.code, method: 'PAYPAL' });
    expect(rest.data?.createOrder).toMatchObject({ status: 'PENDING', method: 'PAYPAL', totalMinor: 1_500 });
    const asked = await order({ method: 'WAIVED' });
    expect(refusal(asked).code).toBe(commonErrors.INVALID_INPUT.code);
    const paid = await cancel(data?.createOrder.id ?? '');
    expect(refusal(paid)).toMatchObject(pick(orderErrors.NOT_CANCELABLE));
  });

  test('[225] sent again is answered as before, with one use of the code; with other contents it is refused', async () => {
    const { code: typed } = await code();
    const clientKey = randomUUID();
    const first = await order({ code: typed, clientKey });
    const again = await order({ code: typed.toLowerCase(), clientKey });
    expect(again).toEqual(first);
    const changed = await order({ clientKey, product: 'virtual-summit' });
    expect(refusal(changed)).toMatchObject(pick(orderErrors.KEY_REUSED));
    // Keys are each person's own.
    const other = await order({ clientKey }, await buildPerson(server));
    expect(other.data?.createOrder.promoCode).toBeNull();
  });

  test('[225] is canceled by its buyer alone, and then the code can be used again', async () => {
    const { code: typed } = await code({ usageLimit: 1 });
    const { data } = await order({ code: typed });
    const orderId = data?.createOrder.id ?? '';
    expect(refusal(await cancel(orderId, sales))).toMatchObject(pick(orderErrors.NOT_FOUND));
    expect(refusal(await quote(typed, {}, sales))).toMatchObject(pick(promoCodeErrors.USED_UP));
    expect((await cancel(orderId)).data?.cancelOrder.status).toBe('CANCELED');
    expect((await quote(typed, {}, sales)).errors).toBeUndefined();
    const next = await order({ code: typed });
    expect(next.data?.createOrder.status).toBe('PENDING');
  });

  test('[227] keeps the price it was made at when the list changes', async () => {
    const { manager } = server.database;
    const product = await buildProduct(manager);
    const clientKey = randomUUID();
    const first = await order({ product: product.key, clientKey });
    await manager.query('UPDATE products SET price_minor = 200000 WHERE key = $1', [product.key]);
    expect(await order({ product: product.key, clientKey })).toEqual(first);
    const later = await order({ product: product.key });
    expect(later.data?.createOrder.totalMinor).toBe(200_000);
  });

  test('leaves a row of the audit log, when it is made and when it is canceled', async () => {
    const { data } = await order({});
    await cancel(data?.createOrder.id ?? '');
    const rows = await server.database.query<{ action: string; actorId: string }[]>(
      'SELECT action, actor_id AS "actorId" FROM audit_entries WHERE target_id = $1 ORDER BY id',
      [data?.createOrder.id],
    );
    expect(rows).toEqual(['order.create', 'order.cancel'].map((action) => ({ action, actorId: buyer.id })));
  });
});

const pick = ({ code: name, message }: { code: string; message: string }) => ({ code: name, message });
