import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { cancelStatement } from './orders/order.statements';

const ordersQuery = {
  name: 'payments.export-orders',
  text: `
    SELECT o.id, p.name AS product, o.currency, o.list_price_minor AS "listPriceMinor", o.discount_minor AS "discountMinor",
           o.total_minor AS "totalMinor", o.status, o.method, o.promo_code AS "promoCode", o.created_at AS "orderedAt",
           o.canceled_at AS "canceledAt"
    FROM orders o JOIN products p ON p.key = o.product_key WHERE o.buyer_id = $1 ORDER BY o.id`,
};

/** What somebody ordered. Promo codes are the house's, whoever of the staff made them. */
@Injectable()
@PersonalDataSource('payments')
export class PaymentsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { orders: await this.queries.rows(ordersQuery, [userId]) };
  }

  /** The record of the money stays, of nobody; what was not paid is canceled, which gives uses of promo codes back. */
  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query(cancelStatement, [userId, null]);
    await manager.query('UPDATE orders SET buyer_id = NULL WHERE buyer_id = $1', [userId]);
    await manager.query('UPDATE promo_code_redemptions SET user_id = NULL WHERE user_id = $1', [userId]);
    await manager.query('DELETE FROM promo_code_users WHERE user_id = $1', [userId]);
  }
}
