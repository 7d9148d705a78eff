/** Bounds of enquiries; texts are in characters. */
export const enquiriesLimits = {
  nameLength: 100,
  emailLength: 254,
  textLength: 4_000,
  pageUriLength: 2_000,
  /** How long one is kept after it was closed, in days. */
  keptDays: 730,
} as const;
