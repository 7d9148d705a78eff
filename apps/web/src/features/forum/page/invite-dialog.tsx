import { communityLimits } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { logFailure, readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  execute,
  ForumInvitedDocument,
  InvitationSuggestionsDocument,
  InviteToForumDocument,
  refreshQueries,
} from '@lyceum/web-graphql';
import { Button, Group, Modal } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum, Person } from '../forum.types';
import { UserPicker } from '../user-picker/user-picker';
import * as messages from './invite.messages';

interface InviteDialogProps {
  readonly forum: Pick<Forum, 'id' | 'displayName'>;
  readonly onClose: () => void;
}

/** Invites friends into a forum, as members (checklist lines 74, 75). */
export function InviteDialog({ forum, onClose }: InviteDialogProps) {
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const suggestions = useQuery({
    ...forumQueries.suggestions(userId, forum.id, search),
    placeholderData: keepPreviousData,
  });
  const invite = useInviting(forum, onClose);
  // Only logged, and nothing shown (checklist line 248).
  useEffect(() => {
    if (suggestions.error) logFailure(suggestions.error);
  }, [suggestions.error]);
  const people = suggestions.data?.getCommunityMemberInvitationSuggestions ?? [];
  return (
    <Modal opened onClose={onClose} title={messages.inviteFriends({ forum: forum.displayName })}>
      <UserPicker
        label={messages.friends()}
        description={messages.aboutInviting()}
        picked={chosen}
        onChange={setChosen}
        onQuery={setSearch}
        suggestions={{ people, isLoading: suggestions.isPending || suggestions.isPlaceholderData }}
        hiddenIds={[userId]}
        maximum={communityLimits.inviteesPerCall}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {messages.cancel()}
        </Button>
        <Button
          disabled={chosen.length === 0}
          loading={invite.isPending}
          onClick={() => invite.mutate(chosen.map(({ id }) => id))}
        >
          {messages.confirm()}
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
      toast.success(messages.invited({ count: invitedCnt, forum: forum.displayName }));
      onDone();
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => refreshQueries(queryClient, ForumInvitedDocument, InvitationSuggestionsDocument),
  });
}
