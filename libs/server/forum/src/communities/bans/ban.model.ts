import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { UserSummaryModel } from '@lyceum/auth';

/** A ban that stands, in a list. */
@ObjectType('CommunityBan', { description: 'Somebody who is shut out of a forum.' })
export class CommunityBanModel {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => UserSummaryModel)
  bannedBy: UserSummaryModel;

  @Field(() => String)
  reason: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null for ever.' })
  endsAt: Date | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
