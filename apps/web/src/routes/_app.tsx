import { createFileRoute } from '@tanstack/react-router';
import { inFrame } from '../app/frame';
import { requireSession } from '../app/guards';
import { ScreenUnderThread } from '../app/screen-under-thread';
import { readThreadSearch } from '../app/thread-search';

export const Route = createFileRoute('/_app')({
  validateSearch: readThreadSearch,
  beforeLoad: ({ context, location }) => {
    requireSession(context.session, location.href);
    return inFrame('shell');
  },
  component: SignedIn,
});

function SignedIn() {
  const { thread } = Route.useSearch();
  return <ScreenUnderThread threadId={thread} />;
}
