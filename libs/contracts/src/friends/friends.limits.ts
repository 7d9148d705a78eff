/** Bounds of friends and blocking. */
export const friendsLimits = {
  /** Rows of one page of friends, requests or blocked people. */
  pageSize: 30,
  /** Requests one person may send in an hour. */
  requestsPerHour: 100,
  /** Somebody counts as online while a browser of theirs renewed its session so recently; it does so every 15 minutes. */
  onlineMinutes: 16,
} as const;
