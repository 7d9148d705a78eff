/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Who may see a forum: everybody signed in, its members, or members whom its staff put there. */
export type CommunityPrivacy =
  | 'CLOSED'
  | 'PRIVATE'
  | 'PUBLIC';

/** How a type's e-mails go out. */
export type EmailFrequency =
  | 'DAILY'
  | 'INSTANT'
  | 'OFF';

/** A relation as the caller sees it. */
export type FriendState =
  | 'FRIENDS'
  | 'NO_RELATION'
  | 'REQUEST_RECEIVED'
  | 'REQUEST_SENT';

/** What a member may do in a forum. */
export type MemberRole =
  | 'ADMIN'
  | 'MEMBER'
  | 'MOD';

/** Whether the caller is a member, or has asked to be. */
export type MembershipState =
  | 'NO'
  | 'PENDING'
  | 'YES';

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

export type DeclineForumInvitationMutationVariables = Exact<{
  communityId: string | number;
  userId: string | number;
}>;


export type DeclineForumInvitationMutation = { declineInvitation: boolean };

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
export const DeclineForumInvitationDocument = new TypedDocumentString(`
    mutation DeclineForumInvitation($communityId: ID!, $userId: ID!) {
  declineInvitation(communityId: $communityId, userId: $userId)
}
    `) as unknown as TypedDocumentString<DeclineForumInvitationMutation, DeclineForumInvitationMutationVariables>;
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