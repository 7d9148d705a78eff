import { type CallLimit, everyDay, everyHour } from '../common/call-limit';

/** How often one person may make codes, use what they were given, and change or end what there is. */
export const guardianCalls = {
  codes: everyDay('guardians.codes', 20),
  acceptances: everyHour('guardians.acceptances', 30),
  changes: everyHour('guardians.changes', 120),
} as const satisfies Record<string, CallLimit>;
