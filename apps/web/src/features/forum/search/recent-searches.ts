import { searchesPrefix } from '../../../app/shell/draft-prefix';

/** How many searches are remembered. */
const remembered = 6;

const keyOf = (userId: string): string => `${searchesPrefix}${userId}`;

/** What this person looked for in this browser, the latest first; nothing where the browser keeps nothing. */
export function recentSearches(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a search, once whatever its case; logging out forgets it. */
export function rememberSearch(userId: string, query: string): void {
  const others = recentSearches(userId).filter((text) => text.toLowerCase() !== query.toLowerCase());
  keep(userId, [query, ...others].slice(0, remembered));
}

export function forgetSearches(userId: string): void {
  keep(userId, []);
}

function keep(userId: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(searches));
  } catch {
    // A full or closed store remembers nothing.
  }
}
