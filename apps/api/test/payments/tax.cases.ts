import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PaymentReceiptAnswer, StaffOrder } from '@lyceum/contracts/payments';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { pdfText } from '../../src/testing/pdf-text';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CheckoutCalls;
let staff: Person;
beforeAll(async () => {
  server = await TestServer.start({ environment: { TAX_PERCENT: '8.5', TAX_NAME: 'Sales tax' } });
  calls = new CheckoutCalls(server);
  staff = await buildPerson(server, { roles: ['SALES_ADMIN'] });
});
afterAll(() => server.stop());

test('[222, 224] the price has the tax in it that is configured: it is booked apart, goes back by its share, and stands on receipts', async () => {
  const student = await buildPerson(server, {
    dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01`,
  });
  const group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 18_000 });
  expect((await calls.look(student, group.groupTag)).data?.getCheckout).toMatchObject({
    taxPercent: 8.5,
    taxName: 'Sales tax',
  });
  const { orderId, pageUrl } = await calls.goToPay(student, group.groupTag);
  await calls.act(pageUrl, { act: 'CARD', card: 'PAYS' });
  await untilMailIsOut(server);
  const accounts = async () => {
    const rows = await server.database.query<{ account: string; sum: number }[]>(
      `SELECT e.account, sum(e.amount_minor)::int AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE t.order_id = $1 AND e.account NOT IN ('PROVIDER', 'FEE') GROUP BY e.account`,
      [orderId],
    );
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
  };
  // 18,000 × 8.5 / 108.5.
  expect(await accounts()).toEqual({ REVENUE: -16_590, TAX: -1_410 });
  const desk = new ConsoleCalls(server, staff);
  const refund = async (amountMinor: number): Promise<void> => {
    await desk.mutate('orders.refund', { id: orderId, amountMinor, reason: 'Ill.', clientKey: randomUUID() });
    await untilMailIsOut(server);
  };
  await refund(5_000);
  expect(await accounts()).toEqual({ REVENUE: -16_590, TAX: -1_018, REFUND: 4_608 });
  await refund(13_000);
  expect(await accounts()).toEqual({ REVENUE: -16_590, TAX: 0, REFUND: 16_590 });

  const { receipts } = await desk.query<StaffOrder>('orders.get', { id: orderId });
  const texts = await Promise.all(
    receipts.map(async ({ id }) => {
      const { body } = await server.http
        .get(`/payment-receipts/${id}`)
        .set('authorization', `Bearer ${staff.token}`)
        .expect(200);
      return pdfText(Buffer.from((body as PaymentReceiptAnswer).data.pdf, 'base64'));
    }),
  );
  for (const text of texts) {
    expect(text).toContain('Sales tax of 8.5 % in it');
    expect(text).not.toContain('No tax is charged');
  }
  expect([texts[0], texts[1], texts[2]]).toEqual(
    ['$14.10', '$3.92', '$10.18'].map((amount) => expect.stringContaining(amount)),
  );
});
