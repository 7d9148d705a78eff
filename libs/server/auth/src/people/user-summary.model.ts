import { Field, ID, ObjectType } from '@nestjs/graphql';

/** Somebody as lists and cards name them. An erased account is called 'Deleted user'; its row says so itself. */
@ObjectType('UserSummary', { description: 'Somebody as lists and cards name them.' })
export class UserSummaryModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;
}
