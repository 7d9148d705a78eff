import type { TableSearch } from './table-address';

/** How each list was looked at last, by its path. Kept for as long as the page. */
const lastSearches = new Map<string, TableSearch>();

export function rememberSearch(path: string, search: TableSearch): void {
  lastSearches.set(path, search);
}

/** The search parameters a list was left with; none for one that was not visited. */
export function lastSearchOf(path: string): TableSearch {
  return lastSearches.get(path) ?? {};
}
