import { authLimits } from './auth.limits';

/** Whole years between a birthday (`YYYY-MM-DD`) and `today`, by the calendar of `today`'s time zone. */
export function ageInYears(dateOfBirth: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Whether somebody born that day still needs a guardian's consent (checklist line 41). */
export function needsGuardian(dateOfBirth: string, today: Date): boolean {
  return ageInYears(dateOfBirth, today) < authLimits.consentAgeYears;
}

/** Whether somebody born that day is not yet of age: a guardian may then withdraw what they consented to. */
export function isUnderAge(dateOfBirth: string, today: Date): boolean {
  return ageInYears(dateOfBirth, today) < authLimits.adultAgeYears;
}
