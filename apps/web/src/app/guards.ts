import type { Session } from '@lyceum/session';
import { redirect } from '@tanstack/react-router';
import { homePath, isOtherApplication, safeNextPath } from './next-path';

/** For the landing page: whoever is signed in starts at home. */
export function sendHomeIfSignedIn(session: Session): void {
  if (session.state.status === 'signed-in') throw redirect({ to: homePath, replace: true });
}

/** For the account forms: whoever is signed in goes where they were heading. */
export function sendOnIfSignedIn(session: Session, next: string | undefined): void {
  if (session.state.status !== 'signed-in') return;
  const href = safeNextPath(next);
  throw redirect({ href, replace: true, reloadDocument: isOtherApplication(href) });
}

/** For signed-in screens: a visitor logs in first and comes back to `href`. */
export function requireSession(session: Session, href: string): void {
  if (session.state.status === 'signed-in') return;
  throw redirect({ to: '/login', search: { next: href }, replace: true });
}
