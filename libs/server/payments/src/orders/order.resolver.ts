import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CancelOrderInput,
  cancelOrderSchema,
  type NewOrderInput,
  newOrderSchema,
  paymentCalls,
  type PromoCodeQuoteInput,
  promoCodeQuoteSchema,
} from '@lyceum/contracts/payments';
import { ActingUser, type Actor, Arguments, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { PurchaseService } from '../purchases/purchase.service';
import { PromoCodeQuoteModel } from '../purchases/promo-code-quote.model';
import { OrderModel } from './order.model';
import { OrderService } from './order.service';
import type { OrderRow } from './order.statements';

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
    @Arguments(promoCodeQuoteSchema) input: PromoCodeQuoteInput,
  ): Promise<PromoCodeQuoteModel> {
    return this.purchases.quote(actor, input);
  }

  @Requires('order.write')
  @ActingUser('userId')
  @Mutation(() => OrderModel, {
    description: 'Orders something. What is not waived stays PENDING: there is no provider of payments yet.',
  })
  createOrder(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Input(newOrderSchema) input: NewOrderInput,
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
    @Arguments(cancelOrderSchema) input: CancelOrderInput,
  ): Promise<OrderRow> {
    return this.orders.cancel(actor, input);
  }
}
