import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderErrors, type paymentCasesTable, type StaffOrder } from '@lyceum/contracts/payments';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { buildPromoCode, FakeStripe } from '@lyceum/payments/testing';
import Stripe from 'stripe';
import { CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const secret = 'whsec_of_a_test';
const fake = new FakeStripe();
let server: TestServer;
let calls: CheckoutCalls;
let student: Person;
let group: { id: string; groupTag: string };
beforeAll(async () => {
  const environment = {
    PAYMENT_SANDBOX: 'false',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: await fake.start(),
    STRIPE_METHODS: 'CARD,ALIPAY',
  };
  server = await TestServer.start({ environment });
  calls = new CheckoutCalls(server);
  student = await buildPerson(server, { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` });
  group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 18_000 });
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

/** Reports as Stripe does, over the real door. */
async function report(event: object, by = secret): Promise<number> {
  const payload = JSON.stringify(event);
  const header = new Stripe('sk_test_of_nobody').webhooks.generateTestHeaderString({ payload, secret: by });
  const { status } = await server.http
    .post('/webhooks/payments/stripe')
    .set({ 'content-type': 'application/json', 'stripe-signature': header })
    .send(payload);
  return status;
}

test('[222, 223] a seat is paid on Stripe’s page, counted once however often it is reported, and given back', async () => {
  expect((await calls.look(student, group.groupTag)).data?.getCheckout.methods).toEqual([
    'CARD',
    'ALIPAY',
    'PO',
  ]);
  const { orderId, pageUrl } = await calls.goToPay(student, group.groupTag);
  expect(pageUrl).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  const attemptId = fake.lastCall(/checkout\/sessions$/).form.get('client_reference_id') ?? '';
  const paid = { payment_intent: 'pi_1', currency: 'usd', metadata: { attemptId } };
  const session = { ...paid, id: 'cs_1', amount_total: 18_000, payment_status: 'paid' };
  const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object: session } };
  expect(await report(event, 'whsec_of_somebody_else')).toBe(orderErrors.BAD_SIGNATURE.status);
  await Promise.all(Array.from({ length: 5 }, () => report(event)));
  expect(await report({ id: 'evt_2', type: 'customer.created', data: { object: {} } })).toBe(200);
  await untilMailIsOut(server);
  const { order } = (await calls.detail(student, orderId)).data!.getOrder;
  expect(order).toMatchObject({ status: 'SUCCEEDED', totalMinor: 18_000 });

  const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
  const back = { id: orderId, amountMinor: 18_000, reason: 'They moved away.', clientKey: randomUUID() };
  await desk.mutate('orders.refund', back);
  await untilMailIsOut(server);
  const { form, key } = fake.lastCall(/refunds$/);
  expect(form.get('payment_intent')).toMatch(/^pi_cs_/);
  expect(form.get('amount')).toBe('18000');
  // Stripe tells of it, too: it is the same money.
  const charge = { ...paid, id: 'ch_1', amount_refunded: 18_000 };
  const told = { id: 'evt_3', type: 'charge.refunded', request: { idempotency_key: key } };
  await report({ ...told, data: { object: charge, previous_attributes: { amount_refunded: 0 } } });
  await untilMailIsOut(server);
  expect((await calls.detail(student, orderId)).data?.getOrder.order.refundedMinor).toBe(18_000);
  const [booked] = await server.database.query<{ sum: number }[]>(
    `SELECT COALESCE(sum(e.amount_minor), 0)::int AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE t.order_id = $1 AND e.account = 'PROVIDER'`,
    [orderId],
  );
  expect(booked?.sum).toBe(0);
});

test('[224] what Stripe does not give back is with us again, and a case until somebody sees to it', async () => {
  const other = await buildPerson(server, { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` });
  const { orderId } = await calls.goToPay(other, group.groupTag);
  const attemptId = fake.lastCall(/checkout\/sessions$/).form.get('client_reference_id') ?? '';
  const paid = { payment_intent: 'pi_2', currency: 'usd', metadata: { attemptId } };
  const session = { ...paid, id: 'cs_2', amount_total: 18_000, payment_status: 'paid' };
  await report({ id: 'evt_21', type: 'checkout.session.completed', data: { object: session } });
  await untilMailIsOut(server);
  const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
  const staffOrder = () => desk.query<StaffOrder>('orders.get', { id: orderId });
  const cases = async () =>
    (
      await desk.rows<typeof paymentCasesTable>('paymentCases.list', {
        filters: { kind: ['REFUND'], state: ['OPEN'] },
      })
    ).filter((row) => row.orderId === orderId);
  const ask = async (amountMinor: number) => {
    await desk.mutate('orders.refund', {
      id: orderId,
      amountMinor,
      reason: 'They moved.',
      clientKey: randomUUID(),
    });
    await untilMailIsOut(server);
  };
  fake.refunds = 'DISPUTED';
  await ask(18_000);
  expect((await staffOrder()).keptMinor).toBe(18_000);
  expect((await calls.detail(other, orderId)).data?.getOrder.order.refundedMinor).toBe(0);
  const [refused] = await cases();
  expect(refused).toMatchObject({ what: 'REFUND_REFUSED', amount: { minor: 18_000, currency: 'USD' } });

  // Asked for again it is on its way, until Stripe says that it did not arrive.
  fake.refunds = 'pending';
  await desk.mutate('paymentCases.workAgain', { ids: [refused?.id] });
  await untilMailIsOut(server);
  expect([await cases(), (await staffOrder()).keptMinor]).toEqual([[], 0]);
  const { form } = fake.lastCall(/refunds$/);
  const metadata = { attemptId, refundId: form.get('metadata[refundId]') };
  const failed = { id: 're_1', object: 'refund', amount: 18_000, currency: 'usd', metadata };
  await Promise.all(
    [1, 2].map((number) =>
      report({ id: `evt_failed_${String(number)}`, type: 'refund.failed', data: { object: failed } }),
    ),
  );
  await untilMailIsOut(server);
  const open = await cases();
  expect(open).toHaveLength(1);
  expect((await staffOrder()).keptMinor).toBe(18_000);
  await desk.mutate('paymentCases.close', { ids: open.map(({ id }) => id), note: 'Sent by bank.' });
  expect(await cases()).toEqual([]);
  fake.refunds = 'succeeded';
  await ask(18_000);
  expect((await calls.detail(other, orderId)).data?.getOrder.order.refundedMinor).toBe(18_000);
});

test('what another shop on the same account sells is no concern of ours', async () => {
  const session = {
    id: 'cs_theirs',
    payment_intent: 'pi_theirs',
    currency: 'usd',
    amount_total: 700,
    payment_status: 'paid',
    metadata: { attemptId: 'order 7 of the book shop' },
  };
  const event = { id: 'evt_theirs', type: 'checkout.session.completed', data: { object: session } };
  expect(await report(event)).toBe(200);
  const kept = await server.database.query<object[]>(
    `SELECT report ->> 'kind' AS kind, body FROM provider_reports WHERE event_id = 'evt_theirs'`,
  );
  expect(kept).toEqual([{ kind: 'OTHER', body: '' }]);
});

test('[225] a way to pay that nobody takes here is refused, and takes no use of a code', async () => {
  const owner = await buildPerson(server, { roles: ['SALES_TEAM'] });
  const { id, code } = await buildPromoCode(server.database.manager, owner, { usageLimit: 1 });
  const { errors } = await calls.order(student, { product: 'kia', code, method: 'WECHATPAY' });
  expect(errors?.[0]?.extensions.code).toBe(orderErrors.METHOD_NOT_OFFERED.code);
  const [row] = await server.database.query<{ uses: number }[]>(
    'SELECT uses_cnt AS uses FROM promo_codes WHERE id = $1',
    [id],
  );
  expect(row?.uses).toBe(0);
});
