import { realtime, type SessionUser, tellSigns, useSession } from '@lyceum/session';
import { createQueryClient, lazyPart, nextPart, partsAreThere, useRoleChanges } from '@lyceum/shell';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { firstAnswers } from './first-answers';
import { NameGate } from './name-gate';
import { PeopleScope } from './people-scope';
import { ShellFrame } from './shell-frame';
import { TermsGate } from './terms-gate';
import { useWaitingReplies } from './use-waiting-replies';

const ViewingBanner = lazyPart(() => import('./viewing-banner').then((it) => it.ViewingBanner));

/** Nobody can be called before the live connection stands. */
const Ringing = nextPart(() => import('./ringing').then((it) => it.Ringing));

interface SignedInLayoutProps {
  readonly children: ReactNode;
}

/** Everything a signed-in screen stands in: server cache, live connection, gates, navigation. */
export function SignedInLayout({ children }: SignedInLayoutProps) {
  const { user } = useSession();
  // Between the end of a session and the router's redirect there is nothing to show.
  if (!user) return null;
  return (
    <UserScope key={user.id}>
      {user.viewedBy && (
        <Suspense>
          <ViewingBanner user={user} />
        </Suspense>
      )}
      <LiveShell user={user}>{children}</LiveShell>
    </UserScope>
  );
}

/** One cache a user: signing in as somebody else starts with an empty one. */
function UserScope({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function LiveShell({ user, children }: SignedInLayoutProps & { readonly user: SessionUser }) {
  const queryClient = useQueryClient();
  // The socket's code would share the line with the screen's calls and parts.
  useEffect(() => realtime.start(firstAnswers(queryClient).then(partsAreThere)), [queryClient]);
  useEffect(() => tellSigns(realtime), []);
  useRoleChanges();
  useWaitingReplies(user.id);
  return (
    <TermsGate user={user}>
      <ShellFrame user={user}>
        <PeopleScope>{children}</PeopleScope>
      </ShellFrame>
      <NameGate />
      {!user.viewedBy && (
        <Suspense>
          <Ringing />
        </Suspense>
      )}
    </TermsGate>
  );
}
