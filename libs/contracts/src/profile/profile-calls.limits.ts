import { type CallLimit, everyHour, everyMinute } from '../common/call-limit';

/** How often one person may look at profiles, who looks at everybody's collects them, and change their own. */
export const profileCalls = {
  looks: everyMinute('profile.looks', 60),
  changes: everyHour('profile.changes', 120),
} as const satisfies Record<string, CallLimit>;
