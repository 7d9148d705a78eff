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
export { pollsDemoData } from './polls/demo/polls.demo-data';
export { postsDemoData } from './posts/demo/posts.demo-data';
export { MentionNewsService } from './replies/mentions/mention-news.service';
export { type ReplyNews, ReplyNewsService } from './replies/news/reply-news.service';
export { ReplyClapped, ReplyEdited, ReplyHidden, ReplyShown, ReplyWritten } from './replies/replies.events';
export { moderationDemoData } from './reports/demo/moderation.demo-data';
export { threadsDemoData } from './threads/demo/threads.demo-data';
export { ThreadNewsService } from './threads/news/thread-news.service';
export {
  ThreadClapped,
  ThreadCreated,
  ThreadDeleted,
  ThreadEdited,
  ThreadShown,
} from './threads/threads.events';
