import type { AuditAction } from '@lyceum/contracts/ops';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type CancelOrderInput,
  cancelOrderSchema,
  type CreateOrderInput,
  createOrderSchema,
  orderErrors,
  type PaymentStatus,
} from '@lyceum/contracts/payments';
import {
  type Actor,
  assertCan,
  DomainError,
  isUniqueViolation,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { PaymentProviders } from '../providers/payment-providers';
import { type Offered, PriceList } from '../purchases/price-list';
import { PurchaseService } from '../purchases/purchase.service';
import { Guardianship } from './guardianship';
import { OrderChanges } from './order-changes';
import { ChangedMeanwhile, type CheckedOrder, type NewOrder, OrderMaker } from './order-maker';
import {
  holdOwnOrderStatement,
  openOrderOfStatement,
  orderOfKeyQuery,
  orderQuery,
  type OrderRow,
} from './order.statements';

/** Looks at the rows again when they changed between looking and writing. */
const tries = 3;

/** What people order, for themselves or for a child of theirs. */
@Injectable()
export class OrderService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly purchases: PurchaseService,
    private readonly priceList: PriceList,
    private readonly providers: PaymentProviders,
    private readonly maker: OrderMaker,
    private readonly changes: OrderChanges,
    private readonly guardianship: Guardianship,
  ) {}

  /**
   * Orders something at its price on the price list, less what the promo code takes off; the use of the code is taken in the same
   * statement (checklist line 225), and what a domain delivers is held in the same transaction. An order of total 0 is WAIVED and
   * SUCCEEDED at once, and no provider is asked. Again with the same client key answers the first order, and so does another tab.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS, ORDER_KEY_REUSED, ORDER_NOT_FOR_THEM, ORDER_METHOD_NOT_OFFERED,
   * ORDER_OPEN_BY_ANOTHER, COMMON_CONFLICT, what `PurchaseService.price` throws, and what the domain refuses with
   */
  async create(actor: Actor, input: CreateOrderInput): Promise<OrderRow> {
    assertCan(actor, 'order.write');
    const order = parseInput(createOrderSchema, input);
    try {
      return await this.make(actor, order);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { clientKey } = order;
      const [repeated] = await this.queries.rows(orderOfKeyQuery, { userId: actor.userId, clientKey });
      if (!repeated) throw error;
      return sameOrder(order, repeated);
    }
  }

  /**
   * Cancels an order that is not paid; the use of its promo code and what it holds are given back once, however often this is called.
   * @throws DomainError ORDER_NOT_FOUND, also for somebody else's, ORDER_NOT_CANCELABLE
   */
  async cancel(actor: Actor, input: CancelOrderInput): Promise<OrderRow> {
    assertCan(actor, 'order.write');
    const { orderId } = parseInput(cancelOrderSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const [held] = await transaction.rows(holdOwnOrderStatement, { userId, orderId });
      if (!held) throw new DomainError(orderErrors.NOT_FOUND);
      const change = { to: 'CANCELED', reason: 'CANCELED_BY_BUYER', actorId: userId } as const;
      const changed = await this.changes.change(transaction, { orderIds: [orderId], ...change });
      const [row] = await transaction.rows(orderQuery, { userId, orderId });
      if (!row) throw new DomainError(orderErrors.NOT_FOUND);
      if (row.status !== 'CANCELED') throw new DomainError(orderErrors.NOT_CANCELABLE);
      if (changed.length > 0) audit(transaction, actor, 'order.cancel', { row, before: held.status });
      return row;
    });
  }

  private async make(actor: Actor, order: CheckedOrder): Promise<OrderRow> {
    const { product, subjectId = null, beneficiaryId, method } = order;
    await this.guardianship.assertMayBuyFor(actor.userId, beneficiaryId ?? actor.userId);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const offer = await this.priceList.offerOf(product, subjectId);
      const open = offer && (await this.openAlready(actor, order, offer));
      if (open) return open;
      const priced = await this.purchases.price(actor.userId, order);
      // What is held for minutes can be paid within them.
      if (offer && priced.totalMinor > 0 && !this.providers.of(method))
        throw new DomainError(orderErrors.METHOD_NOT_OFFERED);
      const made = await this.write(actor, { buyerId: actor.userId, order, offer, priced });
      if (made) return made;
    }
    throw new DomainError(commonErrors.CONFLICT);
  }

  /**
   * The caller's own order of the same, with the same promo code, which has one use for both. One that costs something else by now, or
   * whose time is over, is canceled.
   */
  private async openAlready(
    { userId }: Actor,
    { code = null, beneficiaryId }: CheckedOrder,
    { sellable, subjectId, priceMinor }: Offered,
  ): Promise<OrderRow | null> {
    const values = { sellable, subjectId, beneficiaryId: beneficiaryId ?? userId };
    return this.unitOfWork.run(async (transaction) => {
      const [open] = await transaction.rows(openOrderOfStatement, values);
      if (!open || open.buyerId !== userId || open.promoCode !== code) return null;
      const { buyerId: _, isInTime, ...row } = open;
      if (isInTime && row.listPriceMinor === priceMinor) return row;
      const change = { to: 'CANCELED', reason: 'CHANGED_BY_BUYER', actorId: userId } as const;
      await this.changes.change(transaction, { orderIds: [row.id], ...change });
      return null;
    });
  }

  /** Null where something changed since the rows were looked at, or the order is there already. */
  private async write(actor: Actor, wanted: NewOrder): Promise<OrderRow | null> {
    try {
      return await this.unitOfWork.run(async (transaction) => {
        const { row, isNew } = await this.maker.make(transaction, wanted);
        if (isNew) audit(transaction, actor, 'order.create', { row, before: null });
        return row;
      });
    } catch (error) {
      if (error instanceof ChangedMeanwhile || isUniqueViolation(error)) return null;
      throw error;
    }
  }
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

interface Audited {
  readonly row: OrderRow;
  readonly before: PaymentStatus | null;
}

function audit(transaction: Transaction, actor: Actor, action: AuditAction, { row, before }: Audited): void {
  const { id, status, product, promoCode, totalMinor, currency } = row;
  transaction.audit({
    actorId: actor.userId,
    action,
    targetType: 'order',
    targetId: id,
    before: before === null ? null : { status: before },
    after: { status, product, promoCode, totalMinor, currency },
  });
}
