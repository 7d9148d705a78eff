import type { SavedView, TableDeclaration } from '@lyceum/contracts/ops';
import type { BuiltInView } from '../app/navigation';
import { readView, refined, type TableSearch, toSearch } from './table-address';

/** Search parameters of a view without its place, and the same as a text that equal views have in common. */
export interface ViewAddress {
  readonly search: TableSearch;
  readonly text: string;
}

/** The address of a view as the table is today: what it no longer has is left out. */
export function viewAddress(table: TableDeclaration, raw: Readonly<Record<string, unknown>>): ViewAddress {
  const search = toSearch(table, refined(readView(table, raw), {}));
  const sorted = Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1));
  return { search, text: JSON.stringify(Object.fromEntries(sorted)) };
}

/** Whether a search parameter picks rows; the others say how they are shown. */
const narrowing = (key: string): boolean => !['sort', 'columns', 'size', 'page', 'after'].includes(key);

/** The address of a saved view, and what it picks rows by that the table, as its reader has it, no longer understands. */
export function savedAddress(
  table: TableDeclaration,
  { search }: Pick<SavedView, 'search'>,
): ViewAddress & { readonly lost: readonly string[] } {
  const wanted = searchOf(search);
  const address = viewAddress(table, wanted);
  const lost = Object.keys(wanted).filter((key) => narrowing(key) && !(key in address.search));
  return { ...address, lost: lost.map((key) => table.columns[key]?.label ?? key) };
}

function searchOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The views of a section that its reader can look through: all they filter by is theirs to read. */
export function usableViews(table: TableDeclaration, views: readonly BuiltInView[]) {
  return views
    .map(({ name, search }) => ({ name, wanted: search, address: viewAddress(table, search) }))
    .filter(({ wanted, address }) =>
      Object.keys(wanted).every((key) => !narrowing(key) || key in address.search),
    )
    .map(({ name, address }) => ({ name, ...address }));
}
