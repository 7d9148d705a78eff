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
  exports: everyHour('console.exports', 60),
} as const satisfies Record<string, CallLimit>;
