/** What every page loads before it shows anything; other bounds of accounts are `authLimits`. */
export const sessionLimits = {
  /** Without keep-me-logged-in, so much idleness ends a session (checklist line 26). */
  idleMilliseconds: 1_800_000,
} as const;
