import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  orderErrors,
  type paymentCasesTable,
  paymentCaseErrors,
  type PaymentReceiptAnswer,
  type StaffOrder,
} from '@lyceum/contracts/payments';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { PersonalDataSources, Scheduler, UnitOfWork } from '@lyceum/kernel';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { OrderTimeOut } from '@lyceum/payments/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { pdfText } from '../../src/testing/pdf-text';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const issuer = 'Northfield Learning|IBAN XX00 1234';
let server: TestServer;
let calls: CheckoutCalls;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.start({ environment: { INVOICE_ISSUER: issuer } });
  calls = new CheckoutCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
});
afterAll(() => server.stop());

const born = `${String(new Date().getFullYear() - 15)}-01-01`;
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let student: Person;
let groupTag: string;
let orderId: string;
beforeEach(async () => {
  student = await buildPerson(server, { dateOfBirth: born });
  ({ groupTag, orderId } = await order(student));
});

/** Somebody orders the only seat of a class, to be paid by an invoice. */
async function order(person: Person, more: object = {}): Promise<{ groupTag: string; orderId: string }> {
  const group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 18_000 });
  const { product, subjectId } = (await calls.look(person, group.groupTag)).data!.getCheckout;
  const made = await calls.order(person, { product, subjectId, method: 'PO', ...more });
  return { groupTag: group.groupTag, orderId: made.data?.createOrder.id ?? '' };
}

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const detail = async () => (await calls.detail(student, orderId)).data!.getOrder;
const staffOrder = () => desk.query<StaffOrder>('orders.get', { id: orderId });
const payment = (amountMinor: number, more: object = {}) => ({
  id: orderId,
  amountMinor,
  receivedOn: day(0),
  reference: 'Transfer 9',
  clientKey: randomUUID(),
  ...more,
});
const refusalOfSeat = async () => {
  const other = await buildPerson(server, { dateOfBirth: born });
  return (await calls.look(other, groupTag)).data?.getCheckout.refusal;
};
const runTimeOut = () => server.app.get(Scheduler).runDue();

async function textOf(kind: string): Promise<string> {
  const { receipts } = await staffOrder();
  const id = receipts.find((receipt) => receipt.kind === kind)?.id ?? '';
  const { body } = await server.http
    .get(`/payment-receipts/${id}`)
    .set('authorization', `Bearer ${student.token}`)
    .expect(200);
  return pdfText(Buffer.from((body as PaymentReceiptAnswer).data.pdf, 'base64'));
}

test('[222, 223] a school pays by a numbered invoice in two parts: the seat is kept until then, and theirs with the last one', async () => {
  const made = await Promise.all([calls.invoice(student, orderId), calls.invoice(student, orderId)]);
  for (const { data } of made)
    expect(data?.requestInvoice).toMatchObject({ status: 'PENDING', method: 'PO' });
  expect((await detail()).invoice).toEqual({
    billTo: 'Westbrook High School',
    reference: 'PO-77',
    dueOn: day(30),
    partsMinor: 0,
  });
  const said = await textOf('INVOICE');
  for (const words of [
    'Invoice',
    'Westbrook High School',
    '1 School Lane',
    'PO-77',
    '$180.00',
    'Northfield Learning',
    'IBAN XX00 1234',
  ])
    expect(said).toContain(words);
  expect((await staffOrder()).receipts.map(({ number }) => number)).toEqual([
    expect.stringMatching(/^I-\d{4}-\d{6}$/),
  ]);
  await server.database.query(`UPDATE orders SET created_at = now() - interval '1 day' WHERE id = $1`, [
    orderId,
  ]);
  await runTimeOut();
  expect(await refusalOfSeat()).not.toBeNull();

  const first = payment(8_000);
  await Promise.all([desk.mutate('orders.recordPayment', first), desk.mutate('orders.recordPayment', first)]);
  expect(await detail()).toMatchObject({
    methods: [],
    invoice: { partsMinor: 8_000 },
    order: { status: 'PENDING' },
  });
  expect(codeOf(await calls.cancel(student, orderId))).toBe(orderErrors.PARTLY_PAID.code);
  expect(codeOf(await calls.start(student, orderId))).toBe(orderErrors.PARTLY_PAID.code);
  expect(await desk.refused('orders.recordPayment', payment(10_001))).toBe(orderErrors.PAYMENT_TOO_MUCH.code);
  expect(await desk.refused('orders.recordPayment', { ...first, amountMinor: 1 })).toBe(
    orderErrors.REFUND_KEY_REUSED.code,
  );
  const results = await Promise.all([1, 2].map(() => desk.refused('orders.recordPayment', payment(10_000))));
  expect(results.filter((code) => code === undefined)).toHaveLength(1);
  await untilMailIsOut(server);
  expect((await detail()).order.status).toBe('SUCCEEDED');
  expect((await staffOrder()).receipts.map(({ kind }) => kind)).toEqual(['INVOICE', 'RECEIPT']);
  const booked = await server.database.query<{ account: string; sum: number }[]>(
    `SELECT e.account, sum(e.amount_minor)::int AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE t.order_id = $1 GROUP BY e.account HAVING sum(e.amount_minor) <> 0 ORDER BY e.account`,
    [orderId],
  );
  expect(booked).toEqual([
    { account: 'PROVIDER', sum: 18_000 },
    { account: 'REVENUE', sum: -18_000 },
  ]);
});

test('[222] what came by bank transfer goes back by hand: it is booked, and the seat free, once staff say that it is sent', async () => {
  await calls.invoice(student, orderId);
  await desk.mutate('orders.recordPayment', payment(8_000));
  await desk.mutate('orders.recordPayment', payment(10_000));
  const back = { id: orderId, amountMinor: 18_000, reason: 'Moved away.', clientKey: randomUUID() };
  await desk.mutate('orders.refund', back);
  await desk.mutate('orders.refund', back);
  await untilMailIsOut(server);
  expect(await refusalOfSeat()).not.toBeNull();
  const open = () =>
    desk.rows<typeof paymentCasesTable>('paymentCases.list', {
      filters: { state: ['OPEN'], kind: ['TRANSFER'] },
    });
  const transfers = (await open()).filter((row) => row.orderId === orderId);
  expect(transfers.map(({ amount }) => amount?.minor).sort()).toEqual([10_000, 8_000]);
  const ids = transfers.map(({ id }) => id);
  const closed = await desk.mutate<BulkResult[]>('paymentCases.close', { ids, note: 'Done.' });
  expect(closed.map(({ error }) => error?.code)).toEqual([0, 1].map(() => paymentCaseErrors.SEND_FIRST.code));
  await desk.mutate('paymentCases.sent', { ids });
  await untilMailIsOut(server);
  expect(await refusalOfSeat()).toBeNull();
  expect((await open()).filter((row) => row.orderId === orderId)).toEqual([]);
});

test('[222] staff cancel an order with a reason: the seat is free, the invoice void, and what came of it is to be sent back', async () => {
  await calls.invoice(student, orderId);
  await desk.mutate('orders.recordPayment', payment(8_000));
  const canceled = await desk.mutate<StaffOrder>('orders.cancel', {
    id: orderId,
    reason: 'The school called.',
  });
  expect(canceled).toMatchObject({ status: 'CANCELED', keptMinor: 0 });
  expect(await refusalOfSeat()).toBeNull();
  expect(await textOf('INVOICE')).toContain('nothing is to be paid');
  expect(await desk.refused('orders.recordPayment', payment(10_000))).toBe(orderErrors.NO_INVOICE.code);
  const { events } = await staffOrder();
  expect(events.filter(({ kind }) => kind === 'REFUND')).toMatchObject([
    { what: 'REQUESTED', amountMinor: 8_000 },
  ]);
});

test('[222] who went to pay another way comes back to the same invoice, and pays it by card in the end', async () => {
  await calls.invoice(student, orderId);
  await calls.start(student, orderId, 'ALIPAY');
  expect(await detail()).toMatchObject({ invoice: null, order: { status: 'DIGITAL_PENDING' } });
  const until = async () =>
    (
      await server.database.query<{ at: Date }[]>('SELECT expires_at AS at FROM orders WHERE id = $1', [
        orderId,
      ])
    )[0]?.at;
  const before = await until();
  await calls.invoice(student, orderId, { billTo: 'Another school' });
  expect(await detail()).toMatchObject({
    invoice: { billTo: 'Westbrook High School' },
    order: { status: 'PENDING' },
  });
  expect(await until()).toEqual(before);
  const { data } = await calls.start(student, orderId, 'CARD');
  await calls.act(data?.startPayment.pageUrl ?? '', { act: 'CARD', card: 'PAYS' });
  await untilMailIsOut(server);
  expect((await detail()).order.status).toBe('SUCCEEDED');
  expect(await textOf('INVOICE')).toContain('This is paid.');
});

test('[222] nobody keeps seats by invoices: three that are not paid, of an order in time, and of one’s own', async () => {
  for (let number = 0; number < 3; number += 1) {
    const other = await order(student);
    expect(codeOf(await calls.invoice(student, other.orderId))).toBeUndefined();
  }
  expect(codeOf(await calls.invoice(student, orderId))).toBe(orderErrors.TOO_MANY_INVOICES.code);
  const stranger = await buildPerson(server);
  expect(codeOf(await calls.invoice(stranger, orderId))).toBe(orderErrors.NOT_FOUND.code);
  expect(codeOf(await calls.invoice(student, orderId, { billTo: ' ' }))).toBe(
    commonErrors.INVALID_INPUT.code,
  );
  await server.database.query(`UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1`, [
    orderId,
  ]);
  expect(codeOf(await calls.invoice(student, orderId))).toBe(orderErrors.NOT_PAYABLE.code);
});

test('[222] an order that waits for its invoice is canceled a week after it was due, unless a part has come', async () => {
  await calls.invoice(student, orderId);
  const timeOver = () =>
    server.database.query(`UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      orderId,
    ]);
  await desk.mutate('orders.recordPayment', payment(8_000));
  await timeOver();
  const admin = new ConsoleCalls(server, await buildPerson(server, { roles: ['SUPER_ADMIN'] }));
  await admin.mutate('jobs.runTask', { name: 'payments.time-out' });
  await runTimeOut();
  expect((await detail()).order.status).toBe('PENDING');
  const other = await order(student);
  await calls.invoice(student, other.orderId);
  orderId = other.orderId;
  await timeOver();
  await admin.mutate('jobs.runTask', { name: 'payments.time-out' });
  await runTimeOut();
  expect((await detail()).order.status).toBe('CANCELED');
});

test('[222, 17] sales people note no payments and cancel no orders', async () => {
  await calls.invoice(student, orderId);
  const seller = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_TEAM'] }));
  expect(await seller.refused('orders.recordPayment', payment(1))).toBe(commonErrors.FORBIDDEN.code);
  expect(await seller.refused('orders.cancel', { id: orderId, reason: 'No.' })).toBe(
    commonErrors.FORBIDDEN.code,
  );
});

test('[48, 222] with the account of its buyer an order ends that waits for its invoice, and what came of it is to be sent back', async () => {
  await calls.invoice(student, orderId);
  await desk.mutate('orders.recordPayment', payment(8_000));
  await server.app
    .get(UnitOfWork)
    .run((transaction) => server.app.get(PersonalDataSources).eraseAll(transaction, student.id));
  const { status, buyerId, events } = await staffOrder();
  expect([status, buyerId]).toEqual(['CANCELED', null]);
  expect(events.filter(({ kind }) => kind === 'REFUND')).toMatchObject([{ amountMinor: 8_000 }]);
  expect(await refusalOfSeat()).toBeNull();
});

test('[222] nobody notes money of a day that is still to come', async () => {
  await calls.invoice(student, orderId);
  const tomorrow = payment(8_000, { receivedOn: day(2) });
  expect(await desk.refused('orders.recordPayment', tomorrow)).toBe(commonErrors.INVALID_INPUT.code);
  expect(await desk.refused('orders.recordPayment', payment(8_000))).toBeUndefined();
});

test('[226] who is a child’s guardian no more keeps no seat for them by an invoice; of one that is paid in part staff decide', async () => {
  const orders: string[] = [];
  const classes: string[] = [];
  for (const partMinor of [0, 8_000]) {
    const child = await buildPerson(server, { dateOfBirth: born });
    const guardian = await buildPerson(server, { dateOfBirth: '1980-01-01', roles: ['GUARDIAN'] });
    const tieId = await buildGuardianTie(server.database.manager, guardian, child);
    const made = await order(guardian, { beneficiaryId: child.id });
    await calls.invoice(guardian, made.orderId);
    if (partMinor > 0) await desk.mutate('orders.recordPayment', payment(partMinor, { id: made.orderId }));
    await server.database.query('UPDATE guardian_ties SET ended_at = now() WHERE id = $1', [tieId]);
    orders.push(made.orderId);
    classes.push(made.groupTag);
  }
  await server.app.get(OrderTimeOut).endFormerGuardians();
  const statuses = await server.database.query<{ status: string }[]>(
    'SELECT status FROM orders WHERE id = ANY($1) ORDER BY array_position($1, id)',
    [orders],
  );
  expect(statuses.map(({ status }) => status)).toEqual(['CANCELED', 'PENDING']);
  const stranger = await buildPerson(server, { dateOfBirth: born });
  expect((await calls.look(stranger, classes[0] ?? '')).data?.getCheckout.refusal).toBeNull();
});
