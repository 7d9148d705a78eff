import { Field, ObjectType } from '@nestjs/graphql';
import { communityLimits } from '@lyceum/contracts/forum';
import { UserSummaryModel } from '@lyceum/auth';
import { ThreadCardModel } from '../../threads/lists/thread-card.model';
import { CommunityModel } from '../lists/community.model';

/** A forum's page, above its threads. */
@ObjectType('CommunityPage', { description: 'What stands above the threads of a forum.' })
export class CommunityPageModel {
  @Field(() => CommunityModel)
  community: CommunityModel;

  @Field(() => [UserSummaryModel], {
    description: `Who wrote most in the last ${communityLimits.engagementDays} days, at most ${communityLimits.mostEngagedUsers}.`,
  })
  mostEngagedUsers: UserSummaryModel[];

  @Field(() => [ThreadCardModel], { description: 'In their order.' })
  pinnedThreads: ThreadCardModel[];

  @Field(() => ThreadCardModel, { nullable: true, description: 'Null where nothing happened lately.' })
  mostPopularThread: ThreadCardModel | null;

  @Field({ description: 'Whether a thread the caller began here waits to be posted.' })
  requestingUserHasDraft: boolean;
}
