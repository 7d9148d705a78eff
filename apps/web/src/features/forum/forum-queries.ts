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
  RecommendedForumsDocument,
  SavedThreadsDocument,
  send,
} from '@lyceum/web-graphql';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ThreadRow } from './forum.types';
import { nextCursor, type PagedRow } from './parts/thread-pages';

/** Forums a call answers; the list of all forums goes on by this. */
export const forumsPerPage = 30;

/** What the screens of the forum ask. Keys begin with `['graphql', operation]`, as everywhere. */
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
    infiniteQueryOptions({
      queryKey: ['graphql', 'AllForums', userId] as const,
      queryFn: async ({ pageParam: skipValue, signal }) => {
        const variables = { userId, skipValue, limitValue: forumsPerPage };
        return (await send(AllForumsDocument, variables, { signal })).getAllCommunities;
      },
      initialPageParam: 0,
      getNextPageParam: (lastPage, pages) =>
        lastPage.length < forumsPerPage ? null : pages.length * forumsPerPage,
    }),
  members: (communityId: string, requestingUser: string, queryString: string) =>
    infiniteQueryOptions({
      queryKey: ['graphql', 'ForumMembers', communityId, queryString] as const,
      queryFn: async ({ pageParam: skipValue, signal }) => {
        const limitValue = communityLimits.memberPageSize;
        const input = { communityId, requestingUser, skipValue, limitValue, queryString };
        return (await send(ForumMembersDocument, { input }, { signal })).getCommunityMembers;
      },
      initialPageParam: 0,
      getNextPageParam: nextMembers,
    }),
  invited: (communityId: string, requestingUser: string) =>
    infiniteQueryOptions({
      queryKey: ['graphql', 'ForumInvited', communityId] as const,
      queryFn: async ({ pageParam: skipVal, signal }) => {
        const limitVal = communityLimits.memberPageSize;
        const input = { communityId, requestingUser, skipVal, limitVal };
        return (await send(ForumInvitedDocument, { input }, { signal })).getCommunityInvitedUsers;
      },
      initialPageParam: 0,
      getNextPageParam: nextMembers,
    }),
};

/** Lists of a forum's tool (checklist line 77), and of what waits for staff. */
export const toolLists = {
  joinRequests: (communityId: string) =>
    toolPages(['ForumJoinRequests', communityId], async (cursor, signal) => {
      const variables = { communityId, cursor };
      return (await send(ForumJoinRequestsDocument, variables, { signal })).getCommunityJoinRequests;
    }),
  announcements: (communityId: string) =>
    toolPages(['ForumAnnouncements', communityId], async (cursor, signal) => {
      const variables = { communityId, cursor };
      return (await send(ForumAnnouncementsDocument, variables, { signal })).getForumAnnouncements;
    }),
  proposals: () =>
    toolPages(['ForumProposals'], async (cursor, signal) => {
      return (await send(ForumProposalsDocument, { cursor }, { signal })).getCommunityProposals;
    }),
  bans: (communityId: string) =>
    toolPages(['ForumBans', communityId], async (cursor, signal) => {
      return (await send(ForumBansDocument, { communityId, cursor }, { signal })).getCommunityBans;
    }),
  audit: (communityId: string) =>
    toolPages(['ForumAudit', communityId], async (cursor, signal) => {
      return (await send(ForumAuditDocument, { communityId, cursor }, { signal })).getForumAudit;
    }),
  reports: (communityId: string, status: ModerationCaseStatus) =>
    toolPages(
      ['ForumReports', communityId, status],
      async (cursor, signal) => {
        const variables = { communityId, status, cursor };
        return (await send(ForumReportsDocument, variables, { signal })).getForumReports;
      },
      moderationLimits.pageSize,
    ),
};

/** A case of the moderators' queue. */
export type ForumReport = ForumReportsQuery['getForumReports'][number];

function toolPages<Row extends PagedRow>(
  key: readonly [operation: string, ...variables: string[]],
  load: (cursor: string | null, signal: AbortSignal) => Promise<Row[]>,
  pageSize: number = communityLimits.toolPageSize,
) {
  return infiniteQueryOptions({
    queryKey: ['graphql', ...key] as readonly string[],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage: Row[]) => nextCursor(lastPage, pageSize),
  });
}

function nextMembers(lastPage: readonly unknown[], pages: readonly unknown[]): number | null {
  const size = communityLimits.memberPageSize;
  return lastPage.length < size ? null : pages.length * size;
}

/** Pages of threads; the first in a screen, the rest as it is read (checklist line 85). */
export const threadLists = {
  ofForum: (communityName: string, userId: string, sortBy: ThreadSort) =>
    threadPages(['ForumThreads', communityName, sortBy], async (cursor, signal) => {
      const input = {
        communityName,
        userId,
        sortBy,
        cursor,
        skipValue: 0,
        limitValue: threadLimits.pageSize,
      };
      return (await send(ForumThreadsDocument, { input }, { signal })).getThreadsFromCommunity;
    }),
  ofHome: (userId: string) =>
    threadPages(['HomeThreads', userId], async (cursor, signal) => {
      const variables = { userId, cursor, skipValue: 0, limitValue: threadLimits.pageSize };
      return (await send(HomeThreadsDocument, variables, { signal })).getThreadsForUserHome;
    }),
  saved: (userId: string) =>
    threadPages(['SavedThreads', userId], async (cursor, signal) => {
      return (await send(SavedThreadsDocument, { userId, cursor }, { signal })).getSavedThreads;
    }),
};

/** The latest threads of a forum, or of all of the caller's forums, past every cache. */
export async function latestThreads(communityId: string | undefined, userId: string): Promise<ThreadRow[]> {
  const page = { userId, skipValue: 0, limitValue: threadLimits.pageSize };
  if (communityId === undefined) return (await send(HomeThreadsDocument, page)).getThreadsForUserHome;
  const input = { ...page, communityId, sortBy: threadSorts[0] };
  return (await send(ForumThreadsDocument, { input })).getThreadsFromCommunity;
}

export type ThreadPagesOptions = ReturnType<typeof threadPages>;

function threadPages(
  key: readonly [operation: string, ...variables: string[]],
  load: (cursor: string | null, signal: AbortSignal) => Promise<ThreadRow[]>,
) {
  return infiniteQueryOptions({
    queryKey: ['graphql', ...key] as readonly string[],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage: ThreadRow[]) => nextCursor(lastPage),
  });
}
