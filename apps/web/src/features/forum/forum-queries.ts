import { communityLimits, threadLimits, type ThreadSort, threadSorts } from '@lyceum/contracts/forum';
import { type ModerationCaseStatus, moderationLimits } from '@lyceum/contracts/moderation';
import {
  AllForumsDocument,
  ForumAdminsDocument,
  ForumAnnouncementDocument,
  ForumAnnouncementsDocument,
  ForumAuditDocument,
  ForumBansDocument,
  ForumInvitedDocument,
  ForumJoinRequestsDocument,
  ForumMembersDocument,
  ForumPageDocument,
  ForumProposalsDocument,
  ForumReportsDocument,
  type ForumReportsQuery,
  ForumRequestStatusDocument,
  ForumSettingsDocument,
  ForumThreadsDocument,
  graphqlQueryOptions,
  HomeThreadsDocument,
  InvitationSuggestionsDocument,
  MyForumsDocument,
  pagesByCursor,
  pagesBySkip,
  RecommendedForumsDocument,
  SavedThreadsDocument,
  send,
  StudentThreadsDocument,
} from '@lyceum/web-graphql';
import type { ThreadRow } from './forum.types';

/** Forums a call answers; the list of all forums goes on by this. */
export const forumsPerPage = 30;

/** What the screens of the forum ask. */
export const forumQueries = {
  page: (communityName: string, userId: string) =>
    graphqlQueryOptions(ForumPageDocument, { communityName, userId }),
  requestStatus: (communityName: string, userId: string) =>
    graphqlQueryOptions(ForumRequestStatusDocument, { communityName, userId }),
  mine: (userId: string) => graphqlQueryOptions(MyForumsDocument, { userId }),
  recommended: (userId: string) => graphqlQueryOptions(RecommendedForumsDocument, { userId }),
  settings: (userId: string) => graphqlQueryOptions(ForumSettingsDocument, { userId }),
  announcement: (userId: string, type: string, tag: string) =>
    graphqlQueryOptions(ForumAnnouncementDocument, { userId, type, tag }),
  suggestions: (userId: string, communityId: string, queryString: string) =>
    graphqlQueryOptions(InvitationSuggestionsDocument, { userId, communityId, queryString }),
  admins: (communityId: string) =>
    graphqlQueryOptions(ForumAdminsDocument, {
      input: { communityId, skipValue: 0, limitValue: communityLimits.adminPageSize },
    }),
  all: (userId: string) =>
    pagesBySkip(AllForumsDocument, {
      variables: (skipValue) => ({ userId, skipValue, limitValue: forumsPerPage }),
      rows: (answer) => answer.getAllCommunities,
      pageSize: forumsPerPage,
    }),
  members: (communityId: string, requestingUser: string, queryString: string) =>
    pagesBySkip(ForumMembersDocument, {
      variables: (skipValue) => ({
        input: {
          communityId,
          requestingUser,
          skipValue,
          limitValue: communityLimits.memberPageSize,
          queryString,
        },
      }),
      rows: (answer) => answer.getCommunityMembers,
      pageSize: communityLimits.memberPageSize,
    }),
  invited: (communityId: string, requestingUser: string) =>
    pagesBySkip(ForumInvitedDocument, {
      variables: (skipVal) => ({
        input: { communityId, requestingUser, skipVal, limitVal: communityLimits.memberPageSize },
      }),
      rows: (answer) => answer.getCommunityInvitedUsers,
      pageSize: communityLimits.memberPageSize,
    }),
};

const pageSize = communityLimits.toolPageSize;

/** Lists of a forum's tool (checklist line 77), and of what waits for staff. */
export const toolLists = {
  joinRequests: (communityId: string) =>
    pagesByCursor(ForumJoinRequestsDocument, {
      variables: (cursor) => ({ communityId, cursor }),
      rows: (answer) => answer.getCommunityJoinRequests,
      pageSize,
    }),
  announcements: (communityId: string) =>
    pagesByCursor(ForumAnnouncementsDocument, {
      variables: (cursor) => ({ communityId, cursor }),
      rows: (answer) => answer.getForumAnnouncements,
      pageSize,
    }),
  proposals: () =>
    pagesByCursor(ForumProposalsDocument, {
      variables: (cursor) => ({ cursor }),
      rows: (answer) => answer.getCommunityProposals,
      pageSize,
    }),
  bans: (communityId: string) =>
    pagesByCursor(ForumBansDocument, {
      variables: (cursor) => ({ communityId, cursor }),
      rows: (answer) => answer.getCommunityBans,
      pageSize,
    }),
  audit: (communityId: string) =>
    pagesByCursor(ForumAuditDocument, {
      variables: (cursor) => ({ communityId, cursor }),
      rows: (answer) => answer.getForumAudit,
      pageSize,
    }),
  reports: (communityId: string, status: ModerationCaseStatus) =>
    pagesByCursor(ForumReportsDocument, {
      variables: (cursor) => ({ communityId, status, cursor }),
      rows: (answer) => answer.getForumReports,
      pageSize: moderationLimits.pageSize,
    }),
};

/** A case of the moderators' queue. */
export type ForumReport = ForumReportsQuery['getForumReports'][number];

/** Pages of threads; the first in a screen, the rest as it is read (checklist line 85). */
export const threadLists = {
  ofForum: (communityName: string, userId: string, sortBy: ThreadSort) =>
    pagesByCursor(ForumThreadsDocument, {
      variables: (cursor) => ({
        input: { communityName, userId, sortBy, cursor, skipValue: 0, limitValue: threadLimits.pageSize },
      }),
      rows: (answer): ThreadRow[] => answer.getThreadsFromCommunity,
      pageSize: threadLimits.pageSize,
    }),
  ofHome: (userId: string) =>
    pagesByCursor(HomeThreadsDocument, {
      variables: (cursor) => ({ userId, cursor, skipValue: 0, limitValue: threadLimits.pageSize }),
      rows: (answer): ThreadRow[] => answer.getThreadsForUserHome,
      pageSize: threadLimits.pageSize,
    }),
  saved: (userId: string) =>
    pagesByCursor(SavedThreadsDocument, {
      variables: (cursor) => ({ userId, cursor }),
      rows: (answer): ThreadRow[] => answer.getSavedThreads,
      pageSize: threadLimits.pageSize,
    }),
  ofStudents: (userId: string) =>
    pagesByCursor(StudentThreadsDocument, {
      variables: (cursor) => ({ userId, cursor }),
      rows: (answer): ThreadRow[] => answer.getThreadsOfStudents,
      pageSize: threadLimits.pageSize,
    }),
};

export type ThreadPagesOptions = ReturnType<(typeof threadLists)['ofHome']>;

/** The latest threads of a forum, or of all of the caller's forums, past every cache. */
export async function latestThreads(communityId: string | undefined, userId: string): Promise<ThreadRow[]> {
  const page = { userId, skipValue: 0, limitValue: threadLimits.pageSize };
  if (communityId === undefined) return (await send(HomeThreadsDocument, page)).getThreadsForUserHome;
  const input = { ...page, communityId, sortBy: threadSorts[0] };
  return (await send(ForumThreadsDocument, { input })).getThreadsFromCommunity;
}
