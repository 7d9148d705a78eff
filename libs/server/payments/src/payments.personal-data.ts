import { Injectable } from '@nestjs/common';
import {
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';
import { cancelStatement, type OrderRow } from './orders/order.statements';

const ordersQuery = statement<Omit<OrderRow, 'createdAt'> & { orderedAt: Date }>(
  'payments.export-orders',
  `
    SELECT o.id, p.name AS product, o.currency, o.list_price_minor AS "listPriceMinor", o.discount_minor AS "discountMinor",
           o.total_minor AS "totalMinor", o.status, o.method, o.promo_code AS "promoCode", o.created_at AS "orderedAt",
           o.canceled_at AS "canceledAt"
    FROM orders o JOIN products p ON p.key = o.product_key WHERE o.buyer_id = $userId ORDER BY o.id`,
);

const deletePromoCodeUsersStatement = statement(
  'payments.delete-promo-code-users',
  'DELETE FROM promo_code_users WHERE user_id = $userId',
);

const updatePromoCodeRedemptionsStatement = statement(
  'payments.update-promo-code-redemptions',
  'UPDATE promo_code_redemptions SET user_id = NULL WHERE user_id = $userId',
);

const updateOrdersStatement = statement(
  'payments.update-orders',
  'UPDATE orders SET buyer_id = NULL WHERE buyer_id = $userId',
);

/** What somebody ordered. Promo codes are the house's, whoever of the staff made them. */
@Injectable()
@PersonalDataSource('payments')
export class PaymentsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { orders: await this.queries.rows(ordersQuery, { userId }) };
  }

  /** The record of the money stays, of nobody; what was not paid is canceled, which gives uses of promo codes back. */
  async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.rows(cancelStatement, { userId, orderId: null });
    await transaction.count(updateOrdersStatement, { userId });
    await transaction.count(updatePromoCodeRedemptionsStatement, { userId });
    await transaction.count(deletePromoCodeUsersStatement, { userId });
  }
}
