/** Bounds of every paged list that has no numbers of its own. */
export const pageLimits = {
  /** Rows of one page in the console's tables. */
  consolePageSize: 25,
  /** The most rows one call may ask for. */
  maximumPageSize: 100,
  /** Characters of an encoded cursor; longer ones are not ours. */
  cursorLength: 1_024,
  /** The most rows `skipValue` may pass over; deeper pages are reached by their cursor. */
  deepestSkip: 10_000,
} as const;

/** What a place in a list is written with. */
export const cursorPattern = /^[\w-]+$/;
