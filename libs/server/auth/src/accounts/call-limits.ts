import { authLimits } from '@lyceum/contracts/auth';
import type { RateLimit } from '@lyceum/kernel';

/**
 * How often things may be asked for one e-mail, whether or not there is an account with it. What one address may do
 * is the configuration's ADDRESS_RATE_LIMIT.
 */
export const callLimits = {
  /** Sign-ups, each of which sends a mail. */
  signUp: { points: 10, seconds: 3_600 },
  /** Pause between two mails of one kind (checklist line 39). */
  mailPause: { points: 1, seconds: authLimits.resendSeconds },
  /** Mails of one kind, so that nobody can fill somebody else's mailbox. */
  mail: { points: 6, seconds: 3_600 },
  /** Requests for consent to one guardian's mailbox, whichever and however many accounts name it. */
  guardianMail: { points: 5, seconds: 86_400 },
  /** Consents given back to one account: each, and the withdrawal after it, writes to child, guardian and staff. */
  consentAgain: { points: 4, seconds: 86_400 },
} as const satisfies Record<string, RateLimit>;
