interface SearchState {
  readonly isFailed: boolean;
  readonly missing: readonly string[];
  readonly isSearching: boolean;
  readonly isEmpty: boolean;
}

/** What stands below the entries: of what was not searched always, otherwise only where there is no entry. */
export function searchNote({ isFailed, missing, isSearching, isEmpty }: SearchState): string | null {
  if (isFailed) return 'Records were not searched. Please try again.';
  if (missing.length > 0) return `Not searched: ${missing.join(', ')}. Please try again.`;
  if (!isEmpty) return null;
  return isSearching ? 'Searching…' : 'Nothing is called that.';
}
