import { randomUUID } from 'node:crypto';
import type { PaymentStatus } from '@lyceum/contracts/payments';
import { type Actor, UnitOfWork } from '@lyceum/kernel';
import type { OpenDomain } from '@lyceum/testing/domain';
import { PaymentService } from '../attempts/payment.service';
import { OrderService } from '../orders/order.service';
import type { Report } from '../providers/payment-provider.port';
import { RefundProcessor } from '../refunds/refund.processor';
import { Refunds } from '../refunds/refunds';
import { Settlement } from '../settlement/settlement';
import { keepReportStatement } from '../settlement/settlement.statements';

export interface Bought {
  orderId: string;
  attemptId: string;
}

/** Somebody buys, a provider reports, money goes back: what happens around an order, without anybody's wire in between. */
export class SettlementScene {
  constructor(
    private readonly domain: Pick<OpenDomain, 'manager'> & {
      readonly module: Pick<OpenDomain['module'], 'get'>;
    },
    readonly buyer: Actor,
  ) {}

  query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.domain.manager.query<Row[]>(text, values);
  }

  /** An order of the buyer that they went to pay. */
  async goToPay(
    input: Partial<Parameters<OrderService['create']>[1]> = {},
    actor = this.buyer,
  ): Promise<Bought> {
    const { userId } = actor;
    const { id: orderId } = await this.domain.module.get(OrderService).create(actor, {
      userId,
      clientKey: randomUUID(),
      product: 'kia',
      currency: 'USD',
      method: 'CARD',
      ...input,
    });
    return { orderId, ...(await this.start(orderId, actor)) };
  }

  start(orderId: string, actor = this.buyer, clientKey = randomUUID()) {
    return this.domain.module
      .get(PaymentService)
      .start(actor, { userId: actor.userId, orderId, clientKey, method: 'CARD' });
  }

  /** Keeps a report of the provider, and works on it as a delivery would. @returns what became of it */
  async report(attemptId: string, said: Partial<Report> = {}): Promise<string | null> {
    const whole: Report = {
      eventId: randomUUID(),
      kind: 'PAID',
      attemptId,
      ref: `ref ${attemptId}`,
      amountMinor: 150_000,
      currency: 'USD',
      feeMinor: 0,
      refundId: null,
      decline: null,
      dispute: null,
      ...said,
    };
    return this.domain.module.get(UnitOfWork).run(async (transaction) => {
      const kept = { provider: 'sandbox', eventId: whole.eventId, attemptId, report: whole, body: '' };
      const [row] = await transaction.rows(keepReportStatement, kept);
      if (!row) return 'KNOWN';
      await this.domain.module.get(Settlement).settle({ payload: row }, transaction);
      const [{ outcome } = { outcome: null }] = await transaction.manager.query<{ outcome: string | null }[]>(
        'SELECT outcome FROM provider_reports WHERE id = $1',
        [row.reportId],
      );
      return outcome;
    });
  }

  /** Does what was asked of providers. */
  async sendRefunds(): Promise<void> {
    for (const { refundId } of await this.query<{ refundId: string }>(
      `SELECT id AS "refundId" FROM order_refunds WHERE state = 'REQUESTED' ORDER BY id`,
    ))
      await this.domain.module.get(RefundProcessor).send({ payload: { refundId } });
  }

  refund({ attemptId, orderId }: Bought, amountMinor: number, key: string = randomUUID()) {
    return this.domain.module.get(UnitOfWork).run(async (transaction) => {
      await transaction.manager.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
      const wanted = { attemptId, amountMinor, cause: 'STAFF', key } as const;
      return this.domain.module.get(Refunds).request(transaction, wanted);
    });
  }

  cancel({ orderId }: Pick<Bought, 'orderId'>, { userId, ...actor } = this.buyer) {
    return this.domain.module.get(OrderService).cancel({ userId, ...actor }, { userId, orderId });
  }

  async statusOf({ orderId }: Bought): Promise<PaymentStatus | undefined> {
    const [row] = await this.query<{ status: PaymentStatus }>('SELECT status FROM orders WHERE id = $1', [
      orderId,
    ]);
    return row?.status;
  }

  async changesOf({ orderId }: Bought): Promise<string[]> {
    const changes = await this.query<{ change: string }>(
      `SELECT concat_ws(' ', from_status, to_status, reason) AS change FROM order_changes WHERE order_id = $1 ORDER BY id`,
      [orderId],
    );
    return changes.map(({ change }) => change);
  }

  /** What the accounts of an order say. */
  async accountsOf({ orderId }: Pick<Bought, 'orderId'>): Promise<Record<string, number>> {
    const rows = await this.query<{ account: string; amount: number }>(
      `SELECT account, sum(amount_minor)::int AS amount FROM ledger_entries JOIN ledger_transactions t ON t.id = transaction_id
       WHERE t.order_id = $1 GROUP BY account HAVING sum(amount_minor) <> 0`,
      [orderId],
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  }

  timeOver({ orderId }: Bought): Promise<object[]> {
    return this.query(`UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1`, [orderId]);
  }
}
