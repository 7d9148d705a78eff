/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How an appeal stands. */
export type AppealStatus =
  | 'OPEN'
  | 'REVERSED'
  | 'UPHELD';

export type CommentToCommentInput = {
  /** A UUID of the caller’s making: a repeated call makes no second one. */
  clientKey: string | number;
  commentId: string | number;
  /** Plain text, or the JSON of rich text where isRich. */
  content: string;
  isRich?: boolean | null | undefined;
  /** People besides those mentioned in a rich text. */
  mentionedUsers?: Array<string | number> | null | undefined;
  /** The caller. */
  studentId: string | number;
};

export type CommentToPostInput = {
  /** A UUID of the caller’s making: a repeated call makes no second one. */
  clientKey: string | number;
  /** Plain text, or the JSON of rich text where isRich. */
  content: string;
  isRich?: boolean | null | undefined;
  /** People besides those mentioned in a rich text. */
  mentionedUsers?: Array<string | number> | null | undefined;
  postId: string | number;
  /** The caller. */
  studentId: string | number;
};

export type CommunityAdminsInput = {
  communityId: string | number;
  limitValue?: number | null | undefined;
  skipValue?: number | null | undefined;
};

export type CommunityInvitedUsersInput = {
  communityId: string | number;
  limitVal?: number | null | undefined;
  /** The caller. */
  requestingUser: string | number;
  skipVal?: number | null | undefined;
};

export type CommunityMembersInput = {
  communityId: string | number;
  /** Of the last row of the page before; goes before skipValue. */
  cursor?: string | null | undefined;
  limitValue?: number | null | undefined;
  /** Part of a name. */
  queryString?: string | null | undefined;
  /** The caller. */
  requestingUser: string | number;
  skipValue?: number | null | undefined;
};

/** Who may see a forum: everybody signed in, its members, or members whom its staff put there. */
export type CommunityPrivacy =
  | 'CLOSED'
  | 'PRIVATE'
  | 'PUBLIC';

/** How a thread or a post stands. */
export type ContentStatus =
  | 'DELETED'
  | 'HELD'
  | 'REMOVED'
  | 'VISIBLE';

export type CreateCommunityInput = {
  /** A path on this site. */
  banner?: string | null | undefined;
  /** Like #5b2a86. */
  color?: string | null | undefined;
  description?: string | null | undefined;
  displayName: string;
  /** A path on this site. */
  imgUrl?: string | null | undefined;
  /** In addresses; made of displayName where it is not sent. */
  name?: string | null | undefined;
  privacy: CommunityPrivacy;
  title?: string | null | undefined;
  /** In capital letters, e.g. GENERAL or CLUB. */
  type?: string | null | undefined;
};

export type CreateConversationInput = {
  /** A UUID of the caller’s making: a repeated call makes no second one. */
  clientKey?: string | number | null | undefined;
  communityId: string | number;
  /** Plain text of 1 to 1,000 characters. */
  content: string;
};

export type CreateForumAnnouncementInput = {
  communityId: string | number;
  content?: string | null | undefined;
  endsAt?: string | null | undefined;
  link?: string | null | undefined;
  title: string;
};

export type CreateThreadInput = {
  /** A UUID of the caller’s making: a repeated call makes one thread. */
  clientKey?: string | number | null | undefined;
  communityId: string | number;
  /** Plain text, or the JSON of rich text where isRich. */
  content: string;
  /** The caller’s draft it was written as; deleted with this. */
  draftId?: string | number | null | undefined;
  isRich?: boolean | null | undefined;
  poll?: NewPollInput | null | undefined;
  /** Up to 5. */
  tags?: Array<string> | null | undefined;
  /** A path below /files/. */
  thumbnailUrl?: string | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

export type DraftPollInput = {
  canSelectMultiple?: boolean | null | undefined;
  closesAt?: string | null | undefined;
  hiddenUntilVoted?: boolean | null | undefined;
  open?: boolean | null | undefined;
  options: Array<string>;
};

/** What keeps its earlier versions when its author changes it. */
export type EditedContent =
  | 'COMMENT'
  | 'POST'
  | 'THREAD';

/** How a type's e-mails go out. */
export type EmailFrequency =
  | 'DAILY'
  | 'INSTANT'
  | 'OFF';

/** What staff of a forum did there. */
export type ForumAuditAction =
  | 'ANNOUNCEMENT_ENDED'
  | 'ANNOUNCEMENT_MADE'
  | 'APPEAL_DENIED'
  | 'APPEAL_GRANTED'
  | 'COMMUNITY_CREATED'
  | 'CONTENT_RELEASED'
  | 'CONTENT_REMOVED'
  | 'CONTENT_RESTORED'
  | 'JOIN_REQUEST_APPROVED'
  | 'JOIN_REQUEST_DENIED'
  | 'MEMBER_ADDED'
  | 'MEMBER_BANNED'
  | 'MEMBER_REMOVED'
  | 'MEMBER_UNBANNED'
  | 'POLL_CLOSED'
  | 'POLL_OPTION_DELETED'
  | 'POST_DELETED'
  | 'PROPOSAL_DENIED'
  | 'REPORT_DISMISSED'
  | 'ROLE_CHANGED'
  | 'SETTINGS_CHANGED'
  | 'THREAD_DELETED'
  | 'THREAD_PINNED'
  | 'THREAD_UNPINNED'
  | 'USER_WARNED';

/** A relation as the caller sees it. */
export type FriendState =
  | 'FRIENDS'
  | 'NO_RELATION'
  | 'REQUEST_RECEIVED'
  | 'REQUEST_SENT';

/** How a request to join, or for a new forum, stands. */
export type JoinRequestStatus =
  | 'APPROVED'
  | 'DENIED'
  | 'PENDING';

/** What a member may do in a forum. */
export type MemberRole =
  | 'ADMIN'
  | 'MEMBER'
  | 'MOD';

/** How somebody stands to a forum. */
export type MemberStatus =
  | 'BANNED'
  | 'INVITED'
  | 'MEMBER';

/** Whether the caller is a member, or has asked to be. */
export type MembershipState =
  | 'NO'
  | 'PENDING'
  | 'YES';

/** What moderators decide. BAN removes the content, too. */
export type ModerationAction =
  | 'BAN'
  | 'DISMISS'
  | 'RELEASE'
  | 'REMOVE'
  | 'REVERSE'
  | 'UPHOLD'
  | 'WARN';

/** Why something waits for moderators. */
export type ModerationCaseKind =
  | 'ALERT'
  | 'APPEAL'
  | 'HOLD'
  | 'REPORT';

/** Whether it still waits. */
export type ModerationCaseStatus =
  | 'CLOSED'
  | 'OPEN';

/** What somebody is told of a decision about them. */
export type ModerationNoticeKind =
  | 'BANNED'
  | 'HELD'
  | 'REMOVED'
  | 'WARNED';

/** What can be reported or held back. */
export type ModerationTargetType =
  | 'COMMENT'
  | 'CONVERSATION'
  | 'CONVERSATION_REPLY'
  | 'LIVE_COURSE_POST'
  | 'MESSAGE'
  | 'POST'
  | 'THREAD'
  | 'USER';

export type NewPollInput = {
  /** true unless said otherwise. */
  canSelectMultiple?: boolean | null | undefined;
  /** In the future. */
  closesAt?: string | null | undefined;
  /** false unless said otherwise. */
  hiddenUntilVoted?: boolean | null | undefined;
  /** Whether anybody can add options; true unless said otherwise. */
  open?: boolean | null | undefined;
  /** 1 to 30, each of 1 to 200 characters and there once, whatever its case. */
  options: Array<string>;
};

export type NewPollOptionInput = {
  /** The caller. */
  creator: string | number;
  label: string;
};

export type NewThreadDraftInput = {
  /** Plain text, or the JSON of rich text where isRich. May be blank. */
  content: string;
  isRich?: boolean | null | undefined;
  poll?: DraftPollInput | null | undefined;
  tags?: Array<string> | null | undefined;
  title?: string | null | undefined;
};

/** What a notification is about. */
export type NotificationType =
  | 'ANNOUNCEMENT'
  | 'APPLICATION_EXPIRED'
  | 'APPLICATION_WILL_EXPIRE'
  | 'COMMENT_CLAP'
  | 'COMMENT_REPORT'
  | 'COMMENT_RESPONSE'
  | 'COMMUNITY_INVITE'
  | 'COMMUNITY_JOIN_APPROVED'
  | 'COMMUNITY_JOIN_DENIED'
  | 'COMMUNITY_JOIN_REQUEST'
  | 'CONVERSATION_MENTIONED'
  | 'CONVERSATION_REPLIED'
  | 'DEMO_ACCOUNT_CREATED'
  | 'EVENT_APPLICATION_CONTRACTSTATUS_UPDATED'
  | 'EVENT_APPLICATION_STATUS_UPDATED'
  | 'FRIEND_REQUEST_ACCEPTED'
  | 'FRIEND_REQUEST_RECEIVED'
  | 'INCOMPLETED_VIDEOINTERVIEW'
  | 'NEW_SHARED_DOC'
  | 'OTHER'
  | 'POST_CLAP'
  | 'POST_REPORT'
  | 'POST_RESPONSE'
  | 'RECENTLY_ACCEPTED'
  | 'REMOVED_FROM_GROUP'
  | 'SHARED_NOTEBOOK_REMOVED'
  | 'THREAD_CLAP'
  | 'THREAD_REPORT'
  | 'THREAD_RESPONSE'
  | 'UNPAID_APPLICATION'
  | 'UPCOMING_INTERVIEW';

/** Orders of a thread's posts. */
export type PostSort =
  | 'CLAPS'
  | 'NEWEST'
  | 'OLDEST';

export type ProposeCommunityInput = {
  displayName: string;
  reason: string;
};

export type ReplyToConversationInput = {
  /** A UUID of the caller’s making: a repeated call makes no second one. */
  clientKey?: string | number | null | undefined;
  /** Plain text of 1 to 1,000 characters. */
  content: string;
  conversationId: string | number;
};

/** What a user may be on the platform; any number at once. */
export type Role =
  | 'ADMIN'
  | 'AGENT'
  | 'BUSINESS_DEVELOPMENT'
  | 'COURSE_ADMIN'
  | 'EVENT_ADMIN'
  | 'GUARDIAN'
  | 'INTERVIEWER'
  | 'KIA_MENTOR'
  | 'KIA_TEACHER'
  | 'MIA_TEACHER'
  | 'NEXUS_ADMIN'
  | 'PRINCIPLE'
  | 'SALES_ADMIN'
  | 'SALES_TEAM'
  | 'SCHOOL_ADMIN'
  | 'STUDENT'
  | 'STUDENT_CLUB_ADMIN'
  | 'SUMMIT_ADMIN'
  | 'SUPER_ADMIN'
  | 'TEACHER'
  | 'TESTER';

export type SetNotificationPreferenceInput = {
  email: EmailFrequency;
  inApp: boolean;
  type: NotificationType;
};

/** How somebody signed in. */
export type SignInWay =
  | 'APPLE'
  | 'FACEBOOK'
  | 'GOOGLE'
  | 'OWN'
  | 'WECHAT';

export type TextReferenceInput = {
  id: string | number;
  type: WrittenType;
};

/** Orders of a forum's threads. */
export type ThreadSort =
  | 'CLAPS'
  | 'FEATURED'
  | 'NAME'
  | 'NEWEST'
  | 'OLDEST';

export type ThreadsFromCommunityInput = {
  communityId: string | number;
  cursor?: string | null | undefined;
  limitValue?: number | null | undefined;
  skipValue?: number | null | undefined;
  sortBy?: ThreadSort | null | undefined;
  userId: string | number;
};

/** What is not sent stays as it is. */
export type UpdateCommunityInput = {
  /** A path on this site. */
  banner?: string | null | undefined;
  /** Like #5b2a86. */
  color?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  holdsNewUsers?: boolean | null | undefined;
  /** A path on this site. */
  imgUrl?: string | null | undefined;
  privacy?: CommunityPrivacy | null | undefined;
  title?: string | null | undefined;
};

export type UpdateMyAccountInput = {
  firstName: string;
  lastName: string;
  showOnlineStatus: boolean;
};

/** What holds words that people wrote. */
export type WrittenType =
  | 'COMMENT'
  | 'CONVERSATION'
  | 'CONVERSATION_REPLY'
  | 'POST'
  | 'THREAD';

export type ShellMeQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellMeQuery = { me: { id: string, firstName: string, lastName: string, roles: Array<Role>, nameConfirmed: boolean, hasSocialSignIn: boolean, pictureUrl: string | null, isTeacher: boolean, hasStudentCode: boolean, hasLiveCourses: boolean, mainNavBarClosed: boolean } };

export type ShellTermsQueryVariables = Exact<{
  userId: string | number;
}>;


export type ShellTermsQuery = { getAgreedToTerms: { agreed: boolean, version: string } };

export type SpecialLandingQueryVariables = Exact<{
  featureName: string;
}>;


export type SpecialLandingQuery = { getFeatureExtraUsers: Array<string>, getFeatureLanding: string | null };

export type ShortLinkTargetQueryVariables = Exact<{
  token: string;
}>;


export type ShortLinkTargetQuery = { getShortLink: { target: string } };

export type SetMainNavBarClosedMutationVariables = Exact<{
  isClosed: boolean;
}>;


export type SetMainNavBarClosedMutation = { setMainNavBarClosed: boolean };

export type ConfirmNameMutationVariables = Exact<{
  userId: string | number;
  firstName: string;
  lastName: string;
  role?: Role | null | undefined;
}>;


export type ConfirmNameMutation = { confirmName: { id: string, firstName: string, lastName: string, roles: Array<Role>, nameConfirmed: boolean, hasSocialSignIn: boolean } };

export type ConversationReplyFieldsFragment = { id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } };

export type ConversationFieldsFragment = { id: string, createdAt: string, content: string, status: ContentStatus, likesCnt: number, requestingUserHasLiked: boolean, repliesCnt: number, requestingUserHasReplied: boolean, deleted: boolean, reported: boolean, deletable: boolean, canReplyTo: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string }, replies: Array<{ id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type ConversationsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type ConversationsQuery = { getConversations: Array<{ id: string, createdAt: string, content: string, status: ContentStatus, likesCnt: number, requestingUserHasLiked: boolean, repliesCnt: number, requestingUserHasReplied: boolean, deleted: boolean, reported: boolean, deletable: boolean, canReplyTo: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string }, replies: Array<{ id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> }> };

export type ConversationQueryVariables = Exact<{
  conversationId: string | number;
  userId: string | number;
}>;


export type ConversationQuery = { getConversation: { id: string, createdAt: string, content: string, status: ContentStatus, likesCnt: number, requestingUserHasLiked: boolean, repliesCnt: number, requestingUserHasReplied: boolean, deleted: boolean, reported: boolean, deletable: boolean, canReplyTo: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string }, replies: Array<{ id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> } };

export type ConversationRepliesQueryVariables = Exact<{
  conversationId: string | number;
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type ConversationRepliesQuery = { getConversationReplies: Array<{ id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type CreateConversationMutationVariables = Exact<{
  input: CreateConversationInput;
}>;


export type CreateConversationMutation = { createConversation: { id: string, createdAt: string, content: string, status: ContentStatus, likesCnt: number, requestingUserHasLiked: boolean, repliesCnt: number, requestingUserHasReplied: boolean, deleted: boolean, reported: boolean, deletable: boolean, canReplyTo: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string }, replies: Array<{ id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> } };

export type ReplyToConversationMutationVariables = Exact<{
  input: ReplyToConversationInput;
}>;


export type ReplyToConversationMutation = { replyToConversation: { id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } } };

export type LikeConversationMutationVariables = Exact<{
  conversationId: string | number;
  userId: string | number;
  liked: boolean;
}>;


export type LikeConversationMutation = { likeConversation: { likesCnt: number, requestingUserHasLiked: boolean } };

export type DeleteConversationMutationVariables = Exact<{
  conversationId: string | number;
  userId: string | number;
}>;


export type DeleteConversationMutation = { deleteConversation: { id: string, createdAt: string, content: string, status: ContentStatus, likesCnt: number, requestingUserHasLiked: boolean, repliesCnt: number, requestingUserHasReplied: boolean, deleted: boolean, reported: boolean, deletable: boolean, canReplyTo: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string }, replies: Array<{ id: string, createdAt: string, content: string, status: ContentStatus, reported: boolean, deletable: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> } };

export type DeleteConversationReplyMutationVariables = Exact<{
  replyId: string | number;
  userId: string | number;
}>;


export type DeleteConversationReplyMutation = { deleteConversationReply: boolean };

export type ReportConversationMutationVariables = Exact<{
  userId: string | number;
  id: string | number;
  message: string;
}>;


export type ReportConversationMutation = { reportConversation: boolean };

export type ReportConversationReplyMutationVariables = Exact<{
  userId: string | number;
  id: string | number;
  message: string;
}>;


export type ReportConversationReplyMutation = { reportConversationReply: boolean };

export type CreateThreadMutationVariables = Exact<{
  input: CreateThreadInput;
}>;


export type CreateThreadMutation = { createThread: { id: string, status: ContentStatus } };

export type MentionSuggestionsQueryVariables = Exact<{
  userId: string | number;
  queryString: string;
  communityId?: string | number | null | undefined;
  threadId?: string | number | null | undefined;
}>;


export type MentionSuggestionsQuery = { getUserSuggestions: Array<{ id: string, firstName: string, lastName: string, profilePictureUrl: string | null }> };

export type DraftPartsFragment = { id: string, title: string, content: string, isRich: boolean, tags: Array<string>, revision: number, updatedAt: string, poll: { canSelectMultiple: boolean | null, open: boolean | null, closesAt: string | null, hiddenUntilVoted: boolean | null, options: Array<string> } | null };

export type ThreadResponseDraftQueryVariables = Exact<{
  threadId: string | number;
  userId: string | number;
}>;


export type ThreadResponseDraftQuery = { getThreadResponseDraft: { id: string, title: string, content: string, isRich: boolean, tags: Array<string>, revision: number, updatedAt: string, poll: { canSelectMultiple: boolean | null, open: boolean | null, closesAt: string | null, hiddenUntilVoted: boolean | null, options: Array<string> } | null } | null };

export type NewThreadDraftQueryVariables = Exact<{
  communityId: string | number;
  userId: string | number;
}>;


export type NewThreadDraftQuery = { getNewThreadDraft: { id: string, title: string, content: string, isRich: boolean, tags: Array<string>, revision: number, updatedAt: string, poll: { canSelectMultiple: boolean | null, open: boolean | null, closesAt: string | null, hiddenUntilVoted: boolean | null, options: Array<string> } | null } | null };

export type SaveThreadResponseDraftMutationVariables = Exact<{
  userId: string | number;
  threadId: string | number;
  content: string;
  isRich: boolean;
  baseRevision?: number | null | undefined;
}>;


export type SaveThreadResponseDraftMutation = { saveThreadResponseDraft: { id: string, title: string, content: string, isRich: boolean, tags: Array<string>, revision: number, updatedAt: string, poll: { canSelectMultiple: boolean | null, open: boolean | null, closesAt: string | null, hiddenUntilVoted: boolean | null, options: Array<string> } | null } };

export type SaveNewThreadDraftMutationVariables = Exact<{
  userId: string | number;
  communityId: string | number;
  input: NewThreadDraftInput;
  baseRevision?: number | null | undefined;
}>;


export type SaveNewThreadDraftMutation = { saveNewThreadDraft: { id: string, title: string, content: string, isRich: boolean, tags: Array<string>, revision: number, updatedAt: string, poll: { canSelectMultiple: boolean | null, open: boolean | null, closesAt: string | null, hiddenUntilVoted: boolean | null, options: Array<string> } | null } };

export type DeleteDraftMutationVariables = Exact<{
  draftId: string | number;
  userId: string | number;
}>;


export type DeleteDraftMutation = { deleteDraft: boolean };

export type ForumAnnouncementsQueryVariables = Exact<{
  communityId: string | number;
  cursor?: string | null | undefined;
}>;


export type ForumAnnouncementsQuery = { getForumAnnouncements: Array<{ id: string, title: string, content: string, link: string | null, startsAt: string, endsAt: string | null, dismissalsCnt: number, cursor: string }> };

export type CreateForumAnnouncementMutationVariables = Exact<{
  input: CreateForumAnnouncementInput;
}>;


export type CreateForumAnnouncementMutation = { createForumAnnouncement: { id: string } };

export type EndForumAnnouncementMutationVariables = Exact<{
  id: string | number;
}>;


export type EndForumAnnouncementMutation = { endForumAnnouncement: boolean };

export type PersonFieldsFragment = { id: string, firstName: string, lastName: string, profilePictureUrl: string | null };

export type ForumFieldsFragment = { id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null };

export type AllForumsQueryVariables = Exact<{
  userId: string | number;
  skipValue?: number | null | undefined;
  limitValue?: number | null | undefined;
}>;


export type AllForumsQuery = { getAllCommunities: Array<{ id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null }> };

export type MyForumsQueryVariables = Exact<{
  userId: string | number;
}>;


export type MyForumsQuery = { getUserCommunities: Array<{ id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null }> };

export type RecommendedForumsQueryVariables = Exact<{
  userId: string | number;
}>;


export type RecommendedForumsQuery = { getRecommendedCommunities: Array<{ id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null }> };

export type ForumSettingsQueryVariables = Exact<{
  userId: string | number;
}>;


export type ForumSettingsQuery = { getUserSettings: { communitySettings: { desktopViewType: number } } };

export type SaveForumViewTypeMutationVariables = Exact<{
  userId: string | number;
  desktopViewType: number;
}>;


export type SaveForumViewTypeMutation = { updateCommunityDesktopView: number };

export type ForumAnnouncementQueryVariables = Exact<{
  userId: string | number;
  type: string;
  tag: string;
}>;


export type ForumAnnouncementQuery = { getPriorityPost: { id: string, title: string, content: string, link: string | null } | null };

export type DismissAnnouncementMutationVariables = Exact<{
  id: string | number;
  userId: string | number;
}>;


export type DismissAnnouncementMutation = { dismissPriorityPost: boolean };

export type CreateForumMutationVariables = Exact<{
  input: CreateCommunityInput;
}>;


export type CreateForumMutation = { createCommunity: { id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null } };

export type ProposeForumMutationVariables = Exact<{
  input: ProposeCommunityInput;
}>;


export type ProposeForumMutation = { proposeCommunity: { id: string } };

export type JoinStandingFieldsFragment = { communityId: string, displayName: string, status: JoinRequestStatus | null, isInvited: boolean };

export type ForumRequestStatusQueryVariables = Exact<{
  communityName: string;
  userId: string | number;
}>;


export type ForumRequestStatusQuery = { getUserJoinRequestStatus: { communityId: string, displayName: string, status: JoinRequestStatus | null, isInvited: boolean } };

export type JoinForumMutationVariables = Exact<{
  communityId: string | number;
  userId: string | number;
}>;


export type JoinForumMutation = { joinCommunity: { id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null } };

export type LeaveForumMutationVariables = Exact<{
  communityId: string | number;
  userId: string | number;
}>;


export type LeaveForumMutation = { leaveCommunity: { id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null } };

export type RequestToJoinForumMutationVariables = Exact<{
  communityName: string;
  userId: string | number;
}>;


export type RequestToJoinForumMutation = { joinCommunityRequest: { communityId: string, displayName: string, status: JoinRequestStatus | null, isInvited: boolean } };

export type WithdrawJoinRequestMutationVariables = Exact<{
  communityName: string;
  userId: string | number;
}>;


export type WithdrawJoinRequestMutation = { withdrawJoinRequest: { communityId: string, displayName: string, status: JoinRequestStatus | null, isInvited: boolean } };

export type DeclineForumInvitationMutationVariables = Exact<{
  communityId: string | number;
  userId: string | number;
}>;


export type DeclineForumInvitationMutation = { declineInvitation: boolean };

export type InvitationSuggestionsQueryVariables = Exact<{
  userId: string | number;
  communityId: string | number;
  queryString: string;
}>;


export type InvitationSuggestionsQuery = { getCommunityMemberInvitationSuggestions: Array<{ id: string, firstName: string, lastName: string, profilePictureUrl: string | null }> };

export type InviteToForumMutationVariables = Exact<{
  invitees: Array<string | number> | string | number;
  inviter: string | number;
  communityId: string | number;
  role: MemberRole;
}>;


export type InviteToForumMutation = { memberInvitation: { invitedCnt: number } };

export type ForumMemberFieldsFragment = { id: string, role: MemberRole, status: MemberStatus, viewedThreads: number, joinedAt: string, cursor: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } };

export type ForumAdminsQueryVariables = Exact<{
  input: CommunityAdminsInput;
}>;


export type ForumAdminsQuery = { getCommunityAdmins: Array<{ id: string, role: MemberRole, status: MemberStatus, viewedThreads: number, joinedAt: string, cursor: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type ForumMembersQueryVariables = Exact<{
  input: CommunityMembersInput;
}>;


export type ForumMembersQuery = { getCommunityMembers: Array<{ id: string, role: MemberRole, status: MemberStatus, viewedThreads: number, joinedAt: string, cursor: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type ForumInvitedQueryVariables = Exact<{
  input: CommunityInvitedUsersInput;
}>;


export type ForumInvitedQuery = { getCommunityInvitedUsers: Array<{ id: string, role: MemberRole, status: MemberStatus, viewedThreads: number, joinedAt: string, cursor: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type ForumPageQueryVariables = Exact<{
  communityName: string;
  userId: string | number;
}>;


export type ForumPageQuery = { getCommunityByName: { community: { id: string, name: string, displayName: string, title: string, imgUrl: string | null, color: string | null, banner: string | null, description: string, privacy: CommunityPrivacy, membersCnt: number, threadsCnt: number, requestingUserIsMember: MembershipState, requestingUserRole: MemberRole | null, canModerate: boolean, canAdminister: boolean, isInvited: boolean, createdAt: string, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null }, pinnedThreads: Array<{ id: string, title: string, preview: string, createdAt: string, thumbnailUrl: string | null, clapsCnt: number, viewsCnt: number, postsCnt: number, status: ContentStatus, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, unreadCnt: number, isNew: boolean, hasPoll: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string } }>, mostEngagedUsers: Array<{ id: string, firstName: string, lastName: string, profilePictureUrl: string | null }>, mostPopularThread: { id: string, title: string, clapsCnt: number, postsCnt: number } | null } };

export type OrderPinnedThreadsMutationVariables = Exact<{
  communityId: string | number;
  pinnedThreadsOrder: Array<string | number> | string | number;
}>;


export type OrderPinnedThreadsMutation = { updatePinnedThreadsOrder: boolean };

export type PinThreadMutationVariables = Exact<{
  communityId: string | number;
  threadId: string | number;
}>;


export type PinThreadMutation = { pinThread: boolean };

export type UnpinThreadMutationVariables = Exact<{
  communityId: string | number;
  threadId: string | number;
}>;


export type UnpinThreadMutation = { unpinThread: boolean };

export type ForumProposalsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type ForumProposalsQuery = { getCommunityProposals: Array<{ id: string, displayName: string, reason: string, createdAt: string, cursor: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type DecideProposalMutationVariables = Exact<{
  id: string | number;
  approve: boolean;
}>;


export type DecideProposalMutation = { decideCommunityProposal: JoinRequestStatus };

export type ForumReportsQueryVariables = Exact<{
  communityId: string | number;
  status?: ModerationCaseStatus | null | undefined;
  cursor?: string | null | undefined;
}>;


export type ForumReportsQuery = { getForumReports: Array<{ id: string, kind: ModerationCaseKind, status: ModerationCaseStatus, targetType: ModerationTargetType, targetId: string, title: string, preview: string, reportsCnt: number, actions: Array<ModerationAction>, createdAt: string, cursor: string, author: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, authorHistory: { removals: number, warnings: number, bans: number, accountCreatedAt: string }, reports: Array<{ message: string, createdAt: string }>, appeal: { message: string, noticeKind: ModerationNoticeKind, noticeReason: string, isOwnDecision: boolean } | null, decision: { action: ModerationAction, reason: string, decidedAt: string, decidedBy: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null } | null }> };

export type DecideReportMutationVariables = Exact<{
  id: string | number;
  action: ModerationAction;
  reason: string;
  banEndsAt?: string | null | undefined;
}>;


export type DecideReportMutation = { decideReport: { id: string } };

export type ThreadHitFragment = { id: string, createdAt: string, clapsCnt: number, viewsCnt: number, postsCnt: number, titleParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }>, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string, imgUrl: string | null }, reply: { id: string, number: number, author: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, snippet: Array<{ text: string, isMatch: boolean }> } | null };

export type ForumSearchQueryVariables = Exact<{
  communityId: string | number;
  searchQuery: string;
}>;


export type ForumSearchQuery = { searchCommunityThreads: Array<{ id: string, createdAt: string, clapsCnt: number, viewsCnt: number, postsCnt: number, titleParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }>, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string, imgUrl: string | null }, reply: { id: string, number: number, author: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, snippet: Array<{ text: string, isMatch: boolean }> } | null }> };

export type GlobalSearchQueryVariables = Exact<{
  userId: string | number;
  searchQuery: string;
}>;


export type GlobalSearchQuery = { searchCommunitiesThreadsUsers: { communities: Array<{ id: string, name: string, imgUrl: string | null, membersCnt: number, displayNameParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }> }>, threads: Array<{ id: string, createdAt: string, clapsCnt: number, viewsCnt: number, postsCnt: number, titleParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }>, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string, imgUrl: string | null }, reply: { id: string, number: number, author: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, snippet: Array<{ text: string, isMatch: boolean }> } | null }>, users: Array<{ isFriend: boolean, sharedForumsCnt: number, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, nameParts: Array<{ text: string, isMatch: boolean }> }> } };

export type ThreadCardFieldsFragment = { id: string, title: string, preview: string, createdAt: string, thumbnailUrl: string | null, clapsCnt: number, viewsCnt: number, postsCnt: number, status: ContentStatus, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, unreadCnt: number, isNew: boolean, hasPoll: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string } };

export type ForumThreadsQueryVariables = Exact<{
  input: ThreadsFromCommunityInput;
}>;


export type ForumThreadsQuery = { getThreadsFromCommunity: Array<{ id: string, title: string, preview: string, createdAt: string, thumbnailUrl: string | null, clapsCnt: number, viewsCnt: number, postsCnt: number, status: ContentStatus, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, unreadCnt: number, isNew: boolean, hasPoll: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string } }> };

export type HomeThreadsQueryVariables = Exact<{
  userId: string | number;
  skipValue?: number | null | undefined;
  limitValue?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type HomeThreadsQuery = { getThreadsForUserHome: Array<{ id: string, title: string, preview: string, createdAt: string, thumbnailUrl: string | null, clapsCnt: number, viewsCnt: number, postsCnt: number, status: ContentStatus, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, unreadCnt: number, isNew: boolean, hasPoll: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string } }> };

export type SavedThreadsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type SavedThreadsQuery = { getSavedThreads: Array<{ id: string, title: string, preview: string, createdAt: string, thumbnailUrl: string | null, clapsCnt: number, viewsCnt: number, postsCnt: number, status: ContentStatus, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, unreadCnt: number, isNew: boolean, hasPoll: boolean, cursor: string, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string } }> };

export type ForumJoinRequestsQueryVariables = Exact<{
  communityId: string | number;
  cursor?: string | null | undefined;
}>;


export type ForumJoinRequestsQuery = { getCommunityJoinRequests: Array<{ id: string, createdAt: string, cursor: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type ForumBansQueryVariables = Exact<{
  communityId: string | number;
  cursor?: string | null | undefined;
}>;


export type ForumBansQuery = { getCommunityBans: Array<{ id: string, reason: string, endsAt: string | null, createdAt: string, cursor: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, bannedBy: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

export type ForumAuditQueryVariables = Exact<{
  communityId: string | number;
  cursor?: string | null | undefined;
}>;


export type ForumAuditQuery = { getForumAudit: Array<{ id: string, action: ForumAuditAction, reason: string, createdAt: string, cursor: string, actor: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null, subject: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null }> };

export type ForumHoldsNewUsersQueryVariables = Exact<{
  communityId: string | number;
}>;


export type ForumHoldsNewUsersQuery = { getCommunityHoldsNewUsers: boolean };

export type ApproveRequestMutationVariables = Exact<{
  requestId: string | number;
}>;


export type ApproveRequestMutation = { approveJoinRequest: JoinRequestStatus };

export type DenyRequestMutationVariables = Exact<{
  requestId: string | number;
}>;


export type DenyRequestMutation = { denyJoinRequest: JoinRequestStatus };

export type SetMemberRoleMutationVariables = Exact<{
  communityId: string | number;
  memberId: string | number;
  role: MemberRole;
}>;


export type SetMemberRoleMutation = { setMemberRole: { id: string } };

export type RemoveMemberMutationVariables = Exact<{
  communityId: string | number;
  memberId: string | number;
  reason: string;
}>;


export type RemoveMemberMutation = { removeMember: boolean };

export type BanMemberMutationVariables = Exact<{
  communityId: string | number;
  memberId: string | number;
  reason: string;
  endsAt?: string | null | undefined;
}>;


export type BanMemberMutation = { banMember: { id: string } };

export type UnbanMemberMutationVariables = Exact<{
  communityId: string | number;
  memberId: string | number;
}>;


export type UnbanMemberMutation = { unbanMember: boolean };

export type UpdateForumMutationVariables = Exact<{
  communityId: string | number;
  input: UpdateCommunityInput;
}>;


export type UpdateForumMutation = { updateCommunity: { id: string } };

export type AddMemberMutationVariables = Exact<{
  communityId: string | number;
  memberId: string | number;
}>;


export type AddMemberMutation = { addMember: { id: string } };

export type ModerationNoticesQueryVariables = Exact<{
  userId: string | number;
}>;


export type ModerationNoticesQuery = { getModerationNotices: Array<{ id: string, kind: ModerationNoticeKind, reason: string, title: string, targetType: ModerationTargetType | null, targetId: string | null, communityDisplayName: string | null, createdAt: string, reversedAt: string | null, canAppeal: boolean, appeal: { status: AppealStatus, message: string, answer: string | null } | null }> };

export type AppealModerationMutationVariables = Exact<{
  noticeId: string | number;
  userId: string | number;
  message: string;
}>;


export type AppealModerationMutation = { appealModeration: boolean };

export type PollPartsFragment = { id: string, canSelectMultiple: boolean, open: boolean, closesAt: string | null, isClosed: boolean, hiddenUntilVoted: boolean, resultsVisible: boolean, votersCnt: number, canVote: boolean, canAddOptions: boolean, editable: boolean, creator: { id: string, firstName: string, lastName: string }, options: Array<{ id: string, label: string, votesCnt: number | null, requestingUserVoted: boolean, deletable: boolean, creator: { id: string, firstName: string, lastName: string } }> };

export type PollQueryVariables = Exact<{
  pollId: string | number;
}>;


export type PollQuery = { getPoll: { id: string, canSelectMultiple: boolean, open: boolean, closesAt: string | null, isClosed: boolean, hiddenUntilVoted: boolean, resultsVisible: boolean, votersCnt: number, canVote: boolean, canAddOptions: boolean, editable: boolean, creator: { id: string, firstName: string, lastName: string }, options: Array<{ id: string, label: string, votesCnt: number | null, requestingUserVoted: boolean, deletable: boolean, creator: { id: string, firstName: string, lastName: string } }> } };

export type AddPollOptionMutationVariables = Exact<{
  pollId: string | number;
  newOption: NewPollOptionInput;
}>;


export type AddPollOptionMutation = { addPollOption: { id: string, canSelectMultiple: boolean, open: boolean, closesAt: string | null, isClosed: boolean, hiddenUntilVoted: boolean, resultsVisible: boolean, votersCnt: number, canVote: boolean, canAddOptions: boolean, editable: boolean, creator: { id: string, firstName: string, lastName: string }, options: Array<{ id: string, label: string, votesCnt: number | null, requestingUserVoted: boolean, deletable: boolean, creator: { id: string, firstName: string, lastName: string } }> } };

export type DeletePollOptionMutationVariables = Exact<{
  pollId: string | number;
  optionId: string | number;
}>;


export type DeletePollOptionMutation = { deletePollOption: { id: string, canSelectMultiple: boolean, open: boolean, closesAt: string | null, isClosed: boolean, hiddenUntilVoted: boolean, resultsVisible: boolean, votersCnt: number, canVote: boolean, canAddOptions: boolean, editable: boolean, creator: { id: string, firstName: string, lastName: string }, options: Array<{ id: string, label: string, votesCnt: number | null, requestingUserVoted: boolean, deletable: boolean, creator: { id: string, firstName: string, lastName: string } }> } };

export type UpdatePollVoteMutationVariables = Exact<{
  checked: boolean;
  pollId: string | number;
  userId: string | number;
  optionId: string | number;
}>;


export type UpdatePollVoteMutation = { updatePollVote: { id: string, canSelectMultiple: boolean, open: boolean, closesAt: string | null, isClosed: boolean, hiddenUntilVoted: boolean, resultsVisible: boolean, votersCnt: number, canVote: boolean, canAddOptions: boolean, editable: boolean, creator: { id: string, firstName: string, lastName: string }, options: Array<{ id: string, label: string, votesCnt: number | null, requestingUserVoted: boolean, deletable: boolean, creator: { id: string, firstName: string, lastName: string } }> } };

export type ClosePollMutationVariables = Exact<{
  pollId: string | number;
}>;


export type ClosePollMutation = { closePoll: { id: string, canSelectMultiple: boolean, open: boolean, closesAt: string | null, isClosed: boolean, hiddenUntilVoted: boolean, resultsVisible: boolean, votersCnt: number, canVote: boolean, canAddOptions: boolean, editable: boolean, creator: { id: string, firstName: string, lastName: string }, options: Array<{ id: string, label: string, votesCnt: number | null, requestingUserVoted: boolean, deletable: boolean, creator: { id: string, firstName: string, lastName: string } }> } };

export type ReplyAuthorFragment = { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } };

export type CommentFieldsFragment = { id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } };

export type PostFieldsFragment = { id: string, number: number, threadId: string, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, numOfComments: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, editable: boolean, deletable: boolean, removable: boolean, commentsCursor: string | null, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, comments: Array<{ id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } }> };

export type ThreadPostsQueryVariables = Exact<{
  threadId: string | number;
  requestingUser: string | number;
  limitValue?: number | null | undefined;
  sortBy?: PostSort | null | undefined;
  cursor?: string | null | undefined;
  fromNumber?: number | null | undefined;
}>;


export type ThreadPostsQuery = { getPostsFromThread: Array<{ id: string, number: number, threadId: string, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, numOfComments: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, editable: boolean, deletable: boolean, removable: boolean, commentsCursor: string | null, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, comments: Array<{ id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } }> }> };

export type ThreadPostSearchQueryVariables = Exact<{
  threadId: string | number;
  searchQuery: string;
  userId: string | number;
}>;


export type ThreadPostSearchQuery = { filterPosts: Array<{ id: string, number: number, threadId: string, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, numOfComments: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, editable: boolean, deletable: boolean, removable: boolean, commentsCursor: string | null, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, comments: Array<{ id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } }> }> };

export type OnePostQueryVariables = Exact<{
  postId: string | number;
  userId: string | number;
}>;


export type OnePostQuery = { getPost: { id: string, number: number, threadId: string, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, numOfComments: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, editable: boolean, deletable: boolean, removable: boolean, commentsCursor: string | null, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, comments: Array<{ id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } }> } };

export type PostCommentsQueryVariables = Exact<{
  postId: string | number;
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type PostCommentsQuery = { getCommentsFromPost: { cursor: string | null, comments: Array<{ id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } }> } };

export type ContentEditsQueryVariables = Exact<{
  targetType: EditedContent;
  targetId: string | number;
}>;


export type ContentEditsQuery = { getContentEdits: Array<{ content: string, isRich: boolean, editedAt: string }> };

export type SubmitPostMutationVariables = Exact<{
  userId: string | number;
  threadId: string | number;
  content: string;
  isRich?: boolean | null | undefined;
  mentionedUsers?: Array<string | number> | string | number | null | undefined;
  submittingUserDraftId?: string | number | null | undefined;
  clientKey: string | number;
}>;


export type SubmitPostMutation = { submitPost: { id: string, number: number, threadId: string, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, numOfComments: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, editable: boolean, deletable: boolean, removable: boolean, commentsCursor: string | null, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, comments: Array<{ id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } }> } };

export type CommentOnPostMutationVariables = Exact<{
  input: CommentToPostInput;
}>;


export type CommentOnPostMutation = { uploadCommentToPost: { id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } } };

export type CommentOnCommentMutationVariables = Exact<{
  input: CommentToCommentInput;
}>;


export type CommentOnCommentMutation = { uploadCommentToComment: { id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } } };

export type EditPostMutationVariables = Exact<{
  postId: string | number;
  updatedContent: string;
  isRich?: boolean | null | undefined;
  mentionedUsers?: Array<string | number> | string | number | null | undefined;
}>;


export type EditPostMutation = { editPost: { id: string, number: number, threadId: string, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, numOfComments: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, editable: boolean, deletable: boolean, removable: boolean, commentsCursor: string | null, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, comments: Array<{ id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } }> } };

export type EditCommentMutationVariables = Exact<{
  commentId: string | number;
  updatedContent: string;
  isRich?: boolean | null | undefined;
  mentionedUsers?: Array<string | number> | string | number | null | undefined;
}>;


export type EditCommentMutation = { editComment: { id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } } };

export type DeletePostMutationVariables = Exact<{
  userId: string | number;
  postId: string | number;
}>;


export type DeletePostMutation = { deletePost: boolean };

export type DeletePostAsAdminMutationVariables = Exact<{
  userId: string | number;
  postId: string | number;
}>;


export type DeletePostAsAdminMutation = { deletePostAsAdmin: boolean };

export type DeleteCommentMutationVariables = Exact<{
  commentId: string | number;
  userId: string | number;
}>;


export type DeleteCommentMutation = { deleteComment: boolean };

export type ClapPostMutationVariables = Exact<{
  userId: string | number;
  postId: string | number;
  count?: number | null | undefined;
  clientKey: string | number;
}>;


export type ClapPostMutation = { clapPost: { claps: number, requestingUserClapCnt: number } };

export type ClapCommentMutationVariables = Exact<{
  userId: string | number;
  commentId: string | number;
  count?: number | null | undefined;
  clientKey: string | number;
}>;


export type ClapCommentMutation = { clapComment: { claps: number, requestingUserClapCnt: number } };

export type ReportPostMutationVariables = Exact<{
  userId: string | number;
  postId: string | number;
  message: string;
}>;


export type ReportPostMutation = { reportPost: boolean };

export type ReportCommentMutationVariables = Exact<{
  userId: string | number;
  commentId: string | number;
  message: string;
}>;


export type ReportCommentMutation = { reportComment: boolean };

export type HighlightCommentMutationVariables = Exact<{
  commentId: string | number;
  highlighted: boolean;
}>;


export type HighlightCommentMutation = { highlightComment: { id: string, postId: string, parentId: string | null, level: number, createdAt: string, editedAt: string | null, content: string, isRich: boolean, claps: number, requestingUserClapCnt: number, requestingUserHasReported: boolean, status: ContentStatus, deleted: boolean, isHighlighted: boolean, highlightable: boolean, editable: boolean, deletable: boolean, removable: boolean, cursor: string, student: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } } } };

export type MarkThreadAsReadMutationVariables = Exact<{
  threadId: string | number;
  userId: string | number;
  number: number;
}>;


export type MarkThreadAsReadMutation = { markThreadAsRead: boolean };

export type RemovePostMutationVariables = Exact<{
  postId: string | number;
  reason: string;
}>;


export type RemovePostMutation = { removePost: boolean };

export type RemoveCommentMutationVariables = Exact<{
  commentId: string | number;
  reason: string;
}>;


export type RemoveCommentMutation = { removeComment: boolean };

export type CountThreadViewMutationVariables = Exact<{
  threadId: string | number;
  userId: string | number;
}>;


export type CountThreadViewMutation = { updateThreadViewCount: number };

export type ClapThreadMutationVariables = Exact<{
  threadId: string | number;
  userId: string | number;
  count: number;
  clientKey: string | number;
}>;


export type ClapThreadMutation = { clapThread: { claps: number, requestingUserClapCnt: number } };

export type AddThreadFavoriteMutationVariables = Exact<{
  threadId: string | number;
  userId: string | number;
}>;


export type AddThreadFavoriteMutation = { addThreadFavorite: boolean };

export type RemoveThreadFavoriteMutationVariables = Exact<{
  threadId: string | number;
  userId: string | number;
}>;


export type RemoveThreadFavoriteMutation = { removeThreadFavorite: boolean };

export type DeleteThreadMutationVariables = Exact<{
  threadId: string | number;
  userId: string | number;
}>;


export type DeleteThreadMutation = { deleteThread: boolean };

export type EditThreadMutationVariables = Exact<{
  threadId: string | number;
  updatedContent: string;
  updatedTitle?: string | null | undefined;
}>;


export type EditThreadMutation = { editThread: { id: string, title: string, createdAt: string, editedAt: string | null, thumbnailUrl: string | null, content: string, isRich: boolean, plainText: string, claps: number, tags: Array<string>, viewsCnt: number, postsCnt: number, status: ContentStatus, pollId: string | null, deleted: boolean, deletable: boolean, editable: boolean, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, requestingUserHasReported: boolean, requestingUserHasRespondedTo: boolean, canReplyTo: boolean, canModerate: boolean, unreadCnt: number, firstUnreadNumber: number | null, studentParticipationCnt: number, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string, privacy: CommunityPrivacy }, studentParticipationArr: Array<{ id: string, name: string, picture: string | null }>, teammates: Array<{ id: string, firstName: string, lastName: string, profilePictureUrl: string | null }> } };

export type ReportThreadMutationVariables = Exact<{
  threadId: string | number;
  userId: string | number;
  message: string;
}>;


export type ReportThreadMutation = { reportThread: boolean };

export type ThreadPersonFragment = { id: string, firstName: string, lastName: string, profilePictureUrl: string | null };

export type ThreadPartsFragment = { id: string, title: string, createdAt: string, editedAt: string | null, thumbnailUrl: string | null, content: string, isRich: boolean, plainText: string, claps: number, tags: Array<string>, viewsCnt: number, postsCnt: number, status: ContentStatus, pollId: string | null, deleted: boolean, deletable: boolean, editable: boolean, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, requestingUserHasReported: boolean, requestingUserHasRespondedTo: boolean, canReplyTo: boolean, canModerate: boolean, unreadCnt: number, firstUnreadNumber: number | null, studentParticipationCnt: number, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string, privacy: CommunityPrivacy }, studentParticipationArr: Array<{ id: string, name: string, picture: string | null }>, teammates: Array<{ id: string, firstName: string, lastName: string, profilePictureUrl: string | null }> };

export type ThreadPageQueryVariables = Exact<{
  threadId: string | number;
  userId: string | number;
}>;


export type ThreadPageQuery = { getThread: { id: string, title: string, createdAt: string, editedAt: string | null, thumbnailUrl: string | null, content: string, isRich: boolean, plainText: string, claps: number, tags: Array<string>, viewsCnt: number, postsCnt: number, status: ContentStatus, pollId: string | null, deleted: boolean, deletable: boolean, editable: boolean, pinned: boolean, pinnable: boolean, requestingUserClapCnt: number, requestingUserIsFavourite: boolean, requestingUserHasReported: boolean, requestingUserHasRespondedTo: boolean, canReplyTo: boolean, canModerate: boolean, unreadCnt: number, firstUnreadNumber: number | null, studentParticipationCnt: number, creator: { id: string, firstName: string, lastName: string, requestingUserIsTheTeacherOfThisUser: boolean, userProfile: { profilePictureUrl: string | null } }, community: { id: string, name: string, displayName: string, privacy: CommunityPrivacy }, studentParticipationArr: Array<{ id: string, name: string, picture: string | null }>, teammates: Array<{ id: string, firstName: string, lastName: string, profilePictureUrl: string | null }> } };

export type TranslatedTextQueryVariables = Exact<{
  text: string;
  target: string;
  about?: TextReferenceInput | null | undefined;
}>;


export type TranslatedTextQuery = { getTranslatedText: { text: string, detectedLanguage: string | null } };

export type UserCardPartsFragment = { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, mayRequest: boolean, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean };

export type UserCardQueryVariables = Exact<{
  userId: string | number;
  requestingUser: string | number;
}>;


export type UserCardQuery = { getUserCard: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, mayRequest: boolean, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } };

export type FriendsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type FriendsQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, mayRequest: boolean, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

export type FriendRequestsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type FriendRequestsQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, mayRequest: boolean, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

export type SentFriendRequestsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type SentFriendRequestsQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, mayRequest: boolean, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

export type BlockedUsersQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type BlockedUsersQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, mayRequest: boolean, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

export type CreateFriendRequestMutationVariables = Exact<{
  requesterId: string | number;
  requestedUserId: string | number;
}>;


export type CreateFriendRequestMutation = { createFriendRequest: { friendRelationId: string, state: FriendState } };

export type AcceptFriendRequestMutationVariables = Exact<{
  friendRelationId: string | number;
}>;


export type AcceptFriendRequestMutation = { updateFriendRequest: string };

export type DeleteFriendRequestMutationVariables = Exact<{
  friendRelationId: string | number;
}>;


export type DeleteFriendRequestMutation = { deleteFriendRequest: string };

export type BlockUserMutationVariables = Exact<{
  userId: string | number;
  blockingUser: string | number;
}>;


export type BlockUserMutation = { blockUser: boolean };

export type UnblockUserMutationVariables = Exact<{
  userId: string | number;
  blockingUser: string | number;
}>;


export type UnblockUserMutation = { unblockUser: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, firstName: string, lastName: string, email: string, roles: Array<Role>, createdAt: string } };

export type NotificationsForUserQueryVariables = Exact<{
  userId: string | number;
  type: Array<string> | string;
  platform: string;
  skipValue?: number | null | undefined;
  limitValue?: number | null | undefined;
}>;


export type NotificationsForUserQuery = { getNotificationsForUser: Array<{ id: string, type: NotificationType, seen: boolean, description: string, createdAt: string, url: string | null, tag: string | null, othersCount: number, by: { firstName: string, lastName: string, showOnlineStatus: boolean, pictureUrl: string | null } | null }> };

export type NotificationCountForUserQueryVariables = Exact<{
  userId: string | number;
  type: Array<string> | string;
  platform: string;
}>;


export type NotificationCountForUserQuery = { countNotificationsForUser: { ids: Array<string>, total: number } };

export type MarkNotificationsAsSeenMutationVariables = Exact<{
  input: Array<string | number> | string | number;
}>;


export type MarkNotificationsAsSeenMutation = { markNotificationsAsSeenForUser: boolean };

export type SettingsMeQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsMeQuery = { me: { id: string, firstName: string, lastName: string, email: string, showOnlineStatus: boolean, deletesAt: string | null } };

export type UpdateMyAccountMutationVariables = Exact<{
  input: UpdateMyAccountInput;
}>;


export type UpdateMyAccountMutation = { updateMyAccount: { id: string, firstName: string, lastName: string, email: string, showOnlineStatus: boolean, deletesAt: string | null } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, device: string, ipAddress: string, signInWay: SignInWay, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeSessionMutation = { revokeSession: boolean };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: boolean };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: Array<{ type: NotificationType, inApp: boolean, email: EmailFrequency }> };

export type SetNotificationPreferenceMutationVariables = Exact<{
  input: SetNotificationPreferenceInput;
}>;


export type SetNotificationPreferenceMutation = { setNotificationPreference: { type: NotificationType, inApp: boolean, email: EmailFrequency } };

export type TermsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsQuery = { terms: { version: string, publishedAt: string, markdown: string } };

export type AgreeToTermsMutationVariables = Exact<{
  userId: string | number;
  version: string;
}>;


export type AgreeToTermsMutation = { agreeToTerms: { agreed: boolean, version: string, agreedAt: string | null } };

export type PrivacyPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPolicyQuery = { privacyPolicy: { version: string, publishedAt: string, markdown: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const PersonFieldsFragmentDoc = new TypedDocumentString(`
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
    `, {"fragmentName":"PersonFields"}) as unknown as TypedDocumentString<PersonFieldsFragment, unknown>;
export const ConversationReplyFieldsFragmentDoc = new TypedDocumentString(`
    fragment ConversationReplyFields on ConversationReply {
  id
  createdAt
  creator {
    ...PersonFields
  }
  content
  status
  reported
  deletable
  cursor
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`, {"fragmentName":"ConversationReplyFields"}) as unknown as TypedDocumentString<ConversationReplyFieldsFragment, unknown>;
export const ConversationFieldsFragmentDoc = new TypedDocumentString(`
    fragment ConversationFields on Conversation {
  id
  createdAt
  creator {
    ...PersonFields
  }
  community {
    id
    name
    displayName
  }
  content
  status
  likesCnt
  requestingUserHasLiked
  repliesCnt
  requestingUserHasReplied
  replies {
    ...ConversationReplyFields
  }
  deleted
  reported
  deletable
  canReplyTo
  cursor
}
    fragment ConversationReplyFields on ConversationReply {
  id
  createdAt
  creator {
    ...PersonFields
  }
  content
  status
  reported
  deletable
  cursor
}
fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`, {"fragmentName":"ConversationFields"}) as unknown as TypedDocumentString<ConversationFieldsFragment, unknown>;
export const DraftPartsFragmentDoc = new TypedDocumentString(`
    fragment DraftParts on Draft {
  id
  title
  content
  isRich
  tags
  poll {
    canSelectMultiple
    open
    closesAt
    hiddenUntilVoted
    options
  }
  revision
  updatedAt
}
    `, {"fragmentName":"DraftParts"}) as unknown as TypedDocumentString<DraftPartsFragment, unknown>;
export const ForumFieldsFragmentDoc = new TypedDocumentString(`
    fragment ForumFields on Community {
  id
  name
  displayName
  title
  imgUrl
  color
  banner
  description
  privacy
  membersCnt
  threadsCnt
  requestingUserIsMember
  requestingUserRole
  canModerate
  canAdminister
  isInvited
  createdAt
  creator {
    ...PersonFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`, {"fragmentName":"ForumFields"}) as unknown as TypedDocumentString<ForumFieldsFragment, unknown>;
export const JoinStandingFieldsFragmentDoc = new TypedDocumentString(`
    fragment JoinStandingFields on JoinRequestState {
  communityId
  displayName
  status
  isInvited
}
    `, {"fragmentName":"JoinStandingFields"}) as unknown as TypedDocumentString<JoinStandingFieldsFragment, unknown>;
export const ForumMemberFieldsFragmentDoc = new TypedDocumentString(`
    fragment ForumMemberFields on CommunityMember {
  id
  user {
    ...PersonFields
  }
  role
  status
  viewedThreads
  joinedAt
  cursor
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`, {"fragmentName":"ForumMemberFields"}) as unknown as TypedDocumentString<ForumMemberFieldsFragment, unknown>;
export const ThreadHitFragmentDoc = new TypedDocumentString(`
    fragment ThreadHit on ThreadSearchHit {
  id
  titleParts {
    text
    isMatch
  }
  snippet {
    text
    isMatch
  }
  createdAt
  clapsCnt
  viewsCnt
  postsCnt
  creator {
    id
    firstName
    lastName
    profilePictureUrl
  }
  community {
    id
    name
    displayName
    imgUrl
  }
  reply {
    id
    number
    author {
      id
      firstName
      lastName
      profilePictureUrl
    }
    snippet {
      text
      isMatch
    }
  }
}
    `, {"fragmentName":"ThreadHit"}) as unknown as TypedDocumentString<ThreadHitFragment, unknown>;
export const ThreadCardFieldsFragmentDoc = new TypedDocumentString(`
    fragment ThreadCardFields on ThreadCard {
  id
  title
  preview
  createdAt
  thumbnailUrl
  creator {
    id
    firstName
    lastName
    requestingUserIsTheTeacherOfThisUser
    userProfile {
      profilePictureUrl
    }
  }
  community {
    id
    name
    displayName
  }
  clapsCnt
  viewsCnt
  postsCnt
  status
  pinned
  pinnable
  requestingUserClapCnt
  requestingUserIsFavourite
  unreadCnt
  isNew
  hasPoll
  cursor
}
    `, {"fragmentName":"ThreadCardFields"}) as unknown as TypedDocumentString<ThreadCardFieldsFragment, unknown>;
export const PollPartsFragmentDoc = new TypedDocumentString(`
    fragment PollParts on Poll {
  id
  creator {
    id
    firstName
    lastName
  }
  canSelectMultiple
  open
  closesAt
  isClosed
  hiddenUntilVoted
  resultsVisible
  votersCnt
  options {
    id
    label
    creator {
      id
      firstName
      lastName
    }
    votesCnt
    requestingUserVoted
    deletable
  }
  canVote
  canAddOptions
  editable
}
    `, {"fragmentName":"PollParts"}) as unknown as TypedDocumentString<PollPartsFragment, unknown>;
export const ReplyAuthorFragmentDoc = new TypedDocumentString(`
    fragment ReplyAuthor on ThreadAuthor {
  id
  firstName
  lastName
  requestingUserIsTheTeacherOfThisUser
  userProfile {
    profilePictureUrl
  }
}
    `, {"fragmentName":"ReplyAuthor"}) as unknown as TypedDocumentString<ReplyAuthorFragment, unknown>;
export const CommentFieldsFragmentDoc = new TypedDocumentString(`
    fragment CommentFields on Comment {
  id
  postId
  parentId
  level
  student {
    ...ReplyAuthor
  }
  createdAt
  editedAt
  content
  isRich
  claps
  requestingUserClapCnt
  requestingUserHasReported
  status
  deleted
  isHighlighted
  highlightable
  editable
  deletable
  removable
  cursor
}
    fragment ReplyAuthor on ThreadAuthor {
  id
  firstName
  lastName
  requestingUserIsTheTeacherOfThisUser
  userProfile {
    profilePictureUrl
  }
}`, {"fragmentName":"CommentFields"}) as unknown as TypedDocumentString<CommentFieldsFragment, unknown>;
export const PostFieldsFragmentDoc = new TypedDocumentString(`
    fragment PostFields on Post {
  id
  number
  threadId
  student {
    ...ReplyAuthor
  }
  createdAt
  editedAt
  content
  isRich
  claps
  numOfComments
  requestingUserClapCnt
  requestingUserHasReported
  status
  deleted
  editable
  deletable
  removable
  comments {
    ...CommentFields
  }
  commentsCursor
  cursor
}
    fragment ReplyAuthor on ThreadAuthor {
  id
  firstName
  lastName
  requestingUserIsTheTeacherOfThisUser
  userProfile {
    profilePictureUrl
  }
}
fragment CommentFields on Comment {
  id
  postId
  parentId
  level
  student {
    ...ReplyAuthor
  }
  createdAt
  editedAt
  content
  isRich
  claps
  requestingUserClapCnt
  requestingUserHasReported
  status
  deleted
  isHighlighted
  highlightable
  editable
  deletable
  removable
  cursor
}`, {"fragmentName":"PostFields"}) as unknown as TypedDocumentString<PostFieldsFragment, unknown>;
export const ThreadPersonFragmentDoc = new TypedDocumentString(`
    fragment ThreadPerson on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
    `, {"fragmentName":"ThreadPerson"}) as unknown as TypedDocumentString<ThreadPersonFragment, unknown>;
export const ThreadPartsFragmentDoc = new TypedDocumentString(`
    fragment ThreadParts on Thread {
  id
  title
  creator {
    id
    firstName
    lastName
    requestingUserIsTheTeacherOfThisUser
    userProfile {
      profilePictureUrl
    }
  }
  community {
    id
    name
    displayName
    privacy
  }
  createdAt
  editedAt
  thumbnailUrl
  content
  isRich
  plainText
  claps
  tags
  viewsCnt
  postsCnt
  status
  pollId
  deleted
  deletable
  editable
  pinned
  pinnable
  requestingUserClapCnt
  requestingUserIsFavourite
  requestingUserHasReported
  requestingUserHasRespondedTo
  canReplyTo
  canModerate
  unreadCnt
  firstUnreadNumber
  studentParticipationCnt
  studentParticipationArr {
    id
    name
    picture
  }
  teammates {
    ...ThreadPerson
  }
}
    fragment ThreadPerson on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`, {"fragmentName":"ThreadParts"}) as unknown as TypedDocumentString<ThreadPartsFragment, unknown>;
export const UserCardPartsFragmentDoc = new TypedDocumentString(`
    fragment UserCardParts on UserCard {
  id
  firstName
  lastName
  pictureUrl
  roleLabels
  isOnline
  mayRequest
  state
  friendRelationId
  isBlockedByMe
}
    `, {"fragmentName":"UserCardParts"}) as unknown as TypedDocumentString<UserCardPartsFragment, unknown>;
export const ShellMeDocument = {"__meta__":{"name":"ShellMe","hash":"sha256:991835162cfff2fc12081a3051b71feac4f4057cc69342d20bb588d48bd338c5"}} as unknown as TypedDocumentString<ShellMeQuery, ShellMeQueryVariables>;
export const ShellTermsDocument = {"__meta__":{"name":"ShellTerms","hash":"sha256:109cfbbb041fe433ebc522fa90f5daf07ee1d503239c22030f1cc5ce0b2da960"}} as unknown as TypedDocumentString<ShellTermsQuery, ShellTermsQueryVariables>;
export const SpecialLandingDocument = {"__meta__":{"name":"SpecialLanding","hash":"sha256:d93bbd33999c224df12ef573f45d9234401c7e7376d877bda8ceeee7a3347545"}} as unknown as TypedDocumentString<SpecialLandingQuery, SpecialLandingQueryVariables>;
export const ShortLinkTargetDocument = {"__meta__":{"name":"ShortLinkTarget","hash":"sha256:4cec9bb4aded5f24e0344f377876c6965536a7423bd139ff945397bf8236dc94"}} as unknown as TypedDocumentString<ShortLinkTargetQuery, ShortLinkTargetQueryVariables>;
export const SetMainNavBarClosedDocument = {"__meta__":{"name":"SetMainNavBarClosed","hash":"sha256:a96bd35597c2eab48fef904543c4a962ff58d1b0015565e96ee60d7abbcc3933"}} as unknown as TypedDocumentString<SetMainNavBarClosedMutation, SetMainNavBarClosedMutationVariables>;
export const ConfirmNameDocument = {"__meta__":{"name":"ConfirmName","hash":"sha256:c2e43d417a02ffe99ee92039bf8936f66613a6f6af29925a2d4b105b329015e8"}} as unknown as TypedDocumentString<ConfirmNameMutation, ConfirmNameMutationVariables>;
export const ConversationsDocument = {"__meta__":{"name":"Conversations","hash":"sha256:ed2dcd7a3cec51c80965e85676203b88e63979ff30e13d92f7bb7d5c84b7d98c"}} as unknown as TypedDocumentString<ConversationsQuery, ConversationsQueryVariables>;
export const ConversationDocument = {"__meta__":{"name":"Conversation","hash":"sha256:accc451c303134331bdd7e94fb47a0de829d311925786f4080be1d3d09f2b19a"}} as unknown as TypedDocumentString<ConversationQuery, ConversationQueryVariables>;
export const ConversationRepliesDocument = {"__meta__":{"name":"ConversationReplies","hash":"sha256:98b1ddb7ac11f04db6b1f8c2f4d4611a028aceb6f5bcc26048fc12d22b570291"}} as unknown as TypedDocumentString<ConversationRepliesQuery, ConversationRepliesQueryVariables>;
export const CreateConversationDocument = {"__meta__":{"name":"CreateConversation","hash":"sha256:513ba97f46078820c92d4587f0b5e8a9ea95723bc3885d403a5bbe1954b2574c"}} as unknown as TypedDocumentString<CreateConversationMutation, CreateConversationMutationVariables>;
export const ReplyToConversationDocument = {"__meta__":{"name":"ReplyToConversation","hash":"sha256:15af3137bf12a85c02d0f1ebd69e8400b99a2092edf274c710c854d4724586e6"}} as unknown as TypedDocumentString<ReplyToConversationMutation, ReplyToConversationMutationVariables>;
export const LikeConversationDocument = {"__meta__":{"name":"LikeConversation","hash":"sha256:dd442c2060c6ae38c0455ac22bd65c7fea1cf9ecc58743451ee3a0d02810c353"}} as unknown as TypedDocumentString<LikeConversationMutation, LikeConversationMutationVariables>;
export const DeleteConversationDocument = {"__meta__":{"name":"DeleteConversation","hash":"sha256:4569c0af6b131fc2f5706fd689902d40ef8d63e4bbe91ebf57905f14c3e838fb"}} as unknown as TypedDocumentString<DeleteConversationMutation, DeleteConversationMutationVariables>;
export const DeleteConversationReplyDocument = {"__meta__":{"name":"DeleteConversationReply","hash":"sha256:75330112a049f6882de4171577040397fce257c0f5cb6eb7f545695e9bb00cf1"}} as unknown as TypedDocumentString<DeleteConversationReplyMutation, DeleteConversationReplyMutationVariables>;
export const ReportConversationDocument = {"__meta__":{"name":"ReportConversation","hash":"sha256:e426d833ca1e6195d3591ebb7d76eb453569c1ccd30cc75c8185f8ddf8bf8767"}} as unknown as TypedDocumentString<ReportConversationMutation, ReportConversationMutationVariables>;
export const ReportConversationReplyDocument = {"__meta__":{"name":"ReportConversationReply","hash":"sha256:74e65f895dd0a507d786f75e1459b06a8446fee74b27c6314facb7324c1874ce"}} as unknown as TypedDocumentString<ReportConversationReplyMutation, ReportConversationReplyMutationVariables>;
export const CreateThreadDocument = {"__meta__":{"name":"CreateThread","hash":"sha256:9778bbc31ac66ce9c553a47d4d7c2c1140fa95b65f075073c266a70d60257d11"}} as unknown as TypedDocumentString<CreateThreadMutation, CreateThreadMutationVariables>;
export const MentionSuggestionsDocument = {"__meta__":{"name":"MentionSuggestions","hash":"sha256:180a2ddccd416604a13b18f377380ad04137f74efbd70aab7525f1fe8e376bfb"}} as unknown as TypedDocumentString<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>;
export const ThreadResponseDraftDocument = {"__meta__":{"name":"ThreadResponseDraft","hash":"sha256:17ca43768e20715a961fbacbe950a7cc1a6f9c82268870471eed2c0868c061d4"}} as unknown as TypedDocumentString<ThreadResponseDraftQuery, ThreadResponseDraftQueryVariables>;
export const NewThreadDraftDocument = {"__meta__":{"name":"NewThreadDraft","hash":"sha256:5ea29427f55e42dc05d038739bd9f9ee44981744572cc5d9a9381215ba4b7e4c"}} as unknown as TypedDocumentString<NewThreadDraftQuery, NewThreadDraftQueryVariables>;
export const SaveThreadResponseDraftDocument = {"__meta__":{"name":"SaveThreadResponseDraft","hash":"sha256:566484911257485990f640295809cc4e354f2d58e458205ebc78e0166df4fab4"}} as unknown as TypedDocumentString<SaveThreadResponseDraftMutation, SaveThreadResponseDraftMutationVariables>;
export const SaveNewThreadDraftDocument = {"__meta__":{"name":"SaveNewThreadDraft","hash":"sha256:3e6bfcb981e865a53d71a4bd2197b51f62a9eb1116e58342945ceb80472106a9"}} as unknown as TypedDocumentString<SaveNewThreadDraftMutation, SaveNewThreadDraftMutationVariables>;
export const DeleteDraftDocument = {"__meta__":{"name":"DeleteDraft","hash":"sha256:901e9337198c0dfefe832a53cced73b98131aa55031fd80475cfee0c72c75f18"}} as unknown as TypedDocumentString<DeleteDraftMutation, DeleteDraftMutationVariables>;
export const ForumAnnouncementsDocument = {"__meta__":{"name":"ForumAnnouncements","hash":"sha256:b4d9cb7bc2fd790304130e42a400648dce87364b96e98e2061045ba1f69c0a2a"}} as unknown as TypedDocumentString<ForumAnnouncementsQuery, ForumAnnouncementsQueryVariables>;
export const CreateForumAnnouncementDocument = {"__meta__":{"name":"CreateForumAnnouncement","hash":"sha256:6be52cf4a60782e6f92e9870d955346010ace6c4648b336d12ca808e5ab48593"}} as unknown as TypedDocumentString<CreateForumAnnouncementMutation, CreateForumAnnouncementMutationVariables>;
export const EndForumAnnouncementDocument = {"__meta__":{"name":"EndForumAnnouncement","hash":"sha256:d06f73491e757e0b15e771d359fdac62ac908baecb1f8fa2052f0add835f99dc"}} as unknown as TypedDocumentString<EndForumAnnouncementMutation, EndForumAnnouncementMutationVariables>;
export const AllForumsDocument = {"__meta__":{"name":"AllForums","hash":"sha256:d2f91a5ff30cebefeb35cae551585d762afb1de56c3e0b9c5dffd2ac40c81a42"}} as unknown as TypedDocumentString<AllForumsQuery, AllForumsQueryVariables>;
export const MyForumsDocument = {"__meta__":{"name":"MyForums","hash":"sha256:e0afbca6353a9b37f09bf2cd3c5a0db9c9b0eb5260875fe48f053e5ad7fdccd7"}} as unknown as TypedDocumentString<MyForumsQuery, MyForumsQueryVariables>;
export const RecommendedForumsDocument = {"__meta__":{"name":"RecommendedForums","hash":"sha256:1f365db4bc63177bab0ea50158f8b9e07f6ac90714ee0d5fb8f0a2784c778a30"}} as unknown as TypedDocumentString<RecommendedForumsQuery, RecommendedForumsQueryVariables>;
export const ForumSettingsDocument = {"__meta__":{"name":"ForumSettings","hash":"sha256:9186cbb009a1c6dd20125da43b4051cabd8526a89c42331a75380bd8e06cc9e1"}} as unknown as TypedDocumentString<ForumSettingsQuery, ForumSettingsQueryVariables>;
export const SaveForumViewTypeDocument = {"__meta__":{"name":"SaveForumViewType","hash":"sha256:ae413c2ea1b5df602c63848a0463ce460c11dac5a697dcc925e27d1c9c7bf92c"}} as unknown as TypedDocumentString<SaveForumViewTypeMutation, SaveForumViewTypeMutationVariables>;
export const ForumAnnouncementDocument = {"__meta__":{"name":"ForumAnnouncement","hash":"sha256:7399ea10b6325a001f5c68cde3f0f108f9d6019c7d0a07f38f5c068068862e22"}} as unknown as TypedDocumentString<ForumAnnouncementQuery, ForumAnnouncementQueryVariables>;
export const DismissAnnouncementDocument = {"__meta__":{"name":"DismissAnnouncement","hash":"sha256:596ccc795ad8de0bfd3d7df51c2cb21f3b36d83eabaf1898656568e8c66c6d18"}} as unknown as TypedDocumentString<DismissAnnouncementMutation, DismissAnnouncementMutationVariables>;
export const CreateForumDocument = {"__meta__":{"name":"CreateForum","hash":"sha256:5a0758ec43952c38a36f23b869141a7be2cd17f088147f5328583aad21704067"}} as unknown as TypedDocumentString<CreateForumMutation, CreateForumMutationVariables>;
export const ProposeForumDocument = {"__meta__":{"name":"ProposeForum","hash":"sha256:a828b7dcf3ca81ffffa8115b6b7917337af4be3ff96bfa72a58f69dc6115cd0a"}} as unknown as TypedDocumentString<ProposeForumMutation, ProposeForumMutationVariables>;
export const ForumRequestStatusDocument = {"__meta__":{"name":"ForumRequestStatus","hash":"sha256:1dc484a61e9ec8fef60b1000e105a12693598a5b21b5e80c60a8362c3a6fc05a"}} as unknown as TypedDocumentString<ForumRequestStatusQuery, ForumRequestStatusQueryVariables>;
export const JoinForumDocument = {"__meta__":{"name":"JoinForum","hash":"sha256:7cfcb55b31041971d9867166fcf4a78c95bff681e79ff1e0361af93d143ee487"}} as unknown as TypedDocumentString<JoinForumMutation, JoinForumMutationVariables>;
export const LeaveForumDocument = {"__meta__":{"name":"LeaveForum","hash":"sha256:55e82bac12ab84b83b400f0fba707c73e52b9f84c6f90a540255262edeef84bf"}} as unknown as TypedDocumentString<LeaveForumMutation, LeaveForumMutationVariables>;
export const RequestToJoinForumDocument = {"__meta__":{"name":"RequestToJoinForum","hash":"sha256:ad0c46305c58675b74b31e1dba83db34772e91cdc2c98b3b1cfc29e99b786994"}} as unknown as TypedDocumentString<RequestToJoinForumMutation, RequestToJoinForumMutationVariables>;
export const WithdrawJoinRequestDocument = {"__meta__":{"name":"WithdrawJoinRequest","hash":"sha256:dcad105b5140173a8bf93c745c16924200bf7d2a5ee538d33c66e360e8b072e3"}} as unknown as TypedDocumentString<WithdrawJoinRequestMutation, WithdrawJoinRequestMutationVariables>;
export const DeclineForumInvitationDocument = {"__meta__":{"name":"DeclineForumInvitation","hash":"sha256:fdbd747715890d1119722b753a9996bf9c2f3b8a4b5422a5435322550ab97541"}} as unknown as TypedDocumentString<DeclineForumInvitationMutation, DeclineForumInvitationMutationVariables>;
export const InvitationSuggestionsDocument = {"__meta__":{"name":"InvitationSuggestions","hash":"sha256:e693ff7530ea9c7a9b9d5bcb1bb7e670980448d91ff9c2d89ec079eed313355b"}} as unknown as TypedDocumentString<InvitationSuggestionsQuery, InvitationSuggestionsQueryVariables>;
export const InviteToForumDocument = {"__meta__":{"name":"InviteToForum","hash":"sha256:3b0b52d5590123702d9ade7d518b4cb6572ed577fdb6d6643d13a2dd549503ae"}} as unknown as TypedDocumentString<InviteToForumMutation, InviteToForumMutationVariables>;
export const ForumAdminsDocument = {"__meta__":{"name":"ForumAdmins","hash":"sha256:6485504d212d5af14612003120689931d07a0fb9da3d1fae56cc95a4d2787142"}} as unknown as TypedDocumentString<ForumAdminsQuery, ForumAdminsQueryVariables>;
export const ForumMembersDocument = {"__meta__":{"name":"ForumMembers","hash":"sha256:56290efcde29faf145b2fa3bf50b261f1292c9813ff080fb042464c864fc9f80"}} as unknown as TypedDocumentString<ForumMembersQuery, ForumMembersQueryVariables>;
export const ForumInvitedDocument = {"__meta__":{"name":"ForumInvited","hash":"sha256:fd91e10485e052988d1b34adb0b1aa03809f1f9280770db2dc68cf2346ad0169"}} as unknown as TypedDocumentString<ForumInvitedQuery, ForumInvitedQueryVariables>;
export const ForumPageDocument = {"__meta__":{"name":"ForumPage","hash":"sha256:2626c6ab2b1fa88f469c004fac1c218fb82795077ad8d6cf6dc153b873e1d313"}} as unknown as TypedDocumentString<ForumPageQuery, ForumPageQueryVariables>;
export const OrderPinnedThreadsDocument = {"__meta__":{"name":"OrderPinnedThreads","hash":"sha256:3492f5c653a674c1594c747e28e00e5ed4a992c9fddaef7b8b7e0c9a750b1a96"}} as unknown as TypedDocumentString<OrderPinnedThreadsMutation, OrderPinnedThreadsMutationVariables>;
export const PinThreadDocument = {"__meta__":{"name":"PinThread","hash":"sha256:e2274d5628371639fd465c90e1439b1ac61157846ebfc090a5f0be13d9c2bf4c"}} as unknown as TypedDocumentString<PinThreadMutation, PinThreadMutationVariables>;
export const UnpinThreadDocument = {"__meta__":{"name":"UnpinThread","hash":"sha256:4b982f835d01847c843a62dee38c721841df1d8d6fdeeeef8b818b982aabc19f"}} as unknown as TypedDocumentString<UnpinThreadMutation, UnpinThreadMutationVariables>;
export const ForumProposalsDocument = {"__meta__":{"name":"ForumProposals","hash":"sha256:18a46e777562fea3f0bebf6e75ec94fba6fd818b043a7c6afee298cc3b400f9d"}} as unknown as TypedDocumentString<ForumProposalsQuery, ForumProposalsQueryVariables>;
export const DecideProposalDocument = {"__meta__":{"name":"DecideProposal","hash":"sha256:288da3ff3da7b1eb5c12814426d935a26aa252d1944ac05aa12a7d3da52cb45c"}} as unknown as TypedDocumentString<DecideProposalMutation, DecideProposalMutationVariables>;
export const ForumReportsDocument = {"__meta__":{"name":"ForumReports","hash":"sha256:5c04a4a29572708c2f1810198138d0f1392f5c0d96919b20f33b0a4f0585b205"}} as unknown as TypedDocumentString<ForumReportsQuery, ForumReportsQueryVariables>;
export const DecideReportDocument = {"__meta__":{"name":"DecideReport","hash":"sha256:7255b9bb223fa448e704bc8195b91560bcb17cea092ef48b3e58bf06c73ebf3f"}} as unknown as TypedDocumentString<DecideReportMutation, DecideReportMutationVariables>;
export const ForumSearchDocument = {"__meta__":{"name":"ForumSearch","hash":"sha256:d6021a97bd188f2092cf5406f628e9d2dbaa888aa9d866a3b9eef865bfbc7ec8"}} as unknown as TypedDocumentString<ForumSearchQuery, ForumSearchQueryVariables>;
export const GlobalSearchDocument = {"__meta__":{"name":"GlobalSearch","hash":"sha256:b71e4570ef08b0222828b4c2232263968dc31dbc0a8193b42f5be5aada3da38e"}} as unknown as TypedDocumentString<GlobalSearchQuery, GlobalSearchQueryVariables>;
export const ForumThreadsDocument = {"__meta__":{"name":"ForumThreads","hash":"sha256:e59bb7a9c3ba99fcc754657082aa2b5b610e17079d5e2cae75e2a93043ead650"}} as unknown as TypedDocumentString<ForumThreadsQuery, ForumThreadsQueryVariables>;
export const HomeThreadsDocument = {"__meta__":{"name":"HomeThreads","hash":"sha256:6b2f5c5b454eeaa2d25fd871beb1b5368135ac15d06cd444cf5843a13ea37f12"}} as unknown as TypedDocumentString<HomeThreadsQuery, HomeThreadsQueryVariables>;
export const SavedThreadsDocument = {"__meta__":{"name":"SavedThreads","hash":"sha256:d7a0eeda59b07bd7835f3a7740ad72f0be5ad64849eca652648aa5fdde880dfd"}} as unknown as TypedDocumentString<SavedThreadsQuery, SavedThreadsQueryVariables>;
export const ForumJoinRequestsDocument = {"__meta__":{"name":"ForumJoinRequests","hash":"sha256:7e71da0e7bbdb3f1c900aec75ad5fd79f76965ae7e7e6c82992a9ad4421b3400"}} as unknown as TypedDocumentString<ForumJoinRequestsQuery, ForumJoinRequestsQueryVariables>;
export const ForumBansDocument = {"__meta__":{"name":"ForumBans","hash":"sha256:659a1f3e7e5328b19a1edc01b05c5765f8c46dcff2515759e385e30904964fbc"}} as unknown as TypedDocumentString<ForumBansQuery, ForumBansQueryVariables>;
export const ForumAuditDocument = {"__meta__":{"name":"ForumAudit","hash":"sha256:9b86b39743a90ca9fca6246ec546981dc216bbf72a9820855a9740f3f2422a93"}} as unknown as TypedDocumentString<ForumAuditQuery, ForumAuditQueryVariables>;
export const ForumHoldsNewUsersDocument = {"__meta__":{"name":"ForumHoldsNewUsers","hash":"sha256:cf606e1268ed353cf4bdcd4302c9223dd16df7f25d456a99f3caf964822b15c7"}} as unknown as TypedDocumentString<ForumHoldsNewUsersQuery, ForumHoldsNewUsersQueryVariables>;
export const ApproveRequestDocument = {"__meta__":{"name":"ApproveRequest","hash":"sha256:6422288f514f3342504ef21d223750c305ea33c65fe14bb0bb99b4ae556cd778"}} as unknown as TypedDocumentString<ApproveRequestMutation, ApproveRequestMutationVariables>;
export const DenyRequestDocument = {"__meta__":{"name":"DenyRequest","hash":"sha256:8414d23a44f2c6672599dce88bdad397b51a49011171a239a5d3aeee96634dcb"}} as unknown as TypedDocumentString<DenyRequestMutation, DenyRequestMutationVariables>;
export const SetMemberRoleDocument = {"__meta__":{"name":"SetMemberRole","hash":"sha256:5d00153091f41db4f62219f2ede7f676e52cd1d6523d8e0b001d32f6b84cc4c7"}} as unknown as TypedDocumentString<SetMemberRoleMutation, SetMemberRoleMutationVariables>;
export const RemoveMemberDocument = {"__meta__":{"name":"RemoveMember","hash":"sha256:f62633123a1d5ad0f732faac8fdad017b8ac9e634610a591a1bb600c65ba64c5"}} as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const BanMemberDocument = {"__meta__":{"name":"BanMember","hash":"sha256:d12b9c3598d721ae93e4c8ca05b5c916add22fc95177a78131eaa089bb008c44"}} as unknown as TypedDocumentString<BanMemberMutation, BanMemberMutationVariables>;
export const UnbanMemberDocument = {"__meta__":{"name":"UnbanMember","hash":"sha256:4d56a8c5593a6b2140d870c524c79fac1cb094f3b691df68bf9e07d9d110b6d3"}} as unknown as TypedDocumentString<UnbanMemberMutation, UnbanMemberMutationVariables>;
export const UpdateForumDocument = {"__meta__":{"name":"UpdateForum","hash":"sha256:21be1a06c84d75bc5ab3f1070cce8f330b7deb4a390464822b8c44209cdd6675"}} as unknown as TypedDocumentString<UpdateForumMutation, UpdateForumMutationVariables>;
export const AddMemberDocument = {"__meta__":{"name":"AddMember","hash":"sha256:a45533c099b3563512b92471539c85a930a62feacbc201750d232ef31df71a91"}} as unknown as TypedDocumentString<AddMemberMutation, AddMemberMutationVariables>;
export const ModerationNoticesDocument = {"__meta__":{"name":"ModerationNotices","hash":"sha256:3b461b826c280ef0f148b8015609b1aac2fcb95b3155cd3c5d43ff627a0c3daa"}} as unknown as TypedDocumentString<ModerationNoticesQuery, ModerationNoticesQueryVariables>;
export const AppealModerationDocument = {"__meta__":{"name":"AppealModeration","hash":"sha256:f6f6b32d56450f3c23f3b4e0767b8c28d243b37d08a966be524dde1713b79f44"}} as unknown as TypedDocumentString<AppealModerationMutation, AppealModerationMutationVariables>;
export const PollDocument = {"__meta__":{"name":"Poll","hash":"sha256:49fd9d1928aa0ffdf6dd57e21a2eb0232337d04e5e9db043e34f6c4507e52736"}} as unknown as TypedDocumentString<PollQuery, PollQueryVariables>;
export const AddPollOptionDocument = {"__meta__":{"name":"AddPollOption","hash":"sha256:a4701009b29d2220bc4b3ea849117aaad9572b5ab0544fd834cfd21082846c32"}} as unknown as TypedDocumentString<AddPollOptionMutation, AddPollOptionMutationVariables>;
export const DeletePollOptionDocument = {"__meta__":{"name":"DeletePollOption","hash":"sha256:6f79a21587164e08268c23350642f992e243eddc6b9e85db9b5c0bcba8aa77aa"}} as unknown as TypedDocumentString<DeletePollOptionMutation, DeletePollOptionMutationVariables>;
export const UpdatePollVoteDocument = {"__meta__":{"name":"UpdatePollVote","hash":"sha256:47b4f5d50345f63303d99fd5cce9ece2bc12d289070f2b9a913fb26814f46a99"}} as unknown as TypedDocumentString<UpdatePollVoteMutation, UpdatePollVoteMutationVariables>;
export const ClosePollDocument = {"__meta__":{"name":"ClosePoll","hash":"sha256:673482b108e6e717578194b71d6d324d42b01eff862fb2b435953fc8f5e023c5"}} as unknown as TypedDocumentString<ClosePollMutation, ClosePollMutationVariables>;
export const ThreadPostsDocument = {"__meta__":{"name":"ThreadPosts","hash":"sha256:4df10a4795037bb6eeb317836ea1a15b7d92f32b17b954284050df8a98c9734b"}} as unknown as TypedDocumentString<ThreadPostsQuery, ThreadPostsQueryVariables>;
export const ThreadPostSearchDocument = {"__meta__":{"name":"ThreadPostSearch","hash":"sha256:3c3925aec305aad58b58a4c3c1beb964ea8aed2910bf1a266e8ff5c543b78f0b"}} as unknown as TypedDocumentString<ThreadPostSearchQuery, ThreadPostSearchQueryVariables>;
export const OnePostDocument = {"__meta__":{"name":"OnePost","hash":"sha256:d55f29b749c108b403bfc0617919968be3c39c4fb8d6dfd6ce951fe26e4e9fcb"}} as unknown as TypedDocumentString<OnePostQuery, OnePostQueryVariables>;
export const PostCommentsDocument = {"__meta__":{"name":"PostComments","hash":"sha256:fcaebc0966393ed250602e6a5ce083adb4402c4f244f6baca9939987c060d7dd"}} as unknown as TypedDocumentString<PostCommentsQuery, PostCommentsQueryVariables>;
export const ContentEditsDocument = {"__meta__":{"name":"ContentEdits","hash":"sha256:f96622e50afc94c54ac78770e6bd8247218383fe4c9f4a26fe4f0bc3d5b45dee"}} as unknown as TypedDocumentString<ContentEditsQuery, ContentEditsQueryVariables>;
export const SubmitPostDocument = {"__meta__":{"name":"SubmitPost","hash":"sha256:639b59728b8fd55317357e2d67ea51463fd9890ca38c5b46f7ad40f2e0f00308"}} as unknown as TypedDocumentString<SubmitPostMutation, SubmitPostMutationVariables>;
export const CommentOnPostDocument = {"__meta__":{"name":"CommentOnPost","hash":"sha256:ca7a6cfe90107dae9c1836e94e89fdf4c1c38fe56ee65eaa9404a23f455b24c9"}} as unknown as TypedDocumentString<CommentOnPostMutation, CommentOnPostMutationVariables>;
export const CommentOnCommentDocument = {"__meta__":{"name":"CommentOnComment","hash":"sha256:f913559a42e259aae9fbe72ea200f2ffd02b213cc4aa088452a4e9686bfeea35"}} as unknown as TypedDocumentString<CommentOnCommentMutation, CommentOnCommentMutationVariables>;
export const EditPostDocument = {"__meta__":{"name":"EditPost","hash":"sha256:ed1beabbd369bc50925d2ffe6b88d370d08896f3f81abfdc0b2a759014adc294"}} as unknown as TypedDocumentString<EditPostMutation, EditPostMutationVariables>;
export const EditCommentDocument = {"__meta__":{"name":"EditComment","hash":"sha256:2f6eb256cda22ac5af3e3b5530af1e0fbbb10a125456e77bb07812284bcf3644"}} as unknown as TypedDocumentString<EditCommentMutation, EditCommentMutationVariables>;
export const DeletePostDocument = {"__meta__":{"name":"DeletePost","hash":"sha256:f8a3d9c1c59ad3b0d8e66632726a6c276f9d40ca1099b9a47d9b7908130740a2"}} as unknown as TypedDocumentString<DeletePostMutation, DeletePostMutationVariables>;
export const DeletePostAsAdminDocument = {"__meta__":{"name":"DeletePostAsAdmin","hash":"sha256:c30023c31b2b5d21a84cf3a0b4b89718ebda9241933bf4451425e0c9640bc90b"}} as unknown as TypedDocumentString<DeletePostAsAdminMutation, DeletePostAsAdminMutationVariables>;
export const DeleteCommentDocument = {"__meta__":{"name":"DeleteComment","hash":"sha256:254620403d206085c589e18adf1c3aa9fb1fd9e3db29879a696ccf26ae58290a"}} as unknown as TypedDocumentString<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const ClapPostDocument = {"__meta__":{"name":"ClapPost","hash":"sha256:e38525a9efb414a745794aac5ef1f073f2b369f414ceae16e314dc9a466c2d0f"}} as unknown as TypedDocumentString<ClapPostMutation, ClapPostMutationVariables>;
export const ClapCommentDocument = {"__meta__":{"name":"ClapComment","hash":"sha256:d8a5558faf48ba190951741661ac5c2cc45cba6297b7d09c3d2117ca8d543750"}} as unknown as TypedDocumentString<ClapCommentMutation, ClapCommentMutationVariables>;
export const ReportPostDocument = {"__meta__":{"name":"ReportPost","hash":"sha256:9c3ee23f901e08464b7b72188f79f1c4b84b3cc5e10baa10650dd97cffe1ae11"}} as unknown as TypedDocumentString<ReportPostMutation, ReportPostMutationVariables>;
export const ReportCommentDocument = {"__meta__":{"name":"ReportComment","hash":"sha256:4315c9b055dfd98c4d381f55aa6d9d200f07a498a09b9637e3d4a59b010b7058"}} as unknown as TypedDocumentString<ReportCommentMutation, ReportCommentMutationVariables>;
export const HighlightCommentDocument = {"__meta__":{"name":"HighlightComment","hash":"sha256:08df5a4a64e8d8d554045798a72cd4ee0a9cfd61af8cf4e3c1083e47688129ee"}} as unknown as TypedDocumentString<HighlightCommentMutation, HighlightCommentMutationVariables>;
export const MarkThreadAsReadDocument = {"__meta__":{"name":"MarkThreadAsRead","hash":"sha256:52a4dbe787264b915b71d1beb51fd6b8ab79b17a48faddbe647abadfc3a4b480"}} as unknown as TypedDocumentString<MarkThreadAsReadMutation, MarkThreadAsReadMutationVariables>;
export const RemovePostDocument = {"__meta__":{"name":"RemovePost","hash":"sha256:c1aa4eff820c6636dc013b95d8dafb00f799923db923dd1bb5cff53a40581ea5"}} as unknown as TypedDocumentString<RemovePostMutation, RemovePostMutationVariables>;
export const RemoveCommentDocument = {"__meta__":{"name":"RemoveComment","hash":"sha256:db6173463800ec0c928259b279e45ad90fc7abf3d2ed646cfe0550bb9ed1a9a0"}} as unknown as TypedDocumentString<RemoveCommentMutation, RemoveCommentMutationVariables>;
export const CountThreadViewDocument = {"__meta__":{"name":"CountThreadView","hash":"sha256:d603bf53eb99f186ffe57f2814fd2c75613b8c1b24300984af2679d96cdf4a7e"}} as unknown as TypedDocumentString<CountThreadViewMutation, CountThreadViewMutationVariables>;
export const ClapThreadDocument = {"__meta__":{"name":"ClapThread","hash":"sha256:4eb6eb91160843a99e11cb7df9b188fdd503515e19f275138ed2a5c3d01b66cb"}} as unknown as TypedDocumentString<ClapThreadMutation, ClapThreadMutationVariables>;
export const AddThreadFavoriteDocument = {"__meta__":{"name":"AddThreadFavorite","hash":"sha256:2dd74911945c72cc912b6c10289f7d15f37981dd28e94b3116273e42a78099e0"}} as unknown as TypedDocumentString<AddThreadFavoriteMutation, AddThreadFavoriteMutationVariables>;
export const RemoveThreadFavoriteDocument = {"__meta__":{"name":"RemoveThreadFavorite","hash":"sha256:554e2cc61c1dcdef4276b3c4f3c6ae6494fb1fcb14cc1a5cf569d7ba87c1b2ed"}} as unknown as TypedDocumentString<RemoveThreadFavoriteMutation, RemoveThreadFavoriteMutationVariables>;
export const DeleteThreadDocument = {"__meta__":{"name":"DeleteThread","hash":"sha256:5e8b3b4a6e4687f2c4b2e2974c9fa9b62c6faca04ce3962277851d0f3ae121fe"}} as unknown as TypedDocumentString<DeleteThreadMutation, DeleteThreadMutationVariables>;
export const EditThreadDocument = {"__meta__":{"name":"EditThread","hash":"sha256:0aa885d481cd51de0d246a99916d5d26766aa562fb150a049ebeb0239207b71a"}} as unknown as TypedDocumentString<EditThreadMutation, EditThreadMutationVariables>;
export const ReportThreadDocument = {"__meta__":{"name":"ReportThread","hash":"sha256:61b2ca714e7b7c2e1858ecedc469885f4420ec1683e8667033157f2a2c8e3512"}} as unknown as TypedDocumentString<ReportThreadMutation, ReportThreadMutationVariables>;
export const ThreadPageDocument = {"__meta__":{"name":"ThreadPage","hash":"sha256:03036117b090eb8152c6a06a99c4e049716bbb2d565605d5a4f64db4ab13d224"}} as unknown as TypedDocumentString<ThreadPageQuery, ThreadPageQueryVariables>;
export const TranslatedTextDocument = {"__meta__":{"name":"TranslatedText","hash":"sha256:337f0a1c5c757f15237193213c90e8d4742d4c12ad10026ec3f4371196275479"}} as unknown as TypedDocumentString<TranslatedTextQuery, TranslatedTextQueryVariables>;
export const UserCardDocument = {"__meta__":{"name":"UserCard","hash":"sha256:6ba02a97d9fa89c0f447294b1c9a55d6d563082713f3c66c223abc8c3a863919"}} as unknown as TypedDocumentString<UserCardQuery, UserCardQueryVariables>;
export const FriendsDocument = {"__meta__":{"name":"Friends","hash":"sha256:de76c32e02e0726e0757c74d32572d9c543072378726cbe3722951e884d2692e"}} as unknown as TypedDocumentString<FriendsQuery, FriendsQueryVariables>;
export const FriendRequestsDocument = {"__meta__":{"name":"FriendRequests","hash":"sha256:0510d5206264f68acbd5b009f8f9382dc98424ba6662c894c5518c01436ff979"}} as unknown as TypedDocumentString<FriendRequestsQuery, FriendRequestsQueryVariables>;
export const SentFriendRequestsDocument = {"__meta__":{"name":"SentFriendRequests","hash":"sha256:8a0979515dabebdbd790257416bdfbe871e08054ded616417992207fbddb716f"}} as unknown as TypedDocumentString<SentFriendRequestsQuery, SentFriendRequestsQueryVariables>;
export const BlockedUsersDocument = {"__meta__":{"name":"BlockedUsers","hash":"sha256:34ca54c3f9ea8fa20e311ce0c42ec74e10659300a3e01e287e8149c387478782"}} as unknown as TypedDocumentString<BlockedUsersQuery, BlockedUsersQueryVariables>;
export const CreateFriendRequestDocument = {"__meta__":{"name":"CreateFriendRequest","hash":"sha256:6807c19c7493e85e235cb158650df8a93b5f1be6251af33bc0efc8b496f131d4"}} as unknown as TypedDocumentString<CreateFriendRequestMutation, CreateFriendRequestMutationVariables>;
export const AcceptFriendRequestDocument = {"__meta__":{"name":"AcceptFriendRequest","hash":"sha256:663ca517c498a670e91df1799db687fd6972759e3d74d918c2c7a38e3a864085"}} as unknown as TypedDocumentString<AcceptFriendRequestMutation, AcceptFriendRequestMutationVariables>;
export const DeleteFriendRequestDocument = {"__meta__":{"name":"DeleteFriendRequest","hash":"sha256:3786a759a010db9de540487aa50e20797dd4b19f99658049bfdc2b4ea3e7b28c"}} as unknown as TypedDocumentString<DeleteFriendRequestMutation, DeleteFriendRequestMutationVariables>;
export const BlockUserDocument = {"__meta__":{"name":"BlockUser","hash":"sha256:7e7d478640c1e160377da9955e301dc9ff9358e2b91653079bfdc25c6123b30c"}} as unknown as TypedDocumentString<BlockUserMutation, BlockUserMutationVariables>;
export const UnblockUserDocument = {"__meta__":{"name":"UnblockUser","hash":"sha256:06743a4d29a6fdf4384e8cb439e34209c093c25ae84d93cb229870d6e04db43f"}} as unknown as TypedDocumentString<UnblockUserMutation, UnblockUserMutationVariables>;
export const MeDocument = {"__meta__":{"name":"Me","hash":"sha256:7f57ea87cae21550ad7e4c1b6b19a3dddf41d87de24a932a21bb8f9c88da31f3"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const NotificationsForUserDocument = {"__meta__":{"name":"NotificationsForUser","hash":"sha256:b89dde825b8de08342bb5e4bb65b943160c9d78bc24df4b4c6dafe0ca04704ce"}} as unknown as TypedDocumentString<NotificationsForUserQuery, NotificationsForUserQueryVariables>;
export const NotificationCountForUserDocument = {"__meta__":{"name":"NotificationCountForUser","hash":"sha256:2a33d3463a8f6008b64190242bfb250c5ce73de027700c26b6aaab4f3270147c"}} as unknown as TypedDocumentString<NotificationCountForUserQuery, NotificationCountForUserQueryVariables>;
export const MarkNotificationsAsSeenDocument = {"__meta__":{"name":"MarkNotificationsAsSeen","hash":"sha256:d3504ffcf9a1d3b727aa1ea9493022a6b06a6ae065750795c463271cafacc7e6"}} as unknown as TypedDocumentString<MarkNotificationsAsSeenMutation, MarkNotificationsAsSeenMutationVariables>;
export const SettingsMeDocument = {"__meta__":{"name":"SettingsMe","hash":"sha256:d6e062672b8262d5d099153fffe1da4336729c19ecf7dadef75fc8687bca2e22"}} as unknown as TypedDocumentString<SettingsMeQuery, SettingsMeQueryVariables>;
export const UpdateMyAccountDocument = {"__meta__":{"name":"UpdateMyAccount","hash":"sha256:c2b77581ece2d0b93beb5f3c5f4204f5977369f06cc1d9d45b0cf5f526503669"}} as unknown as TypedDocumentString<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>;
export const MySessionsDocument = {"__meta__":{"name":"MySessions","hash":"sha256:d2bc957690195eff61a394d00054e0f2fd679e469d1c4153b0b593bcdb5c42dd"}} as unknown as TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>;
export const RevokeSessionDocument = {"__meta__":{"name":"RevokeSession","hash":"sha256:0da1f5ad6ca30b47e1cb2c8f9b833664fb3647a47c585080a1a7fa8bc04c825c"}} as unknown as TypedDocumentString<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"__meta__":{"name":"RevokeOtherSessions","hash":"sha256:9c1939f55fcd8c2aa1fb9b186b71b8b8494a4bc48a32f1c1d22c2488f8a5f742"}} as unknown as TypedDocumentString<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const NotificationPreferencesDocument = {"__meta__":{"name":"NotificationPreferences","hash":"sha256:6691a036e73da6bfb48e6dcd051d9c3b3a8baa008de0c3e99b9c43296bb36954"}} as unknown as TypedDocumentString<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const SetNotificationPreferenceDocument = {"__meta__":{"name":"SetNotificationPreference","hash":"sha256:41d7e7d467d632e85b57213cf59add2b43485992ab397db32077935be1b96f3a"}} as unknown as TypedDocumentString<SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables>;
export const TermsDocument = {"__meta__":{"name":"Terms","hash":"sha256:5ded77cc9a0fe2d3b97a0f3c6beb70044644d54cc5effca5ffbc0293a3e6ea80"}} as unknown as TypedDocumentString<TermsQuery, TermsQueryVariables>;
export const AgreeToTermsDocument = {"__meta__":{"name":"AgreeToTerms","hash":"sha256:5c7f4f42771f392cafdb74c0e204b09b8c11085feab343405cc8e81f27227d20"}} as unknown as TypedDocumentString<AgreeToTermsMutation, AgreeToTermsMutationVariables>;
export const PrivacyPolicyDocument = {"__meta__":{"name":"PrivacyPolicy","hash":"sha256:da1ec711fccdfa2491d2dd30bd47472233aaac1c7fc1230ba0977acd17618b8a"}} as unknown as TypedDocumentString<PrivacyPolicyQuery, PrivacyPolicyQueryVariables>;