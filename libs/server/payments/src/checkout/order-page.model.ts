import { Field, ObjectType } from '@nestjs/graphql';
import { OrderModel } from '../orders/order.model';

@ObjectType('OrderPage')
export class OrderPageModel {
  @Field(() => [OrderModel])
  items: OrderModel[];

  @Field(() => String, { nullable: true, description: 'Of the next page; null of the last.' })
  nextCursor: string | null;
}
