import { useBrandName } from '@lyceum/ui';
import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { EmailChangeScreen } from '../../features/account/links/email-change-screen';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_public/email-change/$code')({ component: EmailChange });

function EmailChange() {
  const brandName = useBrandName();
  const { code } = Route.useParams();
  return (
    <EmailChangeScreen
      key={code}
      code={code}
      logInButton={
        <ButtonLink to="/login" size="lg">
          {messages.logIn()}
        </ButtonLink>
      }
      forgotButton={<ButtonLink to="/forgot-password">{messages.chooseNewPassword()}</ButtonLink>}
      homeButton={
        <ButtonLink to="/" variant="outline">
          {messages.goTo({ brandName })}
        </ButtonLink>
      }
    />
  );
}
