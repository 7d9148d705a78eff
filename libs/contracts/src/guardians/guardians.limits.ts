/** Bounds of guardians and the children they look after. */
export const guardiansLimits = {
  /** Of a code as it is typed, without hyphens. */
  codeLength: 12,
  /** Life of a code. */
  codeMinutes: 60,
  guardiansOfStudent: 6,
  studentsOfGuardian: 12,
  /** From this age on a student says whether a guardian stays when they are of age. */
  keepFromAge: 17,
  /** So long before it ends by itself its student is told. */
  tellDaysBefore: 30,
  /** Entries of a topic in the weekly mail. */
  digestEntries: 6,
  /** Days of which the time spent is told. */
  timeDays: 14,
} as const;
