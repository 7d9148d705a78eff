export { CommunityNewsService } from './communities/news/community-news.service';
export {
  CommunityJoinRequested,
  CommunityProposalDecided,
  InvitationsEnded,
  JoinRequestDecided,
  MemberBanned,
  MemberJoined,
  MemberLeft,
  MemberRoleChanged,
  MembersInvited,
  MemberUnbanned,
} from './forum.events';
export { ForumModule } from './forum.module';
export { type LinkPreview, LinkPreviewService } from './link-previews/link-preview.service';
