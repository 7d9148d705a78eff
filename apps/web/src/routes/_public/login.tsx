import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { sendOnIfSignedIn } from '../../app/guards';
import { AnchorLink } from '../../app/links';
import { readNextSearch } from '../../app/next-path';
import { endReasonText } from '../../features/account/login/end-reason-text';
import { LoginScreen } from '../../features/account/login/login-screen';

export const Route = createFileRoute('/_public/login')({
  validateSearch: readNextSearch,
  beforeLoad: ({ context, search }) => sendOnIfSignedIn(context.session, search.next),
  component: LogIn,
});

function LogIn() {
  const { config, session } = Route.useRouteContext();
  const search = Route.useSearch();
  const router = useRouter();
  const [fragment] = useState(() => router.history.location.hash);
  const clearFragment = useCallback((): void => {
    void router.navigate({ to: '/login', search: (kept) => kept, hash: '', replace: true });
  }, [router]);
  const { state } = session;
  return (
    <LoginScreen
      brandName={config.brandName}
      providers={config.socialProviders}
      next={search.next}
      notice={state.status === 'signed-out' ? endReasonText(state.reason) : null}
      fragment={fragment}
      clearFragment={clearFragment}
      signUpLink={
        <>
          New here?{' '}
          <AnchorLink to="/signup" search={search}>
            Create an account
          </AnchorLink>
        </>
      }
      forgotLink={<AnchorLink to="/forgot-password">Forgot your password?</AnchorLink>}
    />
  );
}
