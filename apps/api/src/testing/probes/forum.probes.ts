import { type Ask, nothing, nowhere, ofForum, ofReader, pages, type Variables } from '../asks';
import type { Person } from '../people';
import type { Probes } from '../probes';

const byName: Ask = ({ communityName }, { id }) => [{ communityName, userId: id }];
const input = (fields: (reader: Pick<Person, 'id'>) => Variables): Ask => {
  return ({ communityId }, reader) => [{ input: { communityId, ...fields(reader) } }];
};

export const probes: Probes = {
  forumAsks: {
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
    getThreadResponseDraft: ({ threadIds }, { id }) =>
      threadIds.map((threadId) => ({ threadId, userId: id })),
    getLatestDrafts: ofReader,
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
  },
  ids: { conversationId: [nowhere] },
};
