import { Field, ID, ObjectType } from '@nestjs/graphql';

/** Somebody as forum pages show them. An account that has ended reads 'Deleted user' and has no picture. */
export interface UserSummary {
  id: string;
  firstName: string;
  lastName: string;
  profilePictureUrl: string | null;
}

@ObjectType('UserSummary', { description: "A person as lists show them; who has left reads 'Deleted user'." })
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
