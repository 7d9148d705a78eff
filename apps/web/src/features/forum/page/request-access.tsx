import { useSession } from '@lyceum/session';
import { MessageScreen, Page, TextSkeleton, useBrandName } from '@lyceum/ui';
import type { JoinStandingFieldsFragment } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { forumQueries } from '../forum-queries';
import { QueryContent } from '@lyceum/shell';
import * as messages from './access.messages';
import { useJoining, useRequesting } from './use-membership';

interface RequestAccessProps {
  readonly communityName: string;
}

/** What a private forum shows whoever is not in it (checklist line 68): whether they have asked, and a way to. */
export function RequestAccess({ communityName }: RequestAccessProps) {
  const brandName = useBrandName();
  const userId = useSession().user?.id ?? '';
  const standing = useQuery(forumQueries.requestStatus(communityName, userId));
  useDocumentTitle(messages.privateForumTitle({ brandName }));
  return (
    <QueryContent
      query={standing}
      subject={messages.yourRequest()}
      skeleton={(label) => (
        <Page width="reading">
          <TextSkeleton lines={5} label={label} />
        </Page>
      )}
    >
      {({ getUserJoinRequestStatus }) => (
        <Standing communityName={communityName} standing={getUserJoinRequestStatus} />
      )}
    </QueryContent>
  );
}

interface StandingProps {
  readonly communityName: string;
  readonly standing: JoinStandingFieldsFragment;
}

function Standing({ communityName, standing }: StandingProps) {
  const { communityId, displayName, status, isInvited } = standing;
  const { request, withdraw } = useRequesting(communityName);
  const joining = useJoining();
  if (isInvited) {
    return (
      <MessageScreen
        title={displayName}
        description={messages.youAreInvited()}
        action={
          <Button size="lg" loading={joining.isPending} onClick={() => joining.mutate(communityId)}>
            {messages.join()}
          </Button>
        }
      />
    );
  }
  if (status === 'PENDING') {
    return (
      <MessageScreen
        title={displayName}
        description={<span role="status">{messages.requestPending()}</span>}
        action={
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {messages.takeItBack()}
          </Button>
        }
      />
    );
  }
  return (
    <MessageScreen
      title={displayName}
      description={messages.notAuthorized()}
      action={
        <Button
          size="lg"
          leftSection={<IconLock size={18} stroke={1.9} aria-hidden />}
          loading={request.isPending}
          onClick={() => request.mutate()}
        >
          {messages.requestAccess()}
        </Button>
      }
    />
  );
}
