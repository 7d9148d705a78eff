import { ageInYears, authLimits } from '@lyceum/contracts/auth';
import { fieldRules, type RuledName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { type ContactFacts, mayContact } from '@lyceum/friends';
import type { Actor } from '@lyceum/kernel';

/** How near somebody is to whom they look at: nobody to them, may know of them, a friend or their guardian, themselves. */
export type Reach = 0 | 1 | 2 | 3;

/** How near one has to be to read what is set to this. */
export const reachNeeded: Readonly<Record<PrivacyLevel, Reach>> = { GLOBAL: 1, FRIENDS: 2, PRIVATE: 3 };

/** Whoever may be shown the person among people they look for (`contactTable`) may know of them. `reachSql` says the same. */
export function reachOf(facts: ContactFacts, today: Date): Reach {
  if (facts.isSelf) return 3;
  if (facts.isBlocked) return 0;
  if (facts.ties.includes('FRIENDS') || facts.ties.includes('GUARDS')) return 2;
  return mayContact('SUGGEST', facts, today) ? 1 : 0;
}

/** How near the caller is taken to be at most: staff who see the platform as somebody read what they may as strangers. */
export const mostReachOf = ({ viewedBy }: Actor): Reach => (viewedBy === undefined ? 3 : 1);

/** Whether what is open to a minor at most binds the person. No birth date is protected like a minor's. */
export function isProtected({ dateOfBirth }: ContactFacts['person'], today: Date): boolean {
  return dateOfBirth === null || ageInYears(dateOfBirth, today) < authLimits.adultAgeYears;
}

/** What holds of what somebody tells, whatever they or an earlier birth date of theirs said. @param own what they said */
export function settingOf(name: RuledName, own: PrivacyLevel | undefined, isMinor: boolean): PrivacyLevel {
  const { byDefault, mostOfMinor } = fieldRules[name];
  const said = own ?? byDefault;
  return isMinor && reachNeeded[said] < reachNeeded[mostOfMinor] ? mostOfMinor : said;
}

/** Whether somebody this near may read it. `shownSql` is the same as SQL, of the same table. */
export function maySee(
  reach: Reach,
  name: RuledName,
  own: PrivacyLevel | undefined,
  isMinor: boolean,
): boolean {
  return reach >= reachNeeded[settingOf(name, own, isMinor)];
}
