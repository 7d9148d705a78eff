import { UserSummaryModel } from '@lyceum/auth';
import { type DeedAction, deedActions, type DeedTarget, deedTargets } from '@lyceum/contracts/profile';
import { contractEnum } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

const DeedActionEnum = contractEnum('DeedAction', deedActions, 'What somebody did.');
const DeedTargetEnum = contractEnum('DeedTarget', deedTargets, 'To what they did it.');

/** Something somebody did, as the caller may see it (D2 §3). */
@ObjectType('PlatformActivity', { description: 'Something somebody did that the caller may see.' })
export class ActivityModel {
  @Field(() => ID)
  id: string;

  @Field(() => DeedTargetEnum)
  target: DeedTarget;

  @Field(() => ID)
  targetId: string;

  @Field(() => String, { description: 'Where it is read.' })
  url: string;

  @Field(() => String, { description: 'What was done to what: `CLAPPED_THREAD`.' })
  activityType: string;

  @Field(() => DeedActionEnum)
  action: DeedAction;

  @Field(() => String, { description: 'What the target is called.' })
  activityContent: string;

  @Field(() => UserSummaryModel, {
    nullable: true,
    description: 'For whom it was done: whose text was clapped for, who was befriended or endorsed.',
  })
  targetUser: UserSummaryModel | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  timestamp: Date;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
}
