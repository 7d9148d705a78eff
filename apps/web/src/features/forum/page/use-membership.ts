import { communityErrors } from '@lyceum/contracts/forum';
import { ApiError, useSession } from '@lyceum/session';
import { confirm, toast } from '@lyceum/ui';
import {
  DeclineForumInvitationDocument,
  execute,
  JoinForumDocument,
  LeaveForumDocument,
  RequestToJoinForumDocument,
  WithdrawJoinRequestDocument,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forumQueries } from '../forum-queries';
import { refreshForums } from '../refresh-forums';
import * as messages from './access.messages';

interface Named {
  readonly id: string;
  readonly displayName: string;
}

/** Joins a forum, and says how that went (checklist line 64). */
export function useJoining() {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (communityId: string) => execute(JoinForumDocument, { communityId, userId }),
    onSuccess: async () => {
      toast.success(messages.welcome());
      await refreshForums(queryClient);
    },
    onError: () => toast.error(communityErrors.JOINING_FAILED.message),
  });
}

/** Asks, leaves, says how that went and goes to the forums' home (checklist lines 66, 67). */
export function useLeaving() {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: ({ id: communityId }: Named) => execute(LeaveForumDocument, { communityId, userId }),
    onSuccess: async () => {
      toast.success(messages.left());
      await navigate({ to: '/community' });
      await refreshForums(queryClient);
    },
    onError: (error) => {
      const reason = reasonToStay(error);
      if (reason !== null) toast.info(reason, { title: messages.stillAMember() });
      else toast.error(communityErrors.LEAVING_FAILED.message);
    },
  });
  const ask = async (forum: Named): Promise<void> => {
    const message = messages.aboutLeaving({ forum: forum.displayName });
    if (await confirm({ title: messages.leaveQuestion(), message })) leaving.mutate(forum);
  };
  return { ask: (forum: Named): void => void ask(forum), isPending: leaving.isPending };
}

/** The last member and the last admin cannot leave; the server says which of them this is. */
export function reasonToStay(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const reasons = [communityErrors.LAST_MEMBER, communityErrors.LAST_ADMIN];
  return reasons.find(({ code }) => code === error.code)?.message ?? null;
}

/** Asks to be let into a private forum, or takes that back (checklist lines 68, 69). */
export function useRequesting(communityName: string) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const { queryKey } = forumQueries.requestStatus(communityName, userId);
  const request = useMutation({
    mutationFn: () => execute(RequestToJoinForumDocument, { communityName, userId }),
    onSuccess: ({ joinCommunityRequest: standing }) => {
      toast.success(messages.requestSent({ forum: standing.displayName }));
      queryClient.setQueryData(queryKey, { getUserJoinRequestStatus: standing });
    },
    onError: () => toast.error(communityErrors.REQUEST_FAILED.message),
  });
  const withdraw = useMutation({
    mutationFn: () => execute(WithdrawJoinRequestDocument, { communityName, userId }),
    onSuccess: ({ withdrawJoinRequest: standing }) => {
      toast.info(messages.requestTakenBack());
      queryClient.setQueryData(queryKey, { getUserJoinRequestStatus: standing });
    },
    // Decided in the meantime, for one.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { request, withdraw };
}

/** Says no to an invitation. */
export function useDeclining() {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (communityId: string) => execute(DeclineForumInvitationDocument, { communityId, userId }),
    onSuccess: () => toast.info(messages.invitationDeclined()),
    onError: () => toast.error(messages.answerNotSent()),
    onSettled: () => refreshForums(queryClient),
  });
}
