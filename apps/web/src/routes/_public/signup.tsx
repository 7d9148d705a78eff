import { createFileRoute } from '@tanstack/react-router';
import { sendOnIfSignedIn } from '../../app/guards';
import { AnchorLink } from '../../app/links';
import { readNextSearch } from '../../app/next-path';
import { AccountPage } from '../../features/account/account-page';
import { SignUpForm } from '../../features/account/sign-up-form';

export const Route = createFileRoute('/_public/signup')({
  validateSearch: readNextSearch,
  beforeLoad: ({ context, search }) => sendOnIfSignedIn(context.session, search.next),
  component: SignUp,
});

function SignUp() {
  const { config } = Route.useRouteContext();
  const search = Route.useSearch();
  return (
    <AccountPage
      title="Create your account"
      brandName={config.brandName}
      lead="Four lines, and you are in."
      otherWay={
        <>
          Already have an account?{' '}
          <AnchorLink to="/login" search={search}>
            Log in
          </AnchorLink>
        </>
      }
    >
      <SignUpForm />
    </AccountPage>
  );
}
