import { Field, Int, ObjectType } from '@nestjs/graphql';

/** How an invoice stands. */
@ObjectType('OrderInvoice')
export class OrderInvoiceModel {
  @Field(() => String, { description: 'Who pays it.' })
  billTo: string;

  @Field(() => String, { description: 'The number of its purchase order, or nothing.' })
  reference: string;

  @Field(() => String, { description: 'The day until which it is to be paid, YYYY-MM-DD.' })
  dueOn: string;

  @Field(() => Int, { description: 'What came of it, in minor units.' })
  partsMinor: number;
}
