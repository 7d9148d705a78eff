import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { OneTimeLinkScreen } from '../../features/account/links/one-time-link-screen';

export const Route = createFileRoute('/_public/hash/$code')({ component: OneTimeLink });

function OneTimeLink() {
  const { config } = Route.useRouteContext();
  const { code } = Route.useParams();
  return (
    <OneTimeLinkScreen
      key={code}
      brandName={config.brandName}
      code={code}
      logInButton={
        <ButtonLink to="/login" size="lg">
          Log in
        </ButtonLink>
      }
      forgotButton={<ButtonLink to="/forgot-password">Ask for another link</ButtonLink>}
      homeButton={
        <ButtonLink to="/" variant="outline">
          Go to {config.brandName}
        </ButtonLink>
      }
      termsLink={<a href="/privacy-policy">Read the privacy policy.</a>}
    />
  );
}
