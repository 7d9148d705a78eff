import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  type FinanceChart,
  type financeTable,
  orderErrors,
  paymentCaseErrors,
  type paymentCasesTable,
} from '@lyceum/contracts/payments';
import { Scheduler } from '@lyceum/kernel';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { FakePaypal } from '@lyceum/payments/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const fake = new FakePaypal();
let server: TestServer;
let calls: CheckoutCalls;
let student: Person;
beforeAll(async () => {
  const environment = {
    PAYMENT_SANDBOX: 'false',
    PAYPAL_CLIENT_ID: 'client-of-a-test',
    PAYPAL_SECRET: 'secret-of-a-test',
    PAYPAL_WEBHOOK_ID: fake.webhookId,
    PAYPAL_API_URL: await fake.start(),
  };
  server = await TestServer.start({ environment });
  calls = new CheckoutCalls(server);
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

/** Reports as PayPal does, over the real door. */
async function report(event: object, byOther = false): Promise<number> {
  const { body, headers } = fake.signed(event, { byOther });
  const { status } = await server.http
    .post('/webhooks/payments/paypal')
    .set({ 'content-type': 'application/json', ...headers })
    .send(body.toString());
  return status;
}

/** Somebody new goes to pay the only seat of a class. @returns our attempt and PayPal's order */
async function goToPay(): Promise<{ orderId: string; attemptId: string; ref: string; groupTag: string }> {
  student = await buildPerson(server, { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` });
  const group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 18_000 });
  const { orderId, pageUrl } = await calls.goToPay(student, group.groupTag, {}, 'PAYPAL');
  const attemptId = fake.calls.findLast(({ path }) => path === '/v2/checkout/orders')?.key ?? '';
  return {
    orderId,
    attemptId,
    ref: new URL(pageUrl).searchParams.get('token') ?? '',
    groupTag: group.groupTag,
  };
}

const agreed = (ref: string, attemptId: string) => ({
  id: `evt-${ref}`,
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource: { id: ref, purchase_units: [{ custom_id: attemptId }] },
});

const paid = (id: string, attemptId: string) => ({
  id,
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: {
    id: 'CA-1',
    custom_id: attemptId,
    amount: { value: '180.00', currency_code: 'USD' },
    seller_receivable_breakdown: { paypal_fee: { value: '6.50', currency_code: 'USD' } },
  },
});

const orderOf = async (orderId: string) => {
  await untilMailIsOut(server);
  return (await calls.detail(student, orderId)).data!.getOrder.order;
};

test('[222, 223] a seat that its buyer agreed to on PayPal’s page is taken once, paid with its fee, and given back', async () => {
  const { orderId, attemptId, ref } = await goToPay();
  expect(await report(agreed(ref, attemptId), true)).toBe(orderErrors.BAD_SIGNATURE.status);
  await Promise.all(Array.from({ length: 5 }, () => report(agreed(ref, attemptId))));
  expect((await orderOf(orderId)).status).toBe('PENDING');
  const captures = fake.calls.filter(({ path }) => path === `/v2/checkout/orders/${ref}/capture`);
  expect(captures.map(({ key }) => key)).toEqual([`capture-${attemptId}`]);
  await Promise.all(Array.from({ length: 5 }, () => report(paid('evt-paid', attemptId))));
  expect(await orderOf(orderId)).toMatchObject({ status: 'SUCCEEDED', totalMinor: 18_000 });
  const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
  const back = { id: orderId, amountMinor: 18_000, reason: 'They moved away.', clientKey: randomUUID() };
  await desk.mutate('orders.refund', back);
  expect((await orderOf(orderId)).refundedMinor).toBe(18_000);
  const refund = fake.lastCall(/refund$/);
  expect(refund.path).toBe(`/v2/payments/captures/CA-${ref}/refund`);
  const told = {
    id: 'evt-back',
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: { id: 'RE-1', ...refund.body },
  };
  expect(await report(told)).toBe(200);
  expect((await orderOf(orderId)).refundedMinor).toBe(18_000);
  const booked = await server.database.query<{ account: string; sum: number }[]>(
    `SELECT e.account, sum(e.amount_minor)::int AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE t.order_id = $1 GROUP BY e.account ORDER BY e.account`,
    [orderId],
  );
  // The fee is not given back.
  expect(Object.fromEntries(booked.map(({ account, sum }) => [account, sum]))).toEqual({
    FEE: 650,
    PROVIDER: -650,
    REFUND: 18_000,
    REVENUE: -18_000,
  });
});

test('[222] what PayPal refuses to take is declined, and can be tried again; what was canceled is not taken', async () => {
  const { orderId, attemptId, ref } = await goToPay();
  fake.refusal = 'INSTRUMENT_DECLINED';
  await report(agreed(ref, attemptId));
  expect((await orderOf(orderId)).status).toBe('FAILED');
  fake.refusal = null;
  const canceled = await goToPay();
  await calls.cancel(student, canceled.orderId);
  await report(agreed(canceled.ref, canceled.attemptId));
  expect((await orderOf(canceled.orderId)).status).toBe('CANCELED');
  expect(fake.calls.filter(({ path }) => path.endsWith(`${canceled.ref}/capture`))).toEqual([]);
});

test('[223] a dispute stops refunds from here, and lost takes the seat back', async () => {
  const { orderId, attemptId, groupTag } = await goToPay();
  await report(paid('evt-paid-disputed', attemptId));
  fake.attempts.set('CA-1', attemptId);
  const resource = {
    dispute_id: 'PP-D-1',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    disputed_transactions: [{ seller_transaction_id: 'CA-1' }],
    dispute_amount: { value: '180.00', currency_code: 'USD' },
    seller_response_due_date: '2030-01-01T00:00:00.000Z',
  };
  await report({ id: 'evt-disputed', event_type: 'CUSTOMER.DISPUTE.CREATED', resource });
  expect((await orderOf(orderId)).status).toBe('SUCCEEDED');
  const other = await buildPerson(server, { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` });
  const refusal = async () => (await calls.look(other, groupTag)).data?.getCheckout.refusal;
  expect(await refusal()).not.toBeNull();
  const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
  const back = { id: orderId, amountMinor: 100, reason: 'A part.', clientKey: randomUUID() };
  expect(await desk.refused('orders.refund', back)).toBe(orderErrors.DISPUTED.code);
  const decided = { ...resource, dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } };
  await report({ id: 'evt-decided', event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: decided });
  expect((await orderOf(orderId)).refundedMinor).toBe(18_000);
  expect(await refusal()).toBeNull();
});

test('[223] a payment that nobody began is a case: worked on again it stays one, closed it says why; a dispute its provider decides', async () => {
  const { orderId, attemptId } = await goToPay();
  await report(paid('evt-paid-closed', attemptId));
  fake.attempts.set('CA-1', attemptId);
  const resource = {
    dispute_id: 'PP-D-2',
    disputed_transactions: [{ seller_transaction_id: 'CA-1' }],
    dispute_amount: { value: '180.00', currency_code: 'USD' },
  };
  await report({ id: 'evt-disputed-2', event_type: 'CUSTOMER.DISPUTE.CREATED', resource });
  await report(paid('evt-of-nobody', randomUUID()));
  await untilMailIsOut(server);
  const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
  const open = () =>
    desk.rows<typeof paymentCasesTable>('paymentCases.list', {
      filters: { state: ['OPEN'] },
    });
  // Jobs make them, in whatever order.
  const unknown = (await open()).find(({ kind }) => kind === 'REPORT');
  const disputed = (await open()).find(({ kind }) => kind === 'DISPUTE');
  expect(unknown).toMatchObject({
    kind: 'REPORT',
    what: 'UNKNOWN_PAYMENT',
    ref: 'evt-of-nobody',
    orderId: null,
  });
  expect(disputed).toMatchObject({
    kind: 'DISPUTE',
    ref: 'PP-D-2',
    orderId,
    amount: { minor: 18_000, currency: 'USD' },
  });
  const ids = [unknown!.id, disputed!.id];
  const results = await desk.mutate<BulkResult[]>('paymentCases.workAgain', { ids });
  expect(results.map(({ error }) => error?.code ?? null)).toEqual([null, paymentCaseErrors.NO_REPORT.code]);
  await untilMailIsOut(server);
  expect((await open()).map(({ id }) => id).sort()).toEqual(ids.toSorted());
  expect(await desk.refused('paymentCases.close', { ids, note: ' ' })).toBe(commonErrors.INVALID_INPUT.code);
  const closed = await desk.mutate<BulkResult[]>('paymentCases.close', { ids, note: 'Of the old shop.' });
  expect(closed.map(({ error }) => error?.code ?? null)).toEqual([
    null,
    paymentCaseErrors.PROVIDER_DECIDES.code,
  ]);
  expect((await open()).map(({ id }) => id)).toEqual([disputed!.id]);
  expect((await desk.audited(unknown!.id)).map(({ action }) => action)).toEqual([
    'paymentCase.workAgain',
    'paymentCase.close',
  ]);
  const seller = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_TEAM'] }));
  expect(await seller.refusedQuery('paymentCases.list')).toBe(commonErrors.FORBIDDEN.code);
  expect(await seller.refused('paymentCases.close', { ids, note: 'No.' })).toBe(commonErrors.FORBIDDEN.code);
});

test('[223] what PayPal lists and nobody here knows stands among the cases once staff compare', async () => {
  fake.listed = [
    {
      transaction_id: 'TX-OF-NOBODY',
      transaction_event_code: 'T0006',
      transaction_status: 'S',
      transaction_initiation_date: new Date(Date.now() - 7_200_000).toISOString(),
      transaction_amount: { value: '12.34', currency_code: 'USD' },
    },
  ];
  const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
  await desk.mutate('paymentCases.compare', {});
  await untilMailIsOut(server);
  const [found] = await desk.rows<typeof paymentCasesTable>('paymentCases.list', { search: 'tx-of-nobody' });
  expect(found).toMatchObject({
    kind: 'DIFFERENCE',
    what: 'NOT_WITH_US',
    state: 'OPEN',
    amount: { minor: 1_234, currency: 'USD' },
  });
});

test('[223] a month says what was sold, given back and kept by providers, and what is left', async () => {
  const admin = new ConsoleCalls(server, await buildPerson(server, { roles: ['SUPER_ADMIN'] }));
  await admin.mutate('jobs.runTask', { name: 'payments.finance' });
  await server.app.get(Scheduler).runDue();
  const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
  const rows = await desk.rows<typeof financeTable>('finance.list', {
    filters: { method: ['PAYPAL'] },
  });
  // One was given back, one lost by a dispute, and one stays, each with its fee.
  const minor = rows.map(({ number, sold, refunded, fee, net }) => [
    number,
    sold?.minor,
    refunded?.minor,
    fee?.minor,
    net?.minor,
  ]);
  const back = [1, 18_000, 18_000, 650, -650];
  expect(minor.sort()).toEqual([back, back, [1, 18_000, 0, 650, 17_350]].sort());
  expect(rows.every(({ currency, net }) => currency === 'USD' && net?.currency === 'USD')).toBe(true);
  const { months } = await desk.query<FinanceChart>('finance.chart');
  expect(months.at(-1)).toMatchObject({ currency: 'USD', soldMinor: 54_000, netMinor: 16_050 });
});
