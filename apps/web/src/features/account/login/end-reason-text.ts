import { authErrors } from '@lyceum/contracts/auth';
import type { SignedOutReason } from '@lyceum/session';
import * as messages from './login.messages';

const texts: Partial<Readonly<Record<SignedOutReason, () => string>>> = {
  expired: () => authErrors.SESSION_EXPIRED.message,
  REVOKED: messages.loggedOutElsewhere,
  PASSWORD_CHANGED: messages.passwordWasChanged,
  EMAIL_CHANGED: messages.emailWasChanged,
  REUSED_TOKEN: messages.loggedOutForSafety,
  CONSENT_NEEDED: messages.lockedUntilConsent,
  SUSPENDED: () => authErrors.SUSPENDED.message,
  DELETED: messages.accountDeleted,
};

/** What the login form says about a session that is over; null where there is nothing to explain, or a modal does. */
export function endReasonText(reason: SignedOutReason): string | null {
  return texts[reason]?.() ?? null;
}
