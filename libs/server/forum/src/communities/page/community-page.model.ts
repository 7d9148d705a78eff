import { Field, ObjectType } from '@nestjs/graphql';
import { communityLimits } from '@lyceum/contracts';
import { UserSummaryModel } from '../../people/user-summary.model';
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
}
