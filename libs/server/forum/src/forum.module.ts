import { FriendsModule } from '@lyceum/friends';
import { MentionsModule } from '@lyceum/mentions';
import { ModerationModule } from '@lyceum/moderation';
import { PollsModule } from '@lyceum/polls';
import { UploadsModule } from '@lyceum/uploads';
import { Module } from '@nestjs/common';
import { ForumAccessService } from './access/forum-access.service';
import { ForumNoticeSubjects } from './access/forum-notice-subjects';
import { CommentResolver } from './comments/comment.resolver';
import { CommentListService } from './comments/lists/comment-list.service';
import { CommentEditService } from './comments/writing/comment-edit.service';
import { CommentWritingService } from './comments/writing/comment-writing.service';
import { HighlightService } from './comments/writing/highlight.service';
import { ForumAuditResolver } from './communities/audit/forum-audit.resolver';
import { ForumAuditService } from './communities/audit/forum-audit.service';
import { BanShutOut } from './communities/bans/ban-shut-out';
import { BanResolver } from './communities/bans/ban.resolver';
import { BanService } from './communities/bans/ban.service';
import { BanRecords } from './communities/bans/bans.records';
import { ClassForumProcessor } from './communities/classes/class-forum.processor';
import { ClassForumResolver } from './communities/classes/class-forum.resolver';
import { ClassForumService } from './communities/classes/class-forum.service';
import { CommunitiesPersonalData } from './communities/communities.personal-data';
import { BlockProcessor } from './communities/invitations/block.processor';
import { InvitationResolver } from './communities/invitations/invitation.resolver';
import { InvitationService } from './communities/invitations/invitation.service';
import { CommunityListResolver } from './communities/lists/community-list.resolver';
import { CommunityListService } from './communities/lists/community-list.service';
import { EngagementService } from './communities/members/engagement.service';
import { ForumPeople } from './communities/members/forum-people';
import { MemberListService } from './communities/members/member-list.service';
import { MemberResolver } from './communities/members/member.resolver';
import { AccessProcessor } from './communities/membership/access.processor';
import { SameForumTie } from './communities/membership/forum.contact-tie';
import { ForumsGuardianTopic } from './communities/membership/forums.guardian-topic';
import { ForumsOnProfiles } from './communities/membership/forums.profile-entries';
import { MemberActivityProcessor } from './communities/membership/member-activity.processor';
import { MembershipResolver } from './communities/membership/membership.resolver';
import { MembershipService } from './communities/membership/membership.service';
import { BanProcessor } from './communities/moderation/ban.processor';
import { ForumKeeper } from './communities/moderation/forum-keeper';
import { CommunityNoticesProcessor } from './communities/notices/community-notices.processor';
import { CommunityPageResolver } from './communities/page/community-page.resolver';
import { CommunityPageService } from './communities/page/community-page.service';
import { ForumAnnouncementResolver } from './communities/priority-posts/forum-announcement.resolver';
import { ForumAnnouncementService } from './communities/priority-posts/forum-announcement.service';
import { PriorityPostResolver } from './communities/priority-posts/priority-post.resolver';
import { PriorityPostService } from './communities/priority-posts/priority-post.service';
import { ProposalResolver } from './communities/proposals/proposal.resolver';
import { ProposalService } from './communities/proposals/proposal.service';
import { JoinDecisionService } from './communities/requests/join-decision.service';
import { JoinRequestResolver } from './communities/requests/join-request.resolver';
import { JoinRequestService } from './communities/requests/join-request.service';
import { MemberRoleResolver } from './communities/roles/member-role.resolver';
import { MemberRoleService } from './communities/roles/member-role.service';
import { CommunitySettingsResolver } from './communities/settings/community-settings.resolver';
import { CommunitySettingsService } from './communities/settings/community-settings.service';
import { ConversationAccessService } from './conversations/conversation-access.service';
import { ConversationActivityProcessor } from './conversations/conversation-activity.processor';
import { ConversationsPersonalData } from './conversations/conversations.personal-data';
import { ConversationRecords } from './conversations/conversations.records';
import { ConversationLikeService } from './conversations/likes/conversation-like.service';
import { ConversationListResolver } from './conversations/lists/conversation-list.resolver';
import { ConversationListService } from './conversations/lists/conversation-list.service';
import { ConversationLiveProcessor } from './conversations/live/conversation-live.processor';
import { ConversationHoldProcessor } from './conversations/moderation/conversation-hold.processor';
import { ConversationReplyTarget } from './conversations/moderation/conversation-reply.target';
import { ConversationTarget } from './conversations/moderation/conversation.target';
import { ConversationNoticesProcessor } from './conversations/notices/conversation-notices.processor';
import { ConversationWritingResolver } from './conversations/writing/conversation-writing.resolver';
import { ConversationWritingService } from './conversations/writing/conversation-writing.service';
import { ConversationReplyService } from './conversations/writing/reply.service';
import { DraftListService } from './drafts/draft-list.service';
import { DraftTexts } from './drafts/draft-texts';
import { DraftResolver } from './drafts/draft.resolver';
import { DraftService } from './drafts/draft.service';
import { DraftsPersonalData } from './drafts/drafts.personal-data';
import { ForumFiles } from './files/forum-files';
import { FirstStepsPersonalData } from './first-steps/first-steps.personal-data';
import { FirstStepsResolver } from './first-steps/first-steps.resolver';
import { FirstStepsService } from './first-steps/first-steps.service';
import { ForumInterests } from './interests/forum-interests';
import { InterestsPersonalData } from './interests/interests.personal-data';
import { InterestsResolver } from './interests/interests.resolver';
import { InterestsService } from './interests/interests.service';
import { LinkPictureController } from './link-previews/link-picture.controller';
import { LinkPictures } from './link-previews/link-pictures';
import { LinkPreviewService } from './link-previews/link-preview.service';
import { PollsDue } from './polls/polls-due';
import { ThreadPollPlace } from './polls/thread-poll-place';
import { AnswerHighlightResolver } from './posts/highlights/answer-highlight.resolver';
import { AnswerHighlightService } from './posts/highlights/answer-highlight.service';
import { PostListService } from './posts/lists/post-list.service';
import { PostReadingResolver } from './posts/post-reading.resolver';
import { PostWritingResolver } from './posts/post-writing.resolver';
import { PostEditService } from './posts/writing/post-edit.service';
import { SubmitService } from './posts/writing/submit.service';
import { ForumTexts } from './readable-texts/forum-texts';
import { ReplyAccessService } from './replies/access/reply-access.service';
import { ReplyClapResolver } from './replies/claps/reply-clap.resolver';
import { ReplyClapService } from './replies/claps/reply-clap.service';
import { HistoryResolver } from './replies/history/history.resolver';
import { HistoryService } from './replies/history/history.service';
import { ReplyLiveProcessor } from './replies/live/reply-live.processor';
import { ThreadRoomGateway } from './replies/live/thread-room.gateway';
import { ThreadRoomRights } from './replies/live/thread-room.rights';
import { ThreadRoomService } from './replies/live/thread-room.service';
import { MentionNotices } from './mentions/mention-notices';
import { MentionService } from './mentions/mention.service';
import { RemovalResolver } from './replies/moderation/removal.resolver';
import { ReplyRemovalService } from './replies/moderation/removal.service';
import { ReplyHoldProcessor } from './replies/moderation/reply-hold.processor';
import { CommentTarget, PostTarget } from './replies/moderation/reply.targets';
import { FollowerNotices } from './replies/notices/follower-notices';
import { ReplyNoticesProcessor } from './replies/notices/reply-notices.processor';
import { RepliesPersonalData } from './replies/replies.personal-data';
import { ReplyRecords } from './replies/replies.records';
import { ReplyActivityProcessor } from './replies/reply-activity.processor';
import { ReplyChangeService } from './replies/writing/reply-change.service';
import { ReplyDeletionService } from './replies/writing/reply-deletion.service';
import { ForumReportService } from './reports/forum-report.service';
import { ReportResolver } from './reports/report.resolver';
import { CommunitySource } from './search/community.source';
import { ForumSearchResolver } from './search/forum-search.resolver';
import { ForumSearchService } from './search/forum-search.service';
import { PersonSource } from './search/person.source';
import { ForumSuggestions, ThreadSuggestions } from './search/suggestion.sources';
import { ThreadSearchService } from './search/thread-search.service';
import { ThreadSource } from './search/thread.source';
import { ClapGatherer } from './threads/claps/clap-gatherer';
import { ClapResolver } from './threads/claps/clap.resolver';
import { ClapService } from './threads/claps/clap.service';
import { ThreadsDue } from './threads/due/threads-due';
import { EngagementTask } from './threads/engagement/engagement.task';
import { FavouriteService } from './threads/favourites/favourite.service';
import { ThreadListResolver } from './threads/lists/thread-list.resolver';
import { ThreadListService } from './threads/lists/thread-list.service';
import { ThreadLiveProcessor } from './threads/live/thread-live.processor';
import { ThreadHoldProcessor } from './threads/moderation/thread-hold.processor';
import { ThreadTarget } from './threads/moderation/thread.target';
import { ThreadNoticesProcessor } from './threads/notices/thread-notices.processor';
import { ThreadAccessService } from './threads/page/thread-access.service';
import { ThreadPageResolver } from './threads/page/thread-page.resolver';
import { ThreadPageService } from './threads/page/thread-page.service';
import { PinResolver } from './threads/pins/pin.resolver';
import { PinService } from './threads/pins/pin.service';
import { ReadMarkerService } from './threads/read-markers/read-marker.service';
import { ReaderResolver } from './threads/readers/reader.resolver';
import { ThreadActivityProcessor } from './threads/thread-activity.processor';
import { ThreadsHomePart } from './threads/threads.home-part';
import { ThreadsPersonalData } from './threads/threads.personal-data';
import { ThreadRecords } from './threads/threads.records';
import { ViewService } from './threads/views/view.service';
import { ThreadWatchResolver } from './threads/watches/thread-watch.resolver';
import { ThreadWatchService } from './threads/watches/thread-watch.service';
import { ThreadWritingResolver } from './threads/writing/thread-writing.resolver';
import { ThreadWritingService } from './threads/writing/thread-writing.service';

/** Forums and who belongs to them; threads, posts, comments and conversations in them; and what people do with all of it. */
@Module({
  imports: [FriendsModule, MentionsModule, ModerationModule, PollsModule, UploadsModule],
  controllers: [LinkPictureController],
  providers: [
    AccessProcessor,
    AnswerHighlightResolver,
    AnswerHighlightService,
    BanProcessor,
    BanRecords,
    BanResolver,
    BanService,
    BanShutOut,
    BlockProcessor,
    ClapGatherer,
    ClapResolver,
    ClapService,
    ClassForumProcessor,
    ClassForumResolver,
    ClassForumService,
    CommentEditService,
    CommentListService,
    CommentResolver,
    CommentTarget,
    CommentWritingService,
    CommunitiesPersonalData,
    CommunityListResolver,
    CommunityListService,
    CommunityNoticesProcessor,
    CommunityPageResolver,
    CommunityPageService,
    CommunitySettingsResolver,
    CommunitySettingsService,
    CommunitySource,
    ConversationAccessService,
    ConversationActivityProcessor,
    ConversationHoldProcessor,
    ConversationLikeService,
    ConversationListResolver,
    ConversationListService,
    ConversationLiveProcessor,
    ConversationNoticesProcessor,
    ConversationRecords,
    ConversationReplyService,
    ConversationReplyTarget,
    ConversationsPersonalData,
    ConversationTarget,
    ConversationWritingResolver,
    ConversationWritingService,
    DraftListService,
    DraftResolver,
    DraftService,
    DraftsPersonalData,
    DraftTexts,
    EngagementService,
    EngagementTask,
    FavouriteService,
    FirstStepsPersonalData,
    FirstStepsResolver,
    FirstStepsService,
    FollowerNotices,
    ForumAccessService,
    ForumAnnouncementResolver,
    ForumAnnouncementService,
    ForumAuditResolver,
    ForumAuditService,
    ForumFiles,
    ForumInterests,
    ForumKeeper,
    ForumNoticeSubjects,
    ForumPeople,
    ForumReportService,
    ForumSearchResolver,
    ForumSearchService,
    ForumsGuardianTopic,
    ForumsOnProfiles,
    ForumSuggestions,
    ForumTexts,
    HighlightService,
    HistoryResolver,
    HistoryService,
    InterestsPersonalData,
    InterestsResolver,
    InterestsService,
    InvitationResolver,
    InvitationService,
    JoinDecisionService,
    JoinRequestResolver,
    JoinRequestService,
    LinkPictures,
    LinkPreviewService,
    MemberActivityProcessor,
    MemberListService,
    MemberResolver,
    MemberRoleResolver,
    MemberRoleService,
    MembershipResolver,
    MembershipService,
    MentionNotices,
    MentionService,
    PersonSource,
    PinResolver,
    PinService,
    PollsDue,
    PostEditService,
    PostListService,
    PostReadingResolver,
    PostTarget,
    PostWritingResolver,
    PriorityPostResolver,
    PriorityPostService,
    ProposalResolver,
    ProposalService,
    ReaderResolver,
    ReadMarkerService,
    RemovalResolver,
    RepliesPersonalData,
    ReplyAccessService,
    ReplyActivityProcessor,
    ReplyChangeService,
    ReplyClapResolver,
    ReplyClapService,
    ReplyDeletionService,
    ReplyHoldProcessor,
    ReplyLiveProcessor,
    ReplyNoticesProcessor,
    ReplyRecords,
    ReplyRemovalService,
    ReportResolver,
    SameForumTie,
    SubmitService,
    ThreadAccessService,
    ThreadActivityProcessor,
    ThreadHoldProcessor,
    ThreadListResolver,
    ThreadListService,
    ThreadLiveProcessor,
    ThreadNoticesProcessor,
    ThreadPageResolver,
    ThreadPageService,
    ThreadPollPlace,
    ThreadRecords,
    ThreadRoomGateway,
    ThreadRoomRights,
    ThreadRoomService,
    ThreadsDue,
    ThreadSearchService,
    ThreadsHomePart,
    ThreadSource,
    ThreadsPersonalData,
    ThreadSuggestions,
    ThreadTarget,
    ThreadWatchResolver,
    ThreadWatchService,
    ThreadWritingResolver,
    ThreadWritingService,
    ViewService,
  ],
})
export class ForumModule {}
