import { authLimits } from '@lyceum/contracts/auth';
import type { ProfileViewer } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { privacyLevels } from '@lyceum/contracts/shell';
import type { ContactFacts, Tie } from '@lyceum/friends';
import { type Reach, reachNeeded, reachOf } from '../fields/field.policy';

type Person = ContactFacts['person'];

/** What each is to the owner. Whoever is under age may be found by whom a grown-up may not. */
const standIns: Readonly<
  Record<ProfileViewer, { readonly isMinor: boolean; readonly ties: readonly Tie[] }>
> = {
  FRIEND: { isMinor: false, ties: ['FRIENDS'] },
  GUARDIAN: { isMinor: false, ties: ['GUARDS'] },
  TEACHER: { isMinor: false, ties: ['TEACHES'] },
  CLASSMATE: { isMinor: true, ties: ['CLASS'] },
  STUDENT: { isMinor: true, ties: [] },
  STRANGER: { isMinor: false, ties: [] },
};

/** How near somebody of this kind is to the owner: the rule of all viewers, asked of one who stands for them. */
export function reachOfViewer(viewer: ProfileViewer, person: Person, today: Date): Reach {
  const { isMinor, ties } = standIns[viewer];
  const age = isMinor ? authLimits.adultAgeYears - 1 : 2 * authLimits.adultAgeYears;
  const dateOfBirth = `${String(today.getFullYear() - age)}-01-01`;
  const actor = { dateOfBirth, roles: [], isFindable: true };
  return reachOf({ isSelf: false, isBlocked: false, actor, person, ties }, today);
}

/** The settings of which they read what is set to them, the narrowest first. */
export function levelsOfViewer(viewer: ProfileViewer, person: Person, today: Date): PrivacyLevel[] {
  const reach = reachOfViewer(viewer, person, today);
  return privacyLevels.filter((level) => reach >= reachNeeded[level]);
}
