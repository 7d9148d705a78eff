import { authLimits, type GuardianAnswer } from '@lyceum/contracts/auth';
import { statement } from '@lyceum/kernel';

const isOfAge = `date_of_birth <= CURRENT_DATE - interval '${String(authLimits.adultAgeYears)} years'`;

/** The account, as long as this is its guardian. */
const ofGuardian = 'id = $userId AND guardian_email = $guardianEmail AND erased_at IS NULL';

/** The guardian agrees. */
export const consentStatement = statement(
  'auth.guardian-consents',
  `UPDATE users SET guardian_consented_at = now(), guardian_withdrew_at = NULL, updated_at = now() WHERE id = $userId`,
);

/** How the guardian's consent to the account stands; no row where there never was one. */
export const consentStateQuery = statement<Omit<GuardianAnswer['data'], 'since'> & { since: Date }>(
  'auth.consent-state',
  `SELECT full_name AS "childName", guardian_email AS "guardianEmail",
         CASE WHEN ${isOfAge} THEN 'OVER' WHEN guardian_withdrew_at IS NULL THEN 'GIVEN' ELSE 'WITHDRAWN' END AS state,
         COALESCE(guardian_withdrew_at, guardian_consented_at) AS since
  FROM users WHERE ${ofGuardian} AND COALESCE(guardian_withdrew_at, guardian_consented_at) IS NOT NULL`,
);

/** The address of somebody's guardian, or null. */
export const guardianOfQuery = statement<{ guardianEmail: string | null }>(
  'auth.guardian-of',
  'SELECT guardian_email AS "guardianEmail" FROM users WHERE id = $userId',
);

/** The guardian withdraws a consent that stands. */
export const withdrawStatement = statement(
  'auth.guardian-withdraws',
  `UPDATE users SET guardian_withdrew_at = now(), guardian_consented_at = NULL, updated_at = now()
  WHERE ${ofGuardian} AND guardian_consented_at IS NOT NULL AND NOT COALESCE(${isOfAge}, FALSE)`,
);

/** The guardian gives back a consent that was withdrawn. */
export const consentAgainStatement = statement(
  'auth.guardian-consents-again',
  `UPDATE users SET guardian_consented_at = now(), guardian_withdrew_at = NULL, updated_at = now()
  WHERE ${ofGuardian} AND guardian_withdrew_at IS NOT NULL`,
);
