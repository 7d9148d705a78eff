import { type CallLimit, everyMinute } from '../common/call-limit';

/** How often one person may look at profiles: who looks at everybody's collects them. */
export const profileCalls = {
  looks: everyMinute('profile.looks', 60),
} as const satisfies Record<string, CallLimit>;
