import { communityLimits, invitedText } from '@lyceum/contracts';
import { useSession } from '@lyceum/session';
import { logFailure, readFailure } from '@lyceum/shell';
import { SearchField, toast, UserAvatar } from '@lyceum/ui';
import { execute, InviteToForumDocument } from '@lyceum/web-graphql';
import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum, Person } from '../forum.types';
import { fullName } from '../parts/person-name';
import classes from './invite-dialog.module.css';

interface InviteDialogProps {
  readonly forum: Pick<Forum, 'id' | 'displayName'>;
  readonly onClose: () => void;
}

/** Invites friends into a forum, as members (checklist lines 74, 75). */
export function InviteDialog({ forum, onClose }: InviteDialogProps) {
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());
  const suggestions = useQuery({
    ...forumQueries.suggestions(userId, forum.id, search),
    placeholderData: keepPreviousData,
  });
  const invite = useInviting(forum, onClose);
  // Only logged, and nothing shown (checklist line 248).
  useEffect(() => {
    if (suggestions.error) logFailure(suggestions.error);
  }, [suggestions.error]);
  const toggle = (person: Person): void => {
    const next = new Map(chosen);
    if (!next.delete(person.id)) next.set(person.id, person);
    setChosen(next);
  };
  const found = suggestions.data?.getCommunityMemberInvitationSuggestions ?? [];
  // Whoever is chosen stays in sight, also when the search goes on to somebody else.
  const shown = new Map([...chosen, ...found.map((person) => [person.id, person] as const)]);
  return (
    <Modal opened onClose={onClose} title={`Invite friends to ${forum.displayName}`}>
      <SearchField label="Search your friends" value={search} onChange={setSearch} />
      <InviteeList
        people={[...shown.values()]}
        chosen={chosen}
        isLoading={suggestions.isPending}
        isSearch={search !== ''}
        onToggle={toggle}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={chosen.size === 0 || chosen.size > communityLimits.inviteesPerCall}
          loading={invite.isPending}
          onClick={() => invite.mutate([...chosen.keys()])}
        >
          Confirm
        </Button>
      </Group>
    </Modal>
  );
}

function useInviting(forum: InviteDialogProps['forum'], onDone: () => void) {
  const inviter = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitees: string[]) =>
      execute(InviteToForumDocument, { invitees, inviter, communityId: forum.id, role: 'MEMBER' }),
    onSuccess: ({ memberInvitation: { invitedCnt } }) => {
      toast.success(invitedText(invitedCnt, forum.displayName));
      onDone();
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => ['ForumInvited', 'InvitationSuggestions'].includes(String(queryKey[1])),
      }),
  });
}

interface InviteeListProps {
  readonly people: readonly Person[];
  readonly chosen: ReadonlyMap<string, Person>;
  readonly isLoading: boolean;
  readonly isSearch: boolean;
  readonly onToggle: (person: Person) => void;
}

function InviteeList({ people, chosen, isLoading, isSearch, onToggle }: InviteeListProps) {
  if (people.length === 0) {
    if (isLoading) return <p className={classes.none}>Looking for your friends…</p>;
    return (
      <p className={classes.none}>
        {isSearch
          ? 'No friend of this name can be invited.'
          : 'All your friends are here already. Make new ones on the pages of people you meet in the forums.'}
      </p>
    );
  }
  return (
    <ul className={classes.list} aria-label="Friends">
      {people.map((person) => (
        <li key={person.id}>
          <Checkbox
            checked={chosen.has(person.id)}
            onChange={() => onToggle(person)}
            classNames={{ body: classes.row ?? '', labelWrapper: classes.label ?? '' }}
            label={
              <span className={classes.person}>
                <UserAvatar
                  firstName={person.firstName}
                  lastName={person.lastName}
                  src={person.profilePictureUrl ?? null}
                  size={32}
                  decorative
                />
                {fullName(person)}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
