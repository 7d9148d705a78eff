import { type Session, settleSession } from '@lyceum/session';
import { redirect } from '@tanstack/react-router';
import { landingPath } from './landing';
import { homePath, isOtherApplication, nextPathOf } from './next-path';
import { takeRememberedPath } from './remembered-path';

/** Sends whoever is really signed in on to `next`, to where they were heading when they signed up, or to their default page. @throws the router's redirect */
export async function sendOn(
  session: Session,
  next: string | undefined,
  landing: 'special' | 'usual',
): Promise<void> {
  await settleSession();
  const { user } = session.state;
  if (!user) return;
  // Taken in any case: it is not for whoever logs in here next.
  const remembered = takeRememberedPath();
  const wanted = nextPathOf(next) ?? remembered;
  const href = wanted ?? (landing === 'special' ? await landingPath(user.email) : homePath);
  throw redirect({ href, replace: true, reloadDocument: isOtherApplication(href) });
}
