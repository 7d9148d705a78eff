import { Module } from '@nestjs/common';
import { ForumAccessModule } from '../access/forum-access.module';
import { CommunityListResolver } from './lists/community-list.resolver';
import { CommunityListService } from './lists/community-list.service';
import { MembershipResolver } from './membership/membership.resolver';
import { MembershipService } from './membership/membership.service';
import { CommunityPageResolver } from './page/community-page.resolver';
import { CommunityPageService } from './page/community-page.service';

/** Forums, who belongs to them, and how their staff run them. */
@Module({
  imports: [ForumAccessModule],
  providers: [
    CommunityListResolver,
    CommunityListService,
    CommunityPageResolver,
    CommunityPageService,
    MembershipResolver,
    MembershipService,
  ],
})
export class CommunitiesModule {}
