import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { orderErrors } from '@lyceum/contracts/payments';
import { buildUser } from '@lyceum/auth/testing';
import { type Actor, PersonalDataSources, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { attemptToCaptureQuery } from '../attempts/attempt.statements';
import { OrderReadingService } from '../checkout/order-reading.service';
import { InvoiceDeskService } from '../invoices/invoice-desk.service';
import { InvoiceService } from '../invoices/invoice.service';
import { LedgerCheck } from '../ledger/ledger-check';
import { PaymentsModule } from '../payments.module';
import { buildProduct } from '../testing/payments.factories';
import { type Bought, SettlementScene } from '../testing/settlement-scene';

let domain: OpenDomain;
let scene: SettlementScene;
let desk: Actor;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  scene = new SettlementScene(domain, actorOf(await buildUser(domain.manager)));
  desk = actorOf(await buildUser(domain.manager, { roles: ['SALES_ADMIN'] }));
}, 60_000);
afterAll(() => domain.close());

const refundsOf = ({ orderId }: Pick<Bought, 'orderId'>) =>
  scene.query<{ cause: string; amount: number; state: string }>(
    `SELECT cause, amount_minor AS amount, state FROM order_refunds WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
const papersOf = async ({ orderId }: Pick<Bought, 'orderId'>): Promise<string[]> =>
  (
    await scene.query<{ kind: string }>('SELECT kind FROM payment_receipts WHERE order_id = $1 ORDER BY id', [
      orderId,
    ])
  ).map(({ kind }) => kind);
const invoice = (orderId: string, actor = scene.buyer) =>
  domain.module.get(InvoiceService).request(actor, {
    userId: actor.userId,
    orderId,
    billTo: 'Westbrook High School',
    address: '1 School Lane',
    reference: '',
  });
const shown = (orderId: string) =>
  domain.module.get(OrderReadingService).order(scene.buyer, { userId: scene.buyer.userId, orderId });

describe('money besides the price', () => {
  test('[223, 224] the price a second time goes back without a credit note, and the order is shown as paid', async () => {
    const bought = await scene.goToPay();
    const second = await scene.start(bought.orderId);
    await scene.report(bought.attemptId);
    await scene.report(second.attemptId);
    await scene.sendRefunds();
    expect(await refundsOf(bought)).toEqual([{ cause: 'PAID_TWICE', amount: 150_000, state: 'REFUNDED' }]);
    expect(await papersOf(bought)).toEqual(['RECEIPT']);
    expect((await shown(bought.orderId)).order.refundedMinor).toBe(0);
  });

  test('[222, 223] what a school has paid of an invoice goes back to it, where the whole price comes another way', async () => {
    const bought = await scene.goToPay();
    await invoice(bought.orderId);
    await domain.module.get(InvoiceDeskService).record(desk, {
      id: bought.orderId,
      amountMinor: 50_000,
      receivedOn: '2026-01-01',
      reference: '',
      clientKey: randomUUID(),
    });
    expect(await scene.report(bought.attemptId)).toBe('SETTLED');
    expect(await refundsOf(bought)).toEqual([{ cause: 'PAID_TWICE', amount: 50_000, state: 'REQUESTED' }]);
    const refundId = await scene.refund(bought, 150_000);
    await scene.report(bought.attemptId, { kind: 'REFUNDED', refundId });
    expect(await papersOf(bought)).toEqual(['INVOICE', 'RECEIPT', 'CREDIT_NOTE']);
    expect(await domain.module.get(LedgerCheck).faults()).toEqual([]);
  });

  test('[222, 223] of an order that waits no longer nothing is taken, however late the provider is asked', async () => {
    const [canceled, paid] = [await scene.goToPay(), await scene.goToPay()];
    await scene.cancel(canceled);
    const second = await scene.start(paid.orderId);
    await scene.report(paid.attemptId);
    const open = await scene.goToPay();
    const toTake = ({ attemptId }: Pick<Bought, 'attemptId'>) =>
      domain.module.get(PreparedQueries).rows(attemptToCaptureQuery, { attemptId });
    expect(await toTake(open)).toHaveLength(1);
    expect([await toTake(canceled), await toTake(second)]).toEqual([[], []]);
  });

  test('[48, 223] what is paid once its buyer is gone goes back', async () => {
    const gone = actorOf(await buildUser(domain.manager));
    const bought = await scene.goToPay({}, gone);
    await domain.module
      .get(UnitOfWork)
      .run((transaction) => domain.module.get(PersonalDataSources).eraseAll(transaction, gone.userId));
    expect(await scene.report(bought.attemptId)).toBe('TOO_LATE');
    await scene.sendRefunds();
    expect([await scene.statusOf(bought), await scene.accountsOf(bought)]).toEqual(['CANCELED', {}]);
  });

  test('[222] nobody has more invoices by asking for all at once', async () => {
    const school = actorOf(await buildUser(domain.manager));
    const orders: string[] = [];
    for (let number = 0; number < 8; number += 1) {
      const { key: product } = await buildProduct(domain.manager);
      orders.push((await scene.goToPay({ product }, school)).orderId);
    }
    const results = await Promise.allSettled(orders.map((orderId) => invoice(orderId, school)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [refused] = results.filter((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: orderErrors.TOO_MANY_INVOICES.code });
  });

  test('[48] what a provider wrote of who paid goes with their account', async () => {
    const gone = actorOf(await buildUser(domain.manager));
    const bought = await scene.goToPay({}, gone);
    await scene.report(bought.attemptId);
    await scene.query(
      `UPDATE provider_reports SET body = '{"email": "mina@example.com"}' WHERE attempt_id = $1`,
      [bought.attemptId],
    );
    await domain.module
      .get(UnitOfWork)
      .run((transaction) => domain.module.get(PersonalDataSources).eraseAll(transaction, gone.userId));
    const bodies = await scene.query('SELECT body FROM provider_reports WHERE attempt_id = $1', [
      bought.attemptId,
    ]);
    expect(bodies).toEqual([{ body: '' }]);
  });
});
