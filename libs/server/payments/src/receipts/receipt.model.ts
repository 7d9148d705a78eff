import { type ReceiptKind, receiptKinds } from '@lyceum/contracts/payments';
import { contractEnum } from '@lyceum/kernel';
import { Field, ID, ObjectType } from '@nestjs/graphql';

export const ReceiptKindEnum = contractEnum('ReceiptKind', receiptKinds, 'What a paper about money says.');

/** A receipt, or a credit note of money that went back. */
@ObjectType('PaymentReceipt')
export class PaymentReceiptModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'As it is printed.' })
  number: string;

  @Field(() => ReceiptKindEnum)
  kind: ReceiptKind;
}
