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

export function savedAddress(table: TableDeclaration, { search }: Pick<SavedView, 'search'>): ViewAddress {
  try {
    return viewAddress(table, JSON.parse(search) as Record<string, unknown>);
  } catch {
    return viewAddress(table, {});
  }
}

/** Whether a search parameter picks rows; the others say how they are shown. */
const narrowing = (key: string): boolean => !['sort', 'columns', 'size'].includes(key);

/** The views of a section that its reader can look through: all they filter by is theirs to read. */
export function usableViews(table: TableDeclaration, views: readonly BuiltInView[]) {
  return views
    .map(({ name, search }) => ({ name, wanted: search, address: viewAddress(table, search) }))
    .filter(({ wanted, address }) =>
      Object.keys(wanted).every((key) => !narrowing(key) || key in address.search),
    )
    .map(({ name, address }) => ({ name, ...address }));
}
