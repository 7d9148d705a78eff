import { MessageScreen } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { ButtonLink } from './links';

/** The words of the 404 page (checklist line 13). */
export function NotFoundMessage({ brandName }: { readonly brandName: string }) {
  useDocumentTitle(`Page not found · ${brandName}`);
  return (
    <MessageScreen
      title="Whoops..."
      description="We can't find the page you're looking for."
      action={<ButtonLink to="/">Return Home</ButtonLink>}
    />
  );
}
