/** From which failure in a row on the next try has to wait, how long at most, and how many tries may run at once. */
export interface AttemptRule {
  /** The first failure that costs time: one second, then twice as much each time. */
  readonly freeFailures: number;
  /** Tries that may be under way at once; otherwise a thousand at once would all be free. */
  readonly atOnce: number;
}

/**
 * For one account from one address, or from one browser that is known to it. Of many at once ten are judged at most: four
 * that fail make way for others, and the next one ends it.
 */
export const fromOnePlace: AttemptRule = { freeFailures: 5, atOnce: 6 };

/** For one account from everywhere together; browsers that are known to it do not count and are not counted. */
export const fromEverywhere: AttemptRule = { freeFailures: 50, atOnce: 10 };

export const longestDelaySeconds = 15 * 60;
