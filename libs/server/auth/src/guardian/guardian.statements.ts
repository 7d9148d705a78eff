import { authLimits } from '@lyceum/contracts/auth';

const isOfAge = `date_of_birth <= CURRENT_DATE - interval '${String(authLimits.adultAgeYears)} years'`;

/** The account of $1, as long as $2 is its guardian. */
const ofGuardian = 'id = $1 AND guardian_email = $2 AND erased_at IS NULL';

/** The guardian of $1 agrees. */
export const consentStatement = `
  UPDATE users SET guardian_consented_at = now(), guardian_withdrew_at = NULL, updated_at = now() WHERE id = $1`;

/** How the consent of $2 to the account of $1 stands; no row where there never was one. */
export const consentStateQuery = `
  SELECT full_name AS "childName", guardian_email AS "guardianEmail",
         CASE WHEN ${isOfAge} THEN 'OVER' WHEN guardian_withdrew_at IS NULL THEN 'GIVEN' ELSE 'WITHDRAWN' END AS state,
         COALESCE(guardian_withdrew_at, guardian_consented_at) AS since
  FROM users WHERE ${ofGuardian} AND COALESCE(guardian_withdrew_at, guardian_consented_at) IS NOT NULL`;

/** $2 withdraws a consent that stands. */
export const withdrawStatement = `
  UPDATE users SET guardian_withdrew_at = now(), guardian_consented_at = NULL, updated_at = now()
  WHERE ${ofGuardian} AND guardian_consented_at IS NOT NULL AND NOT COALESCE(${isOfAge}, FALSE)`;

/** $2 gives back a consent that was withdrawn. */
export const consentAgainStatement = `
  UPDATE users SET guardian_consented_at = now(), guardian_withdrew_at = NULL, updated_at = now()
  WHERE ${ofGuardian} AND guardian_withdrew_at IS NOT NULL`;
