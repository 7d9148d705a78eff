export { communitiesDemoData } from './communities/demo/communities.demo-data';
export { CommunityNewsService } from './communities/news/community-news.service';
export {
  ConversationDeleted,
  ConversationReplied,
  ConversationReplyHidden,
  ConversationReplyShown,
} from './conversations/conversations.events';
export { conversationsDemoData } from './conversations/demo/conversations.demo-data';
export { ConversationNewsService } from './conversations/news/conversation-news.service';
export {
  CommunityJoinRequested,
  CommunityProposalDecided,
  CommunityProposed,
  InvitationsEnded,
  JoinRequestDecided,
  MemberBanned,
  MemberJoined,
  MemberLeft,
  MemberRoleChanged,
  MembersInvited,
  MemberUnbanned,
} from './forum.events';
export { type AboutType, isStillTold } from './forum.sql';
export { ForumModule } from './forum.module';
export { type LinkPreview, LinkPreviewService } from './link-previews/link-preview.service';
export { moderationDemoData } from './moderation/demo/moderation.demo-data';
export {
  ContentHeld,
  ContentModerated,
  ContentReported,
  ModerationAppealed,
} from './moderation/moderation.events';
export { type CaseNews, ModerationNewsService } from './moderation/news/moderation-news.service';
export { createModerationRouter } from './moderation/staff-queue/moderation.router';
export { StaffQueueService } from './moderation/staff-queue/staff-queue.service';
export { pollsDemoData } from './polls/demo/polls.demo-data';
export { postsDemoData } from './posts/demo/posts.demo-data';
export { MentionNewsService } from './replies/mentions/mention-news.service';
export { type ReplyNews, ReplyNewsService } from './replies/news/reply-news.service';
export {
  ReplyClapped,
  ReplyDeleted,
  ReplyEdited,
  ReplyHidden,
  ReplyShown,
  ReplyWritten,
} from './replies/replies.events';
export { threadsDemoData } from './threads/demo/threads.demo-data';
export { ThreadNewsService } from './threads/news/thread-news.service';
export {
  ThreadClapped,
  ThreadCreated,
  ThreadDeleted,
  ThreadEdited,
  ThreadShown,
} from './threads/threads.events';
