import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { GuardianScreen } from '../../features/account/links/guardian-screen';

export const Route = createFileRoute('/_public/guardian/$code')({ component: Guardian });

function Guardian() {
  const { config } = Route.useRouteContext();
  const { code } = Route.useParams();
  return (
    <GuardianScreen
      key={code}
      brandName={config.brandName}
      code={code}
      homeButton={
        <ButtonLink to="/" variant="outline">
          Go to {config.brandName}
        </ButtonLink>
      }
      termsLink={<a href="/privacy-policy">Read the privacy policy.</a>}
    />
  );
}
