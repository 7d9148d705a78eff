import { Field, ID, ObjectType } from '@nestjs/graphql';
import { OrderInvoiceModel } from '../invoices/order-invoice.model';
import type { PaymentMethod } from '@lyceum/contracts/payments';
import { PaymentMethodEnum } from '@lyceum/kernel';
import { OrderModel } from '../orders/order.model';

@ObjectType('OrderDetail', { description: 'An order as its buyer follows it.' })
export class OrderDetailModel {
  @Field(() => ID)
  id: string;

  @Field(() => OrderModel)
  order: OrderModel;

  @Field(() => [PaymentMethodEnum], {
    description: 'Ways to pay it here; none of what is no longer to be paid.',
  })
  methods: PaymentMethod[];

  @Field(() => OrderInvoiceModel, { nullable: true, description: 'Of an order that is paid by an invoice.' })
  invoice: OrderInvoiceModel | null;

  @Field(() => String, { nullable: true, description: 'Why the last try to pay did not go through.' })
  decline: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page of the provider where the last try goes on.',
  })
  pageUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Where what was bought is opened, once it is paid.' })
  openUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Where one reads of it.' })
  aboutUrl: string | null;
}
