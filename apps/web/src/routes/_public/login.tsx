import { createFileRoute } from '@tanstack/react-router';
import { sendOnIfSignedIn } from '../../app/guards';
import { AnchorLink } from '../../app/links';
import { readNextSearch } from '../../app/next-path';
import { AccountPage } from '../../features/account/account-page';
import { SignInForm } from '../../features/account/sign-in-form';

export const Route = createFileRoute('/_public/login')({
  validateSearch: readNextSearch,
  beforeLoad: ({ context, search }) => sendOnIfSignedIn(context.session, search.next),
  component: LogIn,
});

function LogIn() {
  const { config, session } = Route.useRouteContext();
  const search = Route.useSearch();
  const { state } = session;
  return (
    <AccountPage
      title="Log in"
      brandName={config.brandName}
      lead="Good to have you back."
      otherWay={
        <>
          New here?{' '}
          <AnchorLink to="/signup" search={search}>
            Create an account
          </AnchorLink>
        </>
      }
    >
      <SignInForm hasTimedOut={state.status === 'signed-out' && state.reason === 'expired'} />
    </AccountPage>
  );
}
