import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLObjectType, isInputObjectType } from 'graphql';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

/** Names of the forum's calls with the arguments clients give them; of `input` those in it (specification D1, section 7). */
const forumQueries = {
  getAllCommunities: ['userId'],
  getUserCommunities: ['userId'],
  getUserSettings: ['userId'],
  getCommunityByName: ['communityName', 'userId'],
  getRecommendedCommunities: ['userId'],
  searchCommunityThreads: ['communityId', 'searchQuery'],
  getThreadsFromCommunity: ['skipValue', 'limitValue', 'communityId', 'sortBy', 'userId'],
  getThreadsForUserHome: ['userId'],
  getThread: ['threadId', 'userId'],
  getPostsFromThread: ['skipValue', 'limitValue', 'threadId', 'requestingUser', 'sortBy'],
  filterPosts: ['threadId', 'searchQuery', 'userId'],
  getAuthorizedUsersOfThread: ['threadId'],
  getUserSuggestions: ['userId', 'queryString'],
  getUserJoinRequestStatus: ['communityName', 'userId'],
  getCommunityMemberInvitationSuggestions: ['userId', 'queryString', 'communityId'],
  getCommunityAdmins: ['communityId'],
  getCommunityMembers: ['skipValue', 'limitValue', 'communityId', 'requestingUser'],
  getCommunityInvitedUsers: ['skipVal', 'limitVal', 'communityId', 'requestingUser'],
  getPoll: ['pollId'],
  searchCommunitiesThreadsUsers: ['userId', 'searchQuery'],
  getPriorityPost: ['userId', 'type', 'tag'],
  getTranslatedText: ['text', 'target'],
} as const;

/** What is written bears a key besides, so that it is there once however often it is sent. */
const forumMutations = {
  joinCommunity: ['communityId', 'userId'],
  leaveCommunity: ['communityId', 'userId'],
  joinCommunityRequest: ['communityName', 'userId'],
  memberInvitation: ['invitees', 'inviter', 'communityId', 'role'],
  pinThread: ['communityId', 'threadId'],
  unpinThread: ['communityId', 'threadId'],
  updatePinnedThreadsOrder: ['communityId', 'pinnedThreadsOrder'],
  clapThread: ['userId', 'threadId'],
  clapPost: ['userId', 'postId'],
  clapComment: ['userId', 'commentId'],
  updateThreadViewCount: ['threadId', 'userId'],
  submitPost: ['userId', 'threadId', 'content', 'mentionedUsers', 'submittingUserDraftId', 'clientKey'],
  editThread: ['threadId', 'updatedContent'],
  editPost: ['postId', 'updatedContent'],
  editComment: ['commentId', 'updatedContent'],
  deleteComment: ['commentId', 'userId'],
  deletePost: ['userId', 'postId'],
  deletePostAsAdmin: ['userId', 'postId'],
  deleteThread: ['userId', 'threadId'],
  saveThreadResponseDraft: ['userId', 'threadId', 'content'],
  addThreadFavorite: ['threadId', 'userId'],
  removeThreadFavorite: ['threadId', 'userId'],
  reportThread: ['userId', 'threadId', 'message'],
  reportPost: ['userId', 'postId', 'message'],
  reportComment: ['userId', 'commentId', 'message'],
  uploadCommentToPost: ['content', 'studentId', 'mentionedUsers', 'postId', 'clientKey'],
  uploadCommentToComment: ['content', 'studentId', 'mentionedUsers', 'commentId', 'clientKey'],
  addPollOption: ['pollId', 'newOption'],
  deletePollOption: ['pollId', 'optionId'],
  updatePollVote: ['checked', 'pollId', 'userId', 'optionId'],
  updateCommunityDesktopView: ['userId', 'desktopViewType'],
  createFriendRequest: ['requesterId', 'requestedUserId'],
  updateFriendRequest: ['friendRelationId', 'status'],
  deleteFriendRequest: ['friendRelationId'],
  blockUser: ['userId', 'blockingUser'],
} as const;

/** Arguments of a call, with the fields of what is called `input`; and of these and others, which a client must give. */
function argumentsOf(type: GraphQLObjectType | null | undefined, name: string) {
  const { args = [] } = type?.getFields()[name] ?? {};
  const given = args.flatMap((argument) => {
    const input = getNamedType(argument.type);
    return argument.name === 'input' && isInputObjectType(input)
      ? Object.values(input.getFields())
      : [argument];
  });
  const isNeeded = ({ type: one, defaultValue }: (typeof given)[number]): boolean =>
    String(one).endsWith('!') && defaultValue === undefined;
  return { names: given.map((one) => one.name), needed: given.filter(isNeeded).map((one) => one.name) };
}

function expectArguments(type: GraphQLObjectType | null | undefined, name: string, given: readonly string[]) {
  const { names, needed } = argumentsOf(type, name);
  expect(names).toEqual(expect.arrayContaining([...given]));
  expect(given).toEqual(expect.arrayContaining(needed));
}

describe('what clients give a call of the forum it takes, and it needs nothing else', () => {
  test.each(Object.entries(forumQueries))('[258] %s', (name, given) => {
    expectArguments(schema.getQueryType(), name, given);
  });

  test.each(Object.entries(forumMutations))('[259] %s', (name, given) => {
    expectArguments(schema.getMutationType(), name, given);
  });
});
