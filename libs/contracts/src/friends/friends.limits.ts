/** Bounds of friends and blocking. */
export const friendsLimits = {
  /** Rows of one page of friends, requests or blocked people. */
  pageSize: 30,
  /** Friends that a profile names at a time. */
  friendsOfProfile: 12,
  /** New requests one person may send a day (UTC), whatever became of them. */
  requestsPerDay: 20,
  /** The same for who has been refused `manyRefusals` times in the last `refusalDays`. */
  requestsPerDayOfRefused: 5,
  manyRefusals: 3,
  refusalDays: 30,
  /** So many requests in so few minutes are looked at by staff. */
  suddenRequests: 10,
  suddenMinutes: 10,
  /** And so many of a grown-up in so few minutes to minors they have nothing but a forum in common with. */
  suddenMinors: 5,
  suddenMinorsMinutes: 60,
  /** Students up to this age may ask minors they share a class or forum with. */
  peerAgeYears: 19,
  /** Somebody counts as online while a browser of theirs renewed its session so recently; it does so every 15 minutes. */
  onlineMinutes: 16,
  /** And as away once none of their tabs has told of a sign of theirs for so long; one that is used tells every `signsEvery`. */
  awayMinutes: 7,
  /** Forums and friends in common that a card names; of the others it says how many. */
  shownInCommon: 3,
  /** People who are suggested as friends at once. */
  suggestions: 12,
} as const;
