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
  /** A UUID of the caller’s making: a repeated call makes one comment. */
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
  /** A UUID of the caller’s making: a repeated call makes one comment. */
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
  /** What for. */
  reason: string;
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
  /** 10 unless said otherwise. */
  limitValue?: number | null | undefined;
  /** Rows to pass over; a cursor goes before it. */
  skipValue?: number | null | undefined;
  /** NEWEST unless said otherwise. */
  sortBy?: ThreadSort | null | undefined;
  /** The caller. */
  userId: string | number;
};

/** What is not sent stays as it is. */
export type UpdateCommunityInput = {
  /** A path on this site; null takes it away. */
  banner?: string | null | undefined;
  /** Like #5b2a86; null takes it away. */
  color?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  /** Whether the first posts of new users wait for a moderator. */
  holdsNewUsers?: boolean | null | undefined;
  /** A path on this site; null takes it away. */
  imgUrl?: string | null | undefined;
  privacy?: CommunityPrivacy | null | undefined;
  title?: string | null | undefined;
};

export type UpdateMyAccountInput = {
  firstName: string;
  lastName: string;
  showOnlineStatus: boolean;
};

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

export type ForumProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ForumProposalsQuery = { getCommunityProposals: Array<{ id: string, displayName: string, reason: string, createdAt: string, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } }> };

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


export type ForumReportsQuery = { getForumReports: Array<{ id: string, kind: ModerationCaseKind, status: ModerationCaseStatus, targetType: ModerationTargetType, targetId: string, title: string, preview: string, reportsCnt: number, actions: Array<ModerationAction>, createdAt: string, cursor: string, author: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, authorHistory: { removals: number, warnings: number, bans: number, accountCreatedAt: string }, reports: Array<{ message: string, createdAt: string }>, appeal: { message: string, noticeKind: ModerationNoticeKind, noticeReason: string } | null, decision: { action: ModerationAction, reason: string, decidedAt: string, decidedBy: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null } | null }> };

export type DecideReportMutationVariables = Exact<{
  id: string | number;
  action: ModerationAction;
  reason: string;
  banEndsAt?: string | null | undefined;
}>;


export type DecideReportMutation = { decideReport: { id: string } };

export type ThreadHitFragment = { id: string, createdAt: string, clapsCnt: number, viewsCnt: number, postsCnt: number, titleParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }>, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string, imgUrl: string | null } };

export type ForumSearchQueryVariables = Exact<{
  communityId: string | number;
  searchQuery: string;
}>;


export type ForumSearchQuery = { searchCommunityThreads: Array<{ id: string, createdAt: string, clapsCnt: number, viewsCnt: number, postsCnt: number, titleParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }>, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string, imgUrl: string | null } }> };

export type GlobalSearchQueryVariables = Exact<{
  userId: string | number;
  searchQuery: string;
}>;


export type GlobalSearchQuery = { searchCommunitiesThreadsUsers: { communities: Array<{ id: string, name: string, imgUrl: string | null, membersCnt: number, displayNameParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }> }>, threads: Array<{ id: string, createdAt: string, clapsCnt: number, viewsCnt: number, postsCnt: number, titleParts: Array<{ text: string, isMatch: boolean }>, snippet: Array<{ text: string, isMatch: boolean }>, creator: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, community: { id: string, name: string, displayName: string, imgUrl: string | null } }>, users: Array<{ isFriend: boolean, sharedForumsCnt: number, user: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, nameParts: Array<{ text: string, isMatch: boolean }> }> } };

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


export type ForumAuditQuery = { getForumAudit: Array<{ id: string, action: ForumAuditAction, reason: string, createdAt: string, cursor: string, actor: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null }, subject: { id: string, firstName: string, lastName: string, profilePictureUrl: string | null } | null }> };

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
}>;


export type ClapPostMutation = { clapPost: { claps: number, requestingUserClapCnt: number } };

export type ClapCommentMutationVariables = Exact<{
  userId: string | number;
  commentId: string | number;
  count?: number | null | undefined;
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
}>;


export type TranslatedTextQuery = { getTranslatedText: { text: string, detectedLanguage: string | null } };

export type UserCardPartsFragment = { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean };

export type UserCardQueryVariables = Exact<{
  userId: string | number;
  requestingUser: string | number;
}>;


export type UserCardQuery = { getUserCard: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } };

export type FriendsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type FriendsQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

export type FriendRequestsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type FriendRequestsQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

export type SentFriendRequestsQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type SentFriendRequestsQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

export type BlockedUsersQueryVariables = Exact<{
  userId: string | number;
  cursor?: string | null | undefined;
}>;


export type BlockedUsersQuery = { people: { nextCursor: string | null, rows: Array<{ since: string, user: { id: string, firstName: string, lastName: string, pictureUrl: string | null, roleLabels: Array<string>, isOnline: boolean | null, state: FriendState, friendRelationId: string | null, isBlockedByMe: boolean } }> } };

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
export const PersonFieldsFragmentDoc = new TypedDocumentString(`
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
    `, {"fragmentName":"PersonFields"}) as unknown as TypedDocumentString<PersonFieldsFragment, unknown>;
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
  state
  friendRelationId
  isBlockedByMe
}
    `, {"fragmentName":"UserCardParts"}) as unknown as TypedDocumentString<UserCardPartsFragment, unknown>;
export const ShellMeDocument = new TypedDocumentString(`
    query ShellMe {
  me {
    id
    firstName
    lastName
    roles
    nameConfirmed
    hasSocialSignIn
    pictureUrl
    isTeacher
    hasStudentCode
    hasLiveCourses
    mainNavBarClosed
  }
}
    `) as unknown as TypedDocumentString<ShellMeQuery, ShellMeQueryVariables>;
export const ShellTermsDocument = new TypedDocumentString(`
    query ShellTerms($userId: ID!) {
  getAgreedToTerms(userId: $userId) {
    agreed
    version
  }
}
    `) as unknown as TypedDocumentString<ShellTermsQuery, ShellTermsQueryVariables>;
export const SpecialLandingDocument = new TypedDocumentString(`
    query SpecialLanding($featureName: String!) {
  getFeatureExtraUsers(featureName: $featureName)
  getFeatureLanding(featureName: $featureName)
}
    `) as unknown as TypedDocumentString<SpecialLandingQuery, SpecialLandingQueryVariables>;
export const ShortLinkTargetDocument = new TypedDocumentString(`
    query ShortLinkTarget($token: String!) {
  getShortLink(token: $token) {
    target
  }
}
    `) as unknown as TypedDocumentString<ShortLinkTargetQuery, ShortLinkTargetQueryVariables>;
export const SetMainNavBarClosedDocument = new TypedDocumentString(`
    mutation SetMainNavBarClosed($isClosed: Boolean!) {
  setMainNavBarClosed(isClosed: $isClosed)
}
    `) as unknown as TypedDocumentString<SetMainNavBarClosedMutation, SetMainNavBarClosedMutationVariables>;
export const ConfirmNameDocument = new TypedDocumentString(`
    mutation ConfirmName($userId: ID!, $firstName: String!, $lastName: String!, $role: Role) {
  confirmName(
    userId: $userId
    firstName: $firstName
    lastName: $lastName
    role: $role
  ) {
    id
    firstName
    lastName
    roles
    nameConfirmed
    hasSocialSignIn
  }
}
    `) as unknown as TypedDocumentString<ConfirmNameMutation, ConfirmNameMutationVariables>;
export const CreateThreadDocument = new TypedDocumentString(`
    mutation CreateThread($input: CreateThreadInput!) {
  createThread(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<CreateThreadMutation, CreateThreadMutationVariables>;
export const MentionSuggestionsDocument = new TypedDocumentString(`
    query MentionSuggestions($userId: ID!, $queryString: String!, $communityId: ID, $threadId: ID) {
  getUserSuggestions(
    userId: $userId
    queryString: $queryString
    communityId: $communityId
    threadId: $threadId
  ) {
    id
    firstName
    lastName
    profilePictureUrl
  }
}
    `) as unknown as TypedDocumentString<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>;
export const ThreadResponseDraftDocument = new TypedDocumentString(`
    query ThreadResponseDraft($threadId: ID!, $userId: ID!) {
  getThreadResponseDraft(threadId: $threadId, userId: $userId) {
    ...DraftParts
  }
}
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
}`) as unknown as TypedDocumentString<ThreadResponseDraftQuery, ThreadResponseDraftQueryVariables>;
export const NewThreadDraftDocument = new TypedDocumentString(`
    query NewThreadDraft($communityId: ID!, $userId: ID!) {
  getNewThreadDraft(communityId: $communityId, userId: $userId) {
    ...DraftParts
  }
}
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
}`) as unknown as TypedDocumentString<NewThreadDraftQuery, NewThreadDraftQueryVariables>;
export const SaveThreadResponseDraftDocument = new TypedDocumentString(`
    mutation SaveThreadResponseDraft($userId: ID!, $threadId: ID!, $content: String!, $isRich: Boolean!, $baseRevision: Int) {
  saveThreadResponseDraft(
    userId: $userId
    threadId: $threadId
    content: $content
    isRich: $isRich
    baseRevision: $baseRevision
  ) {
    ...DraftParts
  }
}
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
}`) as unknown as TypedDocumentString<SaveThreadResponseDraftMutation, SaveThreadResponseDraftMutationVariables>;
export const SaveNewThreadDraftDocument = new TypedDocumentString(`
    mutation SaveNewThreadDraft($userId: ID!, $communityId: ID!, $input: NewThreadDraftInput!, $baseRevision: Int) {
  saveNewThreadDraft(
    userId: $userId
    communityId: $communityId
    input: $input
    baseRevision: $baseRevision
  ) {
    ...DraftParts
  }
}
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
}`) as unknown as TypedDocumentString<SaveNewThreadDraftMutation, SaveNewThreadDraftMutationVariables>;
export const DeleteDraftDocument = new TypedDocumentString(`
    mutation DeleteDraft($draftId: ID!, $userId: ID!) {
  deleteDraft(draftId: $draftId, userId: $userId)
}
    `) as unknown as TypedDocumentString<DeleteDraftMutation, DeleteDraftMutationVariables>;
export const AllForumsDocument = new TypedDocumentString(`
    query AllForums($userId: ID!, $skipValue: Int, $limitValue: Int) {
  getAllCommunities(
    userId: $userId
    skipValue: $skipValue
    limitValue: $limitValue
  ) {
    ...ForumFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<AllForumsQuery, AllForumsQueryVariables>;
export const MyForumsDocument = new TypedDocumentString(`
    query MyForums($userId: ID!) {
  getUserCommunities(userId: $userId) {
    ...ForumFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<MyForumsQuery, MyForumsQueryVariables>;
export const RecommendedForumsDocument = new TypedDocumentString(`
    query RecommendedForums($userId: ID!) {
  getRecommendedCommunities(userId: $userId) {
    ...ForumFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<RecommendedForumsQuery, RecommendedForumsQueryVariables>;
export const ForumSettingsDocument = new TypedDocumentString(`
    query ForumSettings($userId: ID!) {
  getUserSettings(userId: $userId) {
    communitySettings {
      desktopViewType
    }
  }
}
    `) as unknown as TypedDocumentString<ForumSettingsQuery, ForumSettingsQueryVariables>;
export const SaveForumViewTypeDocument = new TypedDocumentString(`
    mutation SaveForumViewType($userId: ID!, $desktopViewType: Int!) {
  updateCommunityDesktopView(userId: $userId, desktopViewType: $desktopViewType)
}
    `) as unknown as TypedDocumentString<SaveForumViewTypeMutation, SaveForumViewTypeMutationVariables>;
export const ForumAnnouncementDocument = new TypedDocumentString(`
    query ForumAnnouncement($userId: ID!, $type: String!, $tag: String!) {
  getPriorityPost(userId: $userId, type: $type, tag: $tag) {
    id
    title
    content
    link
  }
}
    `) as unknown as TypedDocumentString<ForumAnnouncementQuery, ForumAnnouncementQueryVariables>;
export const DismissAnnouncementDocument = new TypedDocumentString(`
    mutation DismissAnnouncement($id: ID!, $userId: ID!) {
  dismissPriorityPost(id: $id, userId: $userId)
}
    `) as unknown as TypedDocumentString<DismissAnnouncementMutation, DismissAnnouncementMutationVariables>;
export const CreateForumDocument = new TypedDocumentString(`
    mutation CreateForum($input: CreateCommunityInput!) {
  createCommunity(input: $input) {
    ...ForumFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<CreateForumMutation, CreateForumMutationVariables>;
export const ProposeForumDocument = new TypedDocumentString(`
    mutation ProposeForum($input: ProposeCommunityInput!) {
  proposeCommunity(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ProposeForumMutation, ProposeForumMutationVariables>;
export const ForumRequestStatusDocument = new TypedDocumentString(`
    query ForumRequestStatus($communityName: String!, $userId: ID!) {
  getUserJoinRequestStatus(communityName: $communityName, userId: $userId) {
    ...JoinStandingFields
  }
}
    fragment JoinStandingFields on JoinRequestState {
  communityId
  displayName
  status
  isInvited
}`) as unknown as TypedDocumentString<ForumRequestStatusQuery, ForumRequestStatusQueryVariables>;
export const JoinForumDocument = new TypedDocumentString(`
    mutation JoinForum($communityId: ID!, $userId: ID!) {
  joinCommunity(communityId: $communityId, userId: $userId) {
    ...ForumFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<JoinForumMutation, JoinForumMutationVariables>;
export const LeaveForumDocument = new TypedDocumentString(`
    mutation LeaveForum($communityId: ID!, $userId: ID!) {
  leaveCommunity(communityId: $communityId, userId: $userId) {
    ...ForumFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<LeaveForumMutation, LeaveForumMutationVariables>;
export const RequestToJoinForumDocument = new TypedDocumentString(`
    mutation RequestToJoinForum($communityName: String!, $userId: ID!) {
  joinCommunityRequest(communityName: $communityName, userId: $userId) {
    ...JoinStandingFields
  }
}
    fragment JoinStandingFields on JoinRequestState {
  communityId
  displayName
  status
  isInvited
}`) as unknown as TypedDocumentString<RequestToJoinForumMutation, RequestToJoinForumMutationVariables>;
export const WithdrawJoinRequestDocument = new TypedDocumentString(`
    mutation WithdrawJoinRequest($communityName: String!, $userId: ID!) {
  withdrawJoinRequest(communityName: $communityName, userId: $userId) {
    ...JoinStandingFields
  }
}
    fragment JoinStandingFields on JoinRequestState {
  communityId
  displayName
  status
  isInvited
}`) as unknown as TypedDocumentString<WithdrawJoinRequestMutation, WithdrawJoinRequestMutationVariables>;
export const DeclineForumInvitationDocument = new TypedDocumentString(`
    mutation DeclineForumInvitation($communityId: ID!, $userId: ID!) {
  declineInvitation(communityId: $communityId, userId: $userId)
}
    `) as unknown as TypedDocumentString<DeclineForumInvitationMutation, DeclineForumInvitationMutationVariables>;
export const InvitationSuggestionsDocument = new TypedDocumentString(`
    query InvitationSuggestions($userId: ID!, $communityId: ID!, $queryString: String!) {
  getCommunityMemberInvitationSuggestions(
    userId: $userId
    communityId: $communityId
    queryString: $queryString
  ) {
    ...PersonFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`) as unknown as TypedDocumentString<InvitationSuggestionsQuery, InvitationSuggestionsQueryVariables>;
export const InviteToForumDocument = new TypedDocumentString(`
    mutation InviteToForum($invitees: [ID!]!, $inviter: ID!, $communityId: ID!, $role: MemberRole!) {
  memberInvitation(
    invitees: $invitees
    inviter: $inviter
    communityId: $communityId
    role: $role
  ) {
    invitedCnt
  }
}
    `) as unknown as TypedDocumentString<InviteToForumMutation, InviteToForumMutationVariables>;
export const ForumAdminsDocument = new TypedDocumentString(`
    query ForumAdmins($input: CommunityAdminsInput!) {
  getCommunityAdmins(input: $input) {
    ...ForumMemberFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<ForumAdminsQuery, ForumAdminsQueryVariables>;
export const ForumMembersDocument = new TypedDocumentString(`
    query ForumMembers($input: CommunityMembersInput!) {
  getCommunityMembers(input: $input) {
    ...ForumMemberFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<ForumMembersQuery, ForumMembersQueryVariables>;
export const ForumInvitedDocument = new TypedDocumentString(`
    query ForumInvited($input: CommunityInvitedUsersInput!) {
  getCommunityInvitedUsers(input: $input) {
    ...ForumMemberFields
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<ForumInvitedQuery, ForumInvitedQueryVariables>;
export const ForumPageDocument = new TypedDocumentString(`
    query ForumPage($communityName: String!, $userId: ID!) {
  getCommunityByName(communityName: $communityName, userId: $userId) {
    community {
      ...ForumFields
    }
    pinnedThreads {
      ...ThreadCardFields
    }
    mostEngagedUsers {
      ...PersonFields
    }
    mostPopularThread {
      id
      title
      clapsCnt
      postsCnt
    }
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<ForumPageQuery, ForumPageQueryVariables>;
export const OrderPinnedThreadsDocument = new TypedDocumentString(`
    mutation OrderPinnedThreads($communityId: ID!, $pinnedThreadsOrder: [ID!]!) {
  updatePinnedThreadsOrder(
    communityId: $communityId
    pinnedThreadsOrder: $pinnedThreadsOrder
  )
}
    `) as unknown as TypedDocumentString<OrderPinnedThreadsMutation, OrderPinnedThreadsMutationVariables>;
export const PinThreadDocument = new TypedDocumentString(`
    mutation PinThread($communityId: ID!, $threadId: ID!) {
  pinThread(communityId: $communityId, threadId: $threadId)
}
    `) as unknown as TypedDocumentString<PinThreadMutation, PinThreadMutationVariables>;
export const UnpinThreadDocument = new TypedDocumentString(`
    mutation UnpinThread($communityId: ID!, $threadId: ID!) {
  unpinThread(communityId: $communityId, threadId: $threadId)
}
    `) as unknown as TypedDocumentString<UnpinThreadMutation, UnpinThreadMutationVariables>;
export const ForumProposalsDocument = new TypedDocumentString(`
    query ForumProposals {
  getCommunityProposals {
    id
    displayName
    reason
    createdAt
    user {
      ...PersonFields
    }
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`) as unknown as TypedDocumentString<ForumProposalsQuery, ForumProposalsQueryVariables>;
export const DecideProposalDocument = new TypedDocumentString(`
    mutation DecideProposal($id: ID!, $approve: Boolean!) {
  decideCommunityProposal(id: $id, approve: $approve)
}
    `) as unknown as TypedDocumentString<DecideProposalMutation, DecideProposalMutationVariables>;
export const ForumReportsDocument = new TypedDocumentString(`
    query ForumReports($communityId: ID!, $status: ModerationCaseStatus, $cursor: String) {
  getForumReports(communityId: $communityId, status: $status, cursor: $cursor) {
    id
    kind
    status
    targetType
    targetId
    title
    preview
    author {
      ...PersonFields
    }
    authorHistory {
      removals
      warnings
      bans
      accountCreatedAt
    }
    reportsCnt
    reports {
      message
      createdAt
    }
    appeal {
      message
      noticeKind
      noticeReason
    }
    decision {
      action
      reason
      decidedBy {
        ...PersonFields
      }
      decidedAt
    }
    actions
    createdAt
    cursor
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`) as unknown as TypedDocumentString<ForumReportsQuery, ForumReportsQueryVariables>;
export const DecideReportDocument = new TypedDocumentString(`
    mutation DecideReport($id: ID!, $action: ModerationAction!, $reason: String!, $banEndsAt: DateTime) {
  decideReport(id: $id, action: $action, reason: $reason, banEndsAt: $banEndsAt) {
    id
  }
}
    `) as unknown as TypedDocumentString<DecideReportMutation, DecideReportMutationVariables>;
export const ForumSearchDocument = new TypedDocumentString(`
    query ForumSearch($communityId: ID!, $searchQuery: String!) {
  searchCommunityThreads(communityId: $communityId, searchQuery: $searchQuery) {
    ...ThreadHit
  }
}
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
}`) as unknown as TypedDocumentString<ForumSearchQuery, ForumSearchQueryVariables>;
export const GlobalSearchDocument = new TypedDocumentString(`
    query GlobalSearch($userId: ID!, $searchQuery: String!) {
  searchCommunitiesThreadsUsers(userId: $userId, searchQuery: $searchQuery) {
    communities {
      id
      name
      imgUrl
      membersCnt
      displayNameParts {
        text
        isMatch
      }
      snippet {
        text
        isMatch
      }
    }
    threads {
      ...ThreadHit
    }
    users {
      user {
        id
        firstName
        lastName
        profilePictureUrl
      }
      nameParts {
        text
        isMatch
      }
      isFriend
      sharedForumsCnt
    }
  }
}
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
}`) as unknown as TypedDocumentString<GlobalSearchQuery, GlobalSearchQueryVariables>;
export const ForumThreadsDocument = new TypedDocumentString(`
    query ForumThreads($input: ThreadsFromCommunityInput!) {
  getThreadsFromCommunity(input: $input) {
    ...ThreadCardFields
  }
}
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
}`) as unknown as TypedDocumentString<ForumThreadsQuery, ForumThreadsQueryVariables>;
export const HomeThreadsDocument = new TypedDocumentString(`
    query HomeThreads($userId: ID!, $skipValue: Int, $limitValue: Int, $cursor: String) {
  getThreadsForUserHome(
    userId: $userId
    skipValue: $skipValue
    limitValue: $limitValue
    cursor: $cursor
  ) {
    ...ThreadCardFields
  }
}
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
}`) as unknown as TypedDocumentString<HomeThreadsQuery, HomeThreadsQueryVariables>;
export const SavedThreadsDocument = new TypedDocumentString(`
    query SavedThreads($userId: ID!, $cursor: String) {
  getSavedThreads(userId: $userId, cursor: $cursor) {
    ...ThreadCardFields
  }
}
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
}`) as unknown as TypedDocumentString<SavedThreadsQuery, SavedThreadsQueryVariables>;
export const ForumJoinRequestsDocument = new TypedDocumentString(`
    query ForumJoinRequests($communityId: ID!, $cursor: String) {
  getCommunityJoinRequests(communityId: $communityId, cursor: $cursor) {
    id
    user {
      ...PersonFields
    }
    createdAt
    cursor
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`) as unknown as TypedDocumentString<ForumJoinRequestsQuery, ForumJoinRequestsQueryVariables>;
export const ForumBansDocument = new TypedDocumentString(`
    query ForumBans($communityId: ID!, $cursor: String) {
  getCommunityBans(communityId: $communityId, cursor: $cursor) {
    id
    user {
      ...PersonFields
    }
    bannedBy {
      ...PersonFields
    }
    reason
    endsAt
    createdAt
    cursor
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`) as unknown as TypedDocumentString<ForumBansQuery, ForumBansQueryVariables>;
export const ForumAuditDocument = new TypedDocumentString(`
    query ForumAudit($communityId: ID!, $cursor: String) {
  getForumAudit(communityId: $communityId, cursor: $cursor) {
    id
    action
    actor {
      ...PersonFields
    }
    subject {
      ...PersonFields
    }
    reason
    createdAt
    cursor
  }
}
    fragment PersonFields on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}`) as unknown as TypedDocumentString<ForumAuditQuery, ForumAuditQueryVariables>;
export const ForumHoldsNewUsersDocument = new TypedDocumentString(`
    query ForumHoldsNewUsers($communityId: ID!) {
  getCommunityHoldsNewUsers(communityId: $communityId)
}
    `) as unknown as TypedDocumentString<ForumHoldsNewUsersQuery, ForumHoldsNewUsersQueryVariables>;
export const ApproveRequestDocument = new TypedDocumentString(`
    mutation ApproveRequest($requestId: ID!) {
  approveJoinRequest(requestId: $requestId)
}
    `) as unknown as TypedDocumentString<ApproveRequestMutation, ApproveRequestMutationVariables>;
export const DenyRequestDocument = new TypedDocumentString(`
    mutation DenyRequest($requestId: ID!) {
  denyJoinRequest(requestId: $requestId)
}
    `) as unknown as TypedDocumentString<DenyRequestMutation, DenyRequestMutationVariables>;
export const SetMemberRoleDocument = new TypedDocumentString(`
    mutation SetMemberRole($communityId: ID!, $memberId: ID!, $role: MemberRole!) {
  setMemberRole(communityId: $communityId, memberId: $memberId, role: $role) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetMemberRoleMutation, SetMemberRoleMutationVariables>;
export const RemoveMemberDocument = new TypedDocumentString(`
    mutation RemoveMember($communityId: ID!, $memberId: ID!, $reason: String!) {
  removeMember(communityId: $communityId, memberId: $memberId, reason: $reason)
}
    `) as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const BanMemberDocument = new TypedDocumentString(`
    mutation BanMember($communityId: ID!, $memberId: ID!, $reason: String!, $endsAt: DateTime) {
  banMember(
    communityId: $communityId
    memberId: $memberId
    reason: $reason
    endsAt: $endsAt
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<BanMemberMutation, BanMemberMutationVariables>;
export const UnbanMemberDocument = new TypedDocumentString(`
    mutation UnbanMember($communityId: ID!, $memberId: ID!) {
  unbanMember(communityId: $communityId, memberId: $memberId)
}
    `) as unknown as TypedDocumentString<UnbanMemberMutation, UnbanMemberMutationVariables>;
export const UpdateForumDocument = new TypedDocumentString(`
    mutation UpdateForum($communityId: ID!, $input: UpdateCommunityInput!) {
  updateCommunity(communityId: $communityId, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateForumMutation, UpdateForumMutationVariables>;
export const AddMemberDocument = new TypedDocumentString(`
    mutation AddMember($communityId: ID!, $memberId: ID!) {
  addMember(communityId: $communityId, memberId: $memberId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddMemberMutation, AddMemberMutationVariables>;
export const ModerationNoticesDocument = new TypedDocumentString(`
    query ModerationNotices($userId: ID!) {
  getModerationNotices(userId: $userId) {
    id
    kind
    reason
    title
    targetType
    targetId
    communityDisplayName
    createdAt
    reversedAt
    canAppeal
    appeal {
      status
      message
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<ModerationNoticesQuery, ModerationNoticesQueryVariables>;
export const AppealModerationDocument = new TypedDocumentString(`
    mutation AppealModeration($noticeId: ID!, $userId: ID!, $message: String!) {
  appealModeration(noticeId: $noticeId, userId: $userId, message: $message)
}
    `) as unknown as TypedDocumentString<AppealModerationMutation, AppealModerationMutationVariables>;
export const PollDocument = new TypedDocumentString(`
    query Poll($pollId: ID!) {
  getPoll(pollId: $pollId) {
    ...PollParts
  }
}
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
}`) as unknown as TypedDocumentString<PollQuery, PollQueryVariables>;
export const AddPollOptionDocument = new TypedDocumentString(`
    mutation AddPollOption($pollId: ID!, $newOption: NewPollOptionInput!) {
  addPollOption(pollId: $pollId, newOption: $newOption) {
    ...PollParts
  }
}
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
}`) as unknown as TypedDocumentString<AddPollOptionMutation, AddPollOptionMutationVariables>;
export const DeletePollOptionDocument = new TypedDocumentString(`
    mutation DeletePollOption($pollId: ID!, $optionId: ID!) {
  deletePollOption(pollId: $pollId, optionId: $optionId) {
    ...PollParts
  }
}
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
}`) as unknown as TypedDocumentString<DeletePollOptionMutation, DeletePollOptionMutationVariables>;
export const UpdatePollVoteDocument = new TypedDocumentString(`
    mutation UpdatePollVote($checked: Boolean!, $pollId: ID!, $userId: ID!, $optionId: ID!) {
  updatePollVote(
    checked: $checked
    pollId: $pollId
    userId: $userId
    optionId: $optionId
  ) {
    ...PollParts
  }
}
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
}`) as unknown as TypedDocumentString<UpdatePollVoteMutation, UpdatePollVoteMutationVariables>;
export const ClosePollDocument = new TypedDocumentString(`
    mutation ClosePoll($pollId: ID!) {
  closePoll(pollId: $pollId) {
    ...PollParts
  }
}
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
}`) as unknown as TypedDocumentString<ClosePollMutation, ClosePollMutationVariables>;
export const ThreadPostsDocument = new TypedDocumentString(`
    query ThreadPosts($threadId: ID!, $requestingUser: ID!, $limitValue: Int, $sortBy: PostSort, $cursor: String, $fromNumber: Int) {
  getPostsFromThread(
    threadId: $threadId
    requestingUser: $requestingUser
    limitValue: $limitValue
    sortBy: $sortBy
    cursor: $cursor
    fromNumber: $fromNumber
  ) {
    ...PostFields
  }
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
}
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
}`) as unknown as TypedDocumentString<ThreadPostsQuery, ThreadPostsQueryVariables>;
export const ThreadPostSearchDocument = new TypedDocumentString(`
    query ThreadPostSearch($threadId: ID!, $searchQuery: String!, $userId: ID!) {
  filterPosts(threadId: $threadId, searchQuery: $searchQuery, userId: $userId) {
    ...PostFields
  }
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
}
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
}`) as unknown as TypedDocumentString<ThreadPostSearchQuery, ThreadPostSearchQueryVariables>;
export const OnePostDocument = new TypedDocumentString(`
    query OnePost($postId: ID!, $userId: ID!) {
  getPost(postId: $postId, userId: $userId) {
    ...PostFields
  }
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
}
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
}`) as unknown as TypedDocumentString<OnePostQuery, OnePostQueryVariables>;
export const PostCommentsDocument = new TypedDocumentString(`
    query PostComments($postId: ID!, $userId: ID!, $cursor: String) {
  getCommentsFromPost(postId: $postId, userId: $userId, cursor: $cursor) {
    comments {
      ...CommentFields
    }
    cursor
  }
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
}`) as unknown as TypedDocumentString<PostCommentsQuery, PostCommentsQueryVariables>;
export const ContentEditsDocument = new TypedDocumentString(`
    query ContentEdits($targetType: EditedContent!, $targetId: ID!) {
  getContentEdits(targetType: $targetType, targetId: $targetId) {
    content
    isRich
    editedAt
  }
}
    `) as unknown as TypedDocumentString<ContentEditsQuery, ContentEditsQueryVariables>;
export const SubmitPostDocument = new TypedDocumentString(`
    mutation SubmitPost($userId: ID!, $threadId: ID!, $content: String!, $isRich: Boolean, $mentionedUsers: [ID!], $submittingUserDraftId: ID, $clientKey: ID!) {
  submitPost(
    userId: $userId
    threadId: $threadId
    content: $content
    isRich: $isRich
    mentionedUsers: $mentionedUsers
    submittingUserDraftId: $submittingUserDraftId
    clientKey: $clientKey
  ) {
    ...PostFields
  }
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
}
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
}`) as unknown as TypedDocumentString<SubmitPostMutation, SubmitPostMutationVariables>;
export const CommentOnPostDocument = new TypedDocumentString(`
    mutation CommentOnPost($input: CommentToPostInput!) {
  uploadCommentToPost(input: $input) {
    ...CommentFields
  }
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
}`) as unknown as TypedDocumentString<CommentOnPostMutation, CommentOnPostMutationVariables>;
export const CommentOnCommentDocument = new TypedDocumentString(`
    mutation CommentOnComment($input: CommentToCommentInput!) {
  uploadCommentToComment(input: $input) {
    ...CommentFields
  }
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
}`) as unknown as TypedDocumentString<CommentOnCommentMutation, CommentOnCommentMutationVariables>;
export const EditPostDocument = new TypedDocumentString(`
    mutation EditPost($postId: ID!, $updatedContent: String!, $isRich: Boolean, $mentionedUsers: [ID!]) {
  editPost(
    postId: $postId
    updatedContent: $updatedContent
    isRich: $isRich
    mentionedUsers: $mentionedUsers
  ) {
    ...PostFields
  }
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
}
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
}`) as unknown as TypedDocumentString<EditPostMutation, EditPostMutationVariables>;
export const EditCommentDocument = new TypedDocumentString(`
    mutation EditComment($commentId: ID!, $updatedContent: String!, $isRich: Boolean, $mentionedUsers: [ID!]) {
  editComment(
    commentId: $commentId
    updatedContent: $updatedContent
    isRich: $isRich
    mentionedUsers: $mentionedUsers
  ) {
    ...CommentFields
  }
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
}`) as unknown as TypedDocumentString<EditCommentMutation, EditCommentMutationVariables>;
export const DeletePostDocument = new TypedDocumentString(`
    mutation DeletePost($userId: ID!, $postId: ID!) {
  deletePost(userId: $userId, postId: $postId)
}
    `) as unknown as TypedDocumentString<DeletePostMutation, DeletePostMutationVariables>;
export const DeletePostAsAdminDocument = new TypedDocumentString(`
    mutation DeletePostAsAdmin($userId: ID!, $postId: ID!) {
  deletePostAsAdmin(userId: $userId, postId: $postId)
}
    `) as unknown as TypedDocumentString<DeletePostAsAdminMutation, DeletePostAsAdminMutationVariables>;
export const DeleteCommentDocument = new TypedDocumentString(`
    mutation DeleteComment($commentId: ID!, $userId: ID!) {
  deleteComment(commentId: $commentId, userId: $userId)
}
    `) as unknown as TypedDocumentString<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const ClapPostDocument = new TypedDocumentString(`
    mutation ClapPost($userId: ID!, $postId: ID!, $count: Int) {
  clapPost(userId: $userId, postId: $postId, count: $count) {
    claps
    requestingUserClapCnt
  }
}
    `) as unknown as TypedDocumentString<ClapPostMutation, ClapPostMutationVariables>;
export const ClapCommentDocument = new TypedDocumentString(`
    mutation ClapComment($userId: ID!, $commentId: ID!, $count: Int) {
  clapComment(userId: $userId, commentId: $commentId, count: $count) {
    claps
    requestingUserClapCnt
  }
}
    `) as unknown as TypedDocumentString<ClapCommentMutation, ClapCommentMutationVariables>;
export const ReportPostDocument = new TypedDocumentString(`
    mutation ReportPost($userId: ID!, $postId: ID!, $message: String!) {
  reportPost(userId: $userId, postId: $postId, message: $message)
}
    `) as unknown as TypedDocumentString<ReportPostMutation, ReportPostMutationVariables>;
export const ReportCommentDocument = new TypedDocumentString(`
    mutation ReportComment($userId: ID!, $commentId: ID!, $message: String!) {
  reportComment(userId: $userId, commentId: $commentId, message: $message)
}
    `) as unknown as TypedDocumentString<ReportCommentMutation, ReportCommentMutationVariables>;
export const HighlightCommentDocument = new TypedDocumentString(`
    mutation HighlightComment($commentId: ID!, $highlighted: Boolean!) {
  highlightComment(commentId: $commentId, highlighted: $highlighted) {
    ...CommentFields
  }
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
}`) as unknown as TypedDocumentString<HighlightCommentMutation, HighlightCommentMutationVariables>;
export const MarkThreadAsReadDocument = new TypedDocumentString(`
    mutation MarkThreadAsRead($threadId: ID!, $userId: ID!, $number: Int!) {
  markThreadAsRead(threadId: $threadId, userId: $userId, number: $number)
}
    `) as unknown as TypedDocumentString<MarkThreadAsReadMutation, MarkThreadAsReadMutationVariables>;
export const RemovePostDocument = new TypedDocumentString(`
    mutation RemovePost($postId: ID!, $reason: String!) {
  removePost(postId: $postId, reason: $reason)
}
    `) as unknown as TypedDocumentString<RemovePostMutation, RemovePostMutationVariables>;
export const RemoveCommentDocument = new TypedDocumentString(`
    mutation RemoveComment($commentId: ID!, $reason: String!) {
  removeComment(commentId: $commentId, reason: $reason)
}
    `) as unknown as TypedDocumentString<RemoveCommentMutation, RemoveCommentMutationVariables>;
export const CountThreadViewDocument = new TypedDocumentString(`
    mutation CountThreadView($threadId: ID!, $userId: ID!) {
  updateThreadViewCount(threadId: $threadId, userId: $userId)
}
    `) as unknown as TypedDocumentString<CountThreadViewMutation, CountThreadViewMutationVariables>;
export const ClapThreadDocument = new TypedDocumentString(`
    mutation ClapThread($threadId: ID!, $userId: ID!, $count: Int!) {
  clapThread(threadId: $threadId, userId: $userId, count: $count) {
    claps
    requestingUserClapCnt
  }
}
    `) as unknown as TypedDocumentString<ClapThreadMutation, ClapThreadMutationVariables>;
export const AddThreadFavoriteDocument = new TypedDocumentString(`
    mutation AddThreadFavorite($threadId: ID!, $userId: ID!) {
  addThreadFavorite(threadId: $threadId, userId: $userId)
}
    `) as unknown as TypedDocumentString<AddThreadFavoriteMutation, AddThreadFavoriteMutationVariables>;
export const RemoveThreadFavoriteDocument = new TypedDocumentString(`
    mutation RemoveThreadFavorite($threadId: ID!, $userId: ID!) {
  removeThreadFavorite(threadId: $threadId, userId: $userId)
}
    `) as unknown as TypedDocumentString<RemoveThreadFavoriteMutation, RemoveThreadFavoriteMutationVariables>;
export const DeleteThreadDocument = new TypedDocumentString(`
    mutation DeleteThread($threadId: ID!, $userId: ID!) {
  deleteThread(threadId: $threadId, userId: $userId)
}
    `) as unknown as TypedDocumentString<DeleteThreadMutation, DeleteThreadMutationVariables>;
export const EditThreadDocument = new TypedDocumentString(`
    mutation EditThread($threadId: ID!, $updatedContent: String!, $updatedTitle: String) {
  editThread(
    threadId: $threadId
    updatedContent: $updatedContent
    updatedTitle: $updatedTitle
  ) {
    ...ThreadParts
  }
}
    fragment ThreadPerson on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<EditThreadMutation, EditThreadMutationVariables>;
export const ReportThreadDocument = new TypedDocumentString(`
    mutation ReportThread($threadId: ID!, $userId: ID!, $message: String!) {
  reportThread(threadId: $threadId, userId: $userId, message: $message)
}
    `) as unknown as TypedDocumentString<ReportThreadMutation, ReportThreadMutationVariables>;
export const ThreadPageDocument = new TypedDocumentString(`
    query ThreadPage($threadId: ID!, $userId: ID!) {
  getThread(threadId: $threadId, userId: $userId) {
    ...ThreadParts
  }
}
    fragment ThreadPerson on UserSummary {
  id
  firstName
  lastName
  profilePictureUrl
}
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
}`) as unknown as TypedDocumentString<ThreadPageQuery, ThreadPageQueryVariables>;
export const TranslatedTextDocument = new TypedDocumentString(`
    query TranslatedText($text: String!, $target: String!) {
  getTranslatedText(text: $text, target: $target) {
    text
    detectedLanguage
  }
}
    `) as unknown as TypedDocumentString<TranslatedTextQuery, TranslatedTextQueryVariables>;
export const UserCardDocument = new TypedDocumentString(`
    query UserCard($userId: ID!, $requestingUser: ID!) {
  getUserCard(userId: $userId, requestingUser: $requestingUser) {
    ...UserCardParts
  }
}
    fragment UserCardParts on UserCard {
  id
  firstName
  lastName
  pictureUrl
  roleLabels
  isOnline
  state
  friendRelationId
  isBlockedByMe
}`) as unknown as TypedDocumentString<UserCardQuery, UserCardQueryVariables>;
export const FriendsDocument = new TypedDocumentString(`
    query Friends($userId: ID!, $cursor: String) {
  people: getFriends(userId: $userId, cursor: $cursor) {
    rows {
      since
      user {
        ...UserCardParts
      }
    }
    nextCursor
  }
}
    fragment UserCardParts on UserCard {
  id
  firstName
  lastName
  pictureUrl
  roleLabels
  isOnline
  state
  friendRelationId
  isBlockedByMe
}`) as unknown as TypedDocumentString<FriendsQuery, FriendsQueryVariables>;
export const FriendRequestsDocument = new TypedDocumentString(`
    query FriendRequests($userId: ID!, $cursor: String) {
  people: getFriendRequests(userId: $userId, cursor: $cursor) {
    rows {
      since
      user {
        ...UserCardParts
      }
    }
    nextCursor
  }
}
    fragment UserCardParts on UserCard {
  id
  firstName
  lastName
  pictureUrl
  roleLabels
  isOnline
  state
  friendRelationId
  isBlockedByMe
}`) as unknown as TypedDocumentString<FriendRequestsQuery, FriendRequestsQueryVariables>;
export const SentFriendRequestsDocument = new TypedDocumentString(`
    query SentFriendRequests($userId: ID!, $cursor: String) {
  people: getSentFriendRequests(userId: $userId, cursor: $cursor) {
    rows {
      since
      user {
        ...UserCardParts
      }
    }
    nextCursor
  }
}
    fragment UserCardParts on UserCard {
  id
  firstName
  lastName
  pictureUrl
  roleLabels
  isOnline
  state
  friendRelationId
  isBlockedByMe
}`) as unknown as TypedDocumentString<SentFriendRequestsQuery, SentFriendRequestsQueryVariables>;
export const BlockedUsersDocument = new TypedDocumentString(`
    query BlockedUsers($userId: ID!, $cursor: String) {
  people: getBlockedUsers(userId: $userId, cursor: $cursor) {
    rows {
      since
      user {
        ...UserCardParts
      }
    }
    nextCursor
  }
}
    fragment UserCardParts on UserCard {
  id
  firstName
  lastName
  pictureUrl
  roleLabels
  isOnline
  state
  friendRelationId
  isBlockedByMe
}`) as unknown as TypedDocumentString<BlockedUsersQuery, BlockedUsersQueryVariables>;
export const CreateFriendRequestDocument = new TypedDocumentString(`
    mutation CreateFriendRequest($requesterId: ID!, $requestedUserId: ID!) {
  createFriendRequest(
    requesterId: $requesterId
    requestedUserId: $requestedUserId
  ) {
    friendRelationId
    state
  }
}
    `) as unknown as TypedDocumentString<CreateFriendRequestMutation, CreateFriendRequestMutationVariables>;
export const AcceptFriendRequestDocument = new TypedDocumentString(`
    mutation AcceptFriendRequest($friendRelationId: ID!) {
  updateFriendRequest(
    friendRelationId: $friendRelationId
    input: {status: ACCEPTED}
  )
}
    `) as unknown as TypedDocumentString<AcceptFriendRequestMutation, AcceptFriendRequestMutationVariables>;
export const DeleteFriendRequestDocument = new TypedDocumentString(`
    mutation DeleteFriendRequest($friendRelationId: ID!) {
  deleteFriendRequest(friendRelationId: $friendRelationId)
}
    `) as unknown as TypedDocumentString<DeleteFriendRequestMutation, DeleteFriendRequestMutationVariables>;
export const BlockUserDocument = new TypedDocumentString(`
    mutation BlockUser($userId: ID!, $blockingUser: ID!) {
  blockUser(userId: $userId, blockingUser: $blockingUser)
}
    `) as unknown as TypedDocumentString<BlockUserMutation, BlockUserMutationVariables>;
export const UnblockUserDocument = new TypedDocumentString(`
    mutation UnblockUser($userId: ID!, $blockingUser: ID!) {
  unblockUser(userId: $userId, blockingUser: $blockingUser)
}
    `) as unknown as TypedDocumentString<UnblockUserMutation, UnblockUserMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
    firstName
    lastName
    email
    roles
    createdAt
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const NotificationsForUserDocument = new TypedDocumentString(`
    query NotificationsForUser($userId: ID!, $type: [String!]!, $platform: String!, $skipValue: Int, $limitValue: Int) {
  getNotificationsForUser(
    userId: $userId
    type: $type
    platform: $platform
    skipValue: $skipValue
    limitValue: $limitValue
  ) {
    id
    type
    seen
    description
    by {
      firstName
      lastName
      showOnlineStatus
      pictureUrl
    }
    createdAt
    url
    tag
    othersCount
  }
}
    `) as unknown as TypedDocumentString<NotificationsForUserQuery, NotificationsForUserQueryVariables>;
export const NotificationCountForUserDocument = new TypedDocumentString(`
    query NotificationCountForUser($userId: ID!, $type: [String!]!, $platform: String!) {
  countNotificationsForUser(userId: $userId, type: $type, platform: $platform) {
    ids
    total
  }
}
    `) as unknown as TypedDocumentString<NotificationCountForUserQuery, NotificationCountForUserQueryVariables>;
export const MarkNotificationsAsSeenDocument = new TypedDocumentString(`
    mutation MarkNotificationsAsSeen($input: [ID!]!) {
  markNotificationsAsSeenForUser(input: $input)
}
    `) as unknown as TypedDocumentString<MarkNotificationsAsSeenMutation, MarkNotificationsAsSeenMutationVariables>;
export const SettingsMeDocument = new TypedDocumentString(`
    query SettingsMe {
  me {
    id
    firstName
    lastName
    email
    showOnlineStatus
    deletesAt
  }
}
    `) as unknown as TypedDocumentString<SettingsMeQuery, SettingsMeQueryVariables>;
export const UpdateMyAccountDocument = new TypedDocumentString(`
    mutation UpdateMyAccount($input: UpdateMyAccountInput!) {
  updateMyAccount(input: $input) {
    id
    firstName
    lastName
    email
    showOnlineStatus
    deletesAt
  }
}
    `) as unknown as TypedDocumentString<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>;
export const MySessionsDocument = new TypedDocumentString(`
    query MySessions {
  mySessions {
    id
    device
    ipAddress
    signInWay
    createdAt
    lastSeenAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>;
export const RevokeSessionDocument = new TypedDocumentString(`
    mutation RevokeSession($id: ID!) {
  revokeSession(id: $id)
}
    `) as unknown as TypedDocumentString<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = new TypedDocumentString(`
    mutation RevokeOtherSessions {
  revokeOtherSessions
}
    `) as unknown as TypedDocumentString<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const NotificationPreferencesDocument = new TypedDocumentString(`
    query NotificationPreferences {
  notificationPreferences {
    type
    inApp
    email
  }
}
    `) as unknown as TypedDocumentString<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const SetNotificationPreferenceDocument = new TypedDocumentString(`
    mutation SetNotificationPreference($input: SetNotificationPreferenceInput!) {
  setNotificationPreference(input: $input) {
    type
    inApp
    email
  }
}
    `) as unknown as TypedDocumentString<SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables>;
export const TermsDocument = new TypedDocumentString(`
    query Terms {
  terms {
    version
    publishedAt
    markdown
  }
}
    `) as unknown as TypedDocumentString<TermsQuery, TermsQueryVariables>;
export const AgreeToTermsDocument = new TypedDocumentString(`
    mutation AgreeToTerms($userId: ID!, $version: String!) {
  agreeToTerms(userId: $userId, version: $version) {
    agreed
    version
    agreedAt
  }
}
    `) as unknown as TypedDocumentString<AgreeToTermsMutation, AgreeToTermsMutationVariables>;
export const PrivacyPolicyDocument = new TypedDocumentString(`
    query PrivacyPolicy {
  privacyPolicy {
    version
    publishedAt
    markdown
  }
}
    `) as unknown as TypedDocumentString<PrivacyPolicyQuery, PrivacyPolicyQueryVariables>;