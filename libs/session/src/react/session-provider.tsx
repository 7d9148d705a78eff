import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Session, session as pageSession } from '../session';
import type { SessionState } from '../session-state';

const SessionContext = createContext<Session>(pageSession);

/** Gives a part of the tree a session other than the page's own; tests and previews use it. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session's state; the component follows its changes. */
export function useSession(): SessionState {
  const session = useContext(SessionContext);
  const read = () => session.state;
  return useSyncExternalStore(session.subscribe, read, read);
}
