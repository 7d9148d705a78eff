import { createFileRoute, redirect } from '@tanstack/react-router';
import { sendOnIfSignedIn } from '../../app/guards';
import { ButtonLink } from '../../app/links';
import { rememberPath } from '../../app/remembered-path';
import { greetWith } from '../../app/shared-link';
import * as messages from '../../features/marketing/shared-link.messages';
import { SharedLinkScreen } from '../../features/marketing/shared-link-screen';

/** What greets a visitor who follows a link to a thread; whoever is signed in goes on into it. */
export const Route = createFileRoute('/_public/shared/$threadId')({
  beforeLoad: async ({ context, params, location }) => {
    const path = `/thread/${params.threadId}`;
    const next = path + location.searchStr;
    await sendOnIfSignedIn(context.session, next);
    const link = greetWith(path);
    // Of a thread that is not there, or not for visitors, nothing is told.
    if (!link) throw redirect({ to: '/login', search: { next }, replace: true });
    return { link, next };
  },
  component: SharedLink,
});

function SharedLink() {
  const { link, next } = Route.useRouteContext();
  const search = { next };
  return (
    <SharedLinkScreen
      link={link}
      signUp={
        <ButtonLink to="/signup" search={search} size="lg" onClick={() => rememberPath(next)}>
          {messages.joinToReadOn()}
        </ButtonLink>
      }
      logIn={
        <ButtonLink to="/login" search={search} size="lg" variant="outline">
          {messages.logIn()}
        </ButtonLink>
      }
    />
  );
}
