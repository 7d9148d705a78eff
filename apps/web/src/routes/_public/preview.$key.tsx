import { useBrandName } from '@lyceum/ui';
import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import * as messages from '../../app/routes.messages';
import { SiteLinks } from '../../app/site-links';
import { PreviewScreen } from '../../features/marketing/preview/preview-screen';

/** A draft of the site, to whoever has its link. */
export const Route = createFileRoute('/_public/preview/$key')({ component: Preview });

function Preview() {
  const brandName = useBrandName();
  const { key } = Route.useParams();
  return (
    <SiteLinks>
      <PreviewScreen
        key={key}
        previewKey={key}
        homeButton={<ButtonLink to="/">{messages.goTo({ brandName })}</ButtonLink>}
      />
    </SiteLinks>
  );
}
