import type { SortDirection } from '@lyceum/contracts/common';
import type { FilterValue } from '@lyceum/contracts/ops';

/** What a call asks of a table, without pages. */
export interface TableQuestion {
  readonly search: string;
  readonly filters: Record<string, FilterValue>;
  readonly sortBy: string;
  readonly direction: SortDirection;
}

/** One page of what is asked, as calls have it. */
export function pageOf(
  question: TableQuestion,
  { size, after }: { readonly size: number; readonly after: string | null },
) {
  return { ...question, limit: size, cursor: after };
}
