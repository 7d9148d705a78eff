import { type CallLimit, everyMinute, searchesPerMinute } from '../common/call-limit';

/** How often one person may search everything. */
export const searchCalls = {
  everything: everyMinute('search.everything', searchesPerMinute),
  suggestions: everyMinute('search.suggestions', searchesPerMinute),
} as const satisfies Record<string, CallLimit>;
