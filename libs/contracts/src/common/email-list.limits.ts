/** Bounds of lists of e-mails that are pasted or come from a file. */
export const emailListLimits = {
  /** Characters pasted, or of a file, in one go. */
  length: 600_000,
  /** Lines shown as not being e-mails. */
  shownInvalidLines: 200,
} as const;
