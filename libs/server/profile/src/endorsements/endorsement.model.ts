import { UserSummaryModel } from '@lyceum/auth';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

/** What somebody said for somebody else, as the caller may read it. */
@ObjectType('Endorsement', {
  description: 'What somebody said for somebody else, as the caller may read it.',
})
export class EndorsementModel {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel)
  receivingUser: UserSummaryModel;

  @Field(() => UserSummaryModel)
  givingUser: UserSummaryModel;

  @Field(() => String)
  endorsementText: string;

  @Field(() => Boolean, {
    description: 'Whether a moderator looks at it before others see it; true to who gave it alone.',
  })
  isWaiting: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether others do not see it; null to everybody but whom it is for.',
  })
  isHidden: boolean | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was put in these words.' })
  updatedAt: Date;
}

/** A page of what was said for somebody. */
@ObjectType('ReceivedEndorsements')
export class ReceivedEndorsementsModel {
  @Field(() => [EndorsementModel], { description: 'Of others than the caller, the latest first.' })
  endorsements: EndorsementModel[];

  @Field(() => Boolean, { description: 'Whether there are more behind these.' })
  hasMore: boolean;

  @Field(() => EndorsementModel, { nullable: true, description: 'The caller’s own, whatever the page.' })
  own: EndorsementModel | null;

  @Field(() => Boolean, { description: 'Whether the caller may write one, or change theirs.' })
  mayEndorse: boolean;
}
