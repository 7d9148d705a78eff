import { lazyPart } from '@lyceum/shell';
import { rich, useBrandName } from '@lyceum/ui';
import { useLocation, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ForgotPasswordScreen } from '../features/account/links/forgot-password-screen';
import { GuardianScreen } from '../features/account/links/guardian-screen';
import { SignUpScreen } from '../features/account/sign-up/sign-up-screen';
import * as messages from './account-screens.messages';
import { AnchorLink, ButtonLink } from './links';
import { readNextSearch } from './next-search';
import { toPath } from './pathed';

const AttachConsent = lazyPart(() =>
  import('../features/guardians/attach-consent').then((it) => it.AttachConsent),
);

/** Sign-up, which answers several addresses (checklist line 4). */
export function SignUpRoute() {
  const { config } = useRouteContext({ from: '__root__' });
  const search = readNextSearch(useSearch({ strict: false }));
  const asEducator = useLocation({ select: ({ pathname }) => pathname === '/signup/teacher' });
  return (
    <SignUpScreen
      asEducator={asEducator}
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
  const navigate = useNavigate();
  return (
    <GuardianScreen
      code={code}
      further={
        <Suspense>
          <AttachConsent
            code={code}
            onDone={() => void navigate(toPath('/guardian'))}
            logIn={
              <>
                <ButtonLink to="/login" search={{ next: `/guardian/${code}` }} variant="outline">
                  {messages.logIn()}
                </ButtonLink>
                <p>
                  {rich(messages.noAccountYet, {
                    link: <AnchorLink to="/signup">{messages.createOne()}</AnchorLink>,
                  })}
                </p>
              </>
            }
          />
        </Suspense>
      }
      homeButton={
        <ButtonLink to="/" variant="outline">
          {messages.goTo({ brandName })}
        </ButtonLink>
      }
    />
  );
}
