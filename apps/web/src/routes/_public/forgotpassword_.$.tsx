import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordRoute } from '../../app/account-screens';
import { sendOnIfSignedIn } from '../../app/guards';
import { readNextSearch } from '../../app/next-path';

export const Route = createFileRoute('/_public/forgotpassword_/$')({
  validateSearch: readNextSearch,
  beforeLoad: ({ context, search }) => sendOnIfSignedIn(context.session, search.next),
  component: ForgotPasswordRoute,
});
