import { authLimits } from '@lyceum/contracts';

/**
 * SQL that other domains paste into their statements about people. Each takes an alias of `users`.
 *
 * The person waits for a guardian: one who has not consented yet to somebody under 13 (checklist line 41), or one who
 * has withdrawn their consent to somebody under 18. Who has grown older meanwhile waits for nobody. `awaitsConsent` in
 * the account's policy says the same of one row.
 */
export function awaitsGuardian(user: string): string {
  const youngerThan = (years: number): string =>
    `${user}.date_of_birth > CURRENT_DATE - interval '${String(years)} years'`;
  return `(${user}.guardian_email IS NOT NULL AND COALESCE(
    CASE WHEN ${user}.guardian_withdrew_at IS NOT NULL THEN ${youngerThan(authLimits.adultAgeYears)}
         WHEN ${user}.guardian_consented_at IS NULL THEN ${youngerThan(authLimits.consentAgeYears)}
         ELSE FALSE END, TRUE))`;
}

/**
 * The person can be found and named: searched, suggested, mentioned, asked, invited, listed, counted, seen online,
 * mailed. Not so an account that is erased or suspended, whose e-mail nobody has confirmed, that waits for a guardian,
 * or that came over a service and has not yet said who it is. Every statement that finds people takes this in.
 */
export function isFindable(user: string): string {
  return `(${user}.erased_at IS NULL AND ${user}.suspended_at IS NULL AND ${user}.email_confirmed_at IS NOT NULL
    AND (${user}.roles <> '{}' OR ${user}.date_of_birth IS NOT NULL) AND NOT ${awaitsGuardian(user)})`;
}
