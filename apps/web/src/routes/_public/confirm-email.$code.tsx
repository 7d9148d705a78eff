import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { ConfirmEmailScreen } from '../../features/account/links/confirm-email-screen';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_public/confirm-email/$code')({ component: ConfirmEmail });

function ConfirmEmail() {
  const { code } = Route.useParams();
  const router = useRouter();
  return (
    <ConfirmEmailScreen
      key={code}
      code={code}
      logInButton={
        <ButtonLink to="/login" state={{ isNew: true }} size="lg">
          {messages.logIn()}
        </ButtonLink>
      }
      // Its guard knows where whoever is signed in begins.
      onSignedIn={() => void router.navigate({ to: '/login', replace: true })}
    />
  );
}
