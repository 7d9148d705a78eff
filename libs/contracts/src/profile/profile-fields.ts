import { type PrivacyLevel, privacyLevels } from '../shell/environment.constants';

/** Who sees something of somebody as long as they have not said it, and the most that can be said before they are of age. */
export interface FieldRule {
  readonly byDefault: PrivacyLevel;
  readonly mostOfMinor: PrivacyLevel;
}

/** By which somebody is found outside of here. */
const guarded = { byDefault: 'PRIVATE', mostOfMinor: 'FRIENDS' } as const;
const amongFriends = { byDefault: 'FRIENDS', mostOfMinor: 'GLOBAL' } as const;
const open = { byDefault: 'GLOBAL', mostOfMinor: 'GLOBAL' } as const;

/** What somebody may tell of themselves, in the order it is read, with the rule of each (checklist lines 148, 149). */
export const profileFields = {
  preferredName: amongFriends,
  preferredPronoun: amongFriends,
  gender: amongFriends,
  dob: guarded,
  nationality: amongFriends,
  graduationYear: amongFriends,
  socialMedia1: amongFriends,
  socialMedia2: amongFriends,
  socialMedia3: amongFriends,
  socialMedia4: amongFriends,
  socialMedia5: amongFriends,
  phone: guarded,
  street: guarded,
  street2: guarded,
  city: guarded,
  state: guarded,
  zipcode: guarded,
  country: guarded,
  guardianFirstName: guarded,
  guardianLastName: guarded,
  guardianEmail: guarded,
  guardianPhone: guarded,
  sameAsStudent: guarded,
  guardianStreetAddress1: guarded,
  guardianStreetAddress2: guarded,
  guardianCity: guarded,
  guardianState: guarded,
  guardianZipcode: guarded,
  guardianCountry: guarded,
} as const satisfies Record<string, FieldRule>;

export type ProfileFieldName = keyof typeof profileFields;

export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];

/** What else a profile tells. */
export const profileParts = {
  aboutMe: open,
  memberSince: open,
  /** Where a minor is met on a weekday. */
  school: { byDefault: 'FRIENDS', mostOfMinor: 'FRIENDS' },
  kpi: open,
  activities: amongFriends,
  /** Also the badges. */
  achievements: open,
  /** Those whoever looks may see. */
  forums: amongFriends,
  /** A page of each says the name on it to whoever has its address. */
  certificates: { byDefault: 'FRIENDS', mostOfMinor: 'FRIENDS' },
} as const satisfies Record<string, FieldRule>;

export type ProfilePartName = keyof typeof profileParts;

export const profilePartNames = Object.keys(profileParts) as ProfilePartName[];

/** Whatever has a rule. */
export type RuledName = ProfileFieldName | ProfilePartName;

export const fieldRules: Readonly<Record<RuledName, FieldRule>> = { ...profileFields, ...profileParts };

/** What somebody may set it to, the narrowest first. */
export function choicesOf(name: RuledName, isMinor: boolean): readonly PrivacyLevel[] {
  const most = isMinor ? fieldRules[name].mostOfMinor : 'GLOBAL';
  return privacyLevels.slice(0, privacyLevels.indexOf(most) + 1);
}
