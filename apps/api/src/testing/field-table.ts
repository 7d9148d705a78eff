import type { FieldRule, RuledName } from '@lyceum/contracts/profile';

/** The table of the checklist, written out: what each field is set to by default, and the most it can be of a minor. */
const guarded: FieldRule = { byDefault: 'PRIVATE', mostOfMinor: 'FRIENDS' };
const amongFriends: FieldRule = { byDefault: 'FRIENDS', mostOfMinor: 'GLOBAL' };
const open: FieldRule = { byDefault: 'GLOBAL', mostOfMinor: 'GLOBAL' };
export const ruleTable: Readonly<Record<RuledName, FieldRule>> = {
  sameAsStudent: guarded,
  preferredName: amongFriends,
  dob: guarded,
  preferredPronoun: amongFriends,
  gender: amongFriends,
  street: guarded,
  street2: guarded,
  city: guarded,
  state: guarded,
  zipcode: guarded,
  country: guarded,
  nationality: amongFriends,
  phone: guarded,
  socialMedia1: amongFriends,
  socialMedia2: amongFriends,
  socialMedia3: amongFriends,
  socialMedia4: amongFriends,
  socialMedia5: amongFriends,
  graduationYear: amongFriends,
  guardianFirstName: guarded,
  guardianLastName: guarded,
  guardianEmail: guarded,
  guardianStreetAddress1: guarded,
  guardianStreetAddress2: guarded,
  guardianCity: guarded,
  guardianState: guarded,
  guardianPhone: guarded,
  guardianZipcode: guarded,
  guardianCountry: guarded,
  aboutMe: open,
  memberSince: open,
  school: { byDefault: 'FRIENDS', mostOfMinor: 'FRIENDS' },
  kpi: open,
  activities: amongFriends,
  achievements: open,
  forums: amongFriends,
  certificates: { byDefault: 'FRIENDS', mostOfMinor: 'FRIENDS' },
};
export const ruledNames = Object.keys(ruleTable) as RuledName[];

/** How near one has to be for what is set to it. */
export const ranks = { GLOBAL: 1, FRIENDS: 2, PRIVATE: 3 } as const;
