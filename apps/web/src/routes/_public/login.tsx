import { rich } from '@lyceum/ui';
import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { sendOnIfSignedIn } from '../../app/guards';
import { AnchorLink } from '../../app/links';
import { readNextSearch } from '../../app/next-search';
import { greetingPath } from '../../app/shared-link';
import { endReasonText } from '../../features/account/login/end-reason-text';
import { LoginScreen } from '../../features/account/login/login-screen';
import * as messages from '../../app/routes.messages';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody has come back from another service and may have a step to go, signed in or not. */
    isReturning?: boolean;
    /** Somebody has just confirmed their e-mail. */
    isNew?: boolean;
  }
}

export const Route = createFileRoute('/_public/login')({
  validateSearch: readNextSearch,
  beforeLoad: async ({ context, search, location, preload }) => {
    // Who connects another service comes back signed in, with a question or an answer behind the #.
    if (location.hash !== '' || location.state.isReturning) return;
    await sendOnIfSignedIn(context.session, search.next, 'special');
    const { state } = context.session;
    // Whose session ended comes back to where they were.
    if (preload || state.status !== 'signed-out' || state.reason !== 'none') return;
    const greeting = greetingPath(search.next);
    if (greeting !== null) throw redirect({ href: greeting, replace: true });
  },
  component: LogIn,
});

function LogIn() {
  const { config, session } = Route.useRouteContext();
  const search = Route.useSearch();
  const { fragment, clearFragment, goOn } = useReturn();
  const { state } = session;
  const isNew = useLocation({ select: (location) => location.state.isNew ?? false });
  return (
    <LoginScreen
      providers={config.socialProviders}
      next={search.next}
      notice={state.status === 'signed-out' ? endReasonText(state.reason) : null}
      isBack={session.wasUsed && !isNew}
      fragment={fragment}
      isSignedIn={state.status === 'signed-in'}
      clearFragment={clearFragment}
      onSignedIn={goOn}
      signUpLink={rich(messages.newHere, {
        link: (
          <AnchorLink to="/signup" search={search}>
            {messages.createAnAccount()}
          </AnchorLink>
        ),
      })}
      forgotLink={<AnchorLink to="/forgot-password">{messages.forgotYourPasswordQuestion()}</AnchorLink>}
    />
  );
}

/** The fragment a social service's callback left in the address, and what becomes of the address. */
function useReturn() {
  const router = useRouter();
  const [fragment] = useState(() => router.state.location.hash);
  const stay = useCallback(
    (isReturning: boolean): void => {
      void router.navigate({
        to: '/login',
        search: (kept) => kept,
        hash: '',
        state: { isReturning },
        replace: true,
      });
    },
    [router],
  );
  const clearFragment = useCallback(() => stay(true), [stay]);
  // Without the mark the route's guard leads on to where the person was heading.
  const goOn = useCallback(() => stay(false), [stay]);
  return { fragment, clearFragment, goOn };
}
