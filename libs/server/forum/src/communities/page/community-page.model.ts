import { Field, ObjectType } from '@nestjs/graphql';
import { communityLimits } from '@lyceum/contracts';
import { UserSummaryModel } from '../../people/user-summary.model';
import type { ThreadCard } from '../../threads/lists/thread-card';
import { ThreadCardModel } from '../../threads/lists/thread-card.model';
import { CommunityModel } from '../lists/community.model';
import type { CommunityPageView } from './community-page.service';

@ObjectType('CommunityPage', { description: 'What stands above the threads of a forum.' })
export class CommunityPageModel implements CommunityPageView {
  @Field(() => CommunityModel)
  community: CommunityModel;

  @Field(() => [UserSummaryModel], {
    description: `Who wrote most in the last ${communityLimits.engagementDays} days, at most ${communityLimits.mostEngagedUsers}.`,
  })
  mostEngagedUsers: UserSummaryModel[];

  @Field(() => [ThreadCardModel], { description: 'In their order.' })
  pinnedThreads: ThreadCard[];

  @Field(() => ThreadCardModel, { nullable: true, description: 'Null where nothing happened lately.' })
  mostPopularThread: ThreadCard | null;
}
