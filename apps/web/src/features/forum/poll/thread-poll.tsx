import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PollView } from './poll-view';
import * as messages from './poll.messages';
import { pollQuery, useLivePoll, usePollActions } from './use-poll';

/** The poll of a thread. Where it cannot be loaded, there is none to see (checklist line 131). */
export function ThreadPoll({ pollId }: { readonly pollId: string }) {
  const query = useQuery(pollQuery(pollId));
  useLivePoll(pollId);
  const { vote, add, remove, close } = usePollActions(pollId);
  const poll = query.data?.getPoll;
  if (!poll) {
    return query.isPending ? (
      <Skeleton height={160} radius="md" mt={24} aria-label={messages.loadingThePoll()} />
    ) : null;
  }
  return <PollView poll={poll} onVote={vote} onAdd={add} onDelete={remove} onClose={close} />;
}
