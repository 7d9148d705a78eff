import { profileViewers } from '@lyceum/contracts/profile';
import type { Person } from './people';

export type Variables = Record<string, unknown>;

/** What queries are asked about: ids of everything there is, and words to look for. */
export interface Asked {
  communityId: string;
  communityName: string;
  threadIds: readonly string[];
  postIds: readonly string[];
  commentIds: readonly string[];
  conversationIds: readonly string[];
  pollIds: readonly string[];
  /** Words of titles and texts. */
  words: readonly string[];
  /** Words of names, to look for in the forum. */
  names: readonly string[];
  /** Words of names, to look for among everybody. */
  namesAnywhere: readonly string[];
  /** People who are looked at. */
  personIds: readonly string[];
}

/** How a query is asked by a reader, so that it would tell of it if it could. */
export type Ask = (asked: Asked, reader: Pick<Person, 'id'>) => Variables[];

const ofForum: Ask = ({ communityId }) => [{ communityId }];
const ofReader: Ask = (_, { id }) => [{ userId: id }];
const byName: Ask = ({ communityName }, { id }) => [{ communityName, userId: id }];
const input = (fields: (reader: Pick<Person, 'id'>) => Variables): Ask => {
  return ({ communityId }, reader) => [{ input: { communityId, ...fields(reader) } }];
};
const pages = { skipValue: 0, limitValue: 10 };
const lookedAt: Ask = ({ personIds }, { id }) => personIds.map((userId) => ({ userId, requestingUser: id }));
const inNoClass: Ask = (_, { id }) => [{ groupTag: 'NONE-1', userId: id }];
const inNoChat: Ask = () => [{ chatId: '00000000-0000-7000-8000-000000000000' }];
const nothing: Ask = () => [{}];

const notificationTypes = [
  ...['THREAD_REPORT', 'THREAD_CLAP', 'THREAD_RESPONSE', 'POST_CLAP', 'POST_RESPONSE', 'COMMENT_CLAP'],
  ...['COMMENT_RESPONSE', 'CONVERSATION_MENTIONED', 'COMMUNITY_INVITE', 'COMMUNITY_JOIN_REQUEST'],
  ...[
    'FRIEND_REQUEST_RECEIVED',
    'FRIEND_REQUEST_ACCEPTED',
    'ENDORSEMENT_RECEIVED',
    'ACHIEVEMENT_EARNED',
    'LESSON_CHANGED',
    'CLASS_ANNOUNCEMENT',
    'RECORDING_READY',
    'CERTIFICATE',
    'HOMEWORK_GRADED',
    'CLASS_PLACE',
    'OTHER',
  ],
];

/** Every query about forums, and about what people are told of them. */
export const forumAsks: Readonly<Record<string, Ask>> = {
  getAllCommunities: (_, { id }) => [{ userId: id, ...pages, limitValue: 100 }],
  getUserCommunities: (_, { id }) => [{ userId: id, ...pages }],
  getRecommendedCommunities: ofReader,
  getUserSettings: ofReader,
  getCommunityByName: byName,
  getUserJoinRequestStatus: byName,
  getCommunityMemberInvitationSuggestions: ({ communityId, names }, { id }) =>
    names.map((queryString) => ({ userId: id, communityId, queryString })),
  getCommunityAdmins: input(() => pages),
  getCommunityMembers: input(({ id }) => ({ ...pages, requestingUser: id })),
  getCommunityInvitedUsers: input(({ id }) => ({ skipVal: 0, limitVal: 10, requestingUser: id })),
  getCommunityJoinRequests: ofForum,
  getCommunityBans: ofForum,
  getCommunityHoldsNewUsers: ofForum,
  getCommunityProposals: nothing,
  getPriorityPost: ({ communityName }, { id }) => [{ userId: id, type: 'COMMUNITY', tag: communityName }],
  getForumAnnouncements: ofForum,
  getForumAudit: ofForum,
  getThreadsFromCommunity: ({ communityId, communityName }, { id }) =>
    [{ communityId }, { communityName }].map((forum) => ({
      input: { ...forum, ...pages, userId: id, sortBy: 'NEWEST' },
    })),
  getThreadsForUserHome: (_, { id }) => [{ userId: id, ...pages }],
  getSavedThreads: ofReader,
  getThreadsOfStudents: ofReader,
  getThread: ({ threadIds }, { id }) => threadIds.map((threadId) => ({ threadId, userId: id })),
  getThreadWatch: ({ threadIds }, { id }) => threadIds.map((threadId) => ({ threadId, userId: id })),
  getWatchedThreads: ofReader,
  getPoll: ({ pollIds }) => pollIds.map((pollId) => ({ pollId })),
  getThreadResponseDraft: ({ threadIds }, { id }) => threadIds.map((threadId) => ({ threadId, userId: id })),
  getLatestDrafts: ofReader,
  getDueItems: ofReader,
  getFirstSteps: ofReader,
  getMyInterests: ofReader,
  getNewThreadDraft: ({ communityId }, { id }) => [{ communityId, userId: id }],
  getAuthorizedUsersOfThread: ({ threadIds }) => threadIds.map((threadId) => ({ threadId })),
  getNewThreadsCount: ({ communityId }) => [{ communityId, since: new Date(0).toISOString() }],
  searchCommunityThreads: ({ communityId, words }) =>
    words.map((searchQuery) => ({ communityId, searchQuery })),
  searchCommunitiesThreadsUsers: ({ words, namesAnywhere }, { id }) =>
    [...words, ...namesAnywhere].map((searchQuery) => ({ userId: id, searchQuery })),
  getSearchSuggestions: ({ words, namesAnywhere }, { id }) =>
    [...words, ...namesAnywhere].map((searchQuery) => ({ userId: id, searchQuery })),
  getUserSuggestions: ({ communityId, threadIds: [threadId], names, namesAnywhere }, { id }) => [
    ...names.flatMap((queryString) =>
      [{ communityId }, { threadId }, { communityId, threadId }].map((place) => ({
        userId: id,
        queryString,
        ...place,
      })),
    ),
    ...namesAnywhere.map((queryString) => ({ userId: id, queryString })),
  ],
  getPostsFromThread: ({ threadIds }, { id }) =>
    threadIds.flatMap((threadId) =>
      ['NEWEST', 'OLDEST', 'CLAPS'].map((sortBy) => ({
        threadId,
        requestingUser: id,
        limitValue: 100,
        sortBy,
      })),
    ),
  getPost: ({ postIds }, { id }) => postIds.map((postId) => ({ postId, userId: id })),
  getCommentsFromPost: ({ postIds }, { id }) => postIds.map((postId) => ({ postId, userId: id })),
  filterPosts: ({ threadIds, words }, { id }) =>
    threadIds.flatMap((threadId) => words.map((searchQuery) => ({ threadId, searchQuery, userId: id }))),
  getContentEdits: ({ threadIds, postIds, commentIds }) => [
    ...threadIds.map((targetId) => ({ targetType: 'THREAD', targetId })),
    ...postIds.map((targetId) => ({ targetType: 'POST', targetId })),
    ...commentIds.map((targetId) => ({ targetType: 'COMMENT', targetId })),
  ],
  getConversations: ofReader,
  getConversation: ({ conversationIds }, { id }) =>
    conversationIds.map((conversationId) => ({ conversationId, userId: id })),
  getConversationReplies: ({ conversationIds }, { id }) =>
    conversationIds.map((conversationId) => ({ conversationId, userId: id })),
  getForumReports: ({ communityId }) => ['OPEN', 'CLOSED'].map((status) => ({ communityId, status })),
  getModerationNotices: ofReader,
  getNotificationsForUser: (_, { id }) => [
    { userId: id, type: notificationTypes, platform: 'web', ...pages, limitValue: 100 },
  ],
  countNotificationsForUser: (_, { id }) => [{ userId: id, type: notificationTypes, platform: 'web' }],
};

/** Queries of other domains. A new query stands here or above. */
export const otherAsks: Readonly<Record<string, Ask>> = {
  getAgreedToTerms: ofReader,
  getBlockedUsers: ofReader,
  getFeatureExtraUsers: () => [{ featureName: 'none' }],
  getFeatureLanding: () => [{ featureName: 'none' }],
  getFriendRelation: lookedAt,
  getFriendRequests: ofReader,
  getFriends: ofReader,
  getHomeworkSubmissions: () => [{ userLiveLessonHomeworkId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getLessonHomeworkData: () => [{ lessonId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getLiveAttendanceCorrections: () => [
    { lessonId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18', studentId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' },
  ],
  getLiveCourseAnnouncements: () => [{ groupTag: 'NONE-1' }],
  getLiveCourseCertificates: () => [{ groupTag: 'NONE-1' }],
  getLiveCourseRecordings: () => [{ groupTag: 'NONE-1' }],
  getLiveRecording: () => [{ recordingId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getLiveRecordingLink: () => [{ recordingId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  searchLiveRecordings: () => [{ groupTag: 'NONE-1', text: 'voice' }],
  getLiveCourseAttendance: () => [{ groupTag: 'NONE-1' }],
  getLiveCourseAttendanceFile: () => [{ groupTag: 'NONE-1' }],
  getLiveCourseGradebook: () => [{ groupTag: 'NONE-1' }],
  getLiveCourseGradeRecord: (_, { id }) => [
    { homeworkId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18', studentId: id },
  ],
  getCalendar: (_, { id }) => [
    { userId: id, from: new Date().toISOString(), to: new Date(Date.now() + 86_400_000).toISOString() },
  ],
  getCalendarFeed: ofReader,
  getLiveLessonCalendarFile: () => [{ lessonId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getLiveLessonSubstitutes: () => [{ lessonId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getLiveLessonsStoodIn: nothing,
  getOwedLiveHomeworks: ofReader,
  getOwnLiveCertificate: inNoClass,
  getOwnLiveCourseAttendance: inNoClass,
  getCommentTemplates: ofReader,
  getLiveWorkToLookAt: ofReader,
  getWorkPins: () => [{ userLiveLessonHomeworkId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getLiveCourse: () => [{ courseTag: 'NONE' }],
  getLiveCourseDraft: () => [{ courseTag: 'NONE' }],
  getLiveCourseForum: () => [{ groupTag: 'NONE-1' }],
  getLiveCoursePage: () => [{ courseTag: 'NONE' }],
  getPublishedLiveCourses: nothing,
  getProfileAs: (_, { id }) => profileViewers.map((viewer) => ({ userId: id, viewer })),
  getProfileAudiences: ofReader,
  getGuardianPage: ({ personIds }, { id }) => personIds.map((studentId) => ({ userId: id, studentId })),
  getGuardianStudents: ofReader,
  getMyGuardians: ofReader,
  getAndUpdateUserTwilioData: ofReader,
  getAgentCode: ofReader,
  getAgentStudents: ofReader,
  getSchoolStudents: (_, { id }) => [{ userId: id, schoolId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getStaffedSchools: ofReader,
  getStudentAgents: ({ personIds }, { id }) => personIds.map((studentId) => ({ userId: id, studentId })),
  getCheckout: ({ personIds }, { id }) =>
    [id, ...personIds].map((beneficiaryId) => ({
      userId: id,
      kind: 'live-course-seat',
      name: 'NONE-1',
      beneficiaryId,
    })),
  getMyOrders: ofReader,
  getOrder: (_, { id }) => [{ userId: id, orderId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }],
  getPaymentLink: () => [{ code: 'none-of-them' }],
  getPromoCodeQuote: (_, { id }) => [{ userId: id, code: 'NONE', currency: 'EUR', product: 'none' }],
  getReceivedEndorsements: ({ personIds }) => personIds.map((receivingUserId) => ({ receivingUserId })),
  getSentFriendRequests: ofReader,
  getSingleLiveCourseGroupData: () => [{ groupTag: 'NONE-1' }],
  getShortLink: () => [{ token: 'none' }],
  getContentPreview: () => [{ key: 'none' }],
  getPublicPage: () => [{ path: '/careers' }],
  getStudentListForSingleLiveCourseGroup: () => [{ groupTag: 'NONE-1' }],
  getStudentOwnLiveLessonHomeworks: inNoClass,
  getStudentReportUrl: inNoClass,
  getSubmissionReceiptFile: () => [{ code: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  getTranslatedText: () => [{ text: 'Hello', target: 'de' }],
  getUser: lookedAt,
  getUsersAsFriendSuggestions: ({ namesAnywhere }, { id }) =>
    [null, ...namesAnywhere].map((queryString) => ({ userId: id, queryString })),
  getUserCard: lookedAt,
  getLyceumStudentClasses: ofReader,
  getLyceumTeacherClasses: ofReader,
  getUserClassEnrollmentStatus: ofReader,
  getUserLiveCourseGroupList: ofReader,
  getUserLiveCourseRole: inNoClass,
  getUserLiveCoursesBothRoles: ofReader,
  getUserFriends: lookedAt,
  getUserEntries: lookedAt,
  getUserKPI: ({ personIds }, { id }) => [id, ...personIds].map((userId) => ({ userId, requestingUser: id })),
  getUserPlatformActivities: ({ personIds }, { id }) => [id, ...personIds].map((friendId) => ({ friendId })),
  me: nothing,
  mySessions: nothing,
  notificationPreferences: nothing,
  privacyPolicy: nothing,
  terms: nothing,
  getCallInvitations: nothing,
  getChats: nothing,
  getChat: inNoChat,
  getChatMessages: inNoChat,
  getPinnedChatMessages: inNoChat,
  getSavedChatMessages: nothing,
  getChatPlaceOfDate: (world, reader) =>
    inNoChat(world, reader).map((chat) => ({ ...chat, at: new Date().toISOString() })),
  getMessagesBeforeBlock: ({ personIds }) => personIds.map((userId) => ({ userId })),
  searchChatMessages: () => [{ queryString: 'hello' }],
  countUnreadChatMessages: nothing,
  getChatPreferences: nothing,
  fetchTwilioChannelSid: ({ personIds }) => personIds.map((id) => ({ members: [id] })),
};
