import { useSending } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { FormErrorSummary } from '@lyceum/ui';
import { AcceptGuardianConsentDocument, execute } from '@lyceum/web-graphql';
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './guardians.messages';

interface AttachConsentProps {
  /** Of the link in the guardian's mail. */
  readonly code: string;
  /** What stands there for who is not logged in. */
  readonly logIn: ReactNode;
  readonly onDone: () => void;
}

/**
 * Makes whoever consented by mail the guardian with their account, who then sees how the child is getting on. The link is opened
 * outside the shell, where nothing that was asked before is kept.
 */
export function AttachConsent({ code, logIn, onDone }: AttachConsentProps) {
  const { user } = useSession();
  const { isSending, problems, submit } = useSending(async () => {
    await execute(AcceptGuardianConsentDocument, { userId: user?.id ?? '', code });
    onDone();
  });
  return (
    <Stack gap="xs">
      <h2 style={{ fontSize: '1.125rem' }}>{messages.seeHowTheyGetOn()}</h2>
      <p>{messages.aboutAttaching()}</p>
      <FormErrorSummary problems={problems} />
      {user ? (
        <Button variant="default" loading={isSending} onClick={() => void submit()}>
          {messages.linkToMyAccount()}
        </Button>
      ) : (
        logIn
      )}
    </Stack>
  );
}
