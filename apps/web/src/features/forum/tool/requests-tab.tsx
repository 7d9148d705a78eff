import { RelativeTime } from '@lyceum/ui';
import { ApproveRequestDocument, DenyRequestDocument, execute } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import type { Forum, Person } from '../forum.types';
import { fullName } from '../parts/person-name';
import { PersonRow } from '../parts/person-row';
import { ToolCard } from './tool-card';
import { ToolList } from './tool-list';
import { useToolAction } from './use-tool-action';

interface Decision {
  readonly id: string;
  readonly user: Person;
  readonly approve: boolean;
}

/** Who waits to be let in (checklist line 70). */
export function RequestsTab({ forum }: { readonly forum: Forum }) {
  const list = useInfiniteQuery(toolLists.joinRequests(forum.id));
  const decide = useToolAction<Decision>(
    ({ id: requestId, approve }) =>
      approve ? execute(ApproveRequestDocument, { requestId }) : execute(DenyRequestDocument, { requestId }),
    ({ user, approve }) =>
      approve ? `${fullName(user)} is a member now.` : `The request of ${fullName(user)} was denied.`,
  );
  return (
    <ToolCard
      title="Requests to join"
      description="The longest waiting first. Whoever asks is told what you decide."
    >
      <ToolList
        list={list}
        label="Requests to join"
        empty="Nobody is waiting to be let in."
        keyOf={({ id }) => id}
      >
        {({ id, user, createdAt }) => (
          <PersonRow
            person={user}
            detail={
              <>
                asked <RelativeTime at={createdAt} />
              </>
            }
            actions={
              <>
                <Button
                  size="sm"
                  aria-label={`Approve ${fullName(user)}`}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id, user, approve: true })}
                >
                  Approve
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`Deny ${fullName(user)}`}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id, user, approve: false })}
                >
                  Deny
                </Button>
              </>
            }
          />
        )}
      </ToolList>
    </ToolCard>
  );
}
