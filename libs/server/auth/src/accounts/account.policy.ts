import { authErrors, needsGuardian } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import type { User } from '../users/user.entity';

/** What of an account decides whether its owner may get in. */
export type AccountState = Pick<
  User,
  'emailConfirmedAt' | 'dateOfBirth' | 'guardianEmail' | 'guardianConsentedAt'
>;

/** Whether a guardian has still to agree (checklist line 41). Who has turned 13 meanwhile waits for nobody. */
export function awaitsConsent(user: Omit<AccountState, 'emailConfirmedAt'>, now: Date): boolean {
  const { dateOfBirth, guardianEmail, guardianConsentedAt } = user;
  if (dateOfBirth === null || guardianEmail === null || guardianConsentedAt !== null) return false;
  return needsGuardian(dateOfBirth, now);
}

/**
 * Whether somebody who has proved who they are gets a session. To be asked only after that proof: the answer says
 * that there is an account.
 * @throws DomainError AUTH_EMAIL_NOT_CONFIRMED, AUTH_GUARDIAN_CONSENT_NEEDED
 */
export function assertMaySignIn(user: AccountState, now: Date): void {
  if (user.emailConfirmedAt === null) throw new DomainError(authErrors.EMAIL_NOT_CONFIRMED);
  if (awaitsConsent(user, now)) throw new DomainError(authErrors.GUARDIAN_CONSENT_NEEDED);
}
