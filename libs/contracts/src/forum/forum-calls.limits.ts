import {
  type CallLimit,
  everyHour,
  everyMinute,
  everyTenMinutes,
  searchesPerMinute,
} from '../common/call-limit';
import { communityLimits } from './community.limits';
import { conversationLimits } from './conversation.limits';
import { draftLimits } from './draft.limits';
import { moderationLimits } from '../moderation/moderation.limits';
import { postLimits } from './post.limits';
import { threadLimits } from './thread.limits';

/** How often one person may call what the forum does. */
export const forumCalls = {
  threads: everyHour('forum.threads', threadLimits.threadsPerHour),
  /** Posts and comments. */
  replies: everyHour('forum.replies', postLimits.repliesPerHour),
  conversations: everyHour('forum.conversations', conversationLimits.conversationsPerHour),
  conversationReplies: everyHour('forum.conversation-replies', conversationLimits.repliesPerHour),
  drafts: everyHour('forum.drafts', draftLimits.savesPerHour),
  reports: everyHour('forum.reports', moderationLimits.reportsPerHour),
  invitations: everyHour('forum.invitations', communityLimits.invitationCallsPerHour),
  joinRequests: everyHour('forum.join-requests', communityLimits.joinRequestsPerHour),
  /** Everything else that changes a forum or what is in it. */
  changes: everyTenMinutes('forum.changes', 600),
  /** Claps and likes. */
  claps: { ...everyTenMinutes('forum.claps', 1_200), countedBy: 'process' },
  /** Views and read markers, which a page sends by itself. */
  reading: { ...everyTenMinutes('forum.reading', 3_000), countedBy: 'process' },
  /** Threads that tabs open and close to hear of them. */
  rooms: { ...everyTenMinutes('forum.rooms', 1_200), countedBy: 'process' },
  /** One counter each: who searches can still mention. */
  threadSearch: everyMinute('forum.thread-search', searchesPerMinute),
  postSearch: everyMinute('forum.post-search', searchesPerMinute),
  memberSearch: everyMinute('forum.member-search', searchesPerMinute),
  mentions: everyMinute('forum.mentions', searchesPerMinute),
  invitationSuggestions: everyMinute('forum.invitation-suggestions', searchesPerMinute),
} as const satisfies Record<string, CallLimit>;
