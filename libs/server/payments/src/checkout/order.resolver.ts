import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CancelOrderInput,
  cancelOrderSchema,
  type CheckoutInput,
  checkoutSchema,
  type NewOrderInput,
  newOrderSchema,
  type OrderOfUserInput,
  orderOfUserSchema,
  type OrdersInput,
  ordersSchema,
  paymentCalls,
  type PromoCodeQuoteInput,
  promoCodeQuoteSchema,
  type RequestInvoiceInput,
  requestInvoiceSchema,
  type StartPaymentInput,
  startPaymentSchema,
} from '@lyceum/contracts/payments';
import { ActingUser, type Actor, Arguments, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { PaymentService } from '../attempts/payment.service';
import { StartedPaymentModel } from '../attempts/started-payment.model';
import { OrderReadingService } from './order-reading.service';
import { OrderDetailModel } from './order-detail.model';
import { PurchaseService } from '../purchases/purchase.service';
import { PromoCodeQuoteModel } from '../purchases/promo-code-quote.model';
import { CheckoutModel } from './checkout.model';
import { InvoiceService } from '../invoices/invoice.service';
import { CheckoutService } from './checkout.service';
import { OrderPageModel } from './order-page.model';
import { OrderModel } from '../orders/order.model';
import { OrderService } from '../orders/order.service';
import type { OrderRow } from '../orders/order.statements';

@Limited(paymentCalls.orders)
@Resolver(() => OrderModel)
export class OrderResolver {
  constructor(
    private readonly orders: OrderService,
    private readonly purchases: PurchaseService,
    private readonly payments: PaymentService,
    private readonly reading: OrderReadingService,
    private readonly checkouts: CheckoutService,
    private readonly invoices: InvoiceService,
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
    description:
      'Orders something, for the caller or a child of theirs; a class holds a seat for a quarter of an hour.',
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

  @Requires('order.write')
  @ActingUser('userId')
  @Limited(paymentCalls.attempts)
  @Mutation(() => OrderModel, {
    description:
      'Has a school pay an order of the caller by an invoice, which is numbered at once; what it holds is held until then.',
  })
  requestInvoice(
    @CurrentActor() actor: Actor,
    @Arguments(requestInvoiceSchema) input: RequestInvoiceInput,
  ): Promise<OrderRow> {
    return this.invoices.request(actor, input);
  }

  @Requires('order.write')
  @ActingUser('userId')
  @Limited(paymentCalls.attempts)
  @Mutation(() => StartedPaymentModel, {
    description: 'Goes to pay an order of the caller; the same client key answers the first payment.',
  })
  startPayment(
    @CurrentActor() actor: Actor,
    @Arguments(startPaymentSchema) input: StartPaymentInput,
  ): Promise<StartedPaymentModel> {
    return this.payments.start(actor, input);
  }

  @Requires('order.write')
  @ActingUser('userId')
  @Query(() => OrderDetailModel, { description: 'An order of the caller, with how paying it goes.' })
  getOrder(
    @CurrentActor() actor: Actor,
    @Arguments(orderOfUserSchema) input: OrderOfUserInput,
  ): Promise<OrderDetailModel> {
    return this.reading.order(actor, input);
  }

  @Requires('order.write')
  @ActingUser('userId')
  @Query(() => OrderPageModel, { description: 'Orders of the caller, the newest first.' })
  getMyOrders(
    @CurrentActor() actor: Actor,
    @Arguments(ordersSchema) input: OrdersInput,
  ): Promise<OrderPageModel> {
    return this.reading.orders(actor, input);
  }

  @Requires('order.write')
  @ActingUser('userId')
  @Query(() => CheckoutModel, {
    description:
      'What something costs now, how it can be paid, and why the one it is for cannot have it, if so.',
  })
  getCheckout(
    @CurrentActor() actor: Actor,
    @Arguments(checkoutSchema) input: CheckoutInput,
  ): Promise<CheckoutModel> {
    return this.checkouts.checkout(actor, input);
  }
}
