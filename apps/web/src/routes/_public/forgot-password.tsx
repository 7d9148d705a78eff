import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordRoute } from '../../app/account-screens';
import { sendOnIfSignedIn } from '../../app/guards';
import { readNextSearch } from '../../app/next-search';

export const Route = createFileRoute('/_public/forgot-password')({
  validateSearch: readNextSearch,
  beforeLoad: ({ context, search }) => sendOnIfSignedIn(context.session, search.next),
  component: ForgotPasswordRoute,
});
