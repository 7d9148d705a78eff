import { threadLimits } from '@lyceum/contracts/forum';

/** The least a list must know of its rows: an id, and the place to read on from. */
export interface PagedRow {
  readonly id: string;
  readonly cursor: string;
}

/**
 * Where the next page of threads begins: after the last row of a full page. A page of fewer than ten ends the list, so
 * a list of exactly ten costs one more, empty, call (checklist line 85).
 */
export function nextCursor(
  lastPage: readonly PagedRow[],
  pageSize: number = threadLimits.pageSize,
): string | null {
  return lastPage.length < pageSize ? null : (lastPage.at(-1)?.cursor ?? null);
}

/** One list of all pages. A row that moved between two calls stands there once. */
export function rowsOf<Row extends { readonly id: string }>(pages: readonly (readonly Row[])[]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
