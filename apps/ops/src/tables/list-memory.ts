import type { TableSearch, TableView } from './table-address';

/** How each list was looked at last, by its path. Kept for as long as the page. */
const lastSearches = new Map<string, TableSearch>();

export function rememberSearch(path: string, search: TableSearch): void {
  lastSearches.set(path, search);
}

/** What a view asks, whichever page and columns of it are shown. */
export const questionOf = (table: string, { search, filters, sort, size }: TableView): string =>
  JSON.stringify([table, search, filters, sort, size]);

/** Where the pages of a question begin, by the question. Kept for as long as the page. */
const starts = new Map<string, Map<number, string>>();

export function rememberStart(question: string, page: number, after: string): void {
  starts.set(question, (starts.get(question) ?? new Map<number, string>()).set(page, after));
}

/** Where a page begins that was walked through; undefined for another, and for the first. */
export function startOf(question: string, page: number): string | undefined {
  return starts.get(question)?.get(page);
}

/** Whether a list was looked at before. */
export const wasVisited = (path: string): boolean => lastSearches.has(path);

/** The search parameters a list was left with; none for one that was not visited. */
export function lastSearchOf(path: string): TableSearch {
  return lastSearches.get(path) ?? {};
}
