import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData, type Transaction } from '@lyceum/kernel';
import { cancelStatement, type OrderRow } from './orders/order.statements';

/** What somebody ordered. Promo codes are the house's, whoever of the staff made them. */
@Injectable()
@PersonalDataSource('payments')
export class PaymentsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    orders: statement<Omit<OrderRow, 'createdAt'> & { orderedAt: Date }>(
      'payments.export-orders',
      `SELECT o.id, p.name AS product, o.currency, o.list_price_minor AS "listPriceMinor", o.discount_minor AS "discountMinor",
              o.total_minor AS "totalMinor", o.status, o.method, o.promo_code AS "promoCode", o.created_at AS "orderedAt",
              o.canceled_at AS "canceledAt"
       FROM orders o JOIN products p ON p.key = o.product_key WHERE o.buyer_id = $userId ORDER BY o.id`,
    ),
  };

  protected override readonly erasures = [
    statement('payments.update-orders', 'UPDATE orders SET buyer_id = NULL WHERE buyer_id = $userId'),
    statement(
      'payments.update-promo-code-redemptions',
      'UPDATE promo_code_redemptions SET user_id = NULL WHERE user_id = $userId',
    ),
    statement('payments.delete-promo-code-users', 'DELETE FROM promo_code_users WHERE user_id = $userId'),
  ];

  /** The record of the money stays, of nobody; what was not paid is canceled, which gives uses of promo codes back. */
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.rows(cancelStatement, { userId, orderId: null });
    await super.erase(transaction, userId);
  }
}
