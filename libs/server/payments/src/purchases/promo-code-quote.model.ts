import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Currency } from '@lyceum/contracts/payments';

/** What a promo code takes off. */
@ObjectType('PromoCodeQuote', { description: 'What a promo code takes off now; amounts are minor units.' })
export class PromoCodeQuoteModel {
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
}
