/** Bounds of what somebody tells of themselves; texts are in characters. */
export const profileLimits = {
  aboutMeLength: 5_000,
  /** Links in it. */
  aboutMeLinks: 5,
  lineLength: 100,
  addressLength: 200,
  phoneLength: 30,
  earliestGraduation: 1950,
  latestGraduation: 2100,
} as const;
