import { fullName } from '@lyceum/contracts/auth';
import { type MemberRole, memberRoles } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { lazyDialog } from '@lyceum/shell';
import { SearchField, SectionCard } from '@lyceum/ui';
import { BanMemberDocument, execute, RemoveMemberDocument, SetMemberRoleDocument } from '@lyceum/web-graphql';
import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum, Member } from '../forum.types';
import * as counts from '../parts/counts.messages';
import { PersonRow } from '../parts/person-row';
import { AddMember } from './add-member';
import type { Reasoned } from './reason-dialog';
import { ToolList } from './tool-list';
import * as messages from './tool.messages';
import { useToolAction } from './use-tool-action';

const ReasonDialog = lazyDialog(() => import('./reason-dialog').then((it) => it.ReasonDialog));

const roleLabels: Readonly<Record<MemberRole, () => string>> = {
  ADMIN: messages.admin,
  MOD: messages.moderator,
  MEMBER: messages.member,
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
    ({ member, role }) => messages.roleChanged({ person: fullName(member.user), role: roleLabels[role]() }),
  );
  return (
    <SectionCard title={messages.membersAndRoles()} description={messages.aboutRoles()}>
      {privacy === 'CLOSED' && <AddMember communityId={communityId} />}
      <SearchField label={messages.searchMembers()} value={search} onChange={setSearch} />
      <ToolList list={list} label={messages.members()} empty={messages.nobodyOfThisName()}>
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
      {upon && (
        <Suspense>
          <ActDialog communityId={communityId} upon={upon} onClose={() => setUpon(null)} />
        </Suspense>
      )}
    </SectionCard>
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
  const person = fullName(member.user);
  return (
    <PersonRow
      person={member.user}
      detail={messages.threadsRead({ threads: counts.threads({ count: member.viewedThreads }) })}
      actions={
        <>
          <NativeSelect
            size="sm"
            aria-label={messages.roleOf({ person })}
            value={member.role}
            disabled={isBusy}
            data={memberRoles.map((value) => ({ value, label: roleLabels[value]() }))}
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
                aria-label={messages.removePerson({ person })}
                onClick={() => onAct('remove')}
              >
                {messages.remove()}
              </Button>
              <Button
                size="sm"
                variant="light"
                color="danger"
                aria-label={messages.banPerson({ person })}
                onClick={() => onAct('ban')}
              >
                {messages.ban()}
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
  const person = fullName(member.user);
  const memberId = member.id;
  const remove = useToolAction<Reasoned>(
    ({ reason }) => execute(RemoveMemberDocument, { communityId, memberId, reason }),
    () => messages.noLongerMember({ person }),
  );
  const ban = useToolAction<Reasoned>(
    ({ reason, endsAt }) =>
      execute(BanMemberDocument, { communityId, memberId, reason, endsAt: endsAt?.toISOString() ?? null }),
    () => messages.banned({ person }),
  );
  const send =
    (chosen: typeof ban) =>
    async (input: Reasoned): Promise<void> => {
      await chosen.mutateAsync(input);
    };
  return act === 'ban' ? (
    <ReasonDialog
      title={messages.banQuestion({ person })}
      description={messages.aboutBanning()}
      action={messages.ban()}
      hasEnd
      onClose={onClose}
      onSend={send(ban)}
    />
  ) : (
    <ReasonDialog
      title={messages.removeQuestion({ person })}
      description={messages.aboutRemoving()}
      action={messages.remove()}
      onClose={onClose}
      onSend={send(remove)}
    />
  );
}
