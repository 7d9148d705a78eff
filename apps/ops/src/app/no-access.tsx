import type { SessionUser } from '@lyceum/session';
import { MessageScreen } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';

interface NoAccessProps {
  readonly brandName: string;
  readonly user: SessionUser;
}

/** What a signed-in person sees who holds no staff role (checklist line 16). */
export function NoAccess({ brandName, user }: NoAccessProps) {
  useDocumentTitle(`No access · ${brandName}`);
  return (
    <MessageScreen
      title="This part is for staff"
      description={`You are logged in as ${user.email}, and this account holds no staff role. If it should, ask an admin; this page opens by itself once you have one.`}
      action={
        <Button component="a" href="/konnect">
          Back to my learning
        </Button>
      }
    />
  );
}
