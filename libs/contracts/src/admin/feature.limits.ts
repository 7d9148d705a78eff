/** Bounds of features and their lists of extra users (checklist line 231). */
export const featureLimits = {
  nameLength: 100,
  /** E-mails one change adds, and as many it removes. */
  emailsAtOnce: 10_000,
  /** E-mails on one list. */
  emailsOfFeature: 100_000,
  /** E-mails of one page of a feature's list. */
  pageSize: 50,
} as const;
