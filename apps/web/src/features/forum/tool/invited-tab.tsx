import { useSession } from '@lyceum/session';
import { RelativeTime } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum } from '../forum.types';
import { InviteDialog } from '../page/invite-dialog';
import { PersonRow } from '../parts/person-row';
import { ToolCard } from './tool-card';
import { ToolList } from './tool-list';

/** Who is invited and has not answered. */
export function InvitedTab({ forum }: { readonly forum: Forum }) {
  const userId = useSession().user?.id ?? '';
  const list = useInfiniteQuery(forumQueries.invited(forum.id, userId));
  const [isInviting, setInviting] = useState(false);
  const isMember = forum.requestingUserIsMember === 'YES';
  return (
    <ToolCard
      title="Invited"
      description="Invited by a member who is their friend; they have not answered yet."
    >
      {isMember && (
        <Button variant="light" onClick={() => setInviting(true)}>
          Invite
        </Button>
      )}
      <ToolList list={list} label="Invited" empty="No invitation is open." keyOf={({ id }) => id}>
        {({ user, joinedAt }) => (
          <PersonRow
            person={user}
            detail={
              <>
                invited <RelativeTime at={joinedAt} />
              </>
            }
          />
        )}
      </ToolList>
      {isInviting && <InviteDialog forum={forum} onClose={() => setInviting(false)} />}
    </ToolCard>
  );
}
