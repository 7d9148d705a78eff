import {
  type CallLimit,
  everyHour,
  everyMinute,
  everyTenMinutes,
  searchesPerMinute,
} from '../common/call-limit';

/** How often one of the staff may call what the console does. */
export const consoleCalls = {
  changes: everyTenMinutes('console.changes', 600),
  /** Words looked for in the tables; pages of what was found count as well. */
  searches: everyMinute('console.searches', searchesPerMinute),
  /** A list is counted when its question changes, beside the page: what is typed costs one search. */
  counts: everyMinute('console.counts', 4 * searchesPerMinute),
  /** Files, and names of all that match. */
  exports: everyHour('console.exports', 60),
} as const satisfies Record<string, CallLimit>;
