import { type CallLimit, everyHour } from '../common/call-limit';

/** How often one person may call what changes friendships and blocks; requests have a rule of their own besides. */
export const friendCalls = {
  changes: everyHour('friends.changes', 600),
} as const satisfies Record<string, CallLimit>;
