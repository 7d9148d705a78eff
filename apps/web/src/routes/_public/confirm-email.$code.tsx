import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { ConfirmEmailScreen } from '../../features/account/links/confirm-email-screen';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_public/confirm-email/$code')({ component: ConfirmEmail });

function ConfirmEmail() {
  const { config } = Route.useRouteContext();
  const { code } = Route.useParams();
  return (
    <ConfirmEmailScreen
      key={code}
      brandName={config.brandName}
      code={code}
      logInButton={
        <ButtonLink to="/login" size="lg">
          {messages.logIn()}
        </ButtonLink>
      }
    />
  );
}
