import { authErrors } from '@lyceum/contracts';
import type { SignedOutReason } from '@lyceum/session';

const texts: Partial<Readonly<Record<SignedOutReason, string>>> = {
  expired: authErrors.SESSION_EXPIRED.message,
  REVOKED: 'You were logged out here from another device.',
  PASSWORD_CHANGED: 'Your password was changed, so you were logged out here. Log in with the new one.',
  REUSED_TOKEN: 'For your safety you were logged out: somebody may have used a copy of your session.',
  CONSENT_NEEDED: 'This account is locked until your guardian agrees. Nothing is deleted.',
  SUSPENDED: authErrors.SUSPENDED.message,
  DELETED: 'This account has been deleted.',
};

/** What the login form says about a session that is over; null where there is nothing to explain, or a modal does. */
export function endReasonText(reason: SignedOutReason): string | null {
  return texts[reason] ?? null;
}
