import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('StartedPayment')
export class StartedPaymentModel {
  @Field(() => ID)
  attemptId: string;

  @Field(() => String, { description: 'The page of the provider on which it is paid.' })
  pageUrl: string;
}
