import { fullName } from '@lyceum/contracts/auth';
import { confirm } from '@lyceum/ui';
import { Button } from '@mantine/core';
import type { PeopleList, PersonCard } from './friend-queries';
import * as messages from './friends.messages';
import { useBlocking } from './use-blocking';
import { useFriendActions } from './use-friend-actions';

interface PersonActionsProps {
  readonly list: PeopleList;
  readonly person: PersonCard;
}

/** What can be done about somebody in one of the lists of the settings. */
export function PersonActions({ list, person }: PersonActionsProps) {
  const friend = useFriendActions(person);
  const blocking = useBlocking(person);
  const name = fullName(person);
  const small = { size: 'sm', disabled: friend.isPending || blocking.isPending } as const;
  const quiet = { ...small, variant: 'default' } as const;
  switch (list) {
    case 'requests':
      return (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {person.mayRequest && (
            <Button
              {...small}
              aria-label={messages.acceptPerson({ name })}
              onClick={() => friend.mutate('accept')}
            >
              {messages.friendButton.REQUEST_RECEIVED()}
            </Button>
          )}
          <Button
            {...quiet}
            aria-label={messages.rejectPerson({ name })}
            onClick={() => friend.mutate('reject')}
          >
            {messages.reject()}
          </Button>
        </div>
      );
    case 'sent':
      return (
        <Button
          {...quiet}
          aria-label={messages.takeBackRequest({ name })}
          onClick={() => friend.mutate('withdraw')}
        >
          {messages.takeBack()}
        </Button>
      );
    case 'friends':
      return (
        <Button
          {...quiet}
          aria-label={messages.endFriendshipWith({ name })}
          onClick={() => void endFriendship(person, () => friend.mutate('end'))}
        >
          {messages.endFriendship()}
        </Button>
      );
    case 'blocked':
      return (
        <Button {...quiet} aria-label={messages.unblockPerson({ name })} onClick={blocking.change}>
          {messages.unblock()}
        </Button>
      );
  }
}

async function endFriendship({ firstName }: PersonCard, end: () => void): Promise<void> {
  const isSure = await confirm({
    title: messages.endFriendshipQuestion(),
    message: messages.aboutEndingFriendship({ firstName }),
    confirmLabel: messages.endFriendship(),
    tone: 'danger',
  });
  if (isSure) end();
}
