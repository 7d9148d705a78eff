import { createFileRoute } from '@tanstack/react-router';
import { SignUpRoute } from '../../app/account-screens';
import { sendOnIfSignedIn } from '../../app/guards';
import { readNextSearch } from '../../app/next-search';

export const Route = createFileRoute('/_public/signup')({
  validateSearch: readNextSearch,
  beforeLoad: ({ context, search }) => sendOnIfSignedIn(context.session, search.next),
  component: SignUpRoute,
});
