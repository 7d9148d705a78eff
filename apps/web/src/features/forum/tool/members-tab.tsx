import { type MemberRole, memberRoles } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { SearchField } from '@lyceum/ui';
import { BanMemberDocument, execute, RemoveMemberDocument, SetMemberRoleDocument } from '@lyceum/web-graphql';
import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum, Member } from '../forum.types';
import * as counts from '../parts/counts.messages';
import { fullName } from '../parts/person-name';
import { PersonRow } from '../parts/person-row';
import { AddMember } from './add-member';
import { ReasonDialog, type Reasoned } from './reason-dialog';
import { ToolCard } from './tool-card';
import { ToolList } from './tool-list';
import { useToolAction } from './use-tool-action';

const roleLabels: Readonly<Record<MemberRole, string>> = {
  ADMIN: 'Admin',
  MOD: 'Moderator',
  MEMBER: 'Member',
};

interface Upon {
  readonly member: Member;
  readonly act: 'remove' | 'ban';
}

/** Members and their roles (checklist lines 76–78). */
export function MembersTab({ forum: { id: communityId, privacy } }: { readonly forum: Forum }) {
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(forumQueries.members(communityId, userId, search));
  const [upon, setUpon] = useState<Upon | null>(null);
  const setRole = useToolAction<{ member: Member; role: MemberRole }>(
    ({ member, role }) => execute(SetMemberRoleDocument, { communityId, memberId: member.id, role }),
    ({ member, role }) => `${fullName(member.user)}: ${roleLabels[role]}.`,
  );
  return (
    <ToolCard
      title="Members and roles"
      description="Admins decide on everything here. Moderators let people in, look after reports and pin posts."
    >
      {privacy === 'CLOSED' && <AddMember communityId={communityId} />}
      <SearchField label="Search members" value={search} onChange={setSearch} />
      <ToolList list={list} label="Members" empty="Nobody of this name is a member." keyOf={({ id }) => id}>
        {(member) => (
          <MemberRow
            member={member}
            isSelf={member.id === userId}
            isBusy={setRole.isPending}
            onRole={(role) => setRole.mutate({ member, role })}
            onAct={(act) => setUpon({ member, act })}
          />
        )}
      </ToolList>
      {upon && <ActDialog communityId={communityId} upon={upon} onClose={() => setUpon(null)} />}
    </ToolCard>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly isSelf: boolean;
  readonly isBusy: boolean;
  readonly onRole: (role: MemberRole) => void;
  readonly onAct: (act: Upon['act']) => void;
}

function MemberRow({ member, isSelf, isBusy, onRole, onAct }: MemberRowProps) {
  const name = fullName(member.user);
  return (
    <PersonRow
      person={member.user}
      detail={`${counts.posts({ count: member.viewedThreads })} read`}
      actions={
        <>
          <NativeSelect
            size="sm"
            aria-label={`Role of ${name}`}
            value={member.role}
            disabled={isBusy}
            data={memberRoles.map((value) => ({ value, label: roleLabels[value] }))}
            onChange={({ currentTarget: { value } }) => {
              const role = memberRoles.find((known) => known === value);
              if (role) onRole(role);
            }}
          />
          {!isSelf && (
            <>
              <Button
                size="sm"
                variant="default"
                aria-label={`Remove ${name}`}
                onClick={() => onAct('remove')}
              >
                Remove
              </Button>
              <Button
                size="sm"
                variant="light"
                color="danger"
                aria-label={`Ban ${name}`}
                onClick={() => onAct('ban')}
              >
                Ban
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

interface ActDialogProps {
  readonly communityId: string;
  readonly upon: Upon;
  readonly onClose: () => void;
}

function ActDialog({ communityId, upon: { member, act }, onClose }: ActDialogProps) {
  const name = fullName(member.user);
  const memberId = member.id;
  const remove = useToolAction<Reasoned>(
    ({ reason }) => execute(RemoveMemberDocument, { communityId, memberId, reason }),
    () => `${name} is no longer a member.`,
  );
  const ban = useToolAction<Reasoned>(
    ({ reason, endsAt }) =>
      execute(BanMemberDocument, { communityId, memberId, reason, endsAt: endsAt?.toISOString() ?? null }),
    () => `${name} is banned.`,
  );
  const send =
    (chosen: typeof ban) =>
    async (input: Reasoned): Promise<void> => {
      await chosen.mutateAsync(input);
    };
  return act === 'ban' ? (
    <ReasonDialog
      title={`Ban ${name}?`}
      description="They lose the forum at once: reading, search and notifications. They are told why."
      action="Ban"
      hasEnd
      onClose={onClose}
      onSend={send(ban)}
    />
  ) : (
    <ReasonDialog
      title={`Remove ${name}?`}
      description="They are no longer a member, and may come back the way others come in. They are told why."
      action="Remove"
      onClose={onClose}
      onSend={send(remove)}
    />
  );
}
