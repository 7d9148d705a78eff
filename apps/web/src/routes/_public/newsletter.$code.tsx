import { useBrandName } from '@lyceum/ui';
import { createFileRoute } from '@tanstack/react-router';
import * as messages from '../../app/routes.messages';
import { ButtonLink } from '../../app/links';
import { ConfirmNewsletterScreen } from '../../features/newsletter/confirm-newsletter-screen';

export const Route = createFileRoute('/_public/newsletter/$code')({ component: ConfirmNewsletter });

function ConfirmNewsletter() {
  const brandName = useBrandName();
  const { code } = Route.useParams();
  return (
    <ConfirmNewsletterScreen
      key={code}
      code={code}
      homeButton={<ButtonLink to="/">{messages.goTo({ brandName })}</ButtonLink>}
    />
  );
}
