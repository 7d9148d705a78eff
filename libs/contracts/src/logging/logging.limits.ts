/** Bounds of what browsers report (checklist lines 239, 240, 244). */
export const loggingLimits = {
  /** Body of one report, in bytes; what a browser lets a page send while it closes. */
  bodyBytes: 64 * 1024,
  /** Actions or log entries of one report. */
  batchSize: 100,
  pathLength: 2_000,
  /** A page looked at for less is not counted, in ms. */
  leastPageView: 2_000,
  /** Durations are kept to a tenth of a second, in ms. */
  durationStep: 100,
  /** No stay is believed to be longer, in ms. */
  longestDuration: 24 * 3_600_000,
  /** What happened longer ago than this is taken to have happened then, in ms. */
  oldestAction: 24 * 3_600_000,
  /** Characters of a browser's name, a version, a target's id. */
  wordLength: 80,
  /** Actions of one person within a minute. */
  actionsPerMinute: 600,
  /** Reports of actions within a minute, of one person, or of one address without one. */
  actionReportsPerMinute: 600,
  messageLength: 2_000,
  stackLength: 8_000,
  /** Reports of front-end logs of one person, or of one address without one, within a minute. */
  logReportsPerMinute: 60,
  /** Days front-end logs are kept. */
  logDays: 30,
  /** Entries of a browser that go out together (checklist line 244). */
  logFlushSize: 5,
  /** Without any sign of the user for so long, a page's clock stands still, in ms (checklist line 243). */
  pageIdle: 300_000,
  /** Days one report of the analytics looks at. */
  reportDays: 366,
  funnelSteps: 8,
  /** Weeks a cohort is followed. */
  cohortWeeks: 53,
} as const;

/** What the id of a browser in which nobody is known begins with (checklist line 245). */
export const anonymousUserPrefix = 'anonymous-user-';
