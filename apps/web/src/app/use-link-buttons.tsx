import { useBrandName } from '@lyceum/ui';
import { ButtonLink } from './links';
import * as messages from './routes.messages';

/** Ways on from a screen that a link of a mail opened. @param forgot what asking for another link is called there */
export function useLinkButtons(forgot: string) {
  const brandName = useBrandName();
  return {
    logInButton: (
      <ButtonLink to="/login" size="lg">
        {messages.logIn()}
      </ButtonLink>
    ),
    forgotButton: <ButtonLink to="/forgot-password">{forgot}</ButtonLink>,
    homeButton: (
      <ButtonLink to="/" variant="outline">
        {messages.goTo({ brandName })}
      </ButtonLink>
    ),
  };
}
