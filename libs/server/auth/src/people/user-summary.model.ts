import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { UserSummary } from './user-summary';

@ObjectType('UserSummary', { description: 'Somebody as lists and cards name them.' })
export class UserSummaryModel implements UserSummary {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;
}
