import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  ForumAdminsDocument,
  ForumAnnouncementDocument,
  ForumAnnouncementsDocument,
  ForumAuditDocument,
  ForumBansDocument,
  ForumInvitedDocument,
  ForumJoinRequestsDocument,
  ForumMembersDocument,
  ForumPageDocument,
  ForumReportsDocument,
  ForumThreadsDocument,
  refreshQueries,
} from '@lyceum/web-graphql';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

/** Lists of the tool, and what of the forum's pages depends on them. */
const touched = [
  ForumJoinRequestsDocument,
  ForumBansDocument,
  ForumInvitedDocument,
  ForumMembersDocument,
  ForumAdminsDocument,
  ForumAuditDocument,
  ForumPageDocument,
  ForumReportsDocument,
  ForumThreadsDocument,
  ForumAnnouncementsDocument,
  ForumAnnouncementDocument,
];

/** Has every list of the tool ask again. */
export function refreshTool(queryClient: QueryClient): Promise<void> {
  return refreshQueries(queryClient, ...touched);
}

/** Does something in the tool, says how that went, and has the lists ask again. */
export function useToolAction<Input>(
  act: (input: Input) => Promise<unknown>,
  doneText: (input: Input) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_, input) => toast.success(doneText(input)),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => refreshTool(queryClient),
  });
}
