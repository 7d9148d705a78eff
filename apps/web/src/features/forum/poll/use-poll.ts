import { useSession } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import {
  AddPollOptionDocument,
  ClosePollDocument,
  DeletePollOptionDocument,
  execute,
  graphqlQueryOptions,
  PollDocument,
  type PollQuery,
  UpdatePollVoteDocument,
} from '@lyceum/web-graphql';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { withVote } from './poll-rules';

/** A poll as the reader sees it. */
export type PollItem = PollQuery['getPoll'];

export function pollQuery(pollId: string) {
  return graphqlQueryOptions(PollDocument, { pollId });
}

/** What a reader does about a poll. Failures are only logged (checklist line 131); what was shown too early goes back. */
export function usePollActions(pollId: string) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const vote = useVoting(pollId, userId);
  const show = (poll: PollItem): void => showPoll(queryClient, poll);
  const adding = useMutation({
    mutationFn: async (label: string) =>
      (await execute(AddPollOptionDocument, { pollId, newOption: { creator: userId, label } })).addPollOption,
    onSuccess: show,
    onError: logFailure,
  });
  const deleting = useMutation({
    mutationFn: async (optionId: string) =>
      (await execute(DeletePollOptionDocument, { pollId, optionId })).deletePollOption,
    onSuccess: show,
    onError: logFailure,
  });
  const closing = useMutation({
    mutationFn: async () => (await execute(ClosePollDocument, { pollId })).closePoll,
    onSuccess: show,
    onError: logFailure,
  });
  return {
    vote,
    add: (label: string) => adding.mutateAsync(label).then(isThere, isNot),
    remove: deleting.mutate,
    close: () => closing.mutate(),
  };
}

interface Vote {
  readonly optionId: string;
  readonly isChecked: boolean;
}

/** Shows a vote at once and sends it; votes go out one after the other, and the last answer is what counts. */
function useVoting(pollId: string, userId: string) {
  const queryClient = useQueryClient();
  const mutationKey = ['poll-vote', pollId];
  const { queryKey } = pollQuery(pollId);
  const isLast = (): boolean => queryClient.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `poll-vote-${pollId}` },
    mutationFn: async ({ optionId, isChecked }: Vote) =>
      (await execute(UpdatePollVoteDocument, { checked: isChecked, pollId, userId, optionId }))
        .updatePollVote,
    onMutate: async ({ optionId, isChecked }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.getPoll;
      if (before) showPoll(queryClient, withVote(before, optionId, isChecked));
      return before;
    },
    onSuccess: (poll) => {
      if (isLast()) showPoll(queryClient, poll);
    },
    onError: (error, _, before) => {
      logFailure(error);
      if (before) showPoll(queryClient, before);
      if (isLast()) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (optionId: string, isChecked: boolean): void => mutate({ optionId, isChecked });
}

function showPoll(queryClient: QueryClient, poll: PollItem): void {
  queryClient.setQueryData(pollQuery(poll.id).queryKey, { getPoll: poll });
}

const isThere = (): boolean => true;
const isNot = (): boolean => false;
