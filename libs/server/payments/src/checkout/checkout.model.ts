import type { Currency, PaymentMethod } from '@lyceum/contracts/payments';
import { PaymentMethodEnum } from '@lyceum/kernel';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

/** Something that is for sale, to who would buy it. */
@ObjectType('Checkout')
export class CheckoutModel {
  @Field(() => String, { description: 'Its key on the price list, for an order.' })
  product: string;

  @Field(() => ID, { description: 'Which one it is, for an order.' })
  subjectId: string;

  @Field(() => String)
  title: string;

  @Field(() => Int, { description: 'Minor units.' })
  priceMinor: number;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: Currency;

  @Field(() => Float, { description: 'What of the price is tax; 0 where none is charged.' })
  taxPercent: number;

  @Field(() => String)
  taxName: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  startsAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endsAt: Date | null;

  @Field(() => String, { description: 'Where one reads of it.' })
  aboutUrl: string;

  @Field(() => [PaymentMethodEnum], { description: 'Ways to pay here; none where nobody takes payments.' })
  methods: PaymentMethod[];

  @Field(() => String, {
    nullable: true,
    description: 'Why the one it is for cannot have it now, in words; null where they can.',
  })
  refusal: string | null;

  @Field(() => ID, { nullable: true, description: 'The order by which the caller pays for it already.' })
  openOrderId: string | null;
}
