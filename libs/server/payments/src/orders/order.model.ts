import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { CreateOrderInput, Currency, PaymentMethod, PaymentStatus } from '@lyceum/contracts';
import { PaymentMethodEnum, PaymentStatusEnum } from '@lyceum/kernel';
import type { PromoCodeQuote } from '../purchases/purchase.service';
import type { OrderRow } from './order.statements';

@ObjectType('PromoCodeQuote', { description: 'What a promo code takes off now; amounts are minor units.' })
export class PromoCodeQuoteModel implements PromoCodeQuote {
  @Field(() => String)
  code: string;

  @Field(() => String)
  product: string;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: Currency;

  @Field(() => Int)
  listPriceMinor: number;

  @Field(() => Int)
  discountMinor: number;

  @Field(() => Int, { description: 'Never below 0.' })
  totalMinor: number;

  @Field(() => Boolean, { description: 'Whether nothing is left to pay.' })
  isWaived: boolean;
}

@ObjectType('Order', { description: 'Amounts are minor units.' })
export class OrderModel implements OrderRow {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  product: string;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: Currency;

  @Field(() => Int)
  listPriceMinor: number;

  @Field(() => Int)
  discountMinor: number;

  @Field(() => Int)
  totalMinor: number;

  @Field(() => PaymentStatusEnum)
  status: PaymentStatus;

  @Field(() => PaymentMethodEnum)
  method: PaymentMethod;

  @Field(() => String, { nullable: true })
  promoCode: string | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  canceledAt: Date | null;
}

type NewOrder = Omit<CreateOrderInput, 'userId'>;

@InputType('CreateOrderInput')
export class CreateOrderInputModel implements NewOrder {
  @Field(() => ID, { description: 'A repeated call with the same one makes no second order.' })
  clientKey: string;

  @Field(() => String)
  product: string;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: Currency;

  @Field(() => Int, {
    nullable: true,
    description: 'The list price the caller saw; refused where it is another now. It never sets the price.',
  })
  amountMinor?: number | null;

  @Field(() => PaymentMethodEnum, { description: 'Not WAIVED, which follows from a total of 0.' })
  method: Exclude<PaymentMethod, 'WAIVED'>;

  @Field(() => String, { nullable: true, description: 'A promo code, in any case.' })
  code?: string | null;
}
