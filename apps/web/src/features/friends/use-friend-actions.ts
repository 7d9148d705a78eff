import { friendsErrors } from '@lyceum/contracts/friends';
import { ApiError, useSession } from '@lyceum/session';
import { refusalText } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  AcceptFriendRequestDocument,
  CreateFriendRequestDocument,
  DeleteFriendRequestDocument,
  execute,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardQuery, type PersonCard, refreshPeople } from './friend-queries';
import * as messages from './friends.messages';

/** What can be done to a friend relation; `withdraw` takes a request back, `end` ends a friendship. */
export type FriendAction = 'send' | 'accept' | 'reject' | 'withdraw' | 'end';

const failureOf: Readonly<Record<FriendAction, () => string>> = {
  send: () => friendsErrors.SENDING_FAILED.message,
  accept: () => friendsErrors.ACCEPTING_FAILED.message,
  reject: () => friendsErrors.REJECTING_FAILED.message,
  withdraw: messages.takingBackFailed,
  end: messages.endingFailed,
};

const successOf: Readonly<Record<FriendAction, () => string>> = {
  send: messages.requestSent,
  accept: messages.newFriend,
  reject: messages.requestRejected,
  withdraw: messages.requestTakenBack,
  end: messages.friendshipEnded,
};

/**
 * Asks somebody to be a friend, answers their request, or ends it (checklist lines 138–140). The card shows the outcome
 * at once and goes back where the server refuses.
 */
export function useFriendActions(person: PersonCard) {
  const queryClient = useQueryClient();
  const me = useSession().user?.id ?? '';
  const { queryKey } = cardQuery(person.id, me);
  const show = (relation: Partial<PersonCard>): void => {
    queryClient.setQueryData(
      queryKey,
      (known) => known && { getUserCard: { ...known.getUserCard, ...relation } },
    );
  };
  return useMutation({
    mutationFn: (action: FriendAction) => perform(action, person, me),
    onMutate: async (action) => {
      await queryClient.cancelQueries({ queryKey });
      show({ state: expected[action] });
    },
    onSuccess: (outcome, action) => {
      show(outcome);
      toast.success(outcome.state === 'FRIENDS' ? messages.newFriend() : successOf[action]());
    },
    onError: (error, action) => {
      show({ state: person.state, friendRelationId: person.friendRelationId ?? null });
      toast.error(error instanceof ApiError ? refusalText(error) : failureOf[action]());
    },
    onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey }), refreshPeople(queryClient)]),
  });
}

const expected: Readonly<Record<FriendAction, PersonCard['state']>> = {
  send: 'REQUEST_SENT',
  accept: 'FRIENDS',
  reject: 'NO_RELATION',
  withdraw: 'NO_RELATION',
  end: 'NO_RELATION',
};

type Relation = Pick<PersonCard, 'state' | 'friendRelationId'>;

async function perform(
  action: FriendAction,
  { id, friendRelationId }: PersonCard,
  me: string,
): Promise<Relation> {
  if (action === 'send') {
    // Two who ask each other at once are friends already.
    const variables = { requesterId: me, requestedUserId: id };
    return (await execute(CreateFriendRequestDocument, variables)).createFriendRequest;
  }
  const relation = { friendRelationId: friendRelationId ?? '' };
  if (action === 'accept') {
    await execute(AcceptFriendRequestDocument, relation);
    return { state: 'FRIENDS', ...relation };
  }
  const status = action === 'end' ? 'ACCEPTED' : 'PENDING';
  await execute(DeleteFriendRequestDocument, { ...relation, status });
  return { state: 'NO_RELATION', friendRelationId: null };
}
