/** Bounds of notifications. */
export const notificationLimits = {
  /** The dropdown's page. */
  pageSize: 20,
  maximumPageSize: 100,
  deepestSkip: 2_000,
  /** Ids in one mark-seen call; also where the bell's count stops. */
  maximumSeenAtOnce: 100,
  /** People beside the latest one that a grouped notification counts: 'A and 99 others'. */
  maximumOthers: 99,
  /** Characters. */
  descriptionLength: 500,
  /** Local hour at which the daily e-mail goes out. */
  digestHour: 8,
  /** Notifications one daily e-mail lists; it says how many more there are. */
  digestRows: 30,
  /** The dropdown must be open so long before what it shows counts as seen (checklist line 53). */
  seenAfterMilliseconds: 2_000,
} as const;
