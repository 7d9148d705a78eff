import { useBrandName } from '@lyceum/ui';
import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { OneTimeLinkScreen } from '../../features/account/links/one-time-link-screen';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_public/hash/$code')({ component: OneTimeLink });

function OneTimeLink() {
  const brandName = useBrandName();
  const { code } = Route.useParams();
  return (
    <OneTimeLinkScreen
      key={code}
      code={code}
      logInButton={
        <ButtonLink to="/login" size="lg">
          {messages.logIn()}
        </ButtonLink>
      }
      forgotButton={<ButtonLink to="/forgot-password">{messages.askForAnotherLink()}</ButtonLink>}
      homeButton={
        <ButtonLink to="/" variant="outline">
          {messages.goTo({ brandName })}
        </ButtonLink>
      }
    />
  );
}
