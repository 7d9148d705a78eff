import { mainId } from '@lyceum/shell';
import { MessageScreen, useBrandName } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';

/** For every path below `/ops` that is none. */
export function NotFound() {
  const brandName = useBrandName();
  useDocumentTitle(`Page not found · ${brandName}`);
  return (
    <main id={mainId}>
      <MessageScreen
        title="Whoops..."
        description="We can't find the page you're looking for."
        action={<Button renderRoot={(props) => <Link to="/users" {...props} />}>Back to the console</Button>}
      />
    </main>
  );
}
