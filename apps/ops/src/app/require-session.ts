import type { Session } from '@lyceum/session';
import { redirect } from '@tanstack/react-router';

/** A visitor logs in first, in the web app, and comes back to `href`, a path below the console's base. */
export function requireSession(session: Session, href: string): void {
  if (session.state.status === 'signed-in') return;
  throw redirect({ href: loginPath(href), reloadDocument: true, replace: true });
}

/** The web app's login form, with the way back to a path of the console. */
export function loginPath(href: string): string {
  const next = href === '/' ? '/ops/' : `/ops${href}`;
  return `/login?${new URLSearchParams({ next }).toString()}`;
}
