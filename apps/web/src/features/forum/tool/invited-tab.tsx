import { useSession } from '@lyceum/session';
import { lazyDialog } from '@lyceum/shell';
import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { ToolList } from './tool-list';
import * as messages from './tool.messages';

const InviteDialog = lazyDialog(() => import('../page/invite-dialog').then((it) => it.InviteDialog));

/** Who is invited and has not answered. */
export function InvitedTab({ forum }: { readonly forum: Forum }) {
  const userId = useSession().user?.id ?? '';
  const list = useInfiniteQuery(forumQueries.invited(forum.id, userId));
  const [isInviting, setInviting] = useState(false);
  const isMember = forum.requestingUserIsMember === 'YES';
  return (
    <SectionCard title={messages.invited()} description={messages.aboutInvited()}>
      {isMember && (
        <Button variant="light" onClick={() => setInviting(true)}>
          {messages.invite()}
        </Button>
      )}
      <ToolList list={list} label={messages.invited()} empty={messages.noInvitations()}>
        {({ user, joinedAt }) => (
          <PersonRow
            person={user}
            detail={rich(messages.invitedWhen, { when: <RelativeTime at={joinedAt} /> })}
          />
        )}
      </ToolList>
      {isInviting && (
        <Suspense>
          <InviteDialog forum={forum} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
