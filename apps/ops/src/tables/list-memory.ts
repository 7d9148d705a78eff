import { forgottenWithSession } from '../app/tab-memory';
import type { TableSearch, TableView } from './table-address';

/** How a list was left: the address it had, how far it was scrolled, the row somebody went from, and what was selected. */
export interface ListPlace {
  readonly address: string;
  readonly scroll: number;
  readonly row: string | null;
  readonly selected: ReadonlyMap<string, string>;
}

/** How each list was looked at last, by its path. Kept for as long as the page, and no longer than the session. */
const lastSearches = new Map<string, TableSearch>();
const places = new Map<string, ListPlace>();

/** Where pages begin is kept over a reload, of this tab alone: it names people the list is ordered by. */
const startsKey = 'lyceum.ops.starts';

/** Questions whose pages are kept. */
const keptQuestions = 10;

forgottenWithSession(() => {
  lastSearches.clear();
  places.clear();
});

export function rememberSearch(path: string, search: TableSearch): void {
  lastSearches.set(path, search);
}

/** Whether a list was looked at before. */
export const wasVisited = (path: string): boolean => lastSearches.has(path);

/** The search parameters a list was left with; none for one that was not visited. */
export function lastSearchOf(path: string): TableSearch {
  return lastSearches.get(path) ?? {};
}

export function rememberPlace(path: string, place: ListPlace): void {
  places.set(path, place);
}

/** How a list was left at this address; undefined for another address. */
export function placeOf(path: string, address: string): ListPlace | undefined {
  const place = places.get(path);
  return place?.address === address ? place : undefined;
}

/** What a view asks, whichever page and columns of it are shown. */
export const questionOf = (table: string, { search, filters, sort, size }: TableView): string =>
  JSON.stringify([table, search, filters, sort, size]);

/** Where the pages of a question begin, by their number. */
type Starts = readonly [question: string, byPage: Readonly<Record<number, string>>];

export function rememberStart(question: string, page: number, after: string): void {
  const all = readStarts();
  const known = all.find(([of]) => of === question)?.[1];
  if (known?.[page] === after) return;
  const others = all.filter(([of]) => of !== question);
  writeStarts([[question, { ...known, [page]: after }] as const, ...others].slice(0, keptQuestions));
}

/** Where a page begins that was walked through; undefined for another, and for the first. */
export function startOf(question: string, page: number): string | undefined {
  return readStarts().find(([of]) => of === question)?.[1][page];
}

function readStarts(): readonly Starts[] {
  try {
    return JSON.parse(sessionStorage.getItem(startsKey) ?? '[]') as Starts[];
  } catch {
    return [];
  }
}

function writeStarts(starts: readonly Starts[]): void {
  try {
    if (starts.length === 0) sessionStorage.removeItem(startsKey);
    else sessionStorage.setItem(startsKey, JSON.stringify(starts));
  } catch {
    // A browser that keeps nothing knows the way back to the first page alone.
  }
}
