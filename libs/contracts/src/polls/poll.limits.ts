/** Bounds of polls; texts are in characters. */
export const pollLimits = {
  /** Options of one poll (checklist line 130). */
  options: 30,
  optionLength: 200,
  /** Votes that are named one by one. */
  shownVotes: 100,
  /** Options one person adds within an hour. */
  optionsPerHour: 120,
} as const;
