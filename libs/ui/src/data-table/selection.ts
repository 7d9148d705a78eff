export interface DataTableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** `selected` with `id` put in or taken out. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All rows of this page put in, or taken out when they all were in. Rows of other pages are left alone. */
export function toggledPage(selected: ReadonlySet<string>, pageIds: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const all = pageIds.every((id) => selected.has(id));
  for (const id of pageIds) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** How much of this page is selected. */
export function pageSelection(
  selected: ReadonlySet<string>,
  pageIds: readonly string[],
): 'none' | 'some' | 'all' {
  const count = pageIds.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}
