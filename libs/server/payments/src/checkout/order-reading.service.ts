import {
  isOpenOrder,
  orderErrors,
  type OrderOfUserInput,
  orderOfUserSchema,
  type OrdersInput,
  ordersSchema,
  paymentLimits,
} from '@lyceum/contracts/payments';
import {
  type Actor,
  assertCan,
  DomainError,
  type Offer,
  parseInput,
  PreparedQueries,
  Sellables,
} from '@lyceum/kernel';
import { z } from 'zod';
import { Injectable } from '@nestjs/common';
import { lastAttemptQuery } from '../attempts/attempt.statements';
import { PaymentProviders } from '../providers/payment-providers';
import { invoiceQuery } from '../invoices/invoice.statements';
import type { OrderDetailModel } from './order-detail.model';
import type { OrderPageModel } from './order-page.model';
import { orderQuery, ordersQuery, soldThingQuery } from '../orders/order.statements';

const uuid = z.uuid();

/** Orders as their buyers read them. */
@Injectable()
export class OrderReadingService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly providers: PaymentProviders,
    private readonly sellables: Sellables,
  ) {}

  /** An order of the caller, with how paying it goes. @throws DomainError ORDER_NOT_FOUND, also for somebody else's */
  async order(actor: Actor, input: OrderOfUserInput): Promise<OrderDetailModel> {
    assertCan(actor, 'order.write');
    const { orderId } = parseInput(orderOfUserSchema, input);
    const [[order], [attempt], [sold], [invoice]] = await Promise.all([
      this.queries.rows(orderQuery, { userId: actor.userId, orderId }),
      this.queries.rows(lastAttemptQuery, { orderId }),
      this.queries.rows(soldThingQuery, { orderId }),
      this.queries.rows(invoiceQuery, { orderId }),
    ]);
    if (!order) throw new DomainError(orderErrors.NOT_FOUND);
    const offer = sold ? await this.offer(sold) : null;
    const isOpen = isOpenOrder(order.status);
    return {
      id: order.id,
      order,
      methods: isOpen && !invoice?.partsMinor ? this.providers.methods : [],
      invoice: invoice ?? null,
      decline: order.status === 'FAILED' ? (attempt?.decline ?? null) : null,
      pageUrl: isOpen && attempt?.state === 'OPEN' ? attempt.pageUrl : null,
      openUrl: order.status === 'SUCCEEDED' ? (offer?.openUrl ?? null) : null,
      aboutUrl: offer?.aboutUrl ?? null,
    };
  }

  /** Orders of the caller, the newest first. */
  async orders(actor: Actor, input: OrdersInput): Promise<OrderPageModel> {
    assertCan(actor, 'order.write');
    const { cursor = null } = parseInput(ordersSchema, input);
    const place = uuid.safeParse(cursor).data ?? null;
    const rows = await this.queries.rows(ordersQuery, { userId: actor.userId, before: place });
    const items = rows.slice(0, paymentLimits.ordersPage);
    const cursorOfNext = rows.length > items.length ? (items.at(-1)?.id ?? null) : null;
    return { items, nextCursor: cursorOfNext };
  }

  private async offer({
    sellable,
    subjectId: id,
  }: {
    sellable: string;
    subjectId: string;
  }): Promise<Offer | null> {
    return (await this.sellables.of(sellable)?.offer(this.queries, { id })) ?? null;
  }
}
