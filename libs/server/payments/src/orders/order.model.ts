import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Currency, PaymentMethod, PaymentStatus } from '@lyceum/contracts/payments';
import { PaymentMethodEnum, PaymentStatusEnum } from '@lyceum/kernel';
import { PaymentReceiptModel } from '../receipts/receipt.model';
import type { OrderRow } from './order.statements';

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

  @Field(() => String, { nullable: true, description: 'What was bought, as it was called then.' })
  title: string | null;

  @Field(() => ID, { nullable: true, description: 'Who is to have it.' })
  beneficiaryId: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when it can be paid.' })
  expiresAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  paidAt: Date | null;

  @Field(() => [PaymentReceiptModel], { description: 'Its receipt, and credit notes of what went back.' })
  receipts: PaymentReceiptModel[];

  @Field(() => Int, { description: 'Given back, or about to be.' })
  refundedMinor: number;
}
