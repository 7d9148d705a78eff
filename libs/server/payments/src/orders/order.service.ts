import type { AuditAction } from '@lyceum/contracts/ops';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type CancelOrderInput,
  cancelOrderSchema,
  type CreateOrderInput,
  createOrderSchema,
  isOpenOrder,
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
import { type PricedPurchase, PurchaseService } from '../purchases/purchase.service';
import { Guardianship } from './guardianship';
import { assertNotHeldTooOften, type HeldThing, ordersOf } from './held-too-often';
import { OrderChanges } from './order-changes';
import { ChangedMeanwhile, type CheckedOrder, type NewOrder, OrderMaker } from './order-maker';
import {
  holdOwnOrderStatement,
  type MadeOrderRow,
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
   * ORDER_OPEN_BY_ANOTHER, ORDER_HELD_TOO_OFTEN, COMMON_CONFLICT, what `PurchaseService.price` throws, and what the domain refuses with
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
      return sameOrder({ ...order, beneficiaryId: order.beneficiaryId ?? actor.userId }, repeated);
    }
  }

  /**
   * Cancels an order that is not paid; the use of its promo code and what it holds are given back once, however often this is called.
   * @throws DomainError ORDER_NOT_FOUND, also for somebody else's, ORDER_NOT_CANCELABLE, ORDER_PARTLY_PAID
   */
  async cancel(actor: Actor, input: CancelOrderInput): Promise<OrderRow> {
    assertCan(actor, 'order.write');
    const { orderId } = parseInput(cancelOrderSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const [held] = await transaction.rows(holdOwnOrderStatement, { userId, orderId });
      if (!held) throw new DomainError(orderErrors.NOT_FOUND);
      if (held.isPartlyPaid && isOpenOrder(held.status)) throw new DomainError(orderErrors.PARTLY_PAID);
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
    const { userId } = actor;
    await this.guardianship.assertMayBuyFor(this.queries, userId, beneficiaryId ?? userId);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const onSale = await this.priceList.onSale(product, subjectId);
      const { offer } = onSale;
      // Most have none: they open no transaction for what is not there. Who has one since fails by the index, and looks again.
      const before = offer ? await ordersOf(this.queries, thingOf(offer, beneficiaryId ?? userId)) : null;
      const open = offer && before?.isOpen ? await this.openAlready(actor, order, offer) : null;
      if (open) return open;
      const priced = await this.purchases.price(actor.userId, order, onSale);
      // What nobody takes would hold its use of a promo code, and a seat, for nothing.
      if (priced.totalMinor > 0 && !this.providers.methods.includes(method))
        throw new DomainError(orderErrors.METHOD_NOT_OFFERED);
      const wanted = { buyerId: actor.userId, order, offer, priced };
      const goesOn = before?.isOpen ? await this.goesOn(wanted) : null;
      if (goesOn) return goesOn;
      if (before && !before.isOpen && priced.totalMinor > 0) assertNotHeldTooOften(before);
      await this.maker.assertMayHave(this.queries, wanted);
      const made = await this.write(actor, wanted);
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
    { code = null, beneficiaryId, currency: asked, amountMinor }: CheckedOrder,
    offer: Offered,
  ): Promise<OrderRow | null> {
    const { priceMinor, currency } = offer;
    if (asked !== currency || (amountMinor ?? priceMinor) !== priceMinor) return null;
    const values = { ...thingOf(offer, beneficiaryId ?? userId) };
    return this.unitOfWork.run(async (transaction) => {
      const [open] = await transaction.rows(openOrderOfStatement, values);
      if (!open || open.buyerId !== userId || open.promoCode !== code) return null;
      const { buyerId: _, isInTime, ...row } = open;
      if (isInTime && row.listPriceMinor === priceMinor && row.currency === currency) return row;
      await this.cancelChanged(transaction, userId, row);
      return null;
    });
  }

  /**
   * Where the caller has begun to pay for the same at the same price, that order goes on; one that they want otherwise now is canceled.
   * In a transaction of its own: what it frees is locked after the promo codes that the next order takes first.
   * @throws DomainError ORDER_OPEN_BY_ANOTHER, ORDER_HELD_TOO_OFTEN
   */
  private async goesOn(wanted: NewOrder): Promise<OrderRow | null> {
    const { buyerId, order, offer, priced } = wanted;
    if (!offer) return null;
    const thing = thingOf(offer, order.beneficiaryId ?? buyerId);
    return this.unitOfWork.run(async (transaction) => {
      const [open] = await transaction.rows(openOrderOfStatement, { ...thing });
      if (open && open.buyerId !== buyerId) throw new DomainError(orderErrors.OPEN_BY_ANOTHER);
      if (open?.isInTime && isPricedSo(open, order, priced)) {
        const { buyerId: _, isInTime: _isInTime, ...row } = open;
        return row;
      }
      if (priced.totalMinor > 0) assertNotHeldTooOften(await ordersOf(transaction, thing));
      if (open) await this.cancelChanged(transaction, buyerId, open);
      return null;
    });
  }

  private async cancelChanged(transaction: Transaction, buyerId: string, { id }: OrderRow): Promise<void> {
    const change = { to: 'CANCELED', reason: 'CHANGED_BY_BUYER', actorId: buyerId } as const;
    await this.changes.change(transaction, { orderIds: [id], ...change });
  }

  /** Null where something changed since the rows were looked at, or the order is there already. */
  private async write(actor: Actor, wanted: NewOrder): Promise<OrderRow | null> {
    try {
      return await this.unitOfWork.run(async (transaction) => {
        const row = await this.maker.make(transaction, wanted);
        audit(transaction, actor, 'order.create', { row, before: null });
        return row;
      });
    } catch (error) {
      if (error instanceof ChangedMeanwhile || isUniqueViolation(error)) return null;
      throw error;
    }
  }
}

const thingOf = ({ sellable, subjectId }: Offered, beneficiaryId: string): HeldThing => ({
  sellable,
  subjectId,
  beneficiaryId,
});

const isPricedSo = (
  row: OrderRow,
  { currency }: CheckedOrder,
  { totalMinor, code }: PricedPurchase,
): boolean =>
  row.totalMinor === totalMinor && row.currency === currency && row.promoCode === (code?.code ?? null);

/** @throws DomainError ORDER_KEY_REUSED */
function sameOrder(asked: CheckedOrder, { subjectId, ...made }: MadeOrderRow): OrderRow {
  const isSame =
    asked.product === made.product &&
    (asked.subjectId ?? null) === subjectId &&
    asked.beneficiaryId === made.beneficiaryId &&
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
