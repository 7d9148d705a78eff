import { type CallLimit, everyHour, everyTenMinutes } from '../common/call-limit';

/** How often one person may call what changes their account. */
export const accountCalls = {
  /** Settings, sessions, ways in. */
  changes: everyTenMinutes('auth.changes', 120),
  /** A whole copy of one's data. */
  exports: everyHour('auth.export', 10),
} as const satisfies Record<string, CallLimit>;
