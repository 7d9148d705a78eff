import { type Session, type SessionUser, settleSession } from '@lyceum/session';
import { redirect } from '@tanstack/react-router';
import { homePath, isOtherApplication, nextPathOf } from './next-path';

/** For the landing page: whoever is signed in starts at their default page (checklist line 11). */
export async function sendHomeIfSignedIn(session: Session): Promise<void> {
  const user = await signedInUser(session);
  if (user) throw redirect({ href: await landingPathOf(user), replace: true });
}

/**
 * For the account forms (checklist line 9): whoever is signed in goes where they were heading, else to the default
 * page. Which one that is may depend on the user only coming from the login form (checklist line 12).
 */
export async function sendOnIfSignedIn(
  session: Session,
  next: string | undefined,
  form: 'login' | 'other' = 'other',
): Promise<void> {
  const user = await signedInUser(session);
  if (!user) return;
  const href = nextPathOf(next) ?? (form === 'login' ? await landingPathOf(user) : homePath);
  throw redirect({ href, replace: true, reloadDocument: isOtherApplication(href) });
}

/** For signed-in screens: a visitor logs in first and comes back to `href`. */
export function requireSession(session: Session, href: string): void {
  if (session.state.status === 'signed-in') return;
  throw redirect({ to: '/login', search: { next: href }, replace: true });
}

async function signedInUser(session: Session): Promise<SessionUser | null> {
  await settleSession();
  return session.state.user;
}

async function landingPathOf(user: SessionUser): Promise<string> {
  const { landingPath } = await import('./landing');
  return landingPath(user.email);
}
