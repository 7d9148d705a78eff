import { isStaff } from '@lyceum/contracts/auth';
import { realtime, type SessionUser, tellSigns, useSession } from '@lyceum/session';
import { useRoleChanges } from '@lyceum/shell';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { keepArrivedAnswers } from './begun-queries';
import { ConsoleFrame } from './console-frame';
import { sectionOf, sectionsOf } from './navigation';
import { NoAccess } from './no-access';
import { createConsoleQueryClient } from './query-client';
import { SecondFactorNeeded } from './second-factor-needed';
import { createTrpcClient, trpc } from './trpc';
import { useMay } from './use-may';
import { useSecondFactorNeeded } from './use-second-factor-needed';

interface ConsoleLayoutProps {
  readonly children: ReactNode;
}

/** Everything a console screen stands in. Somebody without a staff role, or who loses the last one, sees why not. */
export function ConsoleLayout({ children }: ConsoleLayoutProps) {
  const { user } = useSession();
  // Between the end of a session and the way to the login form there is nothing to show.
  if (!user) return null;
  return (
    <UserScope key={user.id}>
      <LiveConnection />
      <ConsoleFrame user={user} isStaff={isStaff(user.roles)}>
        <Gate user={user}>{children}</Gate>
      </ConsoleFrame>
    </UserScope>
  );
}

/** One cache a user: signing in as somebody else starts with an empty one. */
function UserScope({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createFilledCache);
  const [client] = useState(createTrpcClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

function createFilledCache(): QueryClient {
  const queryClient = createConsoleQueryClient();
  keepArrivedAnswers(queryClient);
  return queryClient;
}

function LiveConnection() {
  useEffect(() => realtime.start(), []);
  useEffect(() => tellSigns(realtime), []);
  useRoleChanges();
  return null;
}

/** Lets through whom the section admits; a screen of no section is nobody's. */
function Gate({ user, children }: ConsoleLayoutProps & { readonly user: SessionUser }) {
  const needsSecondFactor = useSecondFactorNeeded();
  const pathname = useLocation({ select: (location) => location.pathname });
  const may = useMay();
  const section = sectionOf(sectionsOf(useRouter()), pathname);
  const isAdmitted = section !== undefined && may(section.requires);
  if (!isStaff(user.roles) || !isAdmitted)
    return <NoAccess user={user} section={isStaff(user.roles) ? section : undefined} />;
  return needsSecondFactor ? <SecondFactorNeeded /> : children;
}
