import { friendButtonLabels } from '@lyceum/contracts';
import { confirm } from '@lyceum/ui';
import { Button } from '@mantine/core';
import type { PeopleList, PersonCard } from './friend-queries';
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
  const name = `${person.firstName} ${person.lastName}`;
  const small = { size: 'sm', disabled: friend.isPending || blocking.isPending } as const;
  switch (list) {
    case 'requests':
      return (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {person.mayRequest && (
            <Button {...small} aria-label={`Accept friend ${name}`} onClick={() => friend.mutate('accept')}>
              {friendButtonLabels.REQUEST_RECEIVED}
            </Button>
          )}
          <Button
            {...small}
            variant="default"
            aria-label={`Reject ${name}`}
            onClick={() => friend.mutate('reject')}
          >
            Reject
          </Button>
        </div>
      );
    case 'sent':
      return (
        <Button
          {...small}
          variant="default"
          aria-label={`Take back the request to ${name}`}
          onClick={() => friend.mutate('withdraw')}
        >
          Take back
        </Button>
      );
    case 'friends':
      return (
        <Button
          {...small}
          variant="default"
          aria-label={`End friendship with ${name}`}
          onClick={() => void endFriendship(person, () => friend.mutate('end'))}
        >
          End friendship
        </Button>
      );
    case 'blocked':
      return (
        <Button {...small} variant="default" aria-label={`Unblock ${name}`} onClick={blocking.change}>
          Unblock
        </Button>
      );
  }
}

async function endFriendship({ firstName }: PersonCard, end: () => void): Promise<void> {
  const isSure = await confirm({
    title: 'End this friendship?',
    message: `${firstName} is not told. You can ask each other again.`,
    confirmLabel: 'End friendship',
    tone: 'danger',
  });
  if (isSure) end();
}
