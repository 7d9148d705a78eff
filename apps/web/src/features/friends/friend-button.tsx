import { useSession } from '@lyceum/session';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconUserPlus } from '@tabler/icons-react';
import classes from './friend-button.module.css';
import type { PersonCard } from './friend-queries';
import * as messages from './friends.messages';
import { useFriendActions } from './use-friend-actions';

const icons = {
  NO_RELATION: IconUserPlus,
  REQUEST_SENT: IconClock,
  REQUEST_RECEIVED: IconCheck,
  FRIENDS: IconCheck,
} as const;

interface FriendButtonProps {
  readonly person: PersonCard;
}

/**
 * The friend button in each of its states (checklist line 137); beside 'Accept friend' stands a way to say no. Who cannot
 * become friends is not offered it; a request that came before can still be rejected or waited for.
 */
export function FriendButton({ person }: FriendButtonProps) {
  const me = useSession().user?.id;
  const action = useFriendActions(person);
  if (person.id === me) {
    return (
      <Button size="sm" variant="default" disabled>
        {messages.you()}
      </Button>
    );
  }
  const { state, mayRequest } = person;
  if (state === 'NO_RELATION' && !mayRequest)
    return <p className={classes.note}>{messages.noRequestsBetween()}</p>;
  const Icon = icons[state];
  const isWaiting = state === 'REQUEST_SENT' || state === 'FRIENDS';
  return (
    <>
      {(mayRequest || isWaiting) && (
        <Button
          size="sm"
          variant={isWaiting ? 'default' : 'filled'}
          disabled={isWaiting}
          leftSection={<Icon size={16} stroke={2} aria-hidden />}
          onClick={() => {
            if (!action.isPending) action.mutate(state === 'REQUEST_RECEIVED' ? 'accept' : 'send');
          }}
        >
          {messages.friendButton[state]()}
        </Button>
      )}
      {state === 'REQUEST_RECEIVED' && (
        <Button
          size="sm"
          variant="default"
          disabled={action.isPending}
          onClick={() => action.mutate('reject')}
        >
          {messages.reject()}
        </Button>
      )}
    </>
  );
}
