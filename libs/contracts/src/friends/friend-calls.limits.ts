import { type CallLimit, everyDay, everyHour, everyMinute, searchesPerMinute } from '../common/call-limit';

/** Cards and profiles together: who looks at everybody's, though slowly, collects them. */
export const looksAtPeople = { ...everyDay('friends.looks', 1_000), atATime: 20 } as const;

/**
 * How often one person may call what changes friendships and blocks (requests have a rule of their own besides), and look
 * at cards: who looks at everybody learns who knows whom.
 */
export const friendCalls = {
  changes: everyHour('friends.changes', 600),
  suggestions: everyMinute('friends.suggestions', searchesPerMinute),
  cards: { ...everyMinute('friends.cards', 60), countedBy: 'process', also: looksAtPeople },
} as const satisfies Record<string, CallLimit>;
