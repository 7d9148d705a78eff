import { type CallLimit, everyHour, everyMinute } from '../common/call-limit';

/**
 * How often one person may call what changes friendships and blocks (requests have a rule of their own besides), and look
 * at cards: who looks at everybody learns who knows whom.
 */
export const friendCalls = {
  changes: everyHour('friends.changes', 600),
  cards: everyMinute('friends.cards', 60),
} as const satisfies Record<string, CallLimit>;
