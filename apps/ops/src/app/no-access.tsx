import type { SessionUser } from '@lyceum/session';
import { MessageScreen, useBrandName } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ConsoleSection } from './navigation';

interface NoAccessProps {
  readonly user: SessionUser;
  /** The section a member of staff has no right to; without it the person is no staff at all. */
  readonly section?: ConsoleSection | undefined;
}

/** What somebody sees who may not enter the console, or a part of it (checklist lines 16 and 17). */
export function NoAccess({ user, section }: NoAccessProps) {
  const brandName = useBrandName();
  useDocumentTitle(`No access · ${brandName}`);
  if (section)
    return (
      <MessageScreen
        title={`${section.label}: not with your roles`}
        description={`You are logged in as ${user.email}, and none of your roles opens this section. If one should, ask an admin; this page opens by itself once you have it.`}
        action={<Button renderRoot={(props) => <Link to="/" {...props} />}>To what I may see</Button>}
      />
    );
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
