import { friendsErrors } from '@lyceum/contracts/friends';
import { ApiError } from '@lyceum/session';
import { refusalText } from '@lyceum/shell';
import {
  AcceptFriendRequestDocument,
  DeleteFriendRequestDocument,
  execute,
  refreshQueries,
  UserCardDocument,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshPeople } from './friend-queries';
import * as messages from './friends.messages';

/** What became of a friend request; `gone` where it was taken back, answered or forbidden meanwhile. */
export type RequestOutcome = 'accepted' | 'rejected' | 'gone';

const outcomeTexts: Readonly<Record<RequestOutcome, () => string>> = {
  accepted: messages.newFriend,
  rejected: messages.requestRejected,
  gone: messages.requestGone,
};

/** The server's refusals of a request that is not there any more, or not to be accepted any more. */
const goneCodes: readonly string[] = [
  friendsErrors.ACCEPTING_FAILED.code,
  friendsErrors.REJECTING_FAILED.code,
];

const failures = {
  accepted: friendsErrors.ACCEPTING_FAILED.message,
  rejected: friendsErrors.REJECTING_FAILED.message,
} as const;

/** Says yes or no to a friend request, once, and tells in words what became of it. */
export function useRequestAnswer(friendRelationId: string) {
  const queryClient = useQueryClient();
  // A second press comes before the first has been drawn.
  const isOnItsWay = useRef(false);
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: (wanted: 'accepted' | 'rejected') => answer(wanted, friendRelationId),
    onSuccess: () => Promise.all([refreshPeople(queryClient), refreshQueries(queryClient, UserCardDocument)]),
  });
  const failure = error instanceof ApiError ? refusalText(error) : failures[variables ?? 'accepted'];
  const give = (wanted: 'accepted' | 'rejected'): void => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(wanted, { onSettled: () => void (isOnItsWay.current = false) });
  };
  return {
    give,
    isPending,
    outcome: data ? outcomeTexts[data]() : null,
    failure: error ? failure : null,
  };
}

async function answer(wanted: 'accepted' | 'rejected', friendRelationId: string): Promise<RequestOutcome> {
  try {
    if (wanted === 'accepted') await execute(AcceptFriendRequestDocument, { friendRelationId });
    else await execute(DeleteFriendRequestDocument, { friendRelationId, status: 'PENDING' });
    return wanted;
  } catch (error) {
    if (error instanceof ApiError && goneCodes.includes(error.code)) return 'gone';
    throw error;
  }
}
