import { RelativeTime } from '@lyceum/ui';
import { execute, UnbanMemberDocument } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import type { Forum, Person } from '../forum.types';
import { fullName } from '../parts/person-name';
import { PersonRow } from '../parts/person-row';
import { ToolCard } from './tool-card';
import { ToolList } from './tool-list';
import { useToolAction } from './use-tool-action';

/** Who is shut out, why and until when (checklist line 78). */
export function BansTab({ forum: { id: communityId } }: { readonly forum: Forum }) {
  const list = useInfiniteQuery(toolLists.bans(communityId));
  const unban = useToolAction<Person>(
    ({ id: memberId }) => execute(UnbanMemberDocument, { communityId, memberId }),
    (user) => `${fullName(user)} is no longer banned.`,
  );
  return (
    <ToolCard title="Bans" description="Whoever is banned neither reads nor finds anything of this forum.">
      <ToolList list={list} label="Bans" empty="Nobody is banned from this forum." keyOf={({ id }) => id}>
        {({ user, reason, endsAt, createdAt, bannedBy }) => (
          <PersonRow
            person={user}
            detail={
              <>
                {reason}
                <br />
                by {fullName(bannedBy)} <RelativeTime at={createdAt} />
                {endsAt
                  ? `, until ${new Date(endsAt).toLocaleDateString('en', { dateStyle: 'medium' })}`
                  : ', without end'}
              </>
            }
            actions={
              <Button
                size="sm"
                variant="default"
                aria-label={`Unban ${fullName(user)}`}
                disabled={unban.isPending}
                onClick={() => unban.mutate(user)}
              >
                Unban
              </Button>
            }
          />
        )}
      </ToolList>
    </ToolCard>
  );
}
