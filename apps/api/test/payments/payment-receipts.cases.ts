import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import {
  orderErrors,
  type PaymentReceiptAnswer,
  receiptErrors,
  type StaffOrder,
} from '@lyceum/contracts/payments';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { mailsTo, untilMailIsOut } from '../../src/testing/mails';
import { pdfText } from '../../src/testing/pdf-text';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CheckoutCalls;
let desk: ConsoleCalls;
let staff: Person;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new CheckoutCalls(server);
  staff = await buildPerson(server, { roles: ['SALES_ADMIN'] });
  desk = new ConsoleCalls(server, staff);
});
afterAll(() => server.stop());

const born = `${String(new Date().getFullYear() - 15)}-01-01`;
const year = String(new Date().getUTCFullYear());

async function buy(person: Person): Promise<string> {
  const group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 18_000 });
  const { orderId, pageUrl } = await calls.goToPay(person, group.groupTag);
  await calls.act(pageUrl, { act: 'CARD', card: 'PAYS', times: 3 });
  return orderId;
}
const receiptsOf = (orderId: string) =>
  desk.query<StaffOrder>('orders.get', { id: orderId }).then(({ receipts }) => receipts);
const refund = (id: string, amountMinor: number) =>
  desk.mutate('orders.refund', { id, amountMinor, reason: 'They moved away.', clientKey: randomUUID() });
const fetchFile = (person: Person | null, id: string) => {
  const call = server.http.get(`/payment-receipts/${id}`);
  return person ? call.set('authorization', `Bearer ${person.token}`) : call;
};

test('[224] what is paid has a receipt, and each part that goes back a credit note, read by its buyer and staff alone', async () => {
  const student = await buildPerson(server, { dateOfBirth: born, firstName: '小明', lastName: '王' });
  const orderId = await buy(student);
  await untilMailIsOut(server);
  expect(await receiptsOf(orderId)).toMatchObject([{ kind: 'RECEIPT' }]);
  await refund(orderId, 5_000);
  await untilMailIsOut(server);
  await refund(orderId, 13_000);
  await untilMailIsOut(server);
  const receipts = await receiptsOf(orderId);
  expect(receipts.map(({ kind }) => kind)).toEqual(['RECEIPT', 'CREDIT_NOTE', 'CREDIT_NOTE']);
  const [receipt, note] = receipts;
  expect([receipt?.number, note?.number]).toEqual([
    expect.stringMatching(new RegExp(`^R-${year}-\\d{6}$`)),
    expect.stringMatching(new RegExp(`^C-${year}-\\d{6}$`)),
  ]);
  const { body } = await fetchFile(student, receipt?.id ?? '').expect(200);
  const { fileName, pdf } = (body as PaymentReceiptAnswer).data;
  expect(fileName).toBe(`${String(receipt?.number)}.pdf`);
  const said = pdfText(Buffer.from(pdf, 'base64'));
  for (const words of ['Receipt', receipt?.number, '$180.00', '王', orderId]) expect(said).toContain(words);
  const ofNote = await fetchFile(staff, note?.id ?? '').expect(200);
  const noteText = pdfText(Buffer.from((ofNote.body as PaymentReceiptAnswer).data.pdf, 'base64'));
  for (const words of ['Credit note', '$50.00', receipt?.number]) expect(noteText).toContain(words);
  const mails = (await mailsTo(server, student.email)).filter(({ files }) => files.length > 0);
  expect(mails.map(({ files }) => files)).toEqual(
    expect.arrayContaining(receipts.map(({ number }) => [`${number}.pdf`])),
  );
  expect(mails).toHaveLength(3);
  const { events } = await desk.query<StaffOrder>('orders.get', { id: orderId });
  const toldBy = events.filter(({ kind }) => kind === 'MAIL');
  expect(toldBy.map(({ detail }) => detail)).toEqual(Array(3).fill(expect.stringMatching(/…@.+: Sent$/)));
  const stranger = await buildPerson(server, { roles: ['TEACHER', 'COURSE_ADMIN'] });
  const { body: refused } = await fetchFile(stranger, receipt?.id ?? '').expect(404);
  expect(refused).toMatchObject({ error: { code: receiptErrors.NOT_FOUND.code } });
  await fetchFile(null, receipt?.id ?? '').expect(commonErrors.UNAUTHENTICATED.status);
  await fetchFile(student, randomUUID()).expect(404);
});

test('[224] numbers have no gap, however many pay at once', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, () => buildPerson(server, { dateOfBirth: born })),
  );
  await Promise.all(people.map(buy));
  await untilMailIsOut(server);
  const rows = await server.database.query<{ kind: string; numbers: number[] }[]>(
    'SELECT kind, array_agg(number ORDER BY number) AS numbers FROM payment_receipts GROUP BY kind',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { numbers } of rows)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, place) => place + 1));
});

test('[224] the mail that leads to a receipt is sent again by staff, not by sales people, and of what is paid alone', async () => {
  const student = await buildPerson(server, { dateOfBirth: born });
  const orderId = await buy(student);
  await untilMailIsOut(server);
  const told = async () => {
    await untilMailIsOut(server);
    const mails = await mailsTo(server, student.email);
    return mails.filter(({ text }) => text.includes(`/payments/order/${orderId}`)).length;
  };
  const before = await told();
  expect(before).toBeGreaterThan(0);
  await desk.mutate('orders.sendReceipt', { id: orderId });
  expect(await told()).toBe(before + 1);
  const seller = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_TEAM'] }));
  expect(await seller.refused('orders.sendReceipt', { id: orderId })).toBe(commonErrors.FORBIDDEN.code);
  const group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 18_000 });
  const { orderId: unpaid } = await calls.goToPay(student, group.groupTag);
  expect(await desk.refused('orders.sendReceipt', { id: unpaid })).toBe(orderErrors.NO_RECEIPT.code);
});
