import { rich, useBrandName } from '@lyceum/ui';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../features/account/links/forgot-password-screen';
import { GuardianScreen } from '../features/account/links/guardian-screen';
import { SignUpScreen } from '../features/account/sign-up/sign-up-screen';
import * as messages from './account-screens.messages';
import { AnchorLink, ButtonLink } from './links';
import { readNextSearch } from './next-search';

/** Sign-up, which answers several addresses (checklist line 4). */
export function SignUpRoute() {
  const { config } = useRouteContext({ from: '__root__' });
  const search = readNextSearch(useSearch({ strict: false }));
  return (
    <SignUpScreen
      providers={config.socialProviders}
      next={search.next}
      logInLink={rich(messages.alreadyHaveAnAccount, {
        link: (
          <AnchorLink to="/login" search={search}>
            {messages.logIn()}
          </AnchorLink>
        ),
      })}
    />
  );
}

/** Asking for a new password, which answers several addresses (checklist line 4). */
export function ForgotPasswordRoute() {
  return (
    <ForgotPasswordScreen
      logInLink={rich(messages.rememberedIt, {
        link: <AnchorLink to="/login">{messages.logIn()}</AnchorLink>,
      })}
    />
  );
}

/** How a guardian's consent stands, by the link they keep (checklist line 41). */
export function GuardianRoute({ code }: { readonly code: string }) {
  const brandName = useBrandName();
  return (
    <GuardianScreen
      code={code}
      homeButton={
        <ButtonLink to="/" variant="outline">
          {messages.goTo({ brandName })}
        </ButtonLink>
      }
    />
  );
}
