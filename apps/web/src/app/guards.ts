import type { Session } from '@lyceum/session';
import { redirect } from '@tanstack/react-router';

/** For the landing page: whoever is signed in starts at their default page (checklist line 11). */
export async function sendHomeIfSignedIn(session: Session): Promise<void> {
  await sendOnIfSignedIn(session, undefined, 'special');
}

/**
 * For the account forms (checklist line 9): whoever is signed in goes where they were heading, else to the default
 * page. `special` is for the login form, where that page may depend on the user (checklist line 12).
 */
export async function sendOnIfSignedIn(
  session: Session,
  next: string | undefined,
  landing: 'special' | 'usual' = 'usual',
): Promise<void> {
  // Visitors are in a hurry; the rest is loaded for those who stay.
  if (session.state.status === 'signed-out') return;
  const { sendOn } = await import('./send-on');
  await sendOn(session, next, landing);
}

/** For signed-in screens: a visitor logs in first and comes back to `href`. */
export function requireSession(session: Session, href: string): void {
  if (session.state.status === 'signed-in') return;
  throw redirect({ to: '/login', search: { next: href }, replace: true });
}
