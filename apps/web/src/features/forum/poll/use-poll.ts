import { pollErrors } from '@lyceum/contracts/polls';
import { ApiError, realtime, useSession } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
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
import { useEffect } from 'react';
import { withVote } from './poll-rules';

/** A poll as the reader sees it. */
export type PollItem = PollQuery['getPoll'];

export function pollQuery(pollId: string) {
  return graphqlQueryOptions(PollDocument, { pollId });
}

/** What a reader is told, because the poll is not what their page shows. All other failures are only logged (line 131). */
const overtaken: readonly string[] = [
  pollErrors.OPTION_NOT_FOUND,
  pollErrors.CLOSED,
  pollErrors.LAST_OPTION,
  pollErrors.NEEDS_REVIEW,
].map(({ code }) => code);

/** Logs a failure; what was overtaken is said. */
function tellFailure(error: unknown): void {
  logFailure(error);
  if (error instanceof ApiError && overtaken.includes(error.code)) toast.info(error.message);
}

/** What a reader does about a poll. After a failure it is shown as it is now. */
export function usePollActions(pollId: string) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const vote = useVoting(pollId, userId);
  const show = (poll: PollItem): void => showPoll(queryClient, poll);
  const failed = (error: unknown): void => {
    tellFailure(error);
    void queryClient.invalidateQueries({ queryKey: pollQuery(pollId).queryKey });
  };
  const adding = useMutation({
    mutationFn: async (label: string) =>
      (await execute(AddPollOptionDocument, { pollId, newOption: { creator: userId, label } })).addPollOption,
    onSuccess: show,
    onError: failed,
  });
  const deleting = useMutation({
    mutationFn: async (optionId: string) =>
      (await execute(DeletePollOptionDocument, { pollId, optionId })).deletePollOption,
    onSuccess: show,
    onError: failed,
  });
  const closing = useMutation({
    mutationFn: async () => (await execute(ClosePollDocument, { pollId })).closePoll,
    onSuccess: show,
    onError: failed,
  });
  return {
    vote,
    add: (label: string) => adding.mutateAsync(label).then(isThere, isNot),
    remove: deleting.mutate,
    close: () => closing.mutate(),
  };
}

const voteKey = (pollId: string): readonly string[] => ['poll-vote', pollId];

const isVoted = ({ requestingUserVoted }: PollItem['options'][number]): boolean => requestingUserVoted;

interface Vote {
  readonly optionId: string;
  readonly isChecked: boolean;
}

/** Shows a vote at once and sends it; votes go out one after the other, and the last answer is what counts. */
function useVoting(pollId: string, userId: string) {
  const queryClient = useQueryClient();
  const mutationKey = voteKey(pollId);
  const { queryKey } = pollQuery(pollId);
  const cast = async (optionId: string, checked: boolean): Promise<PollItem> =>
    (await execute(UpdatePollVoteDocument, { checked, pollId, userId, optionId })).updatePollVote;
  const isLast = (): boolean => queryClient.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `poll-vote-${pollId}` },
    mutationFn: async ({ optionId, isChecked }: Vote) => {
      const poll = await cast(optionId, isChecked);
      // Another tab chose another option, of which this page had not heard: who takes their vote back means that one.
      const left = isChecked || poll.canSelectMultiple ? undefined : poll.options.find(isVoted);
      return left ? cast(left.id, false) : poll;
    },
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
      tellFailure(error);
      if (before) showPoll(queryClient, before);
      if (isLast()) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (optionId: string, isChecked: boolean): void => mutate({ optionId, isChecked });
}

/** How long one may wait for the next vote of others to be shown, in ms: many may come at once. */
const shownWithin = 1_000;

/** Shows what others, and the reader's other tabs, do in the poll; votes of this tab that are on their way come first. */
export function useLivePoll(pollId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = 0;
    const wait = (): void => {
      timer ??= setTimeout(ask, shownWithin);
    };
    const ask = (): void => {
      timer = undefined;
      if (queryClient.isMutating({ mutationKey: voteKey(pollId) }) > 0) return wait();
      askedAt = Date.now();
      void queryClient.invalidateQueries({ queryKey: pollQuery(pollId).queryKey });
    };
    const hear = (): void => (Date.now() - askedAt < shownWithin ? wait() : ask());
    const stops = [
      realtime.onReconnect(hear),
      realtime.on('polls.poll-changed', (message) => {
        if (message.pollId === pollId) hear();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [pollId, queryClient]);
}

function showPoll(queryClient: QueryClient, poll: PollItem): void {
  queryClient.setQueryData(pollQuery(poll.id).queryKey, { getPoll: poll });
}

const isThere = (): boolean => true;
const isNot = (): boolean => false;
