import { type Currency, type PaymentLinkState, paymentLinkStates } from '@lyceum/contracts/payments';
import { contractEnum } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';

export const PaymentLinkStateEnum = contractEnum(
  'PaymentLinkState',
  paymentLinkStates,
  'Where a payment link stands.',
);

/** A payment link, as whoever has it reads of it. */
@ObjectType('PaymentLink')
export class PaymentLinkModel {
  @Field(() => String)
  code: string;

  @Field(() => String, { description: 'What is paid.' })
  title: string;

  @Field(() => Int, { description: 'Minor units.' })
  priceMinor: number;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: Currency;

  @Field(() => PaymentLinkStateEnum)
  state: PaymentLinkState;

  @Field(() => Int, { nullable: true, description: 'Null where nobody counts them.' })
  seatsLeft: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  startsAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endsAt: Date | null;

  @Field(() => String, { description: 'Where one reads of it.' })
  aboutUrl: string;
}
