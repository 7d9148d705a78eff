/** Bounds of account fields, in characters. */
export const authLimits = {
  nameLength: 60,
  emailLength: 254,
  passwordMinimum: 8,
  passwordMaximum: 128,
  /** Characters of a search in the console's user table. */
  userSearchLength: 100,
} as const;
