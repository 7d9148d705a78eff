import { Module } from '@nestjs/common';
import { FriendsModule } from '@lyceum/friends';
import { ModerationModule } from '@lyceum/moderation';
import { UploadsModule } from '@lyceum/uploads';
import { ForumAccessModule } from '../access/forum-access.module';
import { ThreadsModule } from '../threads/threads.module';
import { ForumAuditResolver } from './audit/forum-audit.resolver';
import { ForumAuditService } from './audit/forum-audit.service';
import { BanShutOut } from './bans/ban-shut-out';
import { BanResolver } from './bans/ban.resolver';
import { BanService } from './bans/ban.service';
import { BanRecords } from './bans/bans.records';
import { ClassForumProcessor } from './classes/class-forum.processor';
import { ClassForumResolver } from './classes/class-forum.resolver';
import { ClassForumService } from './classes/class-forum.service';
import { CommunitiesPersonalData } from './communities.personal-data';
import { BlockProcessor } from './invitations/block.processor';
import { InvitationResolver } from './invitations/invitation.resolver';
import { InvitationService } from './invitations/invitation.service';
import { CommunityListResolver } from './lists/community-list.resolver';
import { CommunityListService } from './lists/community-list.service';
import { EngagementService } from './members/engagement.service';
import { ForumPeople } from './members/forum-people';
import { MemberListService } from './members/member-list.service';
import { MemberResolver } from './members/member.resolver';
import { AccessProcessor } from './membership/access.processor';
import { SameForumTie } from './membership/forum.contact-tie';
import { MemberActivityProcessor } from './membership/member-activity.processor';
import { ForumsGuardianTopic } from './membership/forums.guardian-topic';
import { ForumsOnProfiles } from './membership/forums.profile-entries';
import { MembershipResolver } from './membership/membership.resolver';
import { MembershipService } from './membership/membership.service';
import { BanProcessor } from './moderation/ban.processor';
import { ForumKeeper } from './moderation/forum-keeper';
import { CommunityNoticesProcessor } from './notices/community-notices.processor';
import { CommunityPageResolver } from './page/community-page.resolver';
import { CommunityPageService } from './page/community-page.service';
import { ForumAnnouncementResolver } from './priority-posts/forum-announcement.resolver';
import { ForumAnnouncementService } from './priority-posts/forum-announcement.service';
import { PriorityPostResolver } from './priority-posts/priority-post.resolver';
import { PriorityPostService } from './priority-posts/priority-post.service';
import { ProposalResolver } from './proposals/proposal.resolver';
import { ProposalService } from './proposals/proposal.service';
import { JoinDecisionService } from './requests/join-decision.service';
import { JoinRequestResolver } from './requests/join-request.resolver';
import { JoinRequestService } from './requests/join-request.service';
import { MemberRoleResolver } from './roles/member-role.resolver';
import { MemberRoleService } from './roles/member-role.service';
import { CommunitySettingsResolver } from './settings/community-settings.resolver';
import { CommunitySettingsService } from './settings/community-settings.service';

/** Forums, who belongs to them, and how their staff run them. */
@Module({
  imports: [ForumAccessModule, FriendsModule, ModerationModule, ThreadsModule, UploadsModule],
  providers: [
    AccessProcessor,
    BanProcessor,
    BanRecords,
    BanResolver,
    BanService,
    BanShutOut,
    BlockProcessor,
    ClassForumProcessor,
    ClassForumResolver,
    ClassForumService,
    CommunitiesPersonalData,
    CommunityListResolver,
    CommunityListService,
    CommunityNoticesProcessor,
    CommunityPageResolver,
    CommunityPageService,
    CommunitySettingsResolver,
    CommunitySettingsService,
    EngagementService,
    ForumAnnouncementResolver,
    ForumAnnouncementService,
    ForumAuditResolver,
    ForumAuditService,
    ForumKeeper,
    ForumPeople,
    ForumsGuardianTopic,
    ForumsOnProfiles,
    InvitationResolver,
    InvitationService,
    JoinDecisionService,
    JoinRequestResolver,
    JoinRequestService,
    MemberActivityProcessor,
    MemberListService,
    MemberResolver,
    MemberRoleResolver,
    MemberRoleService,
    MembershipResolver,
    MembershipService,
    PriorityPostResolver,
    PriorityPostService,
    ProposalResolver,
    ProposalService,
    SameForumTie,
  ],
  exports: [BanService],
})
export class CommunitiesModule {}
