import type { SearchTime } from '@lyceum/contracts/search';

/** What of the findings is shown. */
export const searchTabs = ['all', 'threads', 'forums', 'people'] as const;

/** How old threads may be; not the contract's list, which brings `zod` into everybody's first screen. */
export const searchTimes = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const satisfies readonly SearchTime[];

export type SearchTab = (typeof searchTabs)[number];

/** A search as the address has it. */
export interface SearchAddress {
  readonly q?: string;
  /** Without one it is all. */
  readonly tab?: SearchTab;
  /** What narrows the threads: ids of a forum and of who wrote, and how old they may be. */
  readonly forum?: string;
  readonly author?: string;
  readonly time?: SearchTime;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

/** Reads an address, and leaves out what is none. */
export function readSearchAddress({ q, tab, forum, author, time }: Record<string, unknown>): SearchAddress {
  const knownTab = searchTabs.find((known) => known === tab && known !== 'all');
  const knownTime = searchTimes.find((known) => known === time);
  return {
    // The router reads `?q=42` as a number.
    ...((typeof q === 'string' || typeof q === 'number') && { q: String(q).slice(0, 200) }),
    ...(knownTab && { tab: knownTab }),
    ...(isId(forum) && { forum }),
    ...(isId(author) && { author }),
    ...(knownTime && { time: knownTime }),
  };
}

/** The same search without what narrows it. */
export const unnarrowed = ({ q, tab }: SearchAddress): SearchAddress => ({
  ...(q && { q }),
  ...(tab && { tab }),
});
