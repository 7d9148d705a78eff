/** Bounds of notifications. */
export const notificationLimits = {
  /** The dropdown's page. */
  pageSize: 20,
  maximumPageSize: 100,
  deepestSkip: 2_000,
  /** Ids in one mark-seen call; also where the bell's count stops. */
  maximumSeenAtOnce: 100,
  /** The dropdown must be open so long before what it shows counts as seen (checklist line 53). */
  seenAfterMilliseconds: 2_000,
} as const;
