import { useSession } from '@lyceum/session';
import { MessageScreen, useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import * as messages from './app.messages';
import { ButtonLink } from './links';

/** What others than staff see on a staff page (checklist lines 16, 17). */
export function StaffOnly() {
  const brandName = useBrandName();
  const { user } = useSession();
  useDocumentTitle(messages.forStaff({ brandName }));
  return (
    <MessageScreen
      title={messages.thisPartIsForStaff()}
      description={messages.youAreLoggedInAs({ email: user?.email ?? messages.aGuest() })}
      action={<ButtonLink to="/konnect">{messages.backToKonnect()}</ButtonLink>}
    />
  );
}
