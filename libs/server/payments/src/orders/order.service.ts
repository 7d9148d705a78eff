import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@lyceum/contracts/ops';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type CancelOrderInput,
  cancelOrderSchema,
  type CreateOrderInput,
  createOrderSchema,
  orderErrors,
  type PaymentMethod,
  type PaymentStatus,
} from '@lyceum/contracts/payments';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import type { z } from 'zod';
import { type PricedPurchase, PurchaseService } from '../purchases/purchase.service';
import {
  cancelStatement,
  orderOfKeyQuery,
  orderQuery,
  type OrderRow,
  orderStatement,
  redeemStatement,
} from './order.statements';

type CheckedOrder = z.output<typeof createOrderSchema>;

/** Looks at the rows again when they changed between looking and writing. */
const tries = 3;

/** Rolls back what the statement has counted already. */
class ChangedMeanwhile extends Error {}

/**
 * Orders, as far as promo codes need them: nobody can pay one yet, so what is not waived stays PENDING until its buyer
 * cancels it.
 */
@Injectable()
export class OrderService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly purchases: PurchaseService,
  ) {}

  /**
   * Orders something at its price on the price list, less what the promo code takes off; the use of the code is taken
   * in the same statement (checklist line 225). An order of total 0 is WAIVED and SUCCEEDED at once, and no provider is
   * asked. Again with the same client key answers the first order.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS, ORDER_KEY_REUSED, COMMON_CONFLICT, and what `PurchaseService.price` throws
   */
  async create(actor: Actor, input: CreateOrderInput): Promise<OrderRow> {
    assertCan(actor, 'order.write');
    const order = parseInput(createOrderSchema, input);
    try {
      return await this.make(actor, order);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const [repeated] = await this.queries.rows(orderOfKeyQuery, {
        userId: actor.userId,
        clientKey: order.clientKey,
      });
      if (!repeated) throw error;
      return sameOrder(order, repeated);
    }
  }

  /**
   * Cancels an order that is not paid; the use of its promo code is given back once, however often this is called.
   * @throws DomainError ORDER_NOT_FOUND, also for somebody else's, ORDER_NOT_CANCELABLE
   */
  async cancel(actor: Actor, input: CancelOrderInput): Promise<OrderRow> {
    assertCan(actor, 'order.write');
    const { orderId } = parseInput(cancelOrderSchema, input);
    const canceled = await this.unitOfWork.run(async (transaction) => {
      const [row] = await transaction.rows(cancelStatement, { userId: actor.userId, orderId });
      if (row) audit(transaction, actor, 'order.cancel', row);
      return row;
    });
    if (canceled) return canceled;
    const [row] = await this.queries.rows(orderQuery, { userId: actor.userId, orderId });
    if (!row) throw new DomainError(orderErrors.NOT_FOUND);
    if (row.status !== 'CANCELED') throw new DomainError(orderErrors.NOT_CANCELABLE);
    return row;
  }

  private async make(actor: Actor, order: CheckedOrder): Promise<OrderRow> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const priced = await this.purchases.price(actor.userId, order);
      const made = await this.write(actor, order, priced);
      if (made) return made;
    }
    throw new DomainError(commonErrors.CONFLICT);
  }

  /** Null where something changed since the rows were looked at, or the order is there already. */
  private async write(actor: Actor, order: CheckedOrder, priced: PricedPurchase): Promise<OrderRow | null> {
    try {
      return await this.unitOfWork.run(async (transaction) => {
        const row = await insert(transaction, actor.userId, order, priced);
        audit(transaction, actor, 'order.create', row);
        return row;
      });
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return null;
      throw error;
    }
  }
}

/** @throws ChangedMeanwhile */
async function insert(
  transaction: Transaction,
  buyerId: string,
  order: CheckedOrder,
  { code, listPriceMinor, discountMinor, totalMinor }: PricedPurchase,
): Promise<OrderRow> {
  const [status, method]: [PaymentStatus, PaymentMethod] =
    totalMinor === 0 ? ['SUCCEEDED', 'WAIVED'] : ['PENDING', order.method];
  const { clientKey, product, currency } = order;
  const values = { buyerId, clientKey, product, currency, listPriceMinor, discountMinor, status, method };
  const [row] = code
    ? await transaction.rows(redeemStatement, { ...values, codeId: code.id, revision: code.revision })
    : await transaction.rows(orderStatement, values);
  if (!row) throw new ChangedMeanwhile();
  return row;
}

/** @throws DomainError ORDER_KEY_REUSED */
function sameOrder(asked: CheckedOrder, made: OrderRow): OrderRow {
  const isSame =
    asked.product === made.product &&
    asked.currency === made.currency &&
    (asked.code ?? null) === made.promoCode &&
    [asked.method, 'WAIVED'].includes(made.method);
  if (!isSame) throw new DomainError(orderErrors.KEY_REUSED);
  return made;
}

function audit(transaction: Transaction, actor: Actor, action: AuditAction, row: OrderRow): void {
  const { id, status, product, promoCode, totalMinor, currency } = row;
  const before = action === 'order.cancel' ? { status: 'PENDING' } : null;
  transaction.audit({
    actorId: actor.userId,
    action,
    targetType: 'order',
    targetId: id,
    before,
    after: { status, product, promoCode, totalMinor, currency },
  });
}
