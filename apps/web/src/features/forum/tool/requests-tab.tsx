import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import { ApproveRequestDocument, DenyRequestDocument, execute } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import type { Forum, Person } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { ToolList } from './tool-list';
import * as messages from './tool.messages';
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
      (approve ? messages.nowMember : messages.requestDenied)({ person: fullName(user) }),
  );
  return (
    <SectionCard title={messages.requestsToJoin()} description={messages.aboutRequests()}>
      <ToolList list={list} label={messages.requestsToJoin()} empty={messages.nobodyWaits()}>
        {({ id, user, createdAt }) => (
          <PersonRow
            person={user}
            detail={rich(messages.asked, { when: <RelativeTime at={createdAt} /> })}
            actions={
              <>
                <Button
                  size="sm"
                  aria-label={messages.approvePerson({ person: fullName(user) })}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id, user, approve: true })}
                >
                  {messages.approve()}
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={messages.denyPerson({ person: fullName(user) })}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id, user, approve: false })}
                >
                  {messages.deny()}
                </Button>
              </>
            }
          />
        )}
      </ToolList>
    </SectionCard>
  );
}
