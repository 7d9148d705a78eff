import { authErrors, isUnderAge, needsGuardian } from '@lyceum/contracts/auth';
import { DomainError } from '@lyceum/kernel';
import type { User } from './user';

/** What of an account decides whether its owner may get in. */
export type AccountState = Pick<
  User,
  'emailConfirmedAt' | 'dateOfBirth' | 'guardianEmail' | 'guardianConsentedAt' | 'guardianWithdrewAt'
>;

/**
 * Whether a guardian has still to agree (checklist line 41), or to agree again after withdrawing it. Who has turned 13,
 * or 18 where it was withdrawn, waits for nobody. `awaitsGuardian` in people.sql.ts is the same as SQL.
 */
export function awaitsConsent(user: Omit<AccountState, 'emailConfirmedAt'>, now: Date): boolean {
  const { dateOfBirth, guardianEmail, guardianConsentedAt, guardianWithdrewAt } = user;
  if (guardianEmail === null) return false;
  if (dateOfBirth === null) return guardianConsentedAt === null || guardianWithdrewAt !== null;
  if (guardianWithdrewAt !== null) return isUnderAge(dateOfBirth, now);
  return guardianConsentedAt === null && needsGuardian(dateOfBirth, now);
}

/**
 * Whether somebody who has proved who they are gets a session. To be asked only after that proof: the answer says
 * that there is an account.
 * @throws DomainError AUTH_EMAIL_NOT_CONFIRMED, AUTH_GUARDIAN_CONSENT_NEEDED, AUTH_CONSENT_WITHDRAWN
 */
export function assertMaySignIn(user: AccountState, now: Date): void {
  if (user.emailConfirmedAt === null) throw new DomainError(authErrors.EMAIL_NOT_CONFIRMED);
  if (!awaitsConsent(user, now)) return;
  throw new DomainError(
    user.guardianWithdrewAt === null ? authErrors.GUARDIAN_CONSENT_NEEDED : authErrors.CONSENT_WITHDRAWN,
  );
}
