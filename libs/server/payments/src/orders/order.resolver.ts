import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type Currency, paymentCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { type PromoCodeQuote, PurchaseService } from '../purchases/purchase.service';
import { CreateOrderInputModel, OrderModel, PromoCodeQuoteModel } from './order.model';
import { OrderService } from './order.service';
import type { OrderRow } from './order.statements';

const id = { type: () => ID } as const;

@Limited(paymentCalls.orders)
@Resolver(() => OrderModel)
export class OrderResolver {
  constructor(
    private readonly orders: OrderService,
    private readonly purchases: PurchaseService,
  ) {}

  @Requires('order.write')
  @ActingUser('userId')
  @Limited(paymentCalls.quotes)
  @Query(() => PromoCodeQuoteModel, {
    description: 'What a promo code takes off for the caller; refused with the words of the rule that fails.',
  })
  getPromoCodeQuote(
    @CurrentActor() actor: Actor,
    @Args('code', { type: () => String }) code: string,
    @Args('product', { type: () => String }) product: string,
    @Args('currency', { type: () => String }) currency: Currency,
    @Args('userId', id) userId: string,
    @Args('amountMinor', { type: () => Int, nullable: true }) amountMinor?: number,
  ): Promise<PromoCodeQuote> {
    return this.purchases.quote(actor, { code, product, currency, userId, amountMinor });
  }

  @Requires('order.write')
  @ActingUser('userId')
  @Mutation(() => OrderModel, {
    description: 'Orders something. What is not waived stays PENDING: there is no provider of payments yet.',
  })
  createOrder(
    @CurrentActor() actor: Actor,
    @Args('userId', id) userId: string,
    @Args('input', { type: () => CreateOrderInputModel }) input: CreateOrderInputModel,
  ): Promise<OrderRow> {
    return this.orders.create(actor, { ...input, userId });
  }

  @Requires('order.write')
  @ActingUser('userId')
  @Limited(paymentCalls.cancellations)
  @Mutation(() => OrderModel, {
    description: 'Cancels an order of the caller that is not paid; gives the use of its promo code back.',
  })
  cancelOrder(
    @CurrentActor() actor: Actor,
    @Args('userId', id) userId: string,
    @Args('orderId', id) orderId: string,
  ): Promise<OrderRow> {
    return this.orders.cancel(actor, { userId, orderId });
  }
}
