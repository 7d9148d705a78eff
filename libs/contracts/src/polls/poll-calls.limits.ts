import { type CallLimit, everyHour, everyTenMinutes } from '../common/call-limit';
import { pollLimits } from './poll.limits';

/** How often one person may call what changes polls. */
export const pollCalls = {
  options: everyHour('polls.options', pollLimits.optionsPerHour),
  changes: everyTenMinutes('polls.changes', 600),
} as const satisfies Record<string, CallLimit>;
