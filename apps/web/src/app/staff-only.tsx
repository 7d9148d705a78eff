import { useSession } from '@lyceum/session';
import { MessageScreen } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { ButtonLink } from './links';

/** What others than staff see on a staff page (checklist lines 16, 17). */
export function StaffOnly({ brandName }: { readonly brandName: string }) {
  const { user } = useSession();
  useDocumentTitle(`For staff · ${brandName}`);
  return (
    <MessageScreen
      title="This part is for staff"
      description={`You are logged in as ${user?.email ?? 'a guest'}, and this account holds no staff role. If it should, ask an admin: this page opens as soon as it does.`}
      action={<ButtonLink to="/konnect">Back to Konnect</ButtonLink>}
    />
  );
}
