import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import {
  type AnyRow,
  PersonalDataSource,
  PreparedQueries,
  statement,
  StoredPersonalData,
  type Transaction,
} from '@lyceum/kernel';
import { printedNumber } from './receipts/receipt.sql';
import { Refunds } from './refunds/refunds';
import type { Order } from './orders/order';
import { OrderChanges } from './orders/order-changes';
import { holdOpenOrdersStatement, type OrderRow, refundedSql } from './orders/order.statements';

/** SQL of whether a row is of the e-mail of `$userId`. Who has not shown that an e-mail is theirs has no say in what it got. */
const ofTheirs = (row: string): string =>
  `${row}.email = ${people.emailOf('$userId')} AND ${people.haveConfirmed('$userId', `${row}.email`)}`;

/** What somebody ordered. Promo codes are the house's, whoever of the staff made them. */
@Injectable()
@PersonalDataSource('payments')
export class PaymentsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    orders: statement<
      Omit<OrderRow, 'createdAt' | 'expiresAt' | 'receipts'> & Pick<Order, 'canceledAt'> & { orderedAt: Date }
    >(
      'payments.export-orders',
      `SELECT o.id, p.name AS product, o.currency, o.list_price_minor AS "listPriceMinor", o.discount_minor AS "discountMinor",
              o.total_minor AS "totalMinor", o.status, o.method, o.promo_code AS "promoCode", o.created_at AS "orderedAt",
              o.canceled_at AS "canceledAt", o.paid_at AS "paidAt", COALESCE(o.title, p.name) AS title, o.beneficiary_id AS "beneficiaryId",
              ${refundedSql('o')} AS "refundedMinor"
       FROM orders o JOIN products p ON p.key = o.product_key WHERE o.buyer_id = $userId ORDER BY o.id`,
    ),
    payments: statement<AnyRow>(
      'payments.export-attempts',
      `SELECT a.order_id AS "orderId", a.method, a.amount_minor AS "amountMinor", a.currency, a.state, a.created_at AS "begunAt",
              a.settled_at AS "settledAt"
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.buyer_id = $userId ORDER BY a.id`,
    ),
    refunds: statement<AnyRow>(
      'payments.export-refunds',
      `SELECT r.order_id AS "orderId", r.amount_minor AS "amountMinor", r.currency, r.state, r.created_at AS "askedAt", r.settled_at AS "doneAt"
       FROM order_refunds r JOIN orders o ON o.id = r.order_id WHERE o.buyer_id = $userId ORDER BY r.id`,
    ),
    receipts: statement<AnyRow>(
      'payments.export-receipts',
      `SELECT ${printedNumber('r')} AS number, r.order_id AS "orderId", r.amount_minor AS "amountMinor", o.currency, r.issued_at AS "issuedAt"
       FROM payment_receipts r JOIN orders o ON o.id = r.order_id WHERE o.buyer_id = $userId ORDER BY r.id`,
    ),
    invoices: statement<AnyRow>(
      'payments.export-invoices',
      `SELECT i.order_id AS "orderId", i.bill_to AS "billTo", i.address, i.reference, i.due_on AS "dueOn", i.requested_at AS "requestedAt"
       FROM order_invoices i JOIN orders o ON o.id = i.order_id WHERE o.buyer_id = $userId ORDER BY i.order_id`,
    ),
    promoCodesForYou: statement<AnyRow>(
      'payments.export-granted-codes',
      `SELECT c.code, r.delivered_at AS "deliveredAt" FROM promo_code_recipients r JOIN promo_codes c ON c.id = r.promo_code_id
       WHERE ${ofTheirs('r')} ORDER BY c.id`,
    ),
    // Not who pays, and not how much.
    boughtForYou: statement<AnyRow>(
      'payments.export-bought-for',
      `SELECT COALESCE(o.title, p.name) AS title, o.status, o.created_at AS "orderedAt", o.paid_at AS "paidAt", o.canceled_at AS "canceledAt"
       FROM orders o JOIN products p ON p.key = o.product_key
       WHERE o.beneficiary_id = $userId AND o.buyer_id IS DISTINCT FROM $userId ORDER BY o.id`,
    ),
  };

  protected override readonly erasures = [
    // The school stays on its own invoice; the address may be somebody's home.
    statement(
      'payments.update-order-invoices',
      `UPDATE order_invoices SET address = '' WHERE order_id IN (SELECT id FROM orders WHERE buyer_id = $userId)`,
    ),
    statement(
      'payments.update-invoice-payments',
      'UPDATE invoice_payments SET recorded_by = NULL WHERE recorded_by = $userId',
    ),
    statement(
      'payments.update-payment-links',
      'UPDATE payment_links SET created_by = NULL WHERE created_by = $userId',
    ),
    statement(
      'payments.update-payment-differences',
      'UPDATE payment_differences SET closed_by = NULL WHERE closed_by = $userId',
    ),
    statement(
      'payments.update-refund-cases',
      'UPDATE order_refunds SET closed_by = NULL WHERE closed_by = $userId',
    ),
    statement(
      'payments.update-provider-reports',
      'UPDATE provider_reports SET closed_by = NULL WHERE closed_by = $userId',
    ),
    // As they came, reports name who paid, and where they live.
    statement(
      'payments.update-provider-report-bodies',
      `UPDATE provider_reports SET body = '' WHERE attempt_id IN (
         SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.buyer_id = $userId)`,
    ),
    statement('payments.update-orders', 'UPDATE orders SET buyer_id = NULL WHERE buyer_id = $userId'),
    statement(
      'payments.update-orders-for',
      'UPDATE orders SET beneficiary_id = NULL WHERE beneficiary_id = $userId',
    ),
    statement(
      'payments.update-order-changes',
      'UPDATE order_changes SET actor_id = NULL WHERE actor_id = $userId',
    ),
    statement(
      'payments.update-order-refunds',
      'UPDATE order_refunds SET actor_id = NULL WHERE actor_id = $userId',
    ),
    statement(
      'payments.update-promo-code-redemptions',
      'UPDATE promo_code_redemptions SET user_id = NULL WHERE user_id = $userId',
    ),
    // A code that was one person's is nobody's, not everybody's.
    statement(
      'payments.update-promo-code-recipients',
      `UPDATE promo_code_recipients r SET email = r.promo_code_id || '@erased.invalid',
         delivery = CASE r.delivery WHEN 'WAITING' THEN 'NOT_SENT' ELSE r.delivery END WHERE ${ofTheirs('r')}`,
    ),
    statement(
      'payments.delete-promo-code-refusals',
      `DELETE FROM promo_code_refusals r WHERE ${ofTheirs('r')}`,
    ),
    statement('payments.delete-promo-code-users', 'DELETE FROM promo_code_users WHERE user_id = $userId'),
  ];

  constructor(
    queries: PreparedQueries,
    private readonly changes: OrderChanges,
    private readonly refunds: Refunds,
  ) {
    super(queries);
  }

  /** The record of the money stays, of nobody; what was not paid is canceled, which gives uses of promo codes back. */
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    const open = await transaction.rows(holdOpenOrdersStatement, { userId });
    const orderIds = open.map(({ id }) => id);
    const change = { to: 'CANCELED', reason: 'ACCOUNT_ENDED', actorId: null } as const;
    if (orderIds.length > 0) await this.changes.change(transaction, { orderIds, ...change });
    // What a school has paid of an invoice goes back to it, by hand.
    for (const id of orderIds)
      await this.refunds.requestParts(transaction, id, { cause: 'STAFF', key: 'canceled' });
    await super.erase(transaction, userId);
  }
}
