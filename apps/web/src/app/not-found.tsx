import { MessageScreen } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { useRouteContext } from '@tanstack/react-router';
import { ButtonLink } from './links';
import { PublicFrame } from './public-frame';

/** The page for every path that is none (checklist line 13). */
export function NotFound() {
  const { config } = useRouteContext({ from: '__root__' });
  useDocumentTitle(`Page not found · ${config.brandName}`);
  return (
    <PublicFrame brandName={config.brandName}>
      <MessageScreen
        title="Whoops..."
        description="We can't find the page you're looking for."
        action={<ButtonLink to="/">Return Home</ButtonLink>}
      />
    </PublicFrame>
  );
}
